import { check } from '../../../contract/check.ts';
import { AreaName, Category, Label, LocationName, LookupName } from '../../../contract/fields.ts';
import { type ImportCell, IMPORT_CELLS, type RowProblem } from '../../../contract/imports/imports.ts';
import { IMPORT_CELL_MAX } from '../../../contract/imports/limits.ts';
import { IMPORT_FIELDS, type ImportMapping } from '../../../contract/imports/mapping.ts';
import {
  type TemplatePart,
  columnsOf,
  filledLocation,
  filledTemplate,
  locationSegments,
  templateParts,
} from '../../../contract/imports/templates.ts';
import { ITEM_NAME, LABEL_MAX, LOCATION_NAME, LOOKUP_NAME_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import { ItemCreateRequest } from '../../../contract/requests.ts';
import { beginningOf, lengthOf, withoutUnwanted } from '../../../contract/texts.ts';
import { type Struct, object } from 'superstruct';
import { namesIn, pathText } from '../../../contract/sheets/locationPaths.ts';
import { DEPTH_MAX } from '../../store/locations/places.ts';
import { type Cell, isFailedFormula } from '../reading/cells.ts';
import { readDate } from './dates.ts';
import { readQuantity } from './quantities.ts';
import { firstLabel, saysNothing } from './homebox.ts';

/** The texts of a row's fields; those that are empty are left out. */
export type Values = Partial<Record<ImportCell, string>>;

export interface RowFields {
  values: Values;
  problems: RowProblem[];
  /** The names of its place, where they are told by more than one text. */
  places: string[];
  /** The lines of its notes that no column for notes tells; none where one does. */
  added: NotesLine[];
}

/** What no field takes: the name of a column or field, and its text. */
export type NotesLine = [name: string, text: string];

/** As it stands in notes. */
export const notesLine = ([column, text]: NotesLine): string =>
  `${column}: ${text.replaceAll(/\r\n?|\n/g, `\n${GOES_ON}`)}`;

/** What further lines of a text begin with, so that they are known to be of the same column. */
export const GOES_ON = '  ';

/** A mapping made ready for many rows. */
export interface ReadyMapping {
  mapping: ImportMapping;
  columns: ReadonlyMap<string, number>;
  parts: ReadonlyMap<ImportCell, readonly TemplatePart[]>;
  location: readonly (readonly TemplatePart[])[];
  /** Columns that no template names, in their order. */
  unmapped: readonly string[];
}

const FIELDS = IMPORT_CELLS.filter((field) => field !== 'location');
/** Lengths that can be cut to; an address cannot. */
const LONGEST: Partial<Record<ImportCell, number>> = {
  name: ITEM_NAME.max,
  category: LOOKUP_NAME_MAX,
  description: TEXT_MAX,
  notes: TEXT_MAX,
  supplier: 200,
  supplier_part_no: 200,
  location_label: LABEL_MAX,
  location_type: LOOKUP_NAME_MAX,
  location_area: LOOKUP_NAME_MAX,
};
const TITLES: Partial<Record<ImportCell, string>> = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  supplier: 'Supplier',
  supplier_part_no: 'Part number',
  location: 'Location',
  quantity: 'Quantity',
};

/** `names` are those of all columns; `shown` those that the file really has. */
export function readyMapping(
  mapping: ImportMapping,
  names: readonly string[],
  shown: readonly string[],
): ReadyMapping {
  const used = new Set(IMPORT_CELLS.flatMap((field) => columnsOf(mapping[field])));
  return {
    mapping,
    columns: new Map(names.map((name, index) => [name, index])),
    parts: new Map(FIELDS.map((field) => [field, templateParts(mapping[field])])),
    location: locationSegments(mapping.location),
    unmapped: shown.filter((name) => !used.has(name)),
  };
}

/** The texts of a row, with what is wrong with each by the rules of the API and what it could be instead. */
export function fieldsOf(ready: ReadyMapping, cells: readonly Cell[], edits: Values = {}): RowFields {
  const { mapping } = ready;
  const problems: RowProblem[] = [];
  const rest: NotesLine[] = [];
  const cellOf = (column: string): string => String(cells[ready.columns.get(column) ?? -1] ?? '');
  const textOf = (column: string): string => (isFailedFormula(cellOf(column)) ? '' : cellOf(column));
  // Without it the number would be that of an empty cell, and nobody would hear of it.
  const told = (field: ImportCell) =>
    field === 'quantity' || field === 'acquisition_date' ? cellOf : textOf;
  const raw = (field: ImportCell): string =>
    edits[field] ?? filledTemplate(ready.parts.get(field) ?? [], told(field));
  const values: Values = {};
  for (const field of FIELDS) values[field] = raw(field);
  const places =
    edits.location === undefined
      ? filledLocation(ready.location, textOf)
      : [edits.location.trim()].filter(Boolean);
  values.location = places.join(' > ');
  if (cells.some((cell) => typeof cell === 'string' && cell.length > IMPORT_CELL_MAX)) {
    problems.push({
      field: '',
      reason: `A cell has more than ${IMPORT_CELL_MAX.toLocaleString('en')} characters.`,
      suggestion: null,
    });
  }

  if (values.name !== undefined) values.name = values.name.replaceAll(/ *[\t\n\r][ \t\n\r]*/g, ' ').trim();
  quantity(values, mapping, ready, cells, edits, problems, rest);
  date(values, mapping, problems);
  values.supplier_item_url = withScheme(values.supplier_item_url ?? '');
  const [only, ...more] = edits.category === undefined ? (ready.parts.get('category') ?? []) : [];
  const labels = values.category ?? '';
  const category =
    only && 'column' in only && more.length === 0 ? firstLabel(only.column, labels) : undefined;
  if (only && 'column' in only && category !== undefined) {
    values.category = category;
    rest.push([only.column, labels]);
  }
  values.location_type = (values.location_type ?? '').trim();
  values.location_area = (values.location_area ?? '').trim().toUpperCase();
  if (mapping.too_long === 'shorten') shorten(values, rest);
  if (mapping.keep_unmapped) {
    for (const column of ready.unmapped) {
      const text = textOf(column).trim();
      if (text !== '' && !saysNothing(column, text)) rest.push([column, text]);
    }
  }
  const own = values.notes ?? '';
  // What a person has written there is all that there shall be.
  if (rest.length > 0 && edits.notes === undefined) {
    values.notes = [own, ...rest.map(notesLine)].filter((text) => text !== '').join('\n');
  }
  problems.push(...problemsOf(values));
  for (const field of IMPORT_CELLS) if (values[field] === '') delete values[field];
  return { values, problems, places, added: edits.notes === undefined && own.trim() === '' ? rest : [] };
}

function quantity(
  values: Values,
  { decimal_mark }: ImportMapping,
  { parts, columns }: ReadyMapping,
  cells: readonly Cell[],
  edits: Values,
  problems: RowProblem[],
  rest: NotesLine[],
): void {
  const [only, ...more] = parts.get('quantity') ?? [];
  const cell = only && 'column' in only ? cells[columns.get(only.column) ?? -1] : undefined;
  // A number is one whatever mark its texts have.
  if (edits.quantity === undefined && typeof cell === 'number' && more.length === 0) return;
  const text = values.quantity ?? '';
  // An edit is written as the app writes numbers.
  const read = readQuantity(text, edits.quantity === undefined ? decimal_mark : '.');
  if ('problem' in read) {
    problems.push({ field: 'quantity', reason: read.problem, suggestion: read.suggestion });
    return;
  }
  values.quantity = read.quantity === undefined ? '' : String(read.quantity);
  if (read.hasMore) rest.push(['Quantity', text.trim()]);
}

function date(values: Values, { date_order }: ImportMapping, problems: RowProblem[]): void {
  const read = readDate(values.acquisition_date ?? '', date_order);
  if ('date' in read) values.acquisition_date = read.date;
  else problems.push({ field: 'acquisition_date', reason: read.problem, suggestion: read.suggestion });
}

const withScheme = (address: string): string =>
  /^www\.[^\s/]+\.[^\s]+$/i.test(address.trim()) ? `https://${address.trim()}` : address;

/** Cuts what is too long, and keeps it whole for the notes. */
function shorten(values: Values, rest: NotesLine[]): void {
  for (const [field, max] of Object.entries(LONGEST) as [ImportCell, number][]) {
    const text = values[field] ?? '';
    if (field === 'notes' || lengthOf(text) <= max) continue;
    values[field] = cutAtWord(text, max);
    rest.push([TITLES[field] ?? field, text]);
  }
}

/** The beginning of a text of at most `max` characters, up to the end of a word where there is one near. */
export function cutAtWord(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const cut = beginningOf(text, max);
  const isWhole = /^[\s,;.)]/.test(text.slice(cut.length));
  const end = isWhole ? cut.length : cut.search(/\s+\S*$/u);
  return (end > cut.length * 0.5 ? cut.slice(0, end) : cut).replace(/[\s,;(–-]+$/u, '');
}

const Others = object({
  location_label: Label,
  location_type: LookupName('Type'),
  location_area: AreaName,
});

/** What the API would refuse, each with what could stand there instead. */
function problemsOf(values: Values): RowProblem[] {
  const problems: RowProblem[] = [];
  const add = (field: ImportCell, reason: string): void => {
    problems.push({ field, reason, suggestion: suggestionFor(field, values[field] ?? '') });
  };
  const fields = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, values[field] ?? '']));
  // What is no number or day is told already.
  const number = Number(values.quantity ?? '');
  const quantity = (values.quantity ?? '') === '' || Number.isNaN(number) ? undefined : number;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(values.acquisition_date ?? '');
  const item = check(
    {
      ...fields,
      quantity,
      acquisition_date: isDay ? values.acquisition_date : null,
      location_id: 'by its path',
    },
    ItemCreateRequest,
  );
  if (!item.ok) {
    for (const field of IMPORT_FIELDS) {
      const reason = item.fields[field];
      if (reason !== undefined) add(field, reason);
    }
  }
  for (const [field, rule] of Object.entries(Others.schema) as [ImportCell, Struct<string>][]) {
    const text = (values[field] ?? '').trim();
    const checked = text === '' ? undefined : check({ field: text }, object({ field: rule }));
    if (checked && !checked.ok) add(field, checked.fields['field'] ?? 'It cannot be read.');
  }
  return problems;
}

/** Another text that would do; null where none can be made of it. */
function suggestionFor(field: ImportCell, text: string): string | null {
  // What is left of a calculation is none; what is negative or far too large is a slip, or means something else.
  if (field === 'quantity') return Number(text) > 0 && Number(text) < 1 ? '0' : null;
  if (field === 'supplier_item_url') {
    const address = /https?:\/\/\S+/i.exec(text)?.[0];
    return address ?? (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : '');
  }
  const clean = withoutUnwanted(text).trim();
  const max = LONGEST[field];
  const cut = max === undefined ? clean : cutAtWord(clean, max);
  if (cut === '' || cut === text) return null;
  const fits: Partial<Record<ImportCell, Struct<string>>> = {
    name: object({ a: LocationName }).schema.a,
    category: Category,
  };
  const rule = fits[field];
  return rule && !check({ a: cut }, object({ a: rule })).ok ? null : cut;
}

const PlaceName = object({ name: LocationName });

/** The names of a place that the texts tell, and what is wrong with one of them. */
export function placeNames(
  places: readonly string[],
  isPath: boolean,
): { names: string[]; problem?: RowProblem } {
  const names = places
    .flatMap((text) => (isPath || /›| > /.test(text) ? namesIn(text) : [text]))
    .map((name) => name.trim());
  const wrong = (reason: string, suggestion: string | null): { names: string[]; problem: RowProblem } => ({
    names,
    problem: { field: 'location', reason, suggestion },
  });
  if (names.length === 0) return wrong('Location is required.', null);
  if (names.length > DEPTH_MAX) return wrong(`Locations nest at most ${DEPTH_MAX} deep.`, null);
  for (const name of names) {
    const checked = check({ name }, PlaceName);
    if (checked.ok) continue;
    const better = names.map((text) =>
      lengthOf(text) > LOCATION_NAME.max
        ? cutAtWord(text, LOCATION_NAME.max)
        : lengthOf(text) === 1
          ? `Box ${text}`
          : withoutUnwanted(text),
    );
    const isBetter = better.every((name) => check({ name }, PlaceName).ok);
    return wrong(`In the path: ${checked.fields['name']}`, isBetter ? pathText(better) : null);
  }
  return { names };
}
