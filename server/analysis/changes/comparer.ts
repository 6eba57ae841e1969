import { Worker } from 'node:worker_threads';
import { heard } from '../../heard.ts';
import { createFairTurns } from '../../images/fairTurns.ts';
import { Problem } from '../../problems.ts';
import type { Caller } from '../../reading/turns.ts';
import type { Compared } from './compare.ts';
import type { Question } from './answer.ts';

/** Compares photos. */
export interface Comparer {
  /**
   * People take turns, and each comparison has a thread of its own, which is ended once its caller has gone. Throws 429 where
   * too many of one person wait, and 503 where it broke or took too long.
   */
  compare(question: Question, caller: Caller): Promise<Compared>;
}

/** How long one may take, in milliseconds; two photos of 300 compartments take some five seconds. */
const TIME_LIMIT = 30_000;
/** Beside the one that is being looked at. */
const WAITING_EACH = 3;
/** For JavaScript, in MB; pictures lie outside of it. */
const HEAP_MAX = 256;

interface Options {
  start?: () => Worker;
  timeLimit?: number;
}

export function createComparer({ start = startThread, timeLimit = TIME_LIMIT }: Options = {}): Comparer {
  const inTurn = createFairTurns({ atOnce: 1, heavyAtOnce: 1, waitingEach: WAITING_EACH });
  return {
    compare: (question, { owner, signal }) =>
      inTurn({ owner, isHeavy: true }, async () => {
        // Whoever has gone while they waited gets no thread.
        if (signal.aborted) throw gone();
        const thread = start();
        try {
          return await answerOf(thread, question, signal, timeLimit);
        } finally {
          await thread.terminate();
        }
      }),
  };
}

function answerOf(
  thread: Worker,
  question: Question,
  signal: AbortSignal,
  timeLimit: number,
): Promise<Compared> {
  return new Promise<Compared>((resolve, reject) => {
    const aborted = (): void => end(() => reject(gone()));
    const broken = (): void => end(() => reject(failed('stopped unexpectedly')));
    const slow = setTimeout(() => end(() => reject(failed('took too long'))), timeLimit);
    const end = (settle: () => void): void => {
      clearTimeout(slow);
      signal.removeEventListener('abort', aborted);
      settle();
    };
    signal.addEventListener('abort', aborted);
    thread
      .on('message', (answer: Compared) => end(() => resolve(answer)))
      .on('error', broken)
      .on('exit', broken);
    thread.postMessage(question);
  });
}

/** Node runs the thread's source under tsx in development and in tests, and the file built from it otherwise. */
function startThread(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './threadFromSource.mjs' : './photoComparing.js', import.meta.url);
  const thread = heard(new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX } }));
  // It keeps no process from ending.
  thread.unref();
  return thread;
}

const failed = (how: string): Problem =>
  new Problem('unavailable', `The comparison of the two photos ${how}. Try again.`);
/** Nobody reads it. */
const gone = (): Problem => new Problem('timeout', 'Nobody waits for this answer any more.');
