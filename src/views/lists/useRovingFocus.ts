import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { focusCell, isListKey, setTabStop } from './tabStop.ts';

/**
 * Makes a grid or list of cards one tab stop (look: lists and grids). Arrows move by what is seen, Home and
 * End go to the ends. A cell's other controls can be tabbed to only while it is the current one. For what is
 * always drawn completely: `LongList` does the same where rows are drawn only near the screen.
 *
 * @returns props for the container. Call it in a component that renders whenever the cells change.
 */
export function useRovingFocus<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const current = useRef(0);

  const cells = useCallback(
    () => [...(container.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])],
    [],
  );

  const settle = useCallback(() => {
    const all = cells();
    current.current = Math.max(0, Math.min(current.current, all.length - 1));
    all.forEach((cell, index) => setTabStop(cell, index === current.current));
  }, [cells]);

  // After every render: React may have drawn other cells, or the same ones anew.
  useLayoutEffect(settle);

  const onFocus = (event: FocusEvent) => {
    const index = cells().findIndex((cell) => cell.contains(event.target));
    if (index < 0 || index === current.current) return;
    current.current = index;
    settle();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListKey(event)) return;
    const next = neighbour(cells(), current.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    current.current = next;
    settle();
    focusCell(cells()[next]);
  };

  return { ref: container, onFocus, onKeyDown };
}

/** The cell that `key` leads to from `index`, by the cells' places on screen; undefined for other keys. */
function neighbour(cells: readonly HTMLElement[], index: number, key: string): number | undefined {
  if (cells.length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return cells.length - 1;
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(cells.length - 1, index + 1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const from = cells[index]?.getBoundingClientRect();
  if (!from) return 0;
  const down = key === 'ArrowDown';
  let best = index;
  let bestDistance = Number.POSITIVE_INFINITY;
  cells.forEach((cell, at) => {
    const to = cell.getBoundingClientRect();
    const dy = down ? to.top - from.top : from.top - to.top;
    if (dy < 4) return;
    // The nearest row counts first, then the nearest column in it.
    const distance = dy * 1000 + Math.abs(to.left - from.left);
    if (distance < bestDistance) [best, bestDistance] = [at, distance];
  });
  return best;
}
