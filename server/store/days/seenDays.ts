import type { Db } from '../store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** So begin rows of `secrets` that name a day since 1970, with zeros before it, on which a server was at work; they are no secrets. */
const SEEN = 'day-seen ';
const DIGITS = 9;
/** More than anything is kept for. */
const KEPT = 200;

/** Notes that a server is at work on the day of `now`, in milliseconds since 1970. In a transaction. */
export async function noteDay(db: Db, now: number): Promise<void> {
  const today = dayOf(now);
  const days = await seenDays(db);
  if (days.includes(today)) return;
  await db
    .insertInto('secrets')
    .values({ name: nameOf(today), value: Buffer.from(nameOf(today)) })
    // Another server may have noted it meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const past = days.filter((day) => day < today);
  const names = past.slice(0, Math.max(0, past.length - KEPT)).map(nameOf);
  if (names.length > 0) await db.deleteFrom('secrets').where('name', 'in', names).execute();
}

/** Whether the day of `now` is noted. */
export const isDayNoted = async (db: Db, now: number): Promise<boolean> =>
  (await seenDays(db)).includes(dayOf(now));

/**
 * Before which moment, in milliseconds since 1970, something has to be to be older than so many days, on as many of which a server
 * was at work. A clock that is ahead for a moment makes one day of it: by the time between two moments all would be old at once.
 */
export async function olderThan(db: Db, now: number, days: number): Promise<number> {
  const today = dayOf(now);
  const seen = (await seenDays(db)).filter((day) => day < today);
  const last = seen[seen.length - days];
  return last === undefined ? 0 : Math.min(now - days * DAY, (last + 1) * DAY);
}

async function seenDays(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('secrets').select('name').where('name', 'like', `${SEEN}%`).execute();
  return rows.map(({ name }) => Number(name.slice(SEEN.length))).toSorted((one, other) => one - other);
}

const dayOf = (now: number): number => Math.max(0, Math.floor(now / DAY));
const nameOf = (day: number): string => SEEN + String(day).padStart(DIGITS, '0');
