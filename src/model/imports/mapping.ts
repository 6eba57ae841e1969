import { IMPORT_TEMPLATE_MAX } from '../../../contract/imports/limits.ts';
import type { ImportCell, ImportColumn, ImportFound } from '../../../contract/imports/imports.ts';
import {
  IMPORT_FIELDS,
  IMPORT_LOCATION_FIELDS,
  type ImportField,
  type ImportLocationField,
  type ImportMapping,
} from '../../../contract/imports/mapping.ts';
import { columnsOf, columnTemplate, LOCATION_JOINER } from '../../../contract/imports/templates.ts';
import { filledWith, templateKind, unknownColumns } from './templates.ts';

export type MappedField = ImportField | ImportLocationField;
export const MAPPED_FIELDS: readonly MappedField[] = [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS];

/** The fields as the forms of items and locations call them. */
export const FIELD_NAMES: Readonly<Record<ImportCell, string>> = {
  name: 'Name',
  location: 'Location',
  category: 'Category',
  quantity: 'Quantity',
  description: 'Description',
  notes: 'Notes',
  supplier: 'Supplier',
  supplier_part_no: 'Supplier part no.',
  supplier_item_url: 'Supplier link',
  acquisition_date: 'Acquisition date',
  location_label: 'Label of the location',
  location_type: 'Type of the location',
  location_area: 'Area of the location',
};

export const sameMapping = (one: ImportMapping, other: ImportMapping): boolean =>
  (Object.keys(one) as (keyof ImportMapping)[]).every((key) => one[key] === other[key]);

/** Whether the file has to be read anew for it: it is about other columns. */
export const isOtherTable = (one: ImportMapping, other: ImportMapping): boolean =>
  one.sheet !== other.sheet || one.header_row !== other.header_row || one.encoding !== other.encoding;

/** The columns that no field has. */
export function unusedColumns(mapping: ImportMapping, columns: readonly ImportColumn[]): ImportColumn[] {
  const used = new Set(MAPPED_FIELDS.flatMap((field) => columnsOf(mapping[field])));
  return columns.filter(({ name }) => !used.has(name));
}

/** What is wrong with the mapping, by field: nothing of it is worth sending. */
export function mappingProblems(
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
): Partial<Record<MappedField, string>> {
  const names = columns.map(({ name }) => name);
  const problems: Partial<Record<MappedField, string>> = {};
  if (mapping.name.trim() === '') problems.name = 'Every item needs a name: choose the column that has it.';
  if (mapping.location.trim() === '') {
    problems.location = 'Every item needs a location: choose its column, or the same text for all rows.';
  }
  for (const field of MAPPED_FIELDS) {
    const [unknown] = unknownColumns(mapping[field], names);
    if (unknown !== undefined) problems[field] = `There is no column '${unknown}'.`;
    if (mapping[field].length > IMPORT_TEMPLATE_MAX) {
      problems[field] = `This may have ${IMPORT_TEMPLATE_MAX} characters or less.`;
    }
  }
  return problems;
}

/** Templates that make several columns one, as a beginning: the column that is chosen, and the next one. */
export function combinedBeginning(
  field: MappedField,
  template: string,
  columns: readonly ImportColumn[],
): string {
  if (templateKind(template) === 'combined') return template;
  const between = field === 'location' ? LOCATION_JOINER : ' ';
  const [chosen] = columnsOf(template);
  const first = chosen ?? columns[0]?.name;
  const second = columns.find(({ name }) => name !== first && !columnsOf(template).includes(name));
  return [first, second?.name]
    .filter((name) => name !== undefined)
    .map(columnTemplate)
    .join(between);
}

/**
 * What a template makes of the first rows, as far as the columns' first values tell: they are not all of the same row
 * where some have none.
 */
export function exampleOf(
  field: MappedField,
  template: string,
  { columns }: Pick<ImportFound, 'columns'>,
): string {
  const valueOf = (name: string) => columns.find((column) => column.name === name)?.samples[0] ?? '';
  return filledWith(template, valueOf, field === 'location' ? LOCATION_JOINER : undefined);
}

/** The fields that the preview has columns for: those that are filled, and what every item has. */
export function previewFields(mapping: ImportMapping, problematic: ReadonlySet<string> = NONE): ImportCell[] {
  return MAPPED_FIELDS.filter(
    (field) =>
      field === 'name' ||
      field === 'location' ||
      mapping[field] !== '' ||
      (field === 'notes' && mapping.keep_unmapped) ||
      problematic.has(field),
  );
}
const NONE: ReadonlySet<string> = new Set();
