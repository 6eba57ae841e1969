import { check } from '../../../contract/check.ts';
import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { IMPORT_FIELDS } from '../../../contract/imports/mapping.ts';
import { ItemCreateRequest, type ItemUpdateRequest } from '../../../contract/requests.ts';
import type { ItemRow } from '../../store/items/rows.ts';
import { withLines } from './addedNotes.ts';
import type { NotesLine } from './fields.ts';
import type { Place } from './places.ts';

/** What a checked row asks for, all but its place. Throws for one that is wrong. */
export function requestOf({ line, values }: PreviewRow): ItemCreateRequest {
  const { quantity, acquisition_date = null, category: name = DEFAULT_CATEGORY } = values;
  const checked = check(
    {
      ...values,
      category: name,
      quantity: quantity === undefined ? undefined : Number(quantity),
      acquisition_date,
      location_id: 'by its path',
    },
    ItemCreateRequest,
  );
  if (!checked.ok)
    throw new Error(`Row ${line} was checked, and is wrong: ${Object.values(checked.fields).join(' ')}`);
  // A form's 0 means 'not filled in' and becomes 1; in a file somebody wrote it: none left.
  return { ...checked.value, quantity: quantity === '0' ? 0 : checked.value.quantity };
}

/** The fields that an update by this row sets, but for the place and for lines that it adds to the notes. */
export function fieldsSetBy(row: PreviewRow): ItemUpdateRequest {
  const request = requestOf(row);
  const given = IMPORT_FIELDS.filter((field) => field !== 'location' && row.values[field] !== undefined);
  // The entries of a whole request, fewer of them.
  return Object.fromEntries(given.map((field) => [field, Reflect.get(request, field)])) as ItemUpdateRequest;
}

/** The fields of a stored item that a row may set. */
export type StoredFields = Pick<ItemRow, (typeof STORED_FIELDS)[number]>;
export const STORED_FIELDS = [
  'name',
  'description',
  'category',
  'notes',
  'quantity',
  'location_id',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'acquisition_date',
] as const satisfies readonly (keyof ItemRow)[];

interface UpdateOf {
  row: PreviewRow;
  place: Place;
  added: readonly NotesLine[];
}

/** What an update by this row replaces of a stored item, as texts: '' where there was nothing; its location by its id. */
export function replacedBy(item: StoredFields, { row, place, added }: UpdateOf): Record<string, string> {
  const set = fieldsSetBy(row);
  if (added.length > 0) set.notes = withLines(item.notes, added);
  const others = Object.entries(set).filter(([field, value]) => Reflect.get(item, field) !== value);
  const isMoved = place.missing > 0 || place.id !== item.location_id;
  return {
    ...(isMoved && { location: item.location_id ?? '' }),
    ...Object.fromEntries(others.map(([field]) => [field, String(Reflect.get(item, field) ?? '')])),
  };
}

/** Whether an update by this row leaves the item as it is. */
export const isAsStored = (item: StoredFields, update: UpdateOf): boolean =>
  Object.keys(replacedBy(item, update)).length === 0;
