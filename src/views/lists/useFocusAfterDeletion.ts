import { type RefObject, useEffect, useRef } from 'react';
import { rowToGoOn } from './rowToGoOn.ts';

/**
 * Keeps the focus in a list whose row with the focus was deleted, has left it or is drawn in another way: the row in its
 * place gets it, without one the heading.
 *
 * @param view how the rows are drawn
 * @returns what to call after a deletion
 */
export function useFocusAfterDeletion(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  rows: unknown,
  view?: unknown,
): () => void {
  const hasDeleted = useRef(false);
  /** What had the focus last in the list; what is there no longer has taken it along. */
  const focused = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && list.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  const goOn = () => {
    const hasLeft = focused.current?.isConnected === false;
    if (!(hasDeleted.current || hasLeft) || document.activeElement !== document.body) return;
    if (isBeingDrawn(list.current)) return;
    const next = rowToGoOn(list.current, focused.current);
    hasDeleted.current = false;
    focused.current = null;
    (next ?? heading.current)?.focus();
  };
  // The list without it may come before the deletion is told of, or after.
  useEffect(goOn, [rows, view, list, heading]);
  return () => {
    hasDeleted.current = true;
    goOn();
  };
}

/** A long list that is to be drawn in another way has no rows for a moment, and gives the focus back to its row itself. */
function isBeingDrawn(list: HTMLElement | null): boolean {
  const rows = list?.querySelector('[data-rows]');
  return rows !== null && rows !== undefined && rows.querySelector('[data-list]') === null;
}
