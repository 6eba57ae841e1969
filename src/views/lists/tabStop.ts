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
  (cell?.querySelector<HTMLElement>('[data-main]') ?? cell)?.focus(options);
}

/** Gives the focus to the current row of the first list in `root`, or to the list that has it while that row is not drawn. */
export function toCurrentRow(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>(`[data-main][tabindex='0'], [data-list][tabindex='0']`)?.focus();
}

/** Whether a key pressed within a list is the list's: not a menu's, a field's, or one with a modifier. */
export function isListKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.target;
  return target instanceof HTMLElement && !target.closest('[role=menu], input, textarea, select');
}
