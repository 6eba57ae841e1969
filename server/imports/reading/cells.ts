import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX } from '../../../contract/imports/limits.ts';
import { restored } from '../../../contract/sheets/spreadsheetCells.ts';
import { ImportRefused } from '../refusal.ts';

/** A cell of a table: a number is one whatever decimal mark its texts have. */
export type Cell = string | number;

/** A row that has something in it. */
export interface ReadRow {
  /** Its line in the file or sheet; 1 is the first. */
  line: number;
  cells: Cell[];
}

/** Characters of all cells of a row; what is beyond is left out, and the row is one that has too much. */
const ROW_CHARACTERS_MAX = 2_000_000;

/** The row as it is kept: without empty cells at its end, and none longer than can be refused. Undefined for an empty one. */
export function rowOf(line: number, cells: readonly Cell[]): ReadRow | undefined {
  if (cells.every(isBlank)) return undefined;
  let last = cells.length;
  while (last > 0 && (cells[last - 1] ?? '') === '') last -= 1;
  if (last > IMPORT_COLUMNS_MAX) throw tooManyColumns(line, last);
  let room = ROW_CHARACTERS_MAX;
  const kept = Array.from({ length: last }, (_, index) => {
    const cell = cells[index] ?? '';
    if (typeof cell === 'number') return cell;
    // One more than fits tells that it does not.
    const text = restored(cell).slice(0, Math.min(IMPORT_CELL_MAX + 1, room));
    room -= text.length;
    return text;
  });
  return { line, cells: kept };
}

const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && (cell.trim() === '' || isFailedFormula(cell)));

/** What stands for a formula that nobody has calculated yet. */
export const UNCALCULATED = '#NOT CALCULATED';

/** Whether a text stands for what a formula should have come to: an error, or {@link UNCALCULATED}. */
export const isFailedFormula = (text: string): boolean =>
  text.trim() === UNCALCULATED || isFormulaError(text);

/** Whether a text is what programs show where a formula came to nothing: '#N/A', '#REF!', 'Err:502'. */
export const isFormulaError = (text: string): boolean =>
  /^(#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)|Err:5\d\d)$/.test(
    text.trim(),
  );

/** `line` is where it stands; undefined while that is not known. */
export function tooManyColumns(line: number | undefined, count: number): ImportRefused {
  const where = line === undefined ? 'A line' : `Line ${line}`;
  return new ImportRefused([
    `${where} has ${count.toLocaleString('en')} columns; at most ${IMPORT_COLUMNS_MAX} are possible.`,
  ]);
}
