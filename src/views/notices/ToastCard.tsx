import toast from 'react-hot-toast/headless';
import type { Notice } from '../../machines/kit/unprovided.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Group, wordsOf } from './groups.ts';
import { tellCut } from './tellCut.ts';

const ICONS = {
  success: 'i-lucide-check',
  warning: 'i-lucide-triangle-alert',
  error: 'i-lucide-triangle-alert',
} as const;

export interface ToastCardProps {
  of: Group;
  /** How many other cards wait behind it; undefined for one of those. */
  behind?: number | undefined;
}

/** Takes a card away and tells the machines whose notices they are, where those want to know. */
export function closeToast(of: Group, why: 'action' | 'closed'): void {
  // The newest first: what was done last is taken back first.
  for (const { id, notice, send } of of) {
    toast.dismiss(id);
    const event = why === 'action' ? notice.action?.event : notice.closed;
    if (event) send(event);
  }
}

/** One message with its close button, and a button for what it offers; notices of one kind are one message. */
export function ToastCard({ of, behind }: ToastCardProps) {
  const { kind, action, detail: more, isProgress }: Notice = of[0].notice;
  const { times } = of[0];
  const { text, detail } = wordsOf(of);
  const isDetailed = kind !== 'success' || more !== undefined;
  return (
    // A tap on it is enough to read all of a long one: it opens for as long as the focus is in it.
    <div
      className="toast"
      data-kind={kind}
      data-detailed={isDetailed || undefined}
      data-behind={behind === undefined || undefined}
      tabIndex={-1}
    >
      {isProgress ? <span className="spinner" aria-hidden="true" /> : <Icon name={ICONS[kind]} />}
      <div
        // Told again it is put in anew: a screen reader reads all of it, not the count alone.
        key={times}
        // Another function each time: it is called again with each change.
        ref={(element) => (isDetailed ? undefined : tellCut(element))}
        className="toast-text"
        aria-live={isProgress ? 'off' : undefined}
      >
        {text}
        {detail !== undefined && <span className="toast-detail">{detail}</span>}
      </div>
      {times !== undefined && of.length === 1 && <span className="toast-count">×{times}</span>}
      {behind !== undefined && behind > 0 && (
        // The others are there for a screen reader all the time.
        <span className="toast-more" aria-hidden="true">
          {behind} more
        </span>
      )}
      {action && (
        <button
          type="button"
          className="button button-small toast-action"
          onClick={() => closeToast(of, 'action')}
        >
          {action.label}
        </button>
      )}
      {isProgress !== true && (
        <button
          type="button"
          className="icon-button icon-button-small"
          aria-label="Close message"
          onClick={() => closeToast(of, 'closed')}
        >
          <Icon name="i-lucide-x" />
        </button>
      )}
    </div>
  );
}
