import { type Selectable, sql } from 'kysely';
import type { Db } from './store.ts';
import type { IdempotencyKeysTable } from './tables.ts';
import { KEY_USED, KEY_WITHDRAWN } from '../../contract/errors.ts';
import { Problem } from '../problems.ts';
import { noteDay, olderThan } from './days/seenDays.ts';

/** Kept of an update: a repeat is told what there is by then, so 90 days of edits cost little. */
const UPDATED: Kept = { status: 200, body: '{}' };
/** What stands for a request that was given up: its key does nothing any more. */
const WITHDRAWN = 412 as const;
/** For how many days an answer is surely kept: longer than a browser's unsent work waits. */
const KEPT_FOR = 90;
/** Every so many rows added, some are forgotten: the table shrinks again, and no request pays for all of it. */
const ADDED_MEANWHILE = 10;
const FORGOTTEN_AT_ONCE = 50;

/** A request that its sender may repeat. */
export interface Claim {
  userId: number;
  /** The Idempotency-Key. */
  key: string;
  /** What makes two requests the same. */
  requestHash: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** An answer as it can be kept; the body is JSON. */
export interface Kept {
  status: 200 | 201 | 202;
  body: string;
}

export interface Answered extends Kept {
  /** Whether it was kept from an earlier request. */
  isReplay: boolean;
}

/**
 * Does `work` once for each key of a user: a repeat gets the kept answer. Throws 422 for a key that came with another
 * request before. In a transaction that `work` shares, so that what it did and its answer are kept together or not at
 * all. Without a claim it is `work` alone.
 */
export async function once(db: Db, claim: Claim | undefined, work: () => Promise<Kept>): Promise<Answered> {
  if (!claim) return { ...(await work()), isReplay: false };
  const known = await replayOf(db, claim);
  if (known) return known;
  const done = await work();
  await keep(db, claim, done);
  return { ...done, isReplay: false };
}

/**
 * What was answered to this claim before. Where nothing was, nothing is done under its key any more, however late the request
 * itself arrives: undefined, as without a claim. Throws 422 as {@link once}, and 412 for what was given up before.
 */
export async function withdraw(db: Db, claim: Claim | undefined): Promise<Answered | undefined> {
  const known = await replayOf(db, claim);
  if (!known && claim) await keep(db, claim, { status: WITHDRAWN, body: '{}' });
  return known;
}

/** What an update was answered with. */
export interface Updated<Row> {
  row: Row;
  /** Whether an earlier request with this key had done it, and `row` is what there is by now. */
  isReplay: boolean;
}

/**
 * Does `update` once for each key of a user: a repeat changes nothing and gets what `current` finds. Throws 422 as
 * {@link once}. In a transaction that both share; what `update` throws keeps no key. Without a claim it is `update` alone.
 */
export async function updateOnce<Row>(
  db: Db,
  claim: Claim | undefined,
  update: () => Promise<Row>,
  current: () => Promise<Row>,
): Promise<Updated<Row>> {
  if (await replayOf(db, claim)) return { row: await current(), isReplay: true };
  const row = await update();
  if (claim) await keep(db, claim, UPDATED);
  return { row, isReplay: false };
}

/**
 * What was answered to this claim before, if anything. Throws 422 for a key that came with another request, and 412 for one that
 * was given up.
 */
export async function replayOf(db: Db, claim: Claim | undefined): Promise<Answered | undefined> {
  if (!claim) return undefined;
  const { rows } = await sql<Pick<Selectable<IdempotencyKeysTable>, 'request_hash' | 'status' | 'body'>>`
    select request_hash, status, body from idempotency_keys
    where user_id = ${claim.userId} and key = ${claim.key}`.execute(db);
  const [known] = rows;
  if (!known) return undefined;
  const { request_hash: hash, status, body } = known;
  if (hash !== claim.requestHash) throw new Problem('invalid', KEY_USED);
  if (status === WITHDRAWN) throw new Problem('stale', KEY_WITHDRAWN);
  return { status, body, isReplay: true };
}

async function keep(
  db: Db,
  claim: Claim,
  { status, body }: Kept | { status: typeof WITHDRAWN; body: string },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into idempotency_keys (user_id, key, request_hash, status, body, created_at) values
    (${claim.userId}, ${claim.key}, ${claim.requestHash}, ${status}, ${body}, ${claim.now})
    returning id`.execute(db);
  if (rows[0] && rows[0].id % ADDED_MEANWHILE === 0) await forgetOld(db, claim.now);
}

async function forgetOld(db: Db, now: number): Promise<void> {
  await noteDay(db, now);
  const old = db
    .selectFrom('idempotency_keys')
    .select('id')
    .where('created_at', '<', await olderThan(db, now, KEPT_FOR))
    .orderBy('created_at')
    .limit(FORGOTTEN_AT_ONCE);
  await db.deleteFrom('idempotency_keys').where('id', 'in', old).execute();
}
