import type { ChildProcess } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { databaseVariables } from '../store/databaseToRead.ts';
import { openForReading } from '../store/openForReading.ts';
import { busyProblem } from '../store/storageProblems.ts';
import { startOwnProcess } from '../apart/ownProcess.ts';
import type { Told } from './child.ts';
import { type Job, type JobDone, doJob, uploadIn } from './jobs.ts';
import type { OnProgress } from './reading/readFile.ts';
import { ImportRefused } from './refusal.ts';
import { NoRoom } from './room.ts';

/**
 * Does a job until it is done or `signal` ends it; `isSmall` as {@link isSmallJob} says. Rejects with what is wrong with the file as
 * {@link ImportRefused}.
 */
export type RunJob = (
  job: Job,
  onProgress: OnProgress,
  signal: AbortSignal,
  isSmall: boolean,
) => Promise<JobDone>;

/** Of JavaScript alone, in MB: with what Node and SQLite need the process stays below 300. */
const HEAP = 160;
/** How long one may take, in milliseconds: a million rows take some minutes. */
const LIMIT = 30 * 60_000;

/** Of a text, in bytes and in lines, that holds nobody up. */
const SMALL = { bytes: 8 * 1024, lines: 100 };

/** Items, and locations, that a check may copy meanwhile: it compares its rows with all of them. */
const FEW = 500;

/** Whether a job is done before a process for it would have started. */
export const isSmallJob = async (job: Job): Promise<boolean> =>
  (await isSmallText(uploadIn(job.folder))) && (job.kind === 'read' || (await hasFew(job)));

/** In a process of its own, which may be killed whatever it does (decision record 50), but for a small text. */
export const runJob: RunJob = async (job, onProgress, signal, isSmall) => {
  if (!isSmall) return runApart(job, onProgress, signal);
  if (signal.aborted) throw aborted();
  return doJob(job, onProgress);
};

/** Whether there is little that the rows have to be compared with. */
async function hasFew({ database }: Extract<Job, { kind: 'check' }>): Promise<boolean> {
  const { read, close } = await openForReading(database);
  try {
    const more = await Promise.all(
      (['items', 'locations'] as const).map((table) =>
        read.selectFrom(table).select('id').limit(1).offset(FEW).executeTakeFirst(),
      ),
    );
    return more.every((row) => row === undefined);
  } finally {
    await close();
  }
}

/** Whether it is short in every way; what may be packed or no text at all is not. */
async function isSmallText(path: string): Promise<boolean> {
  const { size } = await stat(path);
  if (size > SMALL.bytes) return false;
  const bytes = await readFile(path);
  if (bytes.includes(0) || bytes.subarray(0, 2).equals(ZIP)) return false;
  return (bytes.toString('latin1').match(/\r\n|\r|\n/g)?.length ?? 0) <= SMALL.lines;
}

const ZIP = Buffer.from('PK');

const runApart = (job: Job, onProgress: OnProgress, signal: AbortSignal): Promise<JobDone> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted());
    const child = startJob(job);
    const end = (settle: () => void): void => {
      clearTimeout(limit);
      signal.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      settle();
    };
    const stop = (): void => {
      // Whoever goes on with the same files must not meet it there.
      child.once('exit', () => reject(aborted()));
      child.kill('SIGKILL');
    };
    const limit = setTimeout(
      () =>
        end(() =>
          reject(new ImportRefused(['Reading the file takes too long. Split it, and import the parts.'])),
        ),
      LIMIT,
    ).unref();
    signal.addEventListener('abort', stop);
    child.on('error', (error) => end(() => reject(error)));
    const gone = (): void => end(() => reject(signal.aborted ? aborted() : tooMuch()));
    // What it has told last is heard before the channel closes.
    child.on('exit', () => (child.connected ? child.once('disconnect', gone) : gone()));
    // Only our own program runs there.
    child.on('message', (told: Told) => {
      if ('progress' in told) return onProgress(told.progress.done, told.progress.total);
      if (signal.aborted) return;
      if ('done' in told) end(() => resolve(told.done));
      else if ('noRoom' in told) end(() => reject(new NoRoom()));
      else if ('isBusy' in told) end(() => reject(busyProblem()));
      else if ('refused' in told) end(() => reject(new ImportRefused(told.refused)));
      else end(() => reject(new Error(told.failure)));
    });
    child.send(job, () => undefined);
  });

const aborted = (): Error => new DOMException('The job was ended.', 'AbortError');

const tooMuch = (): ImportRefused =>
  new ImportRefused(['The file could not be read: it needs too much memory. Split it, or save it as CSV.']);

/** Node runs the child's source under tsx in development and in tests, and the file built from it otherwise. */
function startJob(job: Job): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './childFromSource.mjs' : './importing.js', import.meta.url);
  return startOwnProcess(file, {
    heapMax: HEAP,
    env: job.kind === 'check' ? databaseVariables(job.database) : {},
  });
}
