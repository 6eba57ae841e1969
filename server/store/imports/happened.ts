import { sql } from 'kysely';
import { changesIn, SHORT } from '../items/cutChanges.ts';
import { textsOf } from '../lists.ts';
import type { Db } from '../store.ts';
import { type Place, placesOf } from '../locations/places.ts';

/** The last thing that had happened to any item at some moment. Whoever writes takes turns: all that comes later has a higher number. */
export interface Happened {
  /** Its number in the histories; 0 before the first. */
  id: number;
  /** The item, for the number may be given out again once all that is known of a deleted one is forgotten. */
  item: string;
}

const last = (db: Db) =>
  db.selectFrom('item_events').select(['id', 'item_id']).orderBy('id', 'desc').limit(1).executeTakeFirst();

export async function lastHappened(db: Db): Promise<Happened> {
  const event = await last(db);
  return { id: event?.id ?? 0, item: event?.item_id ?? '' };
}

/** Whether it is still known: else nobody can tell what has happened since. */
export async function isStillKnown(db: Db, { id, item }: Happened): Promise<boolean> {
  if (id === 0) return true;
  const event = await db.selectFrom('item_events').select('item_id').where('id', '=', id).executeTakeFirst();
  return event?.item_id === item;
}

/** An item as it is now, as far as it tells one from another; `now` is undefined where it is gone. */
export interface Touched {
  id: string;
  now: TouchedNow | undefined;
  /** Which of its fields others have changed; undefined for all, as of one that was made or deleted. */
  fields: ReadonlySet<string> | undefined;
}

interface TouchedNow {
  name: string;
  location_id: string;
  supplier: string;
  supplier_part_no: string;
  /** Where they were asked for. */
  notes?: string | undefined;
  description?: string | undefined;
  place: Place | undefined;
}

/**
 * The items of the next `limit` things that have happened after this number, but for those that are as the import has left them; and
 * the number up to which it is told. `withTexts` asks for their texts, too, which may be long.
 */
export async function touchedAfter(
  db: Db,
  importId: string,
  after: number,
  limit: number,
  withTexts = false,
): Promise<{ touched: Touched[]; upTo: number; isAll: boolean }> {
  const events = await db
    .selectFrom('item_events')
    .select(['id', 'item_id', 'kind', SHORT.as('changes')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const upTo = events.at(-1)?.id ?? after;
  const isAll = events.length < limit;
  if (events.length === 0) return { touched: [], upTo, isAll };
  const ids = [...new Set(events.map(({ item_id }) => item_id))];
  const items = await db
    .selectFrom('items')
    .select(['id', 'name', 'location_id', 'supplier', 'supplier_part_no', 'version'])
    .$if(withTexts, (query) => query.select(['notes', 'description']))
    .where('id', 'in', textsOf(ids))
    .execute();
  // One look in the index for each: of a table that has just been filled PostgreSQL takes another way, through all of an import.
  const { rows: own } = await sql<{ record_id: string; version: number | null }>`
    select ids.value as record_id, (select version from import_changes
      where record_id = ids.value and kind = 'item' and import_id = ${importId}) as version
    from ${textsOf(ids)} as ids`.execute(db);
  const left = new Map(own.map(({ record_id, version }) => [record_id, version]));
  const there = new Map(items.map((item) => [item.id, item]));
  const others = ids.filter((id) => {
    const item = there.get(id);
    return item === undefined || left.get(id) !== item.version;
  });
  const places = await placesOf(
    db,
    others.flatMap((id) => there.get(id)?.location_id ?? []),
  );
  const touched = others.map((id) => {
    const item = there.get(id);
    const now = item && { ...item, place: places.get(item.location_id) };
    return { id, now, fields: fieldsOf(events.filter(({ item_id }) => item_id === id)) };
  });
  return { touched, upTo, isAll };
}

/** Kinds of events that tell all that has changed. */
const OF_FIELDS: ReadonlySet<string> = new Set(['updated', 'moved', 'quantity']);

const fieldsOf = (events: readonly { kind: string; changes: string }[]): Touched['fields'] =>
  events.every(({ kind }) => OF_FIELDS.has(kind))
    ? new Set(events.flatMap(({ changes }) => changesIn(changes).map(({ field }) => field)))
    : undefined;
