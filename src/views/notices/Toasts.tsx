import { type FocusEvent, Fragment, isValidElement, useEffect, useRef } from 'react';
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
  const section = useRef<HTMLElement>(null);
  /** What had the focus before the messages got it; undefined while they have not got it. */
  const before = useRef<HTMLElement | null | undefined>(undefined);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (before.current !== undefined) return;
    handlers.startPause();
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  // Not called for a button that goes while it has the focus: React hears no events while it draws.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // On its way to another button here the focus is nowhere: what is drawn then would take it for lost.
    if (currentTarget.contains(relatedTarget)) return;
    handlers.endPause();
    before.current = undefined;
  };
  // The message with the focus has gone: it goes back to where it was, and the others stay no longer for it.
  useEffect(() => {
    if (before.current === undefined || document.activeElement !== document.body) return;
    if (section.current?.matches(':hover') !== true) handlers.endPause();
    const back = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>('h1');
    before.current = undefined;
    back?.focus();
  }, [toasts, handlers]);
  const shownIn = (role: Toast['ariaProps']['role']) =>
    toasts
      .filter((entry) => entry.visible && entry.ariaProps.role === role)
      .map((entry) => <Fragment key={entry.id}>{resolveValue(entry.message, entry)}</Fragment>);
  return (
    <section
      ref={section}
      className="toasts"
      aria-label="Messages"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={onFocus}
      onBlur={onBlur}
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
  useCommands(actions, 'last');
}
