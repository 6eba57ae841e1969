import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { giveFocusBack } from './typeAhead.ts';
import '../styles/ui/lowDialog.css';

interface DialogProps {
  /** Its accessible name. */
  label: string;
  className?: string;
  onClose(): void;
  /** A press outside, where that is to mean something else than closing. */
  onOutside?: (() => void) | undefined;
  /** Hears every key pressed in the dialog, whatever in it has the focus. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back.
 * Shown for as long as it is rendered. `data-autofocus` marks what takes the focus first.
 */
export function Dialog({ label, className, onClose, onOutside = onClose, onKeyDown, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** What had the focus in here last. */
  const last = useRef<HTMLElement>(null);
  // A layout effect: it closes before the element leaves the page, so that the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current;
    giveFocusBack();
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={className === undefined ? 'dialog' : `dialog ${className}`}
      aria-label={label}
      onCancel={(event) => {
        // Rendering decides, not the browser: so that both always agree.
        event.preventDefault();
        onClose();
      }}
      // After some refusals in a row a browser closes all the same: what is still rendered is shown again.
      onClose={() => {
        if (dialog.current?.open !== false) return;
        // Being shown takes the focus to the first button.
        const focused = last.current;
        dialog.current.showModal();
        focused?.focus();
      }}
      onFocus={({ target }) => {
        last.current = target;
      }}
      // What happens in here is not the business of a form or page that the dialog was opened from.
      onKeyDown={(event) => {
        event.stopPropagation();
        onKeyDown?.(event);
      }}
      onSubmit={(event) => event.stopPropagation()}
      // A press outside lands on the dialog element itself, and so does one on its own scrollbar.
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget || isWithin(event.currentTarget, event)) return;
        // Else the press would take the focus away from where closing has just put it.
        event.preventDefault();
        onOutside();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}

function isWithin(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
}
