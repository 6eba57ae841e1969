import { type Checked, check, type FieldMessages } from '../../../contract/check.ts';
import type { Item } from '../../../contract/entities.ts';
import { ItemName, Quantity } from '../../../contract/fields.ts';
import { ItemInput } from '../../../contract/requests.ts';
import { type Entry, parseEntryLine } from './entryLine.ts';
import { formatQuantity } from './formatQuantity.ts';
import { EMPTY_ITEM_FORM } from './itemForm.ts';
import { writtenNumber } from './writtenNumber.ts';

/** Quantities of items with the same name that a note has room for. */
const NAMED_MOST = 5;

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
export function quickItem(texts: QuickTexts, { locationId, category }: QuickPlace): Checked<ItemInput> {
  const line = quickLine(texts);
  if ('fields' in line) return { ok: false, fields: line.fields };
  return check({ ...EMPTY_ITEM_FORM, ...line, category, location_id: locationId }, ItemInput);
}

/** The name and the quantity that the texts stand for, or what is wrong at which of them. */
export function quickLine({ name, quantity }: QuickTexts): Entry | { fields: FieldMessages } {
  if (quantity.trim() === '') {
    const line = parseEntryLine(name);
    return 'problem' in line ? { fields: { name: line.problem } } : line;
  }
  const checkedName = check(name, ItemName);
  const checkedQuantity = readQuantity(quantity);
  if (checkedName.ok && checkedQuantity.ok)
    return { name: checkedName.value, quantity: checkedQuantity.value };
  return {
    fields: {
      ...(!checkedName.ok && { name: checkedName.fields[''] ?? '' }),
      ...(!checkedQuantity.ok && { quantity: checkedQuantity.fields[''] ?? '' }),
    },
  };
}

/** The number that a text in the field of a new item's quantity stands for, or what is wrong with it. */
function readQuantity(text: string): Checked<number> {
  const wrong = (message: string): Checked<number> => ({ ok: false, fields: { '': message } });
  const written = writtenNumber(text.trim());
  if (written && 'twoWays' in written) return wrong(written.twoWays);
  // Nobody counts in '0x10' or '1e3': whatever that was meant to be, it is no 16.
  const quantity = written?.number ?? (/^[-+]?\d*\.?\d*$/.test(text.trim()) ? Number(text) : Number.NaN);
  // A host makes 1 of it (ENT-05): nobody is to be surprised.
  return quantity <= 0 ? wrong('Quantity of a new item must be more than 0.') : check(quantity, Quantity);
}

/** Names as a person compares them: without regard to case and blanks around them. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** What to know before adding an item whose name is there already; undefined where it is not. */
export function sameNameNote(items: readonly Item[], texts: QuickTexts): string | undefined {
  const line = quickLine(texts);
  if ('fields' in line) return undefined;
  const wanted = nameKey(line.name);
  const same = items.filter(({ name }) => nameKey(name) === wanted);
  if (same.length === 0) return undefined;
  const there = same.length === 1 ? 'There is one here already' : `There are ${same.length} here already`;
  const quantities = same.flatMap(({ quantity }) => (quantity === null ? [] : [formatQuantity(quantity)]));
  return quantities.length === 0 ? there : `${there}: ${quantities.slice(0, NAMED_MOST).join(', ')}`;
}
