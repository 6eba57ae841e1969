import { create, StructError } from 'superstruct';
import { check } from '../../../contract/check.ts';
import { LocationName } from '../../../contract/fields.ts';
import { ItemCreateRequest } from '../../../contract/requests.ts';
import { restored } from '../../../contract/sheets/spreadsheetCells.ts';
import { DEPTH_MAX } from '../../store/locations/places.ts';
import type { CsvRow } from './csv.ts';

/** The columns that mean something; all but the first two may be missing. */
export const COLUMNS = [
  'name',
  'location',
  'description',
  'category',
  'quantity',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'acquisition_date',
  'notes',
] as const;
export const REQUIRED_COLUMNS = ['name', 'location'] as const;

/** The path of a picture; what is wrong with one never refuses the row. */
export const PICTURE_COLUMN = 'image';

/** An item as the file has it; its location is still a path of names, its picture one of a file, '' for none. */
export type ImportedItem = Omit<ItemCreateRequest, 'location_id'> & { path: string[]; picture: string };

export type DecodedRow = { ok: true; item: ImportedItem } | { ok: false; problems: string[] };

/** Checks a row by the rules of the API; each problem reads `line L, column "C": reason`. */
export function decodeRow({ line, values, tooLong }: CsvRow): DecodedRow {
  const text = (column: (typeof COLUMNS)[number]): string => restored(values.get(column) ?? '');
  const path = pathOf(text('location'));
  const quantity = quantityOf(text('quantity'));
  const fields = Object.fromEntries(COLUMNS.map((column) => [column, text(column)]));
  const dated = { acquisition_date: text('acquisition_date').trim(), category: text('category').trim() };
  const checked = check({ ...fields, ...dated, quantity, location_id: 'by its path' }, ItemCreateRequest);
  const problems = Object.entries(checked.ok ? {} : checked.fields);
  if (typeof path === 'string') problems.push(['location', path]);
  const lines = problems.map(([column, reason]) => `line ${line}, column "${column}": ${reason}`);
  if (tooLong) lines.push(`line ${line}: the row has more values than the header has columns.`);
  if (lines.length > 0 || !checked.ok || typeof path === 'string') return { ok: false, problems: lines };
  const { location_id: _unused, ...item } = checked.value;
  // A form's 0 means 'not filled in' and becomes 1; in a file somebody wrote it: none left.
  const picture = (values.get(PICTURE_COLUMN) ?? '').replaceAll('\0', '').trim();
  return { ok: true, item: { ...item, quantity: quantity === 0 ? 0 : item.quantity, path, picture } };
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** undefined when empty; what is no number stays a text, for the request's own rule to refuse. */
function quantityOf(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return NUMBER.test(trimmed) ? Number(trimmed) : trimmed;
}

/** The names from the root down, or why the path is not one. */
function pathOf(text: string): string[] | string {
  if (text.trim() === '') return 'Location is required.';
  // A slash may belong to a name wherever another joiner is used.
  const joiner = text.includes('›') ? '›' : / > /.test(text) ? / > / : '/';
  const names = text.split(joiner);
  if (names.length > DEPTH_MAX) return `Locations nest at most ${DEPTH_MAX} deep.`;
  try {
    return names.map((name) => create(name, LocationName));
  } catch (error) {
    if (error instanceof StructError) return `In the path: ${error.message}`;
    throw error;
  }
}
