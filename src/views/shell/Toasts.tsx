import { Fragment } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';

/**
 * Messages at the top right, each with a close button; they stay while the pointer or the focus is on them.
 * The two live regions stand before the first message, so that screen readers hear what is put into them.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const shownIn = (role: Toast['ariaProps']['role']) =>
    toasts
      .filter((entry) => entry.visible && entry.ariaProps.role === role)
      .map((entry) => <Fragment key={entry.id}>{resolveValue(entry.message, entry)}</Fragment>);
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
        {shownIn('status')}
      </div>
      <div role="alert" className="toast-region">
        {shownIn('alert')}
      </div>
    </section>
  );
}
