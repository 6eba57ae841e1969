import type { HistoryChange } from '../../../contract/history.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import { shownPath } from '../../model/locations/shownPath.ts';
import { dayText } from '../ui/moments.ts';

const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  notes: 'Notes',
  quantity: 'Quantity',
  location_id: 'Location',
  location: 'Location',
  supplier: 'Supplier',
  supplier_part_no: 'Supplier part no.',
  supplier_item_url: 'Supplier item URL',
  acquisition_date: 'Acquired',
};

/** The field of a change, as the form calls it. */
export const fieldName = (field: string): string => NAMES[field] ?? field;

/** What changed from what to what; a text that is only its beginning ends in '…'. */
export function changeSentence({ field, before, after, before_length, after_length }: HistoryChange): string {
  const name = fieldName(field);
  const from = shown(field, before, before_length);
  const to = shown(field, after, after_length);
  return name === 'Location' ? `Moved from ${from} to ${to}` : `${name} changed from ${from} to ${to}`;
}

function shown(field: string, value: string | null, wholeLength: number | undefined): string {
  if (value === null || value === '') return 'nothing';
  const words = wordsOf(field, value);
  return wholeLength === undefined ? words : `${words}…`;
}

function wordsOf(field: string, value: string): string {
  if (field === 'location') return shownPath(value);
  if (field === 'acquisition_date') return dayText(value);
  return isolatedName(field === 'quantity' ? quantityIn(value) : value);
}

// Entries of before, and those of other hosts, have 1e-9.
function quantityIn(text: string): string {
  const quantity = Number(text);
  return Number.isFinite(quantity) ? formatQuantity(quantity) : text;
}
