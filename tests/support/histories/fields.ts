import { ITEM_FIELDS, type ItemField } from '../../../src/model/unsent/unsent.ts';

/** The fields of an item as a form shows them. */
export type FieldValues = Record<ItemField, string>;

/** The field by which a history tells its items apart: typed when an item is made, and never again. */
export const MARKER = 'supplier_part_no';

/** The fields that people edit. */
export const EDITABLE = ITEM_FIELDS.filter((field) => field !== MARKER);

/** Only the fields of `values`, in case it holds more. */
export function fieldsOf(values: FieldValues): FieldValues {
  const entries = ITEM_FIELDS.map((field) => [field, values[field]]);
  // Every field is there: what the type says.
  return Object.fromEntries(entries) as FieldValues;
}

const DAY = 86_400_000;

/** A text for `field` that nobody has typed before; `count` is another one each time. */
export function freshValue(field: ItemField, count: number, locations: readonly string[]): string {
  switch (field) {
    case 'name':
      return `Name ${count}`;
    case 'location_id':
      // The first ones are those of the seed items.
      return locations[2 + (count % (locations.length - 2))] ?? '';
    case 'quantity':
      return String(1000 + count);
    case 'acquisition_date':
      return new Date(DAY * (10_000 + count)).toISOString().slice(0, 10);
    case 'supplier_item_url':
      return `https://shop.test/${count}`;
    default:
      return `${field} ${count}`;
  }
}

/** A JSON value of a request or of the storage as a form shows it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
