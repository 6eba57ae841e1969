import type { Logger } from 'pino';
import { failLeft } from '../store/analyses/end.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { isOwnerGone } from './owner.ts';
import { type AnalysisWorker, LEASE, LOOK_AGAIN } from './worker.ts';

interface Parts {
  store: Store;
  clock: Clock;
  log: Logger;
  /** Whether the owner of a job has surely ended. */
  isGone?: (owner: string) => boolean;
}

/**
 * What takes the worker's place where photos are not analysed: what waited for it fails, so that nobody waits on. Other
 * servers of the same database may analyse: while one of them works, or may be about to, nothing is touched.
 */
export function endLeft({
  store,
  clock,
  log,
  isGone = isOwnerGone,
}: Parts): Pick<AnalysisWorker, 'start' | 'stop'> {
  const life = new AbortController();
  let ended = Promise.resolve();
  const look = async (): Promise<number | undefined> => {
    const message = 'The analysis of photos was switched off on this server.';
    const terms = { message, now: clock.now(), leaseFor: LEASE, isGone };
    try {
      return await store.write((trx) => failLeft(trx, terms));
    } catch (err) {
      log.error({ err }, 'analyses that nobody makes any more cannot be ended');
      return clock.now() + LOOK_AGAIN;
    }
  };
  const run = async (): Promise<void> => {
    while (!life.signal.aborted) {
      const again = await look();
      if (again === undefined) return;
      await clock.wait(Math.max(again - clock.now(), LOOK_AGAIN), life.signal);
    }
  };
  return {
    start() {
      ended = run();
    },
    async stop() {
      life.abort();
      await ended;
    },
  };
}
