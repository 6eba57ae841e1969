import toast, { type Toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../parts/Icon.tsx';
import { noticeOf } from './notices.ts';

const ICONS = {
  success: 'i-lucide-check',
  warning: 'i-lucide-triangle-alert',
  error: 'i-lucide-triangle-alert',
} as const;

/**
 * Messages at the top right, each with a close button; they stay while the pointer or the focus is on them.
 * The two live regions stand from the start, so that screen readers hear what is put into them.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const visible = toasts.filter((entry) => entry.visible);
  const isUrgent = (entry: Toast) => noticeOf(entry).kind === 'error';
  return (
    <section
      className="toasts"
      aria-label="Messages"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="status" className="toast-region">
        {visible
          .filter((entry) => !isUrgent(entry))
          .map((entry) => (
            <ToastCard key={entry.id} entry={entry} />
          ))}
      </div>
      <div role="alert" className="toast-region">
        {visible.filter(isUrgent).map((entry) => (
          <ToastCard key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ entry }: { entry: Toast }) {
  const { kind, text, detail } = noticeOf(entry);
  return (
    <div className="toast" data-kind={kind}>
      <Icon name={ICONS[kind]} />
      <div>
        {text}
        {detail !== undefined && <span className="toast-detail">{detail}</span>}
      </div>
      <button
        type="button"
        className="icon-button icon-button-small"
        aria-label="Close message"
        onClick={() => toast.dismiss(entry.id)}
      >
        <Icon name="i-lucide-x" />
      </button>
    </div>
  );
}
