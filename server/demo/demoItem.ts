import { BUILT_IN_CATEGORIES, STORAGE_CATEGORY } from '../../contract/builtins.ts';
import type { ItemCreateRequest } from '../../contract/requests.ts';

const CATEGORIES: readonly string[] = [...BUILT_IN_CATEGORIES, STORAGE_CATEGORY];

/** Suppliers with an online shop; what has a part number there has a page too. */
const SHOPS = [
  'Aircraft Spruce',
  'BerryBase',
  'Conrad',
  'DigiKey',
  'FS',
  'Hornbach',
  'LCSC',
  'McMaster-Carr',
  'Misumi',
  'Mouser',
  'Prusa Research',
  'Reichelt',
  'Rose',
  'RS',
  'Thomann',
  'Würth',
];

/** An item of the demo; the location is the one whose list it stands in. */
export type DemoItem = Omit<ItemCreateRequest, 'location_id'>;

/** The items of a location's list, as a place of the demo has it (place.ts). Throws when a line cannot be read. */
export function demoItems(list: string): DemoItem[] {
  const lines = list.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map(itemOf);
}

function itemOf(line: string): DemoItem {
  const [name, category, quantity, supplier, part, date, description, notes, ...more] = line
    .split('|')
    .map((column) => column.trim());
  if (name === undefined || category === undefined || quantity === undefined || more.length > 0) {
    throw new Error(`The demo's line has too few or too many columns: ${line}`);
  }
  if (!CATEGORIES.includes(category)) throw new Error(`The demo's line has no known category: ${line}`);
  return {
    name,
    category,
    quantity: Number(quantity),
    description: description ?? '',
    notes: notes ?? '',
    supplier: supplier ?? '',
    supplier_part_no: part ?? '',
    supplier_item_url: pageOf(supplier ?? '', part ?? ''),
    acquisition_date: date === undefined || date === '' ? null : date,
  };
}

/** On a domain that is kept free for examples, so that the demo sends nobody to a real shop. */
function pageOf(supplier: string, part: string): string {
  if (part === '' || !SHOPS.includes(supplier)) return '';
  return `https://example.com/${slugOf(supplier)}/${slugOf(part)}`;
}

function slugOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('ü', 'ue').replaceAll('µ', 'u');
  return plain.replace(/[^a-z0-9.]+/g, '-').replace(/^-|-$/g, '');
}
