import { createElement } from 'react';
import toast from 'react-hot-toast/headless';
import type { EventObject } from 'xstate';
import type { Notice } from '../../machines/kit/unprovided.ts';
import { grouped, isOverBy, kindOf, timesOf, type Told } from './groups.ts';
import { ToastCard } from './ToastCard.tsx';

/** How long a message stays, in ms, where the notice does not say: longer when there is more to read. */
const DURATIONS = { success: 4000, warning: 6000, error: 8000 } as const;

/** Whoever shows a notice; events that the notice names go back there. */
export interface NoticeSender {
  send(event: EventObject): void;
}

/** What is on screen now, as the view has told last. */
let standing: readonly Told[] = [];

/** Failures behind the front, by the ids of their toasts: nobody reads them there, and their time does not run. */
const waiting = new Set<string>();

/** From the view: what is on screen now, the newest first. A failure has its time once it is in front, however long that takes. */
export function noteStanding(told: readonly Told[]): void {
  standing = told;
  const [front = [], ...behind] = grouped(told);
  for (const id of waiting) if (!told.some((one) => one.id === id)) waiting.delete(id);
  for (const one of behind.flat()) {
    if (one.notice.kind !== 'error' || waiting.has(one.id)) continue;
    waiting.add(one.id);
    put(one, Infinity);
  }
  // The oldest first, so that they keep their order.
  for (const one of front.toReversed()) if (waiting.delete(one.id)) put(one);
}

const idOf = ({ id, kind, text, detail = '' }: Notice): string => id ?? `${kind}:${text}:${detail}`;

/**
 * Shows a notice as a toast. The same one at once again takes its own place and is counted there; one of a kind
 * that stands already keeps the others of it for as long as itself; what is over by it goes.
 */
export function showNotice(notice: Notice, sender: NoticeSender): void {
  const id = idOf(notice);
  const before = standing.find((one) => one.id === id);
  const times = timesOf(notice, before);
  const told: Told = {
    id,
    notice,
    ...(times !== undefined && { times }),
    // With a step of it nothing new is told: what has been told since stays before it.
    ...(notice.isProgress && { since: before?.since ?? Date.now() }),
    send: (event) => sender.send(event),
  };
  const others = standing.filter(({ id }) => id !== told.id);
  for (const { id } of others.filter((other) => isOverBy(notice, other.notice))) toast.dismiss(id);
  const kind = kindOf(notice);
  // The oldest first, so that they keep their order.
  if (kind !== undefined)
    others
      .filter((other) => kindOf(other.notice) === kind)
      .toReversed()
      .forEach((other) => put(other));
  put(told);
}

function put(told: Told, duration = told.notice.duration ?? DURATIONS[told.notice.kind]): void {
  const { id, notice } = told;
  toast(createElement(ToastCard, { of: [told] }), {
    id,
    duration,
    ariaProps:
      notice.kind === 'error'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
  });
}

/** Takes a notice away again that has lost its sense; nothing happens when it is gone already. */
export function hideNotice(notice: Notice): void {
  toast.dismiss(idOf(notice));
}

/** Takes away what one person was told: it is nobody else's, nor is what can be done from there. */
export function hidePersonal(): void {
  for (const { id, notice } of standing) if (!notice.isOfPage) toast.dismiss(id);
}

/** Takes away what told of the page that was left. */
export function hideOfLeftPage(): void {
  for (const { id, notice } of standing) if (notice.goesWithPage) toast.dismiss(id);
}
