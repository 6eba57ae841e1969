import type { ImportFound } from '../../../contract/imports/imports.ts';
import {
  IMPORT_FIELDS,
  IMPORT_LOCATION_FIELDS,
  type ImportMapping,
} from '../../../contract/imports/mapping.ts';
import { columnTemplate, columnsOf } from '../../../contract/imports/templates.ts';
import type { SqliteValue } from '../../store/sqlite/api.ts';
import { comparedName } from '../comparedName.ts';
import { numberKind, numberRank, plainName } from '../guessing/names.ts';
import { type Cell, isFailedFormula } from '../reading/cells.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { Values } from './fields.ts';
import { isNothing } from './quantities.ts';

/** A column whose values number one thing each: its inventory number, its serial number, the batch that it came with. */
export interface NumberColumn {
  name: string;
  /** The field of an item that is this and nothing else; where there is none, an import keeps it as a line of the notes. */
  field: NumberField | null;
}
type NumberField = 'supplier_part_no' | 'description';

/** What one thing has in each of the columns, which are in the order of their strength; '' for nothing. */
export type Numbers = readonly string[];

/** More of them would be asked for in too many ways ({@link askedKeys}). */
const COLUMNS_MAX = 4;
/** Fields in which the numbers of things may stand: a batch that is a location or a category is no number. */
const MAY_HAVE_NUMBERS: ReadonlySet<string> = new Set(['name', 'description', 'notes', 'supplier_part_no']);

/** The columns of a file that number one thing, those first that tell one from another best. Of Stowage's own file each row is one anyway. */
export function numberColumns(
  mapping: ImportMapping,
  { columns, preset }: Pick<ImportFound, 'columns' | 'preset'>,
): NumberColumn[] {
  if (preset === 'stowage') return [];
  const others = [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS].filter(
    (field) => !MAY_HAVE_NUMBERS.has(field),
  );
  const used = new Set(others.flatMap((field) => columnsOf(mapping[field])));
  return columns
    .flatMap(({ name }) => {
      const rank = used.has(name) ? undefined : numberRank(name, preset === 'inventree');
      return rank === undefined ? [] : [{ name, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, COLUMNS_MAX)
    .map(({ name }) => {
      const isIn = (field: NumberField): boolean => mapping[field] === columnTemplate(name);
      const field = isIn('supplier_part_no')
        ? 'supplier_part_no'
        : isIn('description')
          ? 'description'
          : null;
      return { name, field };
    });
}

/** Keeps them for whoever compares the rows later, perhaps in another process. */
export function keepNumberColumns(file: RowsFile, columns: readonly NumberColumn[]): void {
  file.run('delete from number_columns');
  columns.forEach(({ name, field }, rank) =>
    file.run('insert into number_columns values (?, ?, ?)', rank, name, field),
  );
}

/** Those by which the rows were checked; none where an older Stowage has done it. */
export const numberColumnsIn = (file: RowsFile): NumberColumn[] =>
  file
    .all('select name, field from number_columns order by rank')
    // Only `keepNumberColumns` writes them.
    .map(({ name, field }) => ({ name: String(name), field: field as NumberField | null }));

const UNKNOWN = /^(unknown|unbekannt|tbd|tba|not known|\?+)$/i;

/** Whether a text is only there because nothing is. */
export const saysNothing = (text: string): boolean => isNothing(text) || UNKNOWN.test(text.trim());

/** Programs that number for themselves write zeros where they have given no number: '000-000'. */
const ONLY_ZEROS = /^[0\s./_-]*$/;

/** A number as it is compared: its first line, for in notes that is what is surely its own. */
function numberIn(text: string): string {
  const [first = ''] = text.trim().split(/[\r\n]/, 1);
  return saysNothing(first) || ONLY_ZEROS.test(first) || isFailedFormula(first) ? '' : comparedName(first);
}

/** What numbers the thing of a row. */
export const numbersOfRow = (
  columns: readonly NumberColumn[],
  values: Values,
  cellOf: (column: string) => Cell | undefined,
): Numbers =>
  columns.map(({ name, field }) => numberIn(field ? (values[field] ?? '') : String(cellOf(name) ?? '')));

/**
 * What an import has kept of the numbers of an item: lines in its notes (`notesLine`), the last one of each column, for those of one's own
 * stand before; or the field that it became. A line of a column that means the same counts where this file has no such column.
 */
export function numbersOfItem(
  columns: readonly NumberColumn[],
  { notes, description, supplier_part_no }: Record<NumberField | 'notes', string>,
): Numbers {
  const lines = (notes === '' ? [] : notes.split('\n')).flatMap((line) => {
    const end = line.indexOf(': ');
    return end < 1 || end > NAME_MAX
      ? []
      : [{ name: plainName(line.slice(0, end)), text: line.slice(end + 2) }];
  });
  const own = new Set(columns.map(({ name }) => plainName(name)));
  return columns.map(({ name, field }) => {
    const plain = plainName(name);
    const kind = numberKind(name);
    const line =
      lines.findLast((one) => one.name === plain) ??
      (kind === undefined
        ? undefined
        : lines.findLast((one) => !own.has(one.name) && numberKind(one.name) === kind));
    return numberIn(line?.text ?? (field ? { description, supplier_part_no }[field] : ''));
  });
}

/** No column that numbers things has a longer name. */
const NAME_MAX = 60;

/** Only the check writes them. */
export const numbersIn = (kept: SqliteValue | undefined): Numbers =>
  typeof kept === 'string' ? (JSON.parse(kept) as string[]) : [];

/** The strongest one of them with its rank, by which rows of one file are compared; '' where there is none. */
export function strongest(numbers: Numbers): string {
  const rank = numbers.findIndex((number) => number !== '');
  return rank < 0 ? '' : `${rank}:${numbers[rank]}`;
}

const bitsOf = (numbers: Numbers): number =>
  numbers.reduce((bits, number, rank) => (number === '' ? bits : bits | (1 << rank)), 0);
const keyOf = (rank: number, stronger: number, number: string): string => `${rank}.${stronger}:${number}`;

/** The keys of a stored item: each of its numbers, and which stronger ones it has beside it. */
const keptKeys = (numbers: Numbers): string[] =>
  numbers.flatMap((number, rank) =>
    number === '' ? [] : [keyOf(rank, bitsOf(numbers) & ((1 << rank) - 1), number)],
  );

/**
 * The keys of the stored items that are the thing of a row with these numbers: the strongest one that both have is equal, so such an item
 * has none of the stronger ones that the row has. Each is looked up, for of many thousand items of one batch nobody could look at all.
 */
export function askedKeys(numbers: Numbers): string[] {
  const own = bitsOf(numbers);
  return numbers.flatMap((number, rank) => {
    if (number === '') return [];
    const others = ((1 << rank) - 1) & ~own;
    const keys: string[] = [];
    for (let stronger = others; ; stronger = (stronger - 1) & others) {
      keys.push(keyOf(rank, stronger, number));
      // One that has this number and no stronger one is it before all others.
      if (stronger === 0) return keys.reverse();
    }
  });
}

/** The key of a number together with a part. */
export const withPart = (key: string, part: string): string => `${key}\n${part}`;

/** Keeps the numbers of a stored item that has none yet. */
export function keepItemNumbers(
  file: RowsFile,
  { id, place, part }: { id: string; place: string; part: string | null },
  numbers: Numbers,
): void {
  const keys = keptKeys(numbers);
  for (const key of part === null ? keys : keys.flatMap((key) => [key, withPart(key, part)]))
    file.run('insert into present_numbers values (?, ?, ?)', key, place, id);
  if (keys.length > 0) file.run('update present set is_numbered = 1 where id = ?', id);
}

export function forgetItemNumbers(file: RowsFile, id: string): void {
  if (file.run('delete from present_numbers where id = ?', id) > 0)
    file.run('update present set is_numbered = 0 where id = ?', id);
}

/**
 * Notes that a row of this number, or of none, means a stored item: where that has no such number itself, it is no thing of another one
 * from then on. The item if that was noted, for {@link leaveClaim}.
 */
export function claim(file: RowsFile, id: string, number: string): string | null {
  const [rank = ''] = number.split(':', 1);
  const isOwn = file
    .all('select key from present_numbers where id = ?', id)
    .some(({ key }) => number === '' || String(key).startsWith(`${rank}.`));
  if (isOwn) return null;
  const claimed = file.run(
    `update present set meant_as = ?, meant_rows = meant_rows + 1
     where id = ? and (meant_as is null or meant_as = ?)`,
    number,
    id,
    number,
  );
  return claimed > 0 ? id : null;
}

export function leaveClaim(file: RowsFile, id: string): void {
  file.run(
    `update present set meant_rows = meant_rows - 1, meant_as = case when meant_rows > 1 then meant_as end where id = ?`,
    id,
  );
}
