import { PAGE_LIMIT_MAX } from '../../contract/limits.ts';
import { answer, answerJson } from '../http/answer.ts';
import { callerOf } from '../http/caller.ts';
import type { Call } from '../http/environment.ts';
import { queryNumber, queryText } from '../http/parameters.ts';
import { streamed } from '../http/streaming.ts';
import { malformed } from '../problems.ts';
import type { Reading } from '../reading/reading.ts';
import type { Told } from '../reading/reads.ts';
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
/** So many rows, and so far down, are read at once within a millisecond or two. */
const LIGHT = { rows: 50, offset: 1000 };

/** Rows as items; inside a transaction with its `db`. */
export type EncodeItems = (rows: readonly ItemRow[], db?: Db) => Promise<Item[]>;

/** What lists are read from and with. */
interface Lists {
  read: Db;
  reading: Reading;
  encode: EncodeItems;
}

/**
 * Answers a list of items: a page `{items, total}` when the query asks for one (limit, offset, category,
 * sort), else all of them as an array. 400 for a value that makes no sense.
 */
export async function listItems(c: Call, lists: Lists, filter: ItemFilter): Promise<Response> {
  const limit = queryNumber(c, 'limit', 1, PAGE_LIMIT_MAX);
  const offset = queryNumber(c, 'offset', 0, OFFSET_MAX);
  const category = queryText(c, 'category');
  const sort = queryText(c, 'sort');
  if ([limit, offset, category, sort].every((value) => value === undefined)) {
    return wholeList(c, lists, filter);
  }
  const page = {
    filter: { ...filter, category },
    order: orderOf(sort ?? 'name'),
    limit: limit ?? PAGE_LIMIT_MAX,
    offset: offset ?? 0,
  };
  if (!isLight(page))
    return answerJson(c, (await lists.reading.once(callerOf(c), { what: 'items', ...page })).json);
  const rows = await itemPage(lists.read, page.filter, page.order, page.limit, page.offset);
  return answer(c, { items: await lists.encode(rows), total: await countItems(lists.read, page.filter) });
}

interface Page {
  filter: ItemFilter;
  order: ItemOrder;
  limit: number;
  offset: number;
}

/** Whether an index leads straight to the page, its rows are few, and their number is kept. */
function isLight({ filter: { location, category }, order, limit, offset }: Page): boolean {
  const filters = [location, category].filter((value) => value !== undefined).length;
  const isInOrder = filters === 0 || (filters === 1 && order.by === 'name');
  return isInOrder && limit <= LIGHT.rows && offset <= LIGHT.offset;
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
async function wholeList(c: Call, { read, reading, encode }: Lists, filter: ItemFilter): Promise<Response> {
  const first = await itemsAfter(read, filter, undefined, LIGHT.rows + 1);
  if (first.length <= LIGHT.rows) return answer(c, await encode(first));
  const call = reading.begin(callerOf(c));
  // Whatever becomes of the answer: of a HEAD nobody reads the body.
  c.env.outgoing.once('close', () => call.end());
  const pieceAfter = (after: Told['next']): Promise<Told> =>
    call.read({ what: 'piece', filter, after, limit: CHUNK });
  const piece = await pieceAfter(undefined);
  if (!piece.next) return answerJson(c, piece.json);
  let ready: Told | undefined = piece;
  let position: Told['next'] = piece.next;
  const body = streamed(c, {
    async next() {
      const told = ready ?? (position && (await pieceAfter(position)));
      ready = undefined;
      position = told?.next;
      return told?.json;
    },
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
