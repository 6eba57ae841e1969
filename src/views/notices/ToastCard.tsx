import toast from 'react-hot-toast/headless';
import type { EventObject } from 'xstate';
import type { Notice } from '../../machines/kit/unprovided.ts';
import { Icon } from '../ui/Icon.tsx';

const ICONS = {
  success: 'i-lucide-check',
  warning: 'i-lucide-triangle-alert',
  error: 'i-lucide-triangle-alert',
} as const;

export interface ToastCardProps {
  /** Of the toast. */
  id: string;
  notice: Notice;
  /** Back to the machine whose notice it is. */
  send(event: EventObject): void;
}

/** Takes a message away and tells the machine whose it is, where that wants to know. */
export function closeToast({ id, send }: ToastCardProps, event: EventObject | undefined): void {
  toast.dismiss(id);
  if (event) send(event);
}

/** One message with its close button, and a button for what it offers. */
export function ToastCard(props: ToastCardProps) {
  const { kind, text, detail, action, closed } = props.notice;
  const close = (event: EventObject | undefined) => closeToast(props, event);
  return (
    <div className="toast" data-kind={kind}>
      <Icon name={ICONS[kind]} />
      <div>
        {text}
        {detail !== undefined && <span className="toast-detail">{detail}</span>}
        {action && (
          <button
            type="button"
            className="button button-small toast-action"
            onClick={() => close(action.event)}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-button icon-button-small"
        aria-label="Close message"
        onClick={() => close(closed)}
      >
        <Icon name="i-lucide-x" />
      </button>
    </div>
  );
}
