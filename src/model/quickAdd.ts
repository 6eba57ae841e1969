import { type Checked, check } from '../../contract/check.ts';
import type { Item } from '../../contract/entities.ts';
import { ItemInput } from '../../contract/requests.ts';
import { parseEntryLine } from './entryLine.ts';
import { formatQuantity } from './formatQuantity.ts';
import { checkItemForm, EMPTY_ITEM_FORM } from './itemForm.ts';

/** What stands in the two fields, just as it was typed. */
export interface QuickTexts {
  name: string;
  /** '' where the name may say it ('M3 screws, 20'), and else for the default of a new item. */
  quantity: string;
}

/** Where an item goes that is entered by its name and quantity alone. */
export interface QuickPlace {
  locationId: string;
  category: string;
}

/** The texts as the item to send, or a message for each of the two fields that is wrong. */
export function quickItem({ name, quantity }: QuickTexts, place: QuickPlace): Checked<ItemInput> {
  const rest = { ...EMPTY_ITEM_FORM, category: place.category, location_id: place.locationId };
  if (quantity.trim() !== '') return checkItemForm({ ...rest, name, quantity });
  const line = parseEntryLine(name);
  if ('problem' in line) return { ok: false, fields: { name: line.problem } };
  return check({ ...rest, name: line.name, quantity: line.quantity }, ItemInput);
}

/** Names as a person compares them: without regard to case and blanks around them. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What to know before adding an item whose name is there already; undefined where it is not. */
export function sameNameNote(items: readonly Item[], { name, quantity }: QuickTexts): string | undefined {
  const line = quantity.trim() === '' ? parseEntryLine(name) : { name };
  if ('problem' in line) return undefined;
  const wanted = nameKey(line.name);
  const same = items.filter((item) => nameKey(item.name) === wanted);
  if (wanted === '' || same.length === 0) return undefined;
  const quantities = same.flatMap((item) => (item.quantity === null ? [] : [formatQuantity(item.quantity)]));
  const there = same.length === 1 ? 'There is one here already' : `There are ${same.length} here already`;
  return quantities.length === 0 ? there : `${there}: ${quantities.slice(0, 5).join(', ')}`;
}
