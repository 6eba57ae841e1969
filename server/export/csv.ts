import { neutralised } from '../../contract/sheets/spreadsheetCells.ts';
import type { Cell, Sheet } from './sheet.ts';

/** Without it Excel takes the file for one of an old Windows. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The table as RFC 4180 has it, for people's spreadsheets. */
export async function* csvOf({ columns, portions }: Sheet): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(({ name }) => name));
  for await (const rows of portions) yield rows.map(lineOf).join('');
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(fieldOf).join(',')}\r\n`;

function fieldOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.day ?? '';
  const text = neutralised(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
