import { createElement } from 'react';
import toast from 'react-hot-toast/headless';
import type { EventObject } from 'xstate';
import type { Notice } from '../../machines/kit/unprovided.ts';
import { ToastCard } from './ToastCard.tsx';

/** How long a message stays, in ms, where the notice does not say: longer when there is more to read. */
const DURATIONS = { success: 4000, warning: 6000, error: 8000 } as const;

/** Whoever shows a notice; events that the notice names go back there. */
export interface NoticeSender {
  send(event: EventObject): void;
}

const idOf = ({ id, kind, text, detail = '' }: Notice): string => id ?? `${kind}:${text}:${detail}`;

/** Shows a notice as a toast. The same one at once again moves to the newest instead of standing twice. */
export function showNotice(notice: Notice, sender: NoticeSender): void {
  const id = idOf(notice);
  toast(createElement(ToastCard, { id, notice, send: (event) => sender.send(event) }), {
    id,
    duration: notice.duration ?? DURATIONS[notice.kind],
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
