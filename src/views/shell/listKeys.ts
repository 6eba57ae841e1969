/** What a row or card of a list can be made to do by a key; on its controls as `data-action`. */
type RowAction = 'edit' | 'delete' | 'select';

/**
 * Moves within the list that has the focus, exactly as its own arrow key does; from outside of every list it
 * goes to the current row of the first one.
 */
export function moveInList(key: 'ArrowDown' | 'ArrowUp'): void {
  const focused = document.activeElement;
  if (focused?.closest('[data-cell]')) {
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return;
  }
  document.querySelector<HTMLElement>('main [data-cell] [data-main][tabindex="0"]')?.focus();
}

/** Uses a control of the row that has the focus; nothing happens where the row has none. */
export function pressInRow(action: RowAction): void {
  const row = document.activeElement?.closest('[data-cell]');
  row?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
}

/** The same in a row that has given the focus to a dialog; `cell` is its `data-cell`. */
export function pressInCell(cell: string, action: RowAction): void {
  const control = `[data-cell="${CSS.escape(cell)}"] [data-action="${action}"]`;
  document.querySelector<HTMLElement>(control)?.click();
}
