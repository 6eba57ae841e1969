import { IMPORT_COLUMNS_MAX } from '../../../../contract/imports/limits.ts';
import type { RowsFile } from '../../rowsFile.ts';
import { columnIn, lineIn } from './references.ts';

/** Cells of one column that are merged: the value of the first line is that of all, up to the last. */
export interface MergedDown {
  column: number;
  from: number;
  to: number;
}

/**
 * What is merged by a reference like 'A2:B6', as far as it goes down: the first column alone, since a title across many columns is
 * no value of each. Undefined for what goes across only, or is no reference.
 */
export function mergedDownIn(reference: string): MergedDown | undefined {
  const [first = '', last = ''] = reference.split(':');
  const column = columnIn(first);
  const [from, to] = [lineIn(first), lineIn(last)];
  if (column === undefined || column >= IMPORT_COLUMNS_MAX || !(to > from)) return undefined;
  return { column, from, to };
}

/** A number of pieces that is written as a text. */
const COUNT = /^~?\d[\d.,']{0,12} ?(x|×|pcs?|pieces?|stk|stück|st)?\.?$/i;

/**
 * Gives each kept row the texts of the merged cells that it has a part of; what stands there of its own stays. A number is that of
 * all rows together as well as of each: only the first has it.
 */
export function fillMerged(file: RowsFile, merged: readonly MergedDown[]): void {
  const ahead = merged.toSorted((a, b) => b.from - a.from);
  const open = new Map<number, { to: number; value: string }>();
  for (const { line, cells } of file.rowsAfter((ahead.at(-1)?.from ?? Infinity) - 1)) {
    let isFilled = false;
    for (const [column, { to, value }] of open) {
      if (line > to) open.delete(column);
      else if ((cells[column] ?? '') === '') {
        while (cells.length < column) cells.push('');
        cells[column] = value;
        isFilled = true;
      }
    }
    for (let next = ahead.at(-1); next && next.from <= line; next = ahead.at(-1)) {
      ahead.pop();
      const value = next.from === line ? cells[next.column] : undefined;
      if (typeof value === 'string' && value !== '' && !COUNT.test(value.trim()))
        open.set(next.column, { to: next.to, value });
    }
    if (isFilled) file.keepRow({ line, cells });
    file.breathe();
    if (open.size === 0 && ahead.length === 0) return;
  }
}
