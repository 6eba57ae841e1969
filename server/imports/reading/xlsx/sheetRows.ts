import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '../../../../contract/imports/limits.ts';
import { type Cell, type ReadRow, UNCALCULATED, rowOf, tooManyColumns } from '../cells.ts';
import { ADDRESS_MAX, type CellLink, addressInFormula, linksIn } from './links.ts';
import { type MergedDown, mergedDownIn } from './mergedCells.ts';
import { numberCell, unescaped } from './numbers.ts';
import { columnIn } from './references.ts';
import type { SharedTexts } from './strings.ts';
import type { Shown } from './styles.ts';
import type { Workbook } from './workbook.ts';

interface Parts {
  workbook: Workbook;
  texts: SharedTexts;
  styles: readonly Shown[];
  /** Gets what is merged, which stands behind all rows. */
  merged: MergedDown[];
  /** Told of each link. */
  onLink(link: CellLink): void;
}

/**
 * The rows of a sheet that have something in them; formulas as what they came to when the file was saved: {@link UNCALCULATED} where
 * nobody has calculated them yet.
 */
export async function* sheetRows(
  path: string,
  { workbook, texts, styles, merged, onLink }: Parts,
): AsyncGenerator<ReadRow, void, undefined> {
  const rows: ReadRow[] = [];
  let line = 0;
  let cells: Cell[] = [];
  let column = -1;
  let cell = { type: '', style: 0 };
  let value = '';
  let isValue = false;
  let hasFormula = false;
  let formula = '';
  let isFormula = false;
  let isReading = 0;

  const listener = {
    opened(name: string, attributes: ReadonlyMap<string, string>): void {
      if (name === 'row') {
        // Without a number it is the next one.
        const told = Number(attributes.get('r'));
        line = Number.isSafeInteger(told) && told > line ? told : line + 1;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = columnIn(attributes.get('r')) ?? column + 1;
        cell = { type: attributes.get('t') ?? 'n', style: Number(attributes.get('s') ?? 0) };
        value = '';
        hasFormula = false;
        formula = '';
      } else if (name === 'rPh') {
        isReading += 1;
      } else if (name === 'mergeCell') {
        const down = mergedDownIn(attributes.get('ref') ?? '');
        if (down && merged.length < IMPORT_ROWS_MAX) merged.push(down);
      } else if (name === 'hyperlink') {
        for (const link of linksIn(attributes)) onLink(link);
      } else {
        isFormula = name === 'f';
        hasFormula ||= isFormula;
        isValue = (name === 'v' || name === 't') && isReading === 0;
      }
    },
    text(part: string): void {
      if (isValue && value.length <= IMPORT_CELL_MAX) value += part;
      if (isFormula && formula.length <= ADDRESS_MAX) formula += part;
    },
    closed(name: string): void {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'f') isFormula = false;
      if (name === 'rPh') isReading -= 1;
      // One that came to an empty text says so by its type.
      const isOpen = hasFormula && value === '' && cell.type === 'n';
      if (name === 'c' && (value !== '' || isOpen)) {
        if (column >= IMPORT_COLUMNS_MAX) throw tooManyColumns(line, column + 1);
        while (cells.length < column) cells.push('');
        cells[column] = isOpen ? UNCALCULATED : valueOf(cell, value);
        const address = addressInFormula(formula);
        if (address !== undefined) onLink({ column, from: line, to: line, address });
      }
      if (name !== 'row') return;
      const row = rowOf(line, cells);
      if (row) rows.push(row);
    },
  };

  function valueOf({ type, style }: { type: string; style: number }, text: string): Cell {
    if (type === 's') return texts.at(Number(text));
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (type === 'n') return numberCell(text, styles[style] ?? 'number', workbook.is1904);
    // A day that is written as one; what is after it is midnight.
    if (type === 'd') return text.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
    return unescaped(text);
  }

  for await (const _ of workbook.tell(path, listener)) yield* rows.splice(0);
  yield* rows.splice(0);
}
