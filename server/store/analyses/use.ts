import { sql } from 'kysely';
import { Problem } from '../../problems.ts';
import { counted } from '../../wording.ts';
import type { Db } from '../store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As many analyses of one user may wait: more than anybody looks through, and few enough to find a turn among. */
export const WAITING_EACH = 50;
/** When to ask again for one more, in seconds: an analysis takes some of them. */
const WAITING_RETRY_AFTER = 30;

/** Who asks for an analysis, and when. */
interface Asking {
  userId: number;
  /** Milliseconds since 1970. */
  now: number;
  /** How many each user may ask for in a day (UTC); 0 for any number. */
  daily: number;
}

/**
 * Counts one more analysis for the user, before any of it is done: with the transaction it is counted for good. Throws
 * 429 where as many of theirs wait as may, or their day is used up.
 */
export async function countAnalysis(db: Db, { userId, now, daily }: Asking): Promise<void> {
  const waiting = await db
    .selectFrom('analyses')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (waiting.count >= WAITING_EACH) throw tooManyWaiting();
  const today = dayOf(now);
  const used = await db
    .selectFrom('analysis_use')
    .select(['day', 'asked'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const asked = used?.day === today ? used.asked : 0;
  if (daily > 0 && asked >= daily) throw dayIsUsedUp(daily, now);
  await db
    .insertInto('analysis_use')
    .values({ user_id: userId, day: today, asked: 1, last_turn: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ day: today, asked: asked + 1 }))
    .execute();
}

/** Whose analysis is worked on now goes behind all others who wait. */
export async function takeTurn(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('analysis_use')
    .set({ last_turn: sql<number>`(select max(last_turn) from analysis_use) + 1` })
    .where('user_id', '=', userId)
    .execute();
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

function tooManyWaiting(): Problem {
  const message =
    `${WAITING_EACH} of your photos wait to be analysed, which is as many as may. ` +
    'Ask for this one when some of them are done.';
  return new Problem('too-many', message, { headers: { 'Retry-After': String(WAITING_RETRY_AFTER) } });
}

/** In spans and not by the clock: the person's may be hours from UTC. */
function dayIsUsedUp(daily: number, now: number): Problem {
  const left = DAY - (now % DAY);
  const span =
    left > HOUR ? counted(Math.ceil(left / HOUR), 'hour') : counted(Math.ceil(left / MINUTE), 'minute');
  const many = daily === 1 ? '1 analysis' : `${daily.toLocaleString('en')} analyses`;
  const message =
    `You have started ${many} today, as many as this server makes for one person in a day. ` +
    `More are possible in ${span}.`;
  return new Problem('too-many', message, { headers: { 'Retry-After': String(Math.ceil(left / SECOND)) } });
}
