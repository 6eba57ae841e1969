import { dayText } from './moments.ts';

/** A moment as people say it: 'Today, 14:05', else the day, `withTime` with its time; the exact time on hover. */
export function Moment({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <>{at}</>;
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString()}>
      {describe(date, new Date(), withTime)}
    </time>
  );
}

function describe(date: Date, now: Date, withTime: boolean): string {
  const clock = date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  if (date.toDateString() === now.toDateString()) return `Today, ${clock}`;
  const day = date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
  return withTime ? `${day}, ${clock}` : day;
}

/** A calendar date, which has no time zone: shown as the day it says. */
export function Day({ date }: { date: string }) {
  const text = dayText(date);
  return text === date ? <>{date}</> : <time dateTime={date}>{text}</time>;
}
