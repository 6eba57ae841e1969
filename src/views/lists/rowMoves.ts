import { fold } from '../../../contract/naturalOrder.ts';

/** How the rows of a list lie: `columns` is 1 for plain lists, `page` how many fit on the screen. */
export interface RowLayout {
  count: number;
  columns: number;
  page: number;
}

/**
 * The row that `key` leads to from the row `at`; undefined for keys that move nothing. Rows count from 0; the
 * ends hold. In a grid, up and down go to the next line, in its last one to the nearest card.
 */
export function rowMove(key: string, at: number, { count, columns, page }: RowLayout): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const line = (index: number) => Math.floor(index / columns);
  const lines = Math.max(1, Math.floor(page / columns)) * columns;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return at < columns ? at : at - columns;
    case 'ArrowDown':
      return line(at) === line(last) ? at : Math.min(last, at + columns);
    case 'PageUp':
      return at < lines ? at % columns : at - lines;
    case 'PageDown':
      return Math.min(last, at + lines);
    default:
      return undefined;
  }
}

/**
 * Where the current row is once the rows have changed: where its key is now; without it, the row that has come
 * into its place, else the last one.
 *
 * @param key the current row's; undefined when there was none yet
 */
export function rowAfterChange(keys: readonly string[], key: string | undefined, at: number): number {
  if (key !== undefined && keys[at] !== key) {
    const now = keys.indexOf(key);
    if (now >= 0) return now;
  }
  return Math.max(0, Math.min(at, keys.length - 1));
}

/**
 * The next row whose text begins with what was typed, whatever its case and accents; after the last one it goes
 * on at the first. A first letter leaves the current row, more of them keep it while it fits.
 */
export function nextBeginning(
  count: number,
  textAt: (index: number) => string,
  typed: string,
  at: number,
): number | undefined {
  const wanted = fold(typed);
  const from = typed.length > 1 ? at : at + 1;
  for (let step = 0; step < count; step++) {
    const index = (from + step) % count;
    if (fold(textAt(index)).startsWith(wanted)) return index;
  }
  return undefined;
}
