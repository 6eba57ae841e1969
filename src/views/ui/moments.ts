/** A day, YYYY-MM-DD, as people say it; anything else as it is. */
export function dayText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return date;
  const shown = new Date(0);
  // Given to the constructor, 23 would be 1923.
  // By no zone's calendar: some have left out a day, and would show the next one.
  shown.setUTCFullYear(year, month - 1, day);
  if (Number.isNaN(shown.getTime())) return date;
  return shown.toLocaleDateString(undefined, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

/** A moment as people say it: the time when it is today, else day and time. `at` in epoch ms. */
export function momentText(at: number, now: number = Date.now()): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  if (date.toDateString() === new Date(now).toDateString()) return time;
  return `${date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })}, ${time}`;
}
