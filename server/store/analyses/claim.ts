import type { Db } from '../store.ts';
import { failAnalysis } from './end.ts';
import { type AnalysisRow, analysisColumns } from './rows.ts';
import { takeTurn } from './use.ts';

/** Who claims, and under which terms. Moments and spans in milliseconds. */
export interface Claimant {
  owner: string;
  now: number;
  leaseFor: number;
  /** So many beginnings without an end, and a job is given up. */
  attemptsMax: number;
  /** Whether another owner is known to have ended, however long its lease still runs. */
  isGone(owner: string): boolean;
}

/** A job to do, or else when to ask again; undefined when nothing is to be done. */
export type Claimed = { job: AnalysisRow } | { freeAt: number } | undefined;

/**
 * Takes a job, unless one is being worked on: the oldest of the user whose last turn is longest ago, so that nobody
 * waits for all that somebody else has asked for. Work whose owner has ended or let its lease run out is put back first;
 * after too many beginnings it fails instead. In a transaction.
 */
export async function claimAnalysis(db: Db, claimant: Claimant): Promise<Claimed> {
  const { owner, now, leaseFor } = claimant;
  const running = await takeOver(db, claimant);
  if (running !== undefined) return { freeAt: running };
  const next = db
    .selectFrom('analyses')
    .leftJoin('analysis_use', 'analysis_use.user_id', 'analyses.user_id')
    .select('seq')
    .where('status', '=', 'pending')
    // Those of nobody come last: whoever waits is somebody.
    .orderBy('last_turn', (order) => order.asc().nullsLast())
    .orderBy('seq')
    .limit(1);
  const job = await db
    .updateTable('analyses')
    .set((row) => ({
      status: 'processing',
      owner,
      lease_until: now + leaseFor,
      attempts: row('attempts', '+', 1),
      started_at: now,
      updated_at: now,
    }))
    .where('seq', 'in', next)
    .returning(analysisColumns)
    .executeTakeFirst();
  if (!job) return undefined;
  if (job.user_id !== null) await takeTurn(db, job.user_id);
  return { job };
}

/** Puts a job that nobody works on any more back among those that wait; answers until when one is worked on. */
async function takeOver(db: Db, { owner, now, attemptsMax, isGone }: Claimant): Promise<number | undefined> {
  const running = await db
    .selectFrom('analyses')
    .select(analysisColumns)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  if (!running) return undefined;
  const leaseUntil = running.lease_until ?? 0;
  // Who asks for work has none: what still carries its name is a job that it could not end.
  const isLeft = running.owner === null || running.owner === owner || isGone(running.owner);
  if (leaseUntil > now && !isLeft) return leaseUntil;
  if (running.attempts >= attemptsMax) {
    const message = `The analysis was given up: the server ended ${running.attempts} times while it worked on this photo.`;
    await failAnalysis(db, running, message, now);
  } else {
    await db.updateTable('analyses').set(WAITING).where('id', '=', running.id).execute();
  }
  return undefined;
}

const WAITING = { status: 'pending', owner: null, lease_until: null, started_at: null } as const;

/** A job that somebody works on. */
type Held = Pick<AnalysisRow, 'id' | 'owner'>;

/** Extends the lease; answers whether the job is still this owner's. */
export async function renewLease(db: Db, { id, owner }: Held, leaseUntil: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ lease_until: leaseUntil })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts the job back as if work on it had not begun. */
export async function releaseAnalysis(db: Db, { id, owner }: Held, now: number): Promise<void> {
  await db
    .updateTable('analyses')
    .set((row) => ({ ...WAITING, attempts: row('attempts', '-', 1), updated_at: now }))
    .where('id', '=', id)
    .where('owner', '=', owner)
    .execute();
}
