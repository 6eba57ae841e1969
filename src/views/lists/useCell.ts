import { useLayoutEffect, useRef } from 'react';
import type { RowFocus } from './useRowFocus.ts';

/** Has a drawn row take part in its list's focus. @returns the ref of its element */
export function useCell<Cell extends HTMLElement>(focus: RowFocus, index: number) {
  const cell = useRef<Cell>(null);
  // After every render: what stands in the row may have been drawn anew.
  useLayoutEffect(() => {
    if (cell.current) focus.drawn(cell.current, index);
  });
  useLayoutEffect(() => {
    const element = cell.current;
    return () => {
      if (element) focus.leaves(element);
    };
  }, [focus]);
  return cell;
}
