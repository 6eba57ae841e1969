import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { HistoryEntry, HistoryPage, WholeChange } from '../../../contract/history.ts';
import { numbersOf } from '../lists.ts';
import { portionsOf } from '../portions.ts';
import { placesOf } from '../locations/places.ts';
import type { Db } from '../store.ts';
import { changesIn, columnsOf, cutChange, SHORT } from './cutChanges.ts';
import type { ItemRow } from './rows.ts';

/** The fields whose changes a person wants to read, in the order of the form. */
const FIELDS = [
  'name',
  'category',
  'location_id',
  'description',
  'notes',
  'quantity',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'acquisition_date',
] as const;

// With as many digits as it takes, never as 1e-9.
const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 21 });

/** What differs between two states of an item, as texts that a person reads; '' is null. */
export async function changesBetween(db: Db, before: ItemRow, after: ItemRow): Promise<WholeChange[]> {
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  const places = await placesOf(
    db,
    changed.includes('location_id') ? [before.location_id, after.location_id] : [],
  );
  return changed.map((field) => {
    const text = (row: ItemRow): string | null => {
      const value = field === 'location_id' ? (places.get(row.location_id)?.path ?? '') : plain(row[field]);
      return value === '' ? null : value;
    };
    return { field: field === 'location_id' ? 'location' : field, before: text(before), after: text(after) };
  });
}

// A minus before nothing, as JSON may have it, is left out.
const plain = (value: string | number | null): string =>
  typeof value === 'number' ? PLAIN.format(value + 0) : (value ?? '');

/** 'moved' and 'quantity' name the two changes that matter most in a workshop; else 'updated'. */
export function kindOf(changes: readonly WholeChange[]): string {
  const [only] = changes;
  if (changes.length !== 1 || !only) return 'updated';
  return only.field === 'location' ? 'moved' : only.field === 'quantity' ? 'quantity' : 'updated';
}

/** Writes one event; in the transaction of what it tells of. */
export async function recordEvent(
  db: Db,
  itemId: string,
  event: { at: number; user: string; kind: string; changes: readonly WholeChange[] },
): Promise<void> {
  const { at, user, kind } = event;
  const { changes, cut } = columnsOf(event.changes);
  await sql`insert into item_events (item_id, at, "user", kind, changes, cut)
    values (${itemId}, ${at}, ${user}, ${kind}, ${changes}, ${cut})`.execute(db);
}

/** Which entries of a history are wanted: `limit` of them, older than number `before` where it is given. */
export interface HistoryWish {
  limit: number;
  before: number | undefined;
}

/** What happened to an item, newest first, its long texts cut; everybody else has turns meanwhile. */
export async function historyOf(
  db: Db,
  itemId: string,
  { limit, before }: HistoryWish,
): Promise<HistoryPage> {
  let query = db
    .selectFrom('item_events')
    .select(['id as seq', sql<number>`octet_length(${SHORT})`.as('bytes')])
    .where('item_id', '=', itemId)
    .orderBy('id', 'desc')
    // One more tells whether there is a next page.
    .limit(limit + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  const found = await query.execute();
  const wanted = found.slice(0, limit);
  const history: HistoryEntry[] = [];
  for (const portion of portionsOf(wanted, limit)) {
    history.push(...(await entriesOf(db, portion)));
    await setImmediate();
  }
  const oldest = wanted.at(-1);
  return { history, next: found.length > limit && oldest ? String(oldest.seq) : null };
}

async function entriesOf(db: Db, ids: readonly number[]): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('item_events')
    .select(['id', 'at', 'user', 'kind', SHORT.as('changes')])
    .where('id', 'in', numbersOf(ids))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    at: new Date(row.at).toISOString(),
    user: row.user,
    kind: row.kind,
    changes: changesIn(row.changes).map(cutChange),
  }));
}

/** The change of one field with its whole texts, from an entry of the history of this item; undefined for none. */
export async function wholeChange(
  db: Db,
  itemId: string,
  { entry, field }: { entry: number; field: string },
): Promise<WholeChange | undefined> {
  const row = await db
    .selectFrom('item_events')
    .select('changes')
    .where('id', '=', entry)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row && changesIn(row.changes).find((change) => change.field === field);
}
