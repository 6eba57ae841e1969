import { endWithParent } from '../apart/child.ts';
import { passesByItself } from '../store/failures.ts';
import { type Job, type JobDone, doJob } from './jobs.ts';
import { ImportRefused } from './refusal.ts';
import { isForRoom } from './room.ts';

/** What the process tells: how far it is, and once what came of it. */
export type Told =
  | { progress: { done: number; total: number | null } }
  | { done: JobDone }
  | { noRoom: true }
  | { isBusy: true }
  | { refused: readonly string[] }
  | { failure: string };

/** How often it tells how far it is, in milliseconds. */
const OFTEN = 200;

endWithParent();
const tell = (told: Told): Promise<void> =>
  new Promise((resolve) => {
    if (!process.send) return resolve();
    process.send(told, () => resolve());
  });

let toldAt = 0;
const onProgress = (done: number, total: number | null): void => {
  if (Date.now() - toldAt < OFTEN) return;
  toldAt = Date.now();
  void tell({ progress: { done, total } });
};

// Only runJob.ts starts this, and asks one thing.
process.once('message', (job: Job) => {
  void outcomeOf(job).then(async (outcome) => {
    await tell(outcome);
    process.disconnect();
  });
});

async function outcomeOf(job: Job): Promise<Told> {
  try {
    return { done: await doJob(job, onProgress) };
  } catch (error) {
    if (isForRoom(error)) return { noRoom: true };
    if (passesByItself(error)) return { isBusy: true };
    if (error instanceof ImportRefused) return { refused: error.problems };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
