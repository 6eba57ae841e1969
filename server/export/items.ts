import { setImmediate } from 'node:timers/promises';
import { ITEM_COLUMNS } from '../../contract/export/exports.ts';
import type { ItemOrder } from '../../contract/itemOrder.ts';
import { PAGE_LIMIT_MAX } from '../../contract/limits.ts';
import { groupsOf } from '../http/longLists.ts';
import type { ItemFilter } from '../store/items/filter.ts';
import { itemRows, pickItems, sizesOfItems } from '../store/items/list.ts';
import type { ItemRow } from '../store/items/rows.ts';
import { portionsOf } from '../store/portions.ts';
import { searchItems } from '../store/search/search.ts';
import { textsOf } from '../store/lists.ts';
import type { Db } from '../store/store.ts';
import { type FiledPlace, filedPlaces } from './places.ts';
import type { Row, Sheet } from './sheet.ts';

/** Which items are wanted, and in which order. */
export interface ItemWish {
  filter: ItemFilter;
  /** undefined for the best of a search first, else for that of `ids`, else by name. */
  order: ItemOrder | undefined;
  /** What is searched for: the others are left out. */
  query: string | undefined;
  /** Only these; what is gone is left out. */
  ids: readonly string[] | undefined;
}

/** Rows whose sizes are asked for at once, and that are read at once. */
const MEASURED = 2000;
const PORTION = 200;
const EVERY = Number.MAX_SAFE_INTEGER;

const WIDTHS: Readonly<Record<(typeof ITEM_COLUMNS)[number], number>> = {
  name: 36,
  location: 40,
  category: 18,
  quantity: 10,
  description: 40,
  notes: 40,
  supplier: 20,
  supplier_part_no: 20,
  supplier_item_url: 30,
  acquisition_date: 16,
  location_label: 14,
  location_type: 14,
  location_area: 18,
};

/** The items as a table, and how many they are. */
export async function itemsSheet(db: Db, wish: ItemWish): Promise<{ sheet: Sheet; count: number }> {
  const seqs = await wanted(db, wish);
  const columns = ITEM_COLUMNS.map((name) => ({ name, width: WIDTHS[name] }));
  return { sheet: { title: 'Items', columns, portions: rowsOf(db, seqs) }, count: seqs.length };
}

const BY_NAME: ItemOrder = { by: 'name', descending: false };

async function wanted(db: Db, { filter, order, query, ids }: ItemWish): Promise<number[]> {
  const listed = await (query === undefined
    ? pickItems(db, filter, order ?? BY_NAME, EVERY, 0)
    : found(db, query, filter, order));
  if (ids === undefined) return listed;
  const rows = await db.selectFrom('items').select(['id', 'seq']).where('id', 'in', textsOf(ids)).execute();
  if (order || query !== undefined) return among(listed, rows.map(seqOf));
  const seqs = new Map(rows.map(({ id, seq }) => [id, seq]));
  const named = [...new Set(ids)].flatMap((id) => seqs.get(id) ?? []);
  return among(named, listed);
}

/** What is found, of that what the filter lets through. */
async function found(db: Db, query: string, filter: ItemFilter, order: ItemOrder | undefined) {
  const { seqs } = await searchItems(db, query, PAGE_LIMIT_MAX, 0);
  const isAll = Object.values(filter).every((value) => value === undefined);
  if (isAll && !order) return seqs;
  const listed = await pickItems(db, filter, order ?? BY_NAME, EVERY, 0);
  return order ? among(listed, seqs) : among(seqs, listed);
}

const seqOf = ({ seq }: { seq: number }): number => seq;

/** Those that are in `others`, too, in their own order. */
function among(seqs: readonly number[], others: readonly number[]): number[] {
  const known = new Set(others);
  return seqs.filter((seq) => known.has(seq));
}

async function* rowsOf(db: Db, seqs: readonly number[]): Sheet['portions'] {
  const places = await filedPlaces(db);
  for (const group of groupsOf(seqs, MEASURED)) {
    for (const portion of portionsOf(await sizesOfItems(db, group), PORTION)) {
      yield (await itemRows(db, portion)).map((row) => cellsOf(row, places.get(row.location_id)));
      await setImmediate();
    }
  }
}

/** In the order of `ITEM_COLUMNS`. */
const cellsOf = (row: ItemRow, place: FiledPlace | undefined): Row => [
  row.name,
  place?.path ?? '',
  row.category,
  row.quantity,
  row.description,
  row.notes,
  row.supplier,
  row.supplier_part_no,
  row.supplier_item_url,
  { day: row.acquisition_date },
  place?.label ?? '',
  place?.type ?? '',
  place?.area ?? '',
];
