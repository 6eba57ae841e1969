import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { nameKey } from '../keys.ts';
import { numbersOf } from '../lists.ts';
import { type Sized, portionsOf } from '../portions.ts';
import { reindexItem } from '../search/searchIndex.ts';
import type { Db, Store } from '../store.ts';
import { columnsOf } from './cutChanges.ts';
import { itemRows, sizesOfItems } from './list.ts';
import type { ItemRow } from './rows.ts';
import type { Author } from './write.ts';

/**
 * Items that the search finds by another category beside their own, by their numbers: the version in which they are found so.
 */
export type Prepared = Map<number, number>;

/** Items, and bytes of their long texts, that are indexed before everybody else has a turn: some 25 ms. */
const INDEXED_AT_ONCE = { count: 50, bytes: 32 * 1024 };
/** Most that is indexed while all other writers wait. */
const INDEXED_WAITING = { count: 200, bytes: 128 * 1024 };
/** Rows that are written, and that are looked up, before everybody else has a turn. */
const WRITTEN_AT_ONCE = 500;
const LOOKED_UP_AT_ONCE = 1000;

/** An item that gets another category, and about how many bytes its long texts have. */
type Given = Pick<ItemRow, 'seq' | 'version' | 'category'> & { bytes: number };

/**
 * Gives all items of the category with this key the category `name`, as their histories tell. False, and nothing is written,
 * when too many of them would have to be indexed now: they have to be prepared before. In a transaction.
 */
export async function giveCategory(
  db: Db,
  key: string,
  name: string,
  { user, now }: Author,
  prepared: Prepared,
): Promise<boolean> {
  // Another one in letters alone counts too: the list has one way to write it.
  const items = (await itemsOfCategory(db, key)).filter(({ category }) => category !== name);
  const late = items.filter(({ seq, version }) => prepared.get(seq) !== version);
  const bytes = late.reduce((total, item) => total + item.bytes, 0);
  if (late.length > INDEXED_WAITING.count || bytes > INDEXED_WAITING.bytes) return false;
  for (let from = 0; from < items.length; from += WRITTEN_AT_ONCE) {
    const some = items.slice(from, from + WRITTEN_AT_ONCE);
    await db
      .updateTable('items')
      .set((row) => ({
        category: name,
        category_key: nameKey(name),
        version: row('version', '+', 1),
        updated_at: now,
      }))
      .where('seq', 'in', numbersOf(some.map(({ seq }) => seq)))
      .execute();
    for (const [before, seqs] of byCategory(some)) {
      const { changes, cut } = columnsOf([{ field: 'category', before, after: name }]);
      // By the database: to hand it some hundred rows takes longer than to write them.
      await sql`insert into item_events (item_id, at, "user", kind, changes, cut)
        select id, ${now}, ${user}, 'updated', ${changes}, ${cut} from items
        where seq in ${numbersOf(seqs)} order by seq`.execute(db);
    }
    await setImmediate();
  }
  for (const seqs of portionsOf(late, INDEXED_AT_ONCE.count, INDEXED_AT_ONCE.bytes)) {
    for (const row of await itemRows(db, seqs)) await reindexItem(db, row.seq, row);
    await setImmediate();
  }
  return true;
}

/** Lets the search find the items of the category with this key by the category `name` too, some at a time. */
export async function prepareItems(
  store: Store,
  key: string,
  name: string,
  prepared: Prepared,
): Promise<void> {
  const items = await itemsOfCategory(store.read, key);
  const late = items.filter(({ seq, version }) => prepared.get(seq) !== version);
  await inTurns(store, late, async (trx, row) => {
    if (row.category_key !== key) return;
    prepared.set(row.seq, row.version);
    await reindexItem(trx, row.seq, { ...row, category: `${row.category}\n${name}` });
  });
}

/** Lets the search find prepared items by their own category alone again, some at a time. */
export async function settleItems(store: Store, prepared: Prepared): Promise<void> {
  const seqs = [...prepared.keys()];
  const items: Sized[] = [];
  for (let from = 0; from < seqs.length; from += LOOKED_UP_AT_ONCE) {
    items.push(...(await sizesOfItems(store.read, seqs.slice(from, from + LOOKED_UP_AT_ONCE))));
    await setImmediate();
  }
  await inTurns(store, items, (trx, row) => reindexItem(trx, row.seq, row));
}

/** Lets the search find all items of the category with this key by it alone again, until `signal` ends it by a throw. */
export async function reindexCategory(store: Store, key: string, signal: AbortSignal): Promise<void> {
  await inTurns(store, await itemsOfCategory(store.read, key), async (trx, row) => {
    signal.throwIfAborted();
    await reindexItem(trx, row.seq, row);
  });
}

/** Each item as it is then, in as many transactions as leave everybody else their turn. */
async function inTurns(
  store: Store,
  items: readonly { seq: number; bytes: number }[],
  work: (trx: Db, row: ItemRow) => Promise<void>,
): Promise<void> {
  for (const seqs of portionsOf(items, INDEXED_AT_ONCE.count, INDEXED_AT_ONCE.bytes)) {
    await store.write(async (trx) => {
      for (const row of await itemRows(trx, seqs)) await work(trx, row);
    });
  }
}

/** In the order of their names, some at a time: where others write meanwhile, one may be missing, or there twice. */
async function itemsOfCategory(db: Db, key: string): Promise<Given[]> {
  const items: Given[] = [];
  for (let last = { name_key: '', seq: 0 }; ;) {
    const rows = await db
      .selectFrom('items')
      .select(['seq', 'name_key', 'version', 'category'])
      .select(sql<number>`octet_length(description) + octet_length(notes)`.as('bytes'))
      .where('category_key', '=', key)
      .where(sql<boolean>`(name_key, seq) > (${last.name_key}, ${last.seq})`)
      .orderBy('name_key')
      .orderBy('seq')
      .limit(LOOKED_UP_AT_ONCE)
      .execute();
    items.push(...rows);
    const end = rows.at(-1);
    if (!end || rows.length < LOOKED_UP_AT_ONCE) return items;
    last = end;
    await setImmediate();
  }
}

/** The numbers of items by the category that they have. */
function byCategory(items: readonly Given[]): Map<string, number[]> {
  const seqs = new Map<string, number[]>();
  for (const { seq, category } of items) {
    const same = seqs.get(category) ?? [];
    same.push(seq);
    seqs.set(category, same);
  }
  return seqs;
}
