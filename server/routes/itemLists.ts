import { PAGE_LIMIT_MAX } from '../../contract/limits.ts';
import { answer } from '../http/answer.ts';
import type { Call } from '../http/environment.ts';
import { queryNumber, queryText } from '../http/parameters.ts';
import { streamed } from '../http/streaming.ts';
import { malformed } from '../problems.ts';
import {
  ITEM_SORTS,
  countItems,
  itemPage,
  itemsAfter,
  type ItemFilter,
  type ItemOrder,
} from '../store/items/list.ts';
import type { Item } from '../../contract/entities.ts';
import type { ItemRow } from '../store/items/rows.ts';
import type { Db } from '../store/store.ts';

/** Rows read and encoded at a time while a whole list is sent. */
const CHUNK = 500;
const OFFSET_MAX = 1e9;

/** Rows as items; inside a transaction with its `db`. */
export type EncodeItems = (rows: readonly ItemRow[], db?: Db) => Promise<Item[]>;

/**
 * Answers a list of items: a page `{items, total}` when the query asks for one (limit, offset, category,
 * sort), else all of them as an array. 400 for a value that makes no sense.
 */
export async function listItems(c: Call, db: Db, filter: ItemFilter, encode: EncodeItems): Promise<Response> {
  const limit = queryNumber(c, 'limit', 1, PAGE_LIMIT_MAX);
  const offset = queryNumber(c, 'offset', 0, OFFSET_MAX);
  const category = queryText(c, 'category');
  const sort = queryText(c, 'sort');
  if ([limit, offset, category, sort].every((value) => value === undefined)) {
    return wholeList(c, db, filter, encode);
  }
  const wanted = { ...filter, category };
  const rows = await itemPage(db, wanted, orderOf(sort ?? 'name'), limit ?? PAGE_LIMIT_MAX, offset ?? 0);
  return answer(c, { items: await encode(rows), total: await countItems(db, wanted) });
}

function orderOf(sort: string): ItemOrder {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  for (const by of ['name', 'created', 'updated', 'quantity'] as const)
    if (by === name) return { by, descending };
  const names = Object.keys(ITEM_SORTS).flatMap((by) => [by, `-${by}`]);
  throw malformed(`sort must be one of ${names.join(', ')}.`);
}

/** All items by name. A long list is sent while it is read, so that it never stands in memory as a whole. */
async function wholeList(c: Call, db: Db, filter: ItemFilter, encode: EncodeItems): Promise<Response> {
  const first = await itemsAfter(db, filter, undefined, CHUNK);
  if (first.length < CHUNK) return answer(c, await encode(first));
  const encoder = new TextEncoder();
  let rows: ItemRow[] = first;
  let sent = 0;
  let isClosed = false;
  const body = streamed(c, {
    async next() {
      if (isClosed) return undefined;
      if (rows.length === 0) {
        isClosed = true;
        return encoder.encode(']');
      }
      const items = (await encode(rows)).map((item) => JSON.stringify(item));
      const piece = encoder.encode((sent === 0 ? '[' : ',') + items.join(','));
      sent += rows.length;
      rows = rows.length < CHUNK ? [] : await itemsAfter(db, filter, rows.at(-1), CHUNK);
      return piece;
    },
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
