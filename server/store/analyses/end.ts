import type { Db } from '../store.ts';
import type { AnalysesTable } from '../analysisTables.ts';
import type { AnalysisRow } from './rows.ts';

type Held = Pick<AnalysisRow, 'id' | 'owner'>;

/** What came out, its lists as JSON. */
export type Result = Pick<
  AnalysesTable,
  | 'summary'
  | 'reasoning'
  | 'model_version'
  | 'finish_reason'
  | 'compartments'
  | 'texts'
  | 'grid'
  | 'usage_metadata'
>;

/** Ends the job with its result. One that was taken over meanwhile, or whose image is gone, is left alone. */
export async function completeAnalysis(db: Db, held: Held, result: Result, now: number): Promise<void> {
  await end(db, held, { ...result, status: 'completed' }, now);
}

/** Ends the job with a message for a person, as {@link completeAnalysis} does. */
export async function failAnalysis(db: Db, held: Held, message: string, now: number): Promise<void> {
  await end(db, held, { status: 'failed', error_message: message }, now);
}

/** Fails all that is unfinished, for where no more analyses are made. */
export async function failUnfinished(db: Db, message: string, now: number): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ ...ENDED, status: 'failed', error_message: message, finished_at: now, updated_at: now })
    .where('status', 'in', ['pending', 'processing'])
    .execute();
}

/** When analyses that nobody makes any more are ended, and with which message. Moments and spans in milliseconds. */
export interface Leaving {
  message: string;
  now: number;
  /** How long a job that waits may have been somebody's until just now. */
  leaseFor: number;
  /** Whether an owner is known to have ended, however long its lease still runs. */
  isGone(owner: string): boolean;
}

/**
 * Fails all that is unfinished where no server seems to work on any of it. Gives when to ask again where one does, or
 * may: undefined once nothing is left. In a transaction.
 */
export async function failLeft(db: Db, terms: Leaving): Promise<number | undefined> {
  const { message, now, leaseFor, isGone } = terms;
  const left = await db
    .selectFrom('analyses')
    .select(['owner', 'lease_until', 'updated_at'])
    .where('status', 'in', ['pending', 'processing'])
    .execute();
  const until = left.map(({ owner, lease_until: lease, updated_at: touched }) => {
    if (owner === null) return touched + leaseFor;
    return isGone(owner) ? 0 : (lease ?? 0);
  });
  const latest = Math.max(0, ...until);
  if (latest > now) return latest;
  await failUnfinished(db, message, now);
  return undefined;
}

const ENDED = { owner: null, lease_until: null } as const;

type Outcome = { status: 'failed'; error_message: string } | (Result & { status: 'completed' });

async function end(db: Db, { id, owner }: Held, outcome: Outcome, now: number): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ ...outcome, ...ENDED, finished_at: now, updated_at: now })
    .where('id', '=', id)
    .where('owner', owner === null ? 'is' : '=', owner)
    .execute();
}
