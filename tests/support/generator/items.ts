import { ITEM_NAME } from '../../../contract/limits.ts';
import type { ItemCreateRequest } from '../../../contract/requests.ts';
import { hostileName, hostileText } from './hostile.ts';
import { notes } from './notes.ts';
import { KINDS } from './parts.ts';
import type { Random } from './random.ts';

/** An item before it is in a database: its location is a place in the order of generated locations. */
export type GeneratedItem = Omit<ItemCreateRequest, 'location_id'> & { location: number };

/** Categories that people make up themselves. */
const OWN_CATEGORIES = ['Modellbau', 'Vélo', 'Spare parts: lathe', '3D printing'] as const;
/** 2019-01-01 and the days from there on that things are acquired. */
const FIRST_DAY = Date.UTC(2019, 0, 1);
const DAYS = 2800;
const DAY = 24 * 60 * 60 * 1000;

/** `count` items in `locations` locations, each `hostile` with that probability. */
export function* generateItems(
  random: Random,
  count: number,
  locations: number,
  hostile: number,
): Generator<GeneratedItem> {
  for (let number = 0; number < count; number++) {
    const item = believable(random, locationFor(random, locations));
    yield random.chance(hostile) ? madeHostile(random, item) : item;
  }
}

/** Mostly anywhere; some locations hold far more than others, as a big cabinet does. */
function locationFor(random: Random, locations: number): number {
  const few = Math.ceil(locations / 100);
  return random.chance(0.1) ? random.whole(0, few - 1) : random.whole(0, locations - 1);
}

function believable(random: Random, location: number): GeneratedItem {
  const { suppliers, category, ...part } = random.pick(KINDS)(random);
  const isBought = random.chance(0.8);
  const supplier = isBought ? random.pick(suppliers) : '';
  const number = isBought && random.chance(0.8) ? partNumber(random) : '';
  const hasPage = number !== '' && random.chance(0.5);
  return {
    ...part,
    category: random.chance(0.01) ? random.pick(OWN_CATEGORIES) : category,
    location,
    notes: notes(random),
    supplier,
    supplier_part_no: number,
    supplier_item_url: hasPage ? `https://example.com/parts/${encodeURIComponent(number)}` : '',
    acquisition_date: random.chance(0.7) ? day(random) : null,
  };
}

function partNumber(random: Random): string {
  const digits = (count: number): string => String(random.whole(0, 10 ** count - 1)).padStart(count, '0');
  switch (random.whole(0, 3)) {
    case 0:
      return `${digits(4)} ${digits(3)} ${digits(2)}`;
    case 1:
      return `${random.pick(['RC', 'GRM', 'ERJ', 'CRCW', 'SN'])}${digits(4)}${random.pick(['FR', 'JR', 'KL', 'ND'])}-${digits(3)}`;
    case 2:
      return `${digits(3)}-${digits(4)}`;
    default:
      return digits(8);
  }
}

function day(random: Random): string {
  return new Date(FIRST_DAY + random.whole(0, DAYS) * DAY).toISOString().slice(0, 10);
}

/** The name always, other fields now and then. */
function madeHostile(random: Random, item: GeneratedItem): GeneratedItem {
  const perhaps = (text: string): string => (random.chance(0.5) ? hostileText(random) : text);
  return {
    ...item,
    name: hostileName(random, ITEM_NAME.max),
    category: random.chance(0.05) ? hostileName(random, 40) : item.category,
    description: perhaps(item.description),
    notes: perhaps(item.notes),
    supplier: random.chance(0.5) ? hostileName(random, 200) : item.supplier,
    supplier_part_no: random.chance(0.3) ? hostileName(random, 200) : item.supplier_part_no,
    quantity: random.pick([item.quantity, 0, 0.001, 999_999_999.999, 1e12]),
  };
}
