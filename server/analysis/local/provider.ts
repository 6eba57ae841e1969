import { Worker } from 'node:worker_threads';
import { heard } from '../../heard.ts';
import { createTurns } from '../../images/turns.ts';
import { AnalysisFailure, type Finding, type Photo, type Provider } from '../provider.ts';
import type { Answer } from './thread.ts';

/** How long the thread is kept after its last photo, in milliseconds; it holds some 300 MB. */
const IDLE_TIME = 60_000;

interface Options {
  idleTime?: number;
  start?: () => Worker;
}

/**
 * Finds compartments on this server, without a key or network: dividers as a lattice, labels by Tesseract. One photo
 * at a time, in a thread of its own; whatever happens there ends as an {@link AnalysisFailure}.
 */
export function createLocalProvider({ idleTime = IDLE_TIME, start = startThread }: Options = {}): Provider {
  const inTurn = createTurns(1);
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const begin = (): Worker => {
    // It may break while no photo is being looked at: unheard that would end the server, unseen the next would wait.
    const begun = heard(start());
    begun.on('exit', () => {
      if (thread === begun) thread = undefined;
    });
    return begun;
  };

  return {
    name: 'local',
    analyse: (photo, signal) =>
      inTurn(1, async () => {
        signal.throwIfAborted();
        clearTimeout(idle);
        thread ??= begin();
        try {
          return await ask(thread, photo, signal);
        } catch (error) {
          // Stopped in the middle of something, or broken: the next photo gets a new one.
          if (!(error instanceof AnalysisFailure) || error.isRepeatable) await end();
          throw error;
        } finally {
          idle = setTimeout(() => void end(), idleTime).unref();
        }
      }),
    close: end,
  };
}

/** Node runs the thread's source under tsx in development and in tests, and the file built from it otherwise. */
function startThread(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './threadFromSource.mjs' : './localAnalysis.js', import.meta.url);
  const worker = heard(new Worker(file));
  // A thread that waits for photos keeps no process from ending.
  worker.unref();
  return worker;
}

/** Rejects with an {@link AnalysisFailure}, which is repeatable when the thread broke, or with the signal's reason. */
function ask(thread: Worker, photo: Photo, signal: AbortSignal): Promise<Finding> {
  return new Promise<Finding>((resolve, reject) => {
    const done = (): void => {
      thread.off('message', answered).off('error', broken).off('exit', broken);
      signal.removeEventListener('abort', aborted);
      thread.unref();
    };
    const answered = (answer: Answer): void => {
      done();
      if ('finding' in answer) resolve(answer.finding);
      else reject(new AnalysisFailure(answer.failure));
    };
    const broken = (): void => {
      done();
      reject(new AnalysisFailure('The analysis stopped unexpectedly.', { isRepeatable: true }));
    };
    const aborted = (): void => {
      done();
      reject(signal.reason);
    };
    thread.on('message', answered).on('error', broken).on('exit', broken);
    signal.addEventListener('abort', aborted);
    thread.ref();
    thread.postMessage(photo);
  });
}
