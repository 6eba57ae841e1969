import { keepRowKey, type RowAction } from './rowKeysAhead.ts';

/**
 * Moves within the list that has the focus, exactly as its own arrow key does; from outside of every list it
 * goes to the current row of the first one.
 */
export function moveInList(key: 'ArrowDown' | 'ArrowUp'): void {
  const focused = document.activeElement;
  if (focused?.closest('[data-cell], [data-rows]')) {
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return;
  }
  document.querySelector<HTMLElement>(CURRENT)?.focus();
}

/** The current row of each list; where that is not drawn now, the list, which has it drawn. */
const CURRENT = 'main [data-cell] [data-main][tabindex="0"], main [data-list][tabindex="0"]';

/** Tells a list that letters are text from now on (`useTypeahead.tsx`). */
export const TYPING = 'rows.typing';

/** Begins going to a row by its first letters, in the list that has the focus, else in the first that can. */
export function typeInList(): void {
  const rows = document.activeElement?.closest('[data-rows]') ?? document.querySelector('main [data-rows]');
  if (!rows) return;
  if (!rows.contains(document.activeElement)) {
    rows.querySelector<HTMLElement>(CURRENT)?.focus();
  }
  rows.dispatchEvent(new Event(TYPING));
}

/** Uses a control of the row that has the focus, or has what answers to the key do so when it comes. */
export function pressInRow(action: RowAction): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-cell]');
  if (!row) return;
  const control = row.querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (control) control.click();
  else keepRowKey(row.dataset['cell'] ?? '', action);
}

/** The same in a row that has given the focus to a dialog; `cell` is its `data-cell`. */
export function pressInCell(cell: string, action: RowAction): void {
  const control = `[data-cell="${CSS.escape(cell)}"] [data-action="${action}"]`;
  document.querySelector<HTMLElement>(control)?.click();
}
