import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose row with the focus was deleted: the row in its place gets it, without one
 * the heading.
 *
 * @returns what to call after a deletion
 */
export function useFocusAfterDeletion(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  rows: unknown,
): () => void {
  const hasDeleted = useRef(false);
  const goOn = () => {
    if (!hasDeleted.current || document.activeElement !== document.body) return;
    hasDeleted.current = false;
    const next = list.current?.querySelector<HTMLElement>('[data-main][tabindex="0"]');
    (next ?? heading.current)?.focus();
  };
  // The list without it may come before the deletion is told of, or after.
  useEffect(goOn, [rows, list, heading]);
  return () => {
    hasDeleted.current = true;
    goOn();
  };
}
