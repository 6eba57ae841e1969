import type { Logger } from 'pino';
import { isAway } from '../blobs/failure.ts';
import { type Claimed, claimAnalysis, releaseAnalysis, renewLease } from '../store/analyses/claim.ts';
import { completeAnalysis, failAnalysis } from '../store/analyses/end.ts';
import type { AnalysisRow } from '../store/analyses/rows.ts';
import { passesByItself, storageFailure } from '../store/failures.ts';
import type { Db, Store } from '../store/store.ts';
import { counted } from '../wording.ts';
import type { Clock } from './clock.ts';
import { AnalysisFailure, type Finding, type Photo, type Provider } from './provider.ts';
import { abortable, analyseWithRetry } from './tries.ts';

/** How long a job stays its worker's without a sign of life, and how often that gives one, in milliseconds. */
export const LEASE = 30_000;
export const HEARTBEAT = 5000;
/** How long to wait where nothing is to be done: another process may have been asked. */
export const LOOK_AGAIN = 5000;
/** How long to wait when the database cannot be used. */
const TROUBLE_PAUSE = 3000;
/** How often is tried to write how a job ended where it is not the storage that fails. */
const WRITE_TRIES = 5;
/** Work on a photo that began so often and never ended has taken the server with it. */
export const ATTEMPTS_MAX = 3;

export interface AnalysisWorker {
  /** Begins to take jobs. */
  start(): void;
  /** Something may be to be done. */
  wake(): void;
  /** Puts the job that runs back in its place, and takes no more. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  store: Store;
  provider: Provider;
  clock: Clock;
  log: Logger;
  /** Longest that one job may take, in milliseconds. */
  timeLimit: number;
  /** Under which name jobs are held, and whose names are those of processes that have ended. */
  owner: string;
  isGone(owner: string): boolean;
  readPhoto(imageId: string): Promise<Photo>;
}

/** Why work on a job ends early without failing. */
const STOPPED = new Error('The server stops.');
const LOST = new Error('The job belongs to somebody else by now, or its photo is gone.');

/** Works on the analyses that are waiting, one after another, once it is started and until it is stopped. */
export function createWorker(parts: WorkerParts): AnalysisWorker {
  const { store, provider, clock, log, timeLimit, owner, isGone, readPhoto } = parts;
  const life = new AbortController();
  let idle = new AbortController();

  async function run(): Promise<void> {
    while (!life.signal.aborted) {
      // Renewed before it looks: whoever wakes it from now on is not missed.
      idle = new AbortController();
      const claimed = await claim().catch(inTrouble);
      if (claimed && 'job' in claimed) await work(claimed.job).catch(inTrouble);
      else await pause(claimed ? claimed.freeAt - clock.now() : LOOK_AGAIN);
    }
  }

  const claim = (): Promise<Claimed> => {
    const terms = { owner, now: clock.now(), leaseFor: LEASE, attemptsMax: ATTEMPTS_MAX, isGone };
    return store.write((trx) => claimAnalysis(trx, terms));
  };

  async function pause(ms: number): Promise<void> {
    if (!life.signal.aborted) await clock.wait(Math.min(Math.max(ms, 0), LOOK_AGAIN), idle.signal);
  }

  async function inTrouble(err: unknown): Promise<undefined> {
    log.error({ err }, 'the analyses of photos cannot be kept');
    await clock.wait(TROUBLE_PAUSE, life.signal);
  }

  async function work(job: AnalysisRow): Promise<void> {
    const task = new AbortController();
    const end = (): void => task.abort(STOPPED);
    life.signal.addEventListener('abort', end);
    if (life.signal.aborted) end();
    void clock.wait(timeLimit, task.signal).then(() => task.abort(tooSlow(timeLimit)));
    void keepLease(job, task);
    log.info({ analysis: job.id, provider: provider.name, attempt: job.attempts }, 'analysis begins');
    try {
      const photo = await abortable(readPhoto(job.image_id), task.signal);
      await complete(job, await analyseWithRetry(provider, photo, clock, task.signal));
    } catch (error) {
      await endWithout(job, error);
    } finally {
      life.signal.removeEventListener('abort', end);
      task.abort(STOPPED);
    }
  }

  /** Says again and again that it is being worked on; once it is somebody else's, work on it ends. */
  async function keepLease(job: AnalysisRow, task: AbortController): Promise<void> {
    let leaseUntil = job.lease_until ?? 0;
    for (;;) {
      await clock.wait(HEARTBEAT, task.signal);
      if (task.signal.aborted) return;
      const until = clock.now() + LEASE;
      const isOurs = await store
        .write((trx) => renewLease(trx, job, until))
        // The database is busy or full: it is ours for as long as the last lease runs.
        .catch(() => (clock.now() < leaseUntil ? undefined : false));
      if (isOurs === false) task.abort(LOST);
      if (isOurs) leaseUntil = until;
    }
  }

  async function complete(job: AnalysisRow, finding: Finding): Promise<void> {
    const { compartments, texts, grid, usage_metadata, ...words } = finding;
    const result = {
      ...words,
      compartments: JSON.stringify(compartments),
      texts: JSON.stringify(texts),
      grid: grid && JSON.stringify(grid),
      usage_metadata: usage_metadata && JSON.stringify(usage_metadata),
    };
    await surely((trx) => completeAnalysis(trx, job, result, clock.now()));
    log.info({ analysis: job.id, compartments: compartments.length }, 'analysis completed');
  }

  /**
   * Writes how a job ended, however long the database cannot be used: the work should not have been for nothing. Whoever has taken the
   * job over meanwhile has it; where the server stops it is put back.
   */
  async function surely(write: (trx: Db) => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await store.write(write);
      } catch (error) {
        const isOfStorage = passesByItself(error) || storageFailure(error) !== undefined;
        if (!isOfStorage && tries >= WRITE_TRIES) throw error;
        if (life.signal.aborted) throw STOPPED;
        await inTrouble(error);
      }
    }
  }

  async function endWithout(job: AnalysisRow, reason: unknown): Promise<void> {
    if (reason === LOST) {
      log.info({ analysis: job.id }, 'analysis is no longer ours');
    } else if (reason === STOPPED) {
      await store.write((trx) => releaseAnalysis(trx, job, clock.now()));
    } else if (isAway(reason) || passesByItself(reason)) {
      log.warn({ analysis: job.id, reason: String(reason) }, 'the photo cannot be read right now');
      await store.write((trx) => releaseAnalysis(trx, job, clock.now()));
      await clock.wait(TROUBLE_PAUSE, life.signal);
    } else {
      const isExpected = reason instanceof AnalysisFailure;
      // The whole error only where it is a fault of ours: a provider's may quote what was sent.
      if (isExpected) log.warn({ analysis: job.id, reason: reason.message }, 'analysis failed');
      else log.error({ analysis: job.id, err: reason }, 'analysis failed unexpectedly');
      const message = isExpected ? reason.message : UNEXPECTED;
      await surely((trx) => failAnalysis(trx, job, message, clock.now()));
    }
  }

  let running: Promise<void> = Promise.resolve();
  return {
    start: () => void (running = run()),
    wake: () => idle.abort(),
    async stop() {
      life.abort();
      idle.abort();
      await running;
      await provider.close();
    },
  };
}

const UNEXPECTED = 'Something went wrong on the server while it analysed this photo.';

const tooSlow = (timeLimit: number): AnalysisFailure =>
  new AnalysisFailure(`The analysis took longer than ${counted(Math.round(timeLimit / 1000), 'second')}.`);
