import { type FocusEvent, isValidElement, useEffect, useRef, useState } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import type { Action } from '../commands/command.ts';
import { messageCommands } from '../commands/definitions/appMore.ts';
import { useCommands } from '../commands/registry.ts';
import { type Group, grouped, kindOf, wordsOf } from './groups.ts';
import { noteStanding } from './notices.ts';
import { closeToast, ToastCard, type ToastCardProps } from './ToastCard.tsx';
import '../styles/ui/toasts.css';

/**
 * Messages at the right of the header, each with a close button: the newest, and how many others stand behind it. They
 * stay while the pointer or the focus is on them, and only then open over the page: all of them, with all they say.
 * The two live regions stand before the first message, so that screen readers hear what is put into them.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const groups = grouped(
    toasts
      .filter(({ visible }) => visible)
      .flatMap(({ message, createdAt }) =>
        isValidElement<ToastCardProps>(message)
          ? message.props.of.map((told) => ({ ...told, since: told.since ?? createdAt }))
          : [],
      )
      .toSorted((a, b) => b.since - a.since),
  );
  const [front] = groups;
  useMessageCommands(front);
  useEffect(() => noteStanding(groups.flat()));
  const section = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  // Drawn again when it goes: what has changed while they were open may be cut as they close.
  const [, setFocused] = useState(false);
  /** What had the focus before the messages got it; undefined while they have not got it. */
  const before = useRef<HTMLElement | null | undefined>(undefined);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (before.current !== undefined) return;
    handlers.startPause();
    setFocused(true);
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  // Not called for a button that goes while it has the focus: React hears no events while it draws.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // On its way to another button here the focus is nowhere: what is drawn then would take it for lost.
    if (currentTarget.contains(relatedTarget)) return;
    handlers.endPause();
    setFocused(false);
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
  const shownIn = (isAlert: boolean) =>
    groups
      .filter(([{ notice }]) => (notice.kind === 'error') === isAlert)
      .map((group) => (
        <ToastCard
          key={kindOf(group[0].notice) ?? group[0].id}
          of={group}
          behind={group === front ? groups.length - 1 : undefined}
        />
      ));
  return (
    <section
      ref={section}
      className="toasts"
      aria-label="Messages"
      data-pointed={isPointed || undefined}
      // A finger is on them only when it presses: what opened then would slip away from under it.
      // Nor is it over them once it is lifted, though no browser says so of what has gone from under it: they would stay for ever.
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        setPointed(true);
        handlers.startPause();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        setPointed(false);
        handlers.endPause();
      }}
      // A button that is pressed takes no focus, which would open them, too.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div role="status" className="toast-region">
        {shownIn(false)}
      </div>
      <div role="alert" className="toast-region">
        {shownIn(true)}
      </div>
    </section>
  );
}

/** The buttons of the message in front as commands: whoever is elsewhere on the page need not go there by Tab. */
function useMessageCommands(front: Group | undefined): void {
  const actions: Action[] = [];
  if (front) {
    const [{ notice }] = front;
    const { text } = wordsOf(front);
    if (notice.action) {
      actions.push({
        ...messageCommands.use,
        name: `${notice.action.label}: ${text}`,
        perform: () => closeToast(front, 'action'),
      });
    }
    if (notice.isProgress !== true)
      actions.push({
        ...messageCommands.close,
        name: `Close the message “${text}”`,
        perform: () => closeToast(front, 'closed'),
      });
  }
  useCommands(actions, 'last');
}
