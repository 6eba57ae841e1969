import type { Item } from '../../contract/entities.ts';
import type { ItemOrder } from '../../contract/itemOrder.ts';
import { PAGE_LIMIT_MAX } from '../../contract/limits.ts';
import { callerOf } from '../http/caller.ts';
import type { Call } from '../http/environment.ts';
import { answerList, pageFrame, type Pieces } from '../http/longLists.ts';
import { queryNumber, queryText } from '../http/parameters.ts';
import type { Reading, ReadingCall } from '../reading/reading.ts';
import type { Told } from '../reading/reads.ts';
import { isSlow, type ItemFilter } from '../store/items/filter.ts';
import { countItems, itemRows, pickItems, pickItemsAfter, sizesOfItems } from '../store/items/list.ts';
import type { ItemRow } from '../store/items/rows.ts';
import { portionsOf } from '../store/portions.ts';
import type { Db } from '../store/store.ts';
import { filterOf, orderOf } from './itemFilters.ts';

const OFFSET_MAX = 1e9;
/** So many rows, and so far down, are read at once within a millisecond or two. */
const LIGHT = { rows: 50, offset: 1000 };
const LIGHT_SORTS: readonly string[] = ['name', 'created', 'updated', 'quantity'];

/** Rows as items. */
export type EncodeItems = (rows: readonly ItemRow[]) => Promise<Item[]>;

/** What lists are read from and with. */
interface Lists {
  read: Db;
  reading: Reading;
  encode: EncodeItems;
}

/**
 * Answers a list of items: a page `{items, total}` when the query asks for one (limit, offset, sort, or a filter),
 * else all of them as an array. 400 for a value that makes no sense.
 */
export async function listItems(c: Call, lists: Lists, filter: ItemFilter): Promise<Response> {
  const limit = queryNumber(c, 'limit', 1, PAGE_LIMIT_MAX);
  const offset = queryNumber(c, 'offset', 0, OFFSET_MAX);
  const sort = queryText(c, 'sort');
  const wanted = filterOf(c);
  if ([limit, offset, sort, ...Object.values(wanted)].every((value) => value === undefined)) {
    return wholeList(c, lists, filter);
  }
  return pageOf(c, lists, {
    filter: { ...filter, ...wanted },
    order: orderOf(sort ?? 'name'),
    limit: limit ?? PAGE_LIMIT_MAX,
    offset: offset ?? 0,
  });
}

interface Page {
  filter: ItemFilter;
  order: ItemOrder;
  limit: number;
  offset: number;
}

async function pageOf(c: Call, lists: Lists, page: Page): Promise<Response> {
  const { filter, order, limit, offset } = page;
  if (!isLight(page)) {
    const call = beginReading(c, lists.reading);
    const told = await call.read({ what: 'page', ...page });
    return answerList(c, piecesOf(call, told), pageFrame('items', told.total ?? 0));
  }
  const picked = await pickItems(lists.read, filter, order, limit, offset);
  return answerList(c, fewItems(lists, picked), pageFrame('items', await countItems(lists.read, filter)));
}

/** Whether an index leads straight to the page, its rows are few, and their number is kept. */
function isLight({ filter, order, limit, offset }: Page): boolean {
  if (isSlow(filter) || !LIGHT_SORTS.includes(order.by)) return false;
  const filters = [filter.location, filter.category].filter((value) => value !== undefined).length;
  const isInOrder = filters === 0 || (filters === 1 && order.by === 'name');
  return isInOrder && limit <= LIGHT.rows && offset <= LIGHT.offset;
}

/** All items by name. */
async function wholeList(c: Call, lists: Lists, filter: ItemFilter): Promise<Response> {
  const first = await pickItemsAfter(lists.read, filter, undefined, LIGHT.rows + 1);
  if (first.length <= LIGHT.rows) {
    return answerList(
      c,
      fewItems(
        lists,
        first.map(({ seq }) => seq),
      ),
    );
  }
  return answerList(c, allItems(beginReading(c, lists.reading), filter));
}

async function* allItems(call: ReadingCall, filter: ItemFilter): Pieces {
  let after: Told['next'];
  do {
    const told = await call.read({ what: 'onward', filter, after });
    yield* piecesOf(call, told);
    after = told.next;
  } while (after);
}

/** Few items may have very long texts. */
async function* fewItems({ read, encode }: Lists, seqs: readonly number[]): Pieces {
  for (const portion of portionsOf(await sizesOfItems(read, seqs), LIGHT.rows)) {
    yield await encode(await itemRows(read, portion));
  }
}

/** A heavy call that is over when its answer is, whatever becomes of it: of a HEAD nobody reads the body. */
export function beginReading(c: Call, reading: Reading): ReadingCall {
  const call = reading.begin(callerOf(c));
  c.env.outgoing.once('close', () => call.end());
  return call;
}

/** What was read, and the rest of it while it is sent. */
export async function* piecesOf(call: ReadingCall, { json, rest = [] }: Told): Pieces {
  yield json;
  for (const seqs of rest) yield (await call.read({ what: 'entries', seqs })).json;
}
