import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import { type Checked, check } from '../../../contract/check.ts';
import type { Item } from '../../../contract/entities.ts';
import { DATE_PICKER_YEARS } from '../../../contract/limits.ts';
import { ItemInput } from '../../../contract/requests.ts';
import { withoutCode } from '../scanning/isCode.ts';
import { writtenNumber } from './writtenNumber.ts';

/** What the item form holds: the texts of its fields, just as they were typed. */
export interface ItemFormValues {
  name: string;
  category: string;
  /** An id, '' when none is chosen. */
  location_id: string;
  supplier: string;
  supplier_part_no: string;
  supplier_item_url: string;
  quantity: string;
  description: string;
  notes: string;
  /** YYYY-MM-DD, '' when none. */
  acquisition_date: string;
}

/** What a form is opened for: an item by its id, or a new one. */
export interface ItemFormInput {
  id?: string;
  /** Of a new one: an id or a label. */
  locationId?: string;
  /** Of a new one: what is in the field for its name already. */
  name?: string;
  /** The same of its quantity. */
  quantity?: string;
  /** Of a new one: the item that it begins as a copy of. */
  copyOf?: Item;
}

/** The defaults of a new item (VALID-15 to VALID-17). */
export const EMPTY_ITEM_FORM: Readonly<ItemFormValues> = {
  name: '',
  category: DEFAULT_CATEGORY,
  location_id: '',
  supplier: '',
  supplier_part_no: '',
  supplier_item_url: '',
  quantity: '0',
  description: '',
  notes: '',
  acquisition_date: '',
};

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

/** '' is undefined (VALID-11), a number with a decimal point is that number, anything else NaN, which is refused. */
function quantityOf(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/**
 * The form's values as the item to send, or a message for each field that is wrong (VALID-03 to VALID-14). `knownDate` is what its date
 * was before anybody typed.
 */
export function checkItemForm(values: ItemFormValues, knownDate = ''): Checked<ItemInput> {
  const { name, quantity, acquisition_date: date } = values;
  const checked = askedTwoWays(check({ ...values, quantity: quantityOf(quantity) }, ItemInput), quantity);
  return withoutCode(date === knownDate ? checked : withWholeYear(checked, date), name);
}

/** What was checked, refused where two digits of a year were typed: a date field makes the year 23 of them. */
function withWholeYear<T>(checked: Checked<T>, date: string): Checked<T> {
  const short = /^00*(\d{1,3})-\d\d-\d\d$/.exec(date)?.[1];
  if (short === undefined) return checked;
  const acquisition_date = `The year is ${Number(short)}: write all four digits of it.`;
  return { ok: false, fields: { ...(!checked.ok && checked.fields), acquisition_date } };
}

/** What was checked, refused with a question where its quantity is '1,000', which is a thousand here and one elsewhere. */
function askedTwoWays<T>(checked: Checked<T>, quantity: string): Checked<T> {
  const written = quantity.includes(',') ? writtenNumber(quantity.trim()) : undefined;
  if (!written || !('twoWays' in written)) return checked;
  return { ok: false, fields: { ...(!checked.ok && checked.fields), quantity: written.twoWays } };
}

/** An item's fields as the form shows them. */
export function formFromItem(item: Item): ItemFormValues {
  return {
    name: item.name,
    category: item.category,
    location_id: item.location_id ?? '',
    supplier: item.supplier,
    supplier_part_no: item.supplier_part_no,
    supplier_item_url: item.supplier_item_url,
    quantity: item.quantity === null ? '' : String(item.quantity),
    description: item.description,
    notes: item.notes,
    acquisition_date: item.acquisition_date ?? '',
  };
}

/** The fields of an item to be sent, or of unsent work, as the form shows them. */
export function formFromInput(input: ItemInput): ItemFormValues {
  return {
    name: input.name,
    category: input.category,
    location_id: input.location_id,
    supplier: input.supplier,
    supplier_part_no: input.supplier_part_no,
    supplier_item_url: input.supplier_item_url,
    quantity: input.quantity === undefined ? '' : String(input.quantity),
    description: input.description,
    notes: input.notes,
    acquisition_date: input.acquisition_date ?? '',
  };
}

/** The names of the form's fields, in a comparison as well. */
export const ITEM_LABELS: Readonly<Record<keyof ItemFormValues, string>> = {
  name: 'Name',
  category: 'Category',
  location_id: 'Location',
  quantity: 'Quantity',
  acquisition_date: 'Acquired',
  supplier: 'Supplier',
  supplier_part_no: 'Supplier Part No.',
  supplier_item_url: 'Supplier Item URL',
  description: 'Description',
  notes: 'Notes',
};

/** The calendar day of a moment where the person is, 'YYYY-MM-DD'. */
export function localDay(moment: Date): string {
  const pad = (part: number, length: number): string => String(part).padStart(length, '0');
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`;
}

/** First and last day the acquisition date's picker offers: the last 30 years up to `today` (ITEMF-31). */
export function datePickerRange(today: string): { min: string; max: string } {
  const year = Number(today.slice(0, 4)) - DATE_PICKER_YEARS;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = today.slice(4) === '-02-29' && !isLeap ? '-02-28' : today.slice(4);
  return { min: String(year).padStart(4, '0') + day, max: today };
}
