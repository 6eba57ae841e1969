import type { KeyboardEvent } from 'react';

/**
 * Lets Tab reach the controls of one cell of a list, or none of them. A cell is an element with `data-cell`; its
 * `[data-main]` takes the focus.
 */
export function setTabStop(cell: HTMLElement, isCurrent: boolean): void {
  const tabIndex = isCurrent ? 0 : -1;
  for (const control of cell.querySelectorAll<HTMLElement>('a[href], button:not([role=menuitem])')) {
    // Written only where it changes something: a long list asks it of every row with every key.
    if (control.getAttribute('tabindex') !== String(tabIndex)) control.tabIndex = tabIndex;
  }
}

export function focusCell(cell: HTMLElement | undefined, options?: FocusOptions): void {
  const main = cell?.querySelector<HTMLElement>('[data-main]') ?? cell;
  main?.focus(options);
  // Firefox scrolls to what gets the focus only where nothing of it is in sight: most of it may be behind a bar.
  if (!options?.preventScroll) main?.scrollIntoView({ block: 'nearest' });
}

/** The list that is given the focus where the page is, far from its current row. */
let staying: Element | undefined;

/** Whether the list that gets the focus just now is to hold it where the page is, not to go to its current row. */
export const isToStay = (list: Element): boolean => list === staying;

/**
 * Gives the focus to the current row of the first list in `root`, or to the list that has it while that row is not
 * drawn. The page stays where it is.
 */
export function toCurrentRow(root: HTMLElement | null): void {
  const current = root?.querySelector<HTMLElement>(`[data-main][tabindex='0'], [data-list][tabindex='0']`);
  staying = current ?? undefined;
  current?.focus({ preventScroll: true });
  staying = undefined;
}

/** Whether a key pressed within a list is the list's: not a menu's, a field's, or one with a modifier. */
export function isListKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.target;
  return target instanceof HTMLElement && !target.closest('[role=menu], input, textarea, select');
}
