import type { Item } from '../../contract/entities.ts';
import { PAGE_LIMIT_MAX } from '../../contract/limits.ts';
import type { Call } from '../http/environment.ts';
import { answerList, groupsOf, pageFrame, type Pieces } from '../http/longLists.ts';
import { queryNumber, queryText } from '../http/parameters.ts';
import { malformed } from '../problems.ts';
import {
  ITEM_SORTS,
  countItems,
  itemRows,
  pickItems,
  pickItemsAfter,
  sizesOfItems,
  type ItemFilter,
  type ItemOrder,
  type NamePlace,
} from '../store/items/list.ts';
import type { ItemRow } from '../store/items/rows.ts';
import { portionsOf } from '../store/portions.ts';
import type { Db } from '../store/store.ts';

/** Items that are looked for at a time, and read and encoded at a time. */
const PICKED = 500;
const PORTION = 100;
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
    return answerList(c, wholeList(db, filter, encode));
  }
  const wanted = { ...filter, category };
  const picked = await pickItems(db, wanted, orderOf(sort ?? 'name'), limit ?? PAGE_LIMIT_MAX, offset ?? 0);
  return answerList(c, page(db, picked, encode), pageFrame('items', await countItems(db, wanted)));
}

function orderOf(sort: string): ItemOrder {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  for (const by of ['name', 'created', 'updated', 'quantity'] as const)
    if (by === name) return { by, descending };
  const names = Object.keys(ITEM_SORTS).flatMap((by) => [by, `-${by}`]);
  throw malformed(`sort must be one of ${names.join(', ')}.`);
}

/** All items by name. */
async function* wholeList(db: Db, filter: ItemFilter, encode: EncodeItems): Pieces {
  let last: NamePlace | undefined;
  for (;;) {
    const picked = await pickItemsAfter(db, filter, last, PICKED);
    yield* encoded(
      db,
      picked.map(({ seq }) => seq),
      encode,
    );
    last = picked.at(-1);
    if (picked.length < PICKED) return;
  }
}

async function* page(db: Db, picked: readonly number[], encode: EncodeItems): Pieces {
  for (const group of groupsOf(picked, PICKED)) yield* encoded(db, group, encode);
}

async function* encoded(db: Db, seqs: readonly number[], encode: EncodeItems): Pieces {
  for (const portion of portionsOf(await sizesOfItems(db, seqs), PORTION)) {
    yield await encode(await itemRows(db, portion));
  }
}
