import toast, { type Toast } from 'react-hot-toast/headless';
import type { Notice } from '../../machines/required.ts';

/** How long a message stays, in ms, where the notice does not say: longer when there is more to read. */
const DURATIONS = { success: 4000, warning: 6000, error: 8000 } as const;

/** Shows a notice as a toast. The same text at once again moves to the newest instead of standing twice. */
export function showNotice(notice: Notice): void {
  toast(JSON.stringify(notice), {
    id: `${notice.kind}:${notice.text}:${notice.detail ?? ''}`,
    duration: notice.duration ?? DURATIONS[notice.kind],
  });
}

/** The notice that a toast shows; toasts carry texts only, so it travels as JSON of our own making. */
export function noticeOf(entry: Toast): Notice {
  // Only showNotice makes toasts, so the text is always a Notice.
  return JSON.parse(String(entry.message)) as Notice;
}
