import { DEFAULT_LOCATION_AREA } from '../../../contract/builtins.ts';
import { check, type FieldMessages } from '../../../contract/check.ts';
import type { Location, Lookup } from '../../../contract/entities.ts';
import { LocationCreateRequest } from '../../../contract/requests.ts';
import { comparedText } from '../../../contract/texts.ts';

/** Many locations of one kind that are made at once: the drawers of a cabinet, the bins of a shelf. */
export interface DrawerGridValues {
  rows: string;
  columns: string;
  /** How the labels count: 'A1' by row and column, or '01' one after the other; 'none' gives no labels. */
  numbering: Numbering;
  /** What comes before the number of each name. */
  name: string;
  /** What comes before the number of each label. */
  label: string;
  /** '' where nothing is chosen. */
  location_type_id: string;
}

export const NUMBERINGS = ['grid', 'running', 'none'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** In one direction, and in all. */
export const DRAWER_LIMITS = { side: 50, all: 500 } as const;

/** What the grid is made with, besides what a person enters. */
export interface DrawerSurroundings {
  parent: Location;
  types: readonly Lookup[];
  areas: readonly Lookup[];
  /** The labels that are known to be taken, each as {@link comparedText}. */
  labels: ReadonlySet<string>;
}

export interface DrawerEntry {
  name: string;
  label: string;
  /** Why it cannot be made. */
  problem: string | undefined;
}

export interface DrawerGrid {
  /** What is wrong with the fields, at each. */
  fields: FieldMessages;
  /** Row by row; none while the numbers of rows and columns are not right. */
  entries: readonly DrawerEntry[];
  /** What to send; undefined while anything is wrong. */
  inputs: readonly LocationCreateRequest[] | undefined;
}

const DEFAULT_DRAWER_TYPE = 'Drawer';

/** What is proposed before anything is typed. */
export function newDrawerGrid({ label }: Location): DrawerGridValues {
  return {
    rows: '',
    columns: '',
    numbering: 'grid',
    name: DEFAULT_DRAWER_TYPE,
    // Labels are unique in the whole host: those of a cabinet begin with its own.
    label: label === '' ? '' : `${label}-`,
    location_type_id: '',
  };
}

const TEXT_FIELDS = ['rows', 'columns', 'name', 'label', 'location_type_id'] as const;

/** What was typed, as it was kept: texts by their fields, of which some may be missing or be none of these. */
export function drawersOfKept(kept: Readonly<Record<string, string>>): Partial<DrawerGridValues> {
  const numbering = NUMBERINGS.find((known) => known === kept['numbering']);
  const texts = TEXT_FIELDS.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]]));
  return { ...Object.fromEntries(texts), ...(numbering && { numbering }) };
}

/** What was typed, and is not as it was proposed. */
export function typedOfDrawers(
  values: DrawerGridValues,
  { parent, types }: Pick<DrawerSurroundings, 'parent' | 'types'>,
): Partial<DrawerGridValues> {
  const proposed = withDrawerType(newDrawerGrid(parent), types);
  const typed = [...TEXT_FIELDS, 'numbering' as const].filter((field) => values[field] !== proposed[field]);
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

/** The values once the types are known: drawers where nothing was chosen, and nothing where that is not there any more. */
export function withDrawerType(values: DrawerGridValues, types: readonly Lookup[]): DrawerGridValues {
  const isKnown = types.some(({ id }) => String(id) === values.location_type_id);
  if (isKnown || types.length === 0) return values;
  const proposed = values.location_type_id === '' ? idByName(types, DEFAULT_DRAWER_TYPE) : undefined;
  return { ...values, location_type_id: String(proposed ?? '') };
}

/** The values after one was entered; another type names the locations, where nobody has named them. */
export function drawersChanged(
  values: DrawerGridValues,
  change: Partial<DrawerGridValues>,
  types: readonly Lookup[],
): DrawerGridValues {
  const changed = { ...values, ...change };
  if (change.location_type_id === undefined || values.name !== ownName(values, types)) return changed;
  return { ...changed, name: ownName(changed, types) };
}

function ownName({ location_type_id: id }: DrawerGridValues, types: readonly Lookup[]): string {
  const name = types.find((type) => String(type.id) === id)?.name ?? DEFAULT_DRAWER_TYPE;
  // A list kept in capitals is a way of writing types, not names.
  return name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}

/** What the values come to, with all that is wrong with it. */
export function drawerGrid(values: DrawerGridValues, around: DrawerSurroundings): DrawerGrid {
  const { parent, types, areas, labels } = around;
  const [rows, columns] = [sideOf(values.rows, 'Rows'), sideOf(values.columns, 'Columns')];
  const count = rows.count * columns.count;
  const isKnown = types.some(({ id }) => String(id) === values.location_type_id);
  const fields: Record<string, string> = {
    ...(rows.problem !== undefined && { rows: rows.problem }),
    ...(columns.problem !== undefined && { columns: columns.problem }),
    ...(count > DRAWER_LIMITS.all && {
      columns: `That would be ${count}: at most ${DRAWER_LIMITS.all} are made at once.`,
    }),
    ...(!isKnown && { location_type_id: 'Type is required' }),
  };
  if ('rows' in fields || 'columns' in fields) return { fields, entries: [], inputs: undefined };

  const taken = new Set(labels);
  const inputs: LocationCreateRequest[] = [];
  const shared = {
    description: '',
    parent_id: parent.id,
    location_type_id: Number(values.location_type_id),
    location_area_id: parent.location_area_id ?? idByName(areas, DEFAULT_LOCATION_AREA) ?? areas[0]?.id,
  };
  const entries = Array.from({ length: count }, (_, index): DrawerEntry => {
    const own = {
      name: `${values.name.trim()} ${index + 1}`,
      label: labelOf(values, index, columns.count, count),
    };
    const checked = check({ ...shared, ...own }, LocationCreateRequest);
    if (!checked.ok) {
      // What is wrong with the type is said at its field, once.
      const { name, label, location_area_id: area } = checked.fields;
      return { ...own, problem: name ?? label ?? area };
    }
    const input = checked.value;
    inputs.push(input);
    const same = comparedText(input.label);
    const isTaken = input.label !== '' && taken.has(same);
    taken.add(same);
    return {
      name: input.name,
      label: input.label,
      problem: isTaken ? 'This label is in use already' : undefined,
    };
  });
  const wrong = entries.filter(({ problem }) => problem !== undefined);
  const [first] = wrong;
  if (first) {
    const more = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : '';
    const what = `${first.label === '' ? first.name : first.label}: ${first.problem}${more}`;
    fields[/^Name\b/.test(first.problem ?? '') ? 'name' : 'label'] = what;
  }
  return { fields, entries, inputs: Object.keys(fields).length === 0 ? inputs : undefined };
}

/** A number of rows or columns as it was typed; 0 while it is none. */
function sideOf(text: string, what: string): { count: number; problem?: string } {
  const { side } = DRAWER_LIMITS;
  if (text.trim() === '') return { count: 0, problem: `${what}: how many?` };
  const count = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > side) return { count: 0, problem: `${what} must be a number from 1 to ${side}.` };
  return { count };
}

function labelOf(
  { numbering, label }: DrawerGridValues,
  index: number,
  columns: number,
  count: number,
): string {
  switch (numbering) {
    case 'none':
      return '';
    case 'grid':
      return `${label}${rowLetters(Math.floor(index / columns))}${(index % columns) + 1}`;
    case 'running':
      // As long as the last one: other programs sort them as texts.
      return `${label}${String(index + 1).padStart(String(count).length, '0')}`;
  }
}

/** 'A' to 'Z', then 'AA', as the columns of a spreadsheet. */
export function rowLetters(row: number): string {
  const last = String.fromCharCode(65 + (row % 26));
  return row < 26 ? last : rowLetters(Math.floor(row / 26) - 1) + last;
}

function idByName(lookups: readonly Lookup[], name: string): number | undefined {
  return lookups.find((lookup) => lookup.name.toLowerCase() === name.toLowerCase())?.id;
}
