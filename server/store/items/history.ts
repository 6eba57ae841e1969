import type { HistoryEntry } from '../../../contract/history.ts';
import { placesOf } from '../locations/places.ts';
import type { Db } from '../store.ts';
import type { ItemRow } from './rows.ts';

type Change = HistoryEntry['changes'][number];

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

/** What differs between two states of an item, as texts that a person reads; '' is null. */
export async function changesBetween(db: Db, before: ItemRow, after: ItemRow): Promise<Change[]> {
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  const places = await placesOf(
    db,
    changed.includes('location_id') ? [before.location_id, after.location_id] : [],
  );
  return changed.map((field) => {
    const text = (row: ItemRow): string | null => {
      const value =
        field === 'location_id' ? (places.get(row.location_id)?.path ?? '') : String(row[field] ?? '');
      return value === '' ? null : value;
    };
    return { field: field === 'location_id' ? 'location' : field, before: text(before), after: text(after) };
  });
}

/** 'moved' and 'quantity' name the two changes that matter most in a workshop; else 'updated'. */
export function kindOf(changes: readonly Change[]): string {
  const [only] = changes;
  if (changes.length !== 1 || !only) return 'updated';
  return only.field === 'location' ? 'moved' : only.field === 'quantity' ? 'quantity' : 'updated';
}

/** Writes one event; in the transaction of what it tells of. */
export async function recordEvent(
  db: Db,
  seq: number,
  event: { at: number; user: string; kind: string; changes: readonly Change[] },
): Promise<void> {
  const { at, user, kind } = event;
  await db
    .insertInto('item_events')
    .values({ item_seq: seq, at, user, kind, changes: JSON.stringify(event.changes) })
    .execute();
}

/** Everything that happened to item number `seq`, newest first. */
export async function historyOf(db: Db, seq: number): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('item_events')
    .select(['id', 'at', 'user', 'kind', 'changes'])
    .where('item_seq', '=', seq)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    at: new Date(row.at).toISOString(),
    user: row.user,
    kind: row.kind,
    // Only recordEvent writes the column.
    changes: JSON.parse(row.changes) as Change[],
  }));
}
