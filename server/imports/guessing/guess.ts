import type { ImportFound } from '../../../contract/imports/imports.ts';
import { IMPORT_TEMPLATE_MAX } from '../../../contract/imports/limits.ts';
import { IMPORT_FIELDS, IMPORT_LOCATION_FIELDS, ImportMapping } from '../../../contract/imports/mapping.ts';
import {
  LOCATION_JOINER,
  columnTemplate,
  columnsOf,
  withColumnNames,
} from '../../../contract/imports/templates.ts';
import { create } from 'superstruct';
import type { Table } from '../reading/describe.ts';
import type { FileRead } from '../reading/readFile.ts';
import { type Content, contentOf } from './content.ts';
import { type Meaning, levelOf, linkRank, meaningsOf, numberRank, plainName } from './names.ts';
import { presetOf } from './presets.ts';
import { type Column, ownStyles, type Styles, styles, sureStyles } from './styles.ts';

export interface Guess {
  found: ImportFound;
  mapping: ImportMapping;
  /** What the values of the table leave no doubt about. */
  sure: Partial<Styles>;
}
type Templates = Partial<Record<(typeof FIELDS)[number], string>>;

const FIELDS = [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS] as const;
/** Fields that take the first column of such a name, in the order in which they choose. */
const BY_NAME = [
  'supplier_item_url',
  'supplier_part_no',
  'acquisition_date',
  'location_label',
  'location_type',
  'location_area',
  'quantity',
  'supplier',
  'notes',
  'name',
  'category',
  'description',
] as const;

/** What a table seems to be, and the mapping that its columns' names and values suggest. */
export function guess(read: FileRead, table: Table): Guess {
  const columns = table.columns.map((column) => ({ ...column, content: contentOf(column.values) }));
  const preset = table.headerRow === null ? undefined : presetOf(columns.map(({ name }) => name));
  const found: ImportFound = {
    format: read.format,
    sheets: read.sheets,
    ...(read.encoding && { encoding: read.encoding }),
    ...(read.unread && { unread: read.unread }),
    rows: table.rows,
    columns: table.columns.map(({ name, samples, filled }) => ({ name, samples, filled })),
    preset: preset?.preset ?? null,
  };
  const templates: Templates = preset ? preset.mapping : templatesFor(columns, table);
  const used = new Set(FIELDS.flatMap((field) => columnsOf(templates[field] ?? '')));
  const left = columns.filter(({ name, filled }) => !used.has(name) && filled > 0);
  const sure = sureStyles(columns);
  const mapping = create(
    {
      sheet: read.sheet,
      header_row: table.headerRow,
      ...(found.preset === 'stowage' ? ownStyles(columns, read.format) : styles(columns, read.format, sure)),
      keep_unmapped: left.length > 0,
      ...preset?.mapping,
      ...templates,
    },
    ImportMapping,
  );
  // Programs that export for themselves write as they always do.
  return { found, mapping, sure: found.preset === null ? sure : {} };
}

/** The mapping that was sent, but for templates whose columns are gone: those are guessed. */
export function mended(sent: ImportMapping, guessed: ImportMapping, names: readonly string[]): ImportMapping {
  const isThere = (template: string): boolean => columnsOf(template).every((name) => names.includes(name));
  const templates = FIELDS.map(
    (field) => [field, isThere(sent[field]) ? sent[field] : guessed[field]] as const,
  );
  return create({ ...sent, ...Object.fromEntries(templates) }, ImportMapping);
}

/**
 * The same for other columns than it was sent for: what was empty there says nothing, and neither does how its values are read where
 * that is only what was guessed `before` of the former ones.
 */
export function transferred(
  sent: ImportMapping,
  guessed: ImportMapping,
  names: readonly string[],
  before?: ImportMapping,
): ImportMapping {
  const unsaid = [
    ...FIELDS.filter((field) => sent[field] === ''),
    ...GUESSED.filter((field) => !before || sent[field] === before[field]),
  ].map((field) => [field, guessed[field]] as const);
  return mended({ ...sent, ...Object.fromEntries(unsaid) }, guessed, names);
}
const GUESSED = ['date_order', 'decimal_mark', 'keep_unmapped'] as const;

/**
 * The same for the same columns in other letters: what is only what was guessed of the former ones is guessed of these, and everything
 * else means the columns where they stood, whatever they are called now.
 */
export function relettered(sent: ImportMapping, before: Guess, now: Guess): ImportMapping {
  const former = before.found.columns.map(({ name }) => name);
  const names = now.found.columns.map(({ name }) => name);
  if (former.length !== names.length) return transferred(sent, now.mapping, names);
  const carried = FIELDS.map((field) => {
    const template = withColumnNames(sent[field], (name) => names[former.indexOf(name)] ?? name);
    const isGuessed = sent[field] === before.mapping[field] || template.length > IMPORT_TEMPLATE_MAX;
    return [field, isGuessed ? now.mapping[field] : template] as const;
  });
  return mended({ ...sent, ...Object.fromEntries(carried) }, now.mapping, names);
}

function templatesFor(columns: readonly Column[], { headerRow, rows }: Table): Templates {
  return headerRow === null ? byContent(columns) : byNames(columns, rows);
}

function byNames(columns: readonly Column[], rows: number): Templates {
  const taken = new Set<string>();
  const templates: Templates = {};
  const meanings = new Map(columns.map((column) => [column, meaningsOf(column.name)]));
  const take = (field: keyof Templates, column: Column | undefined): void => {
    if (!column) return;
    taken.add(column.name);
    templates[field] = columnTemplate(column.name);
  };
  templates.location = locationTemplate(columns, meanings, taken);
  for (const field of BY_NAME) {
    const may = columns.filter(
      (column) =>
        !taken.has(column.name) && meanings.get(column)?.includes(field) && suits(field, column.content),
    );
    // A column that can be nothing else comes first, then one that has values.
    const [best] = may.toSorted(
      (a, b) =>
        Number(b.filled > 0) - Number(a.filled > 0) ||
        linkRank(a.name) - linkRank(b.name) ||
        (meanings.get(a)?.length ?? 0) - (meanings.get(b)?.length ?? 0) ||
        a.index - b.index,
    );
    // Where a name is made of several columns, its type is one of them.
    take(field, best);
  }
  const left = (): Column[] => columns.filter(({ name, filled }) => !taken.has(name) && filled > 0);
  if (templates.supplier_item_url === undefined) {
    take(
      'supplier_item_url',
      left().find(({ content }) => content.addresses > 0.6),
    );
  }
  if (templates.acquisition_date === undefined) {
    const dated = left().filter(
      (column) => column.content.dates > 0.6 && !meanings.get(column)?.includes('otherDay'),
    );
    take('acquisition_date', dated.length === 1 ? dated[0] : undefined);
  }
  const asset = templates.name === undefined ? nameOfAsset(columns, taken, rows) : undefined;
  if (asset !== undefined) templates.name = asset;
  if (templates.name === undefined) nameFrom(columns, meanings, templates, taken);
  return templates;
}

/** Whether values like these can be what the column is called. */
function suits(field: Meaning, { count, numbers, dates, addresses }: Content): boolean {
  if (count === 0) return true;
  if (field === 'quantity') return numbers > 0.3 || dates < 0.5;
  if (field === 'acquisition_date') return addresses < 0.5 && numbers < 0.9;
  if (field === 'supplier_item_url') return addresses > 0.2;
  if (field === 'name') return numbers < 0.9 && dates < 0.9;
  return true;
}

/** From one column of a place, or from several that are inside of one another. */
function locationTemplate(
  columns: readonly Column[],
  meanings: ReadonlyMap<Column, readonly Meaning[]>,
  taken: Set<string>,
): string {
  const whole = columns.filter((column) => meanings.get(column)?.includes('location'));
  // The path says most, then what is filled most; where a thing is by default, nothing where it is said otherwise.
  const rank = ({ name, filled }: Column): number =>
    /^\W*default/i.test(name) || filled === 0 ? 0 : /path/i.test(name) ? 2 : 1;
  const [best] = whole.toSorted((a, b) => rank(b) - rank(a) || b.filled - a.filled || a.index - b.index);
  const levels = columns
    .flatMap((column) => {
      const level = levelOf(column.name);
      const isOther = (meanings.get(column) ?? []).some(
        (meaning) => meaning !== 'location' && meaning !== 'none',
      );
      return level === undefined || column === best || isOther ? [] : [{ column, level }];
    })
    .toSorted((a, b) => a.level - b.level || a.column.index - b.column.index);
  const all = [...(best ? [best] : []), ...levels.map(({ column }) => column)];
  for (const { name } of all) taken.add(name);
  return all.map((column, index) => placeTemplate(column, index > 0 || !best)).join(LOCATION_JOINER);
}

/** 'A' is no name of a place, 'Shelf A' is. */
function placeTemplate({ name, values }: Column, isLevel: boolean): string {
  const short = values.filter(
    (value) => typeof value === 'number' || /^(\p{L}|\d{1,4})$/u.test(value.trim()),
  );
  const needsWord = isLevel && values.length > 0 && short.length > values.length / 2;
  const word = name.replace(/[ .]*(nr|no|number|nummer|#)\.?$/i, '');
  return needsWord ? `${word} ${columnTemplate(name)}` : columnTemplate(name);
}

/** What one thing is called where programs call it an asset: its own name, which most have left empty, behind that of its model. */
function nameOfAsset(columns: readonly Column[], taken: Set<string>, rows: number): string | undefined {
  const called = (name: string): Column | undefined =>
    columns.find((column) => !taken.has(column.name) && plainName(column.name) === name && column.filled > 0);
  const own = called('asset name');
  const model = own?.filled === rows ? undefined : called('model');
  const parts = [model, own].flatMap((column) => column ?? []);
  for (const { name } of parts) taken.add(name);
  return parts.length === 0 ? undefined : parts.map(({ name }) => columnTemplate(name)).join(' ');
}

/** A name of several columns, or of the one that looks most like names. */
function nameFrom(
  columns: readonly Column[],
  meanings: ReadonlyMap<Column, readonly Meaning[]>,
  templates: Templates,
  taken: Set<string>,
): void {
  const isMeasure = (column: Column): boolean => meanings.get(column)?.includes('measure') ?? false;
  const measures = columns.filter((column) => isMeasure(column) && column.filled > 0);
  if (measures.length >= 2) {
    templates.name = measures
      .map((column, index) => {
        const isMaterial = /^(material|werkstoff|matiere|materiau|materiale|materiaal)$/.test(
          plainName(column.name),
        );
        return isMaterial && index > 0 ? `in ${columnTemplate(column.name)}` : columnTemplate(column.name);
      })
      .join(' ');
    for (const { name } of measures) taken.add(name);
    return;
  }
  const isText = ({ content }: Column): boolean =>
    content.numbers < 0.5 && content.dates < 0.5 && content.addresses < 0.5;
  const { description } = templates;
  const described = columns.find(({ name }) => description === columnTemplate(name));
  const free = columns.filter((column) => !taken.has(column.name) && column.filled > 0 && isText(column));
  // What numbers one thing is different in each row, and no name.
  const isNumber = ({ name }: Column): number => Number(numberRank(name) !== undefined);
  const [best] = free.toSorted(
    (a, b) => isNumber(a) - isNumber(b) || b.content.different - a.content.different || a.index - b.index,
  );
  if (described && described.content.length <= 60) {
    templates.name = columnTemplate(described.name);
    delete templates.description;
  } else if (best) {
    templates.name = columnTemplate(best.name);
    taken.add(best.name);
  }
}

/** Without any names: by what the values are like, from left to right. */
function byContent(columns: readonly Column[]): Templates {
  const templates: Templates = {};
  const filled = columns.filter(({ content }) => content.count > 0);
  const isText = ({ content }: Column): boolean =>
    content.numbers < 0.5 && content.dates < 0.5 && content.addresses < 0.5;
  const texts = filled.filter(isText);
  const firstWith = (is: (content: Content) => boolean): string => {
    const column = filled.find(({ content }) => is(content));
    return column ? columnTemplate(column.name) : '';
  };
  // Most names are different; of equally many the first column is theirs.
  const [name] = texts.toSorted((a, b) => b.content.different - a.content.different || a.index - b.index);
  const others = texts.filter((column) => column !== name && column.filled > columns.length / 4);
  // Many things lie in the same place.
  const [place] = others.toSorted((a, b) => rankAsPlace(b) - rankAsPlace(a) || a.index - b.index);
  if (name) templates.name = columnTemplate(name.name);
  if (place) templates.location = columnTemplate(place.name);
  templates.quantity = firstWith(({ numbers, dates }) => numbers > 0.6 && dates < 0.5);
  templates.acquisition_date = firstWith(({ dates }) => dates > 0.6);
  templates.supplier_item_url = firstWith(({ addresses }) => addresses > 0.6);
  const rest = others.filter((column) => column !== place && column.content.length > 25);
  if (rest[0]) templates.notes = columnTemplate(rest[0].name);
  return templates;
}

/** Words of places count most, then that values are there again and again. */
function rankAsPlace({ values, content }: Column): number {
  const named = values.filter(
    (value) =>
      String(value)
        .split(/[\s\d/>›,-]+/)
        .some((word) => levelOf(word) !== undefined) ||
      /^[\p{Lu}]{1,4}-?\p{Lu}?\d{1,3}$/u.test(String(value).trim()),
  ).length;
  return (named / Math.max(values.length, 1)) * 2 + (1 - content.different / Math.max(content.count, 1));
}
