import { Fragment, isValidElement } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import type { Action } from '../commands/command.ts';
import { messageCommands } from '../commands/definitions/appMore.ts';
import { useCommands } from '../commands/registry.ts';
import { closeToast, type ToastCardProps } from './ToastCard.tsx';

/**
 * Messages at the top right, each with a close button; they stay while the pointer or the focus is on them.
 * The two live regions stand before the first message, so that screen readers hear what is put into them.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  useMessageCommands(toasts);
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

/** The buttons of the newest message as commands: whoever is elsewhere on the page need not go there by Tab. */
function useMessageCommands(toasts: readonly Toast[]): void {
  const newest = toasts.find(({ visible }) => visible);
  const card = isValidElement<ToastCardProps>(newest?.message) ? newest.message.props : undefined;
  const actions: Action[] = [];
  if (card) {
    const { action, closed, text } = card.notice;
    if (action) {
      actions.push({
        ...messageCommands.use,
        name: `${action.label}: ${text}`,
        perform: () => closeToast(card, action.event),
      });
    }
    actions.push({
      ...messageCommands.close,
      name: `Close the message “${text}”`,
      perform: () => closeToast(card, closed),
    });
  }
  useCommands(actions, newest?.id, 'last');
}
