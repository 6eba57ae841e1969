import type { Worker } from 'node:worker_threads';
import { heard } from '../heard.ts';
import { createTurns } from '../images/turns.ts';
import { type Reply, failureFrom } from './replies.ts';

/** The thread ended before it had answered: it broke, was closed, or took too long (`isSlow`). */
export class ThreadEnded extends Error {
  readonly isSlow: boolean;

  constructor({ isSlow = false } = {}) {
    super(isSlow ? 'The thread took too long.' : 'The thread has ended.');
    this.isSlow = isSlow;
  }
}

/** A thread that is asked one question after another. */
export interface AskedThread<Question, Answer> {
  /**
   * What it answers, once it is done with what was asked before. Rejects with what failed there, and with
   * {@link ThreadEnded}; the next question gets a new thread.
   */
  ask(question: Question): Promise<Answer>;
  /** Ends it, whatever it does, and for good. */
  close(): Promise<void>;
}

interface Options {
  start: () => Worker;
  /** How long it is kept after its last answer, in milliseconds. */
  idleTime: number;
  /** How long it may take for one answer, in milliseconds: then it is ended. */
  timeLimit: number;
}

/** Starts the thread when it is asked for the first time. Unasked it keeps no process from ending. */
export function createAskedThread<Question, Answer>({
  start,
  idleTime,
  timeLimit,
}: Options): AskedThread<Question, Answer> {
  const inTurn = createTurns(1);
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const begin = (): Worker => {
    // It may break while it is asked nothing.
    const begun = heard(start());
    begun.unref();
    begun.on('exit', () => {
      if (thread === begun) thread = undefined;
    });
    return begun;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const answerOf = (asked: Worker, question: Question): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const done = (): void => {
        clearTimeout(slow);
        asked.off('message', answered).off('exit', broken).off('error', broken);
        asked.unref();
      };
      const answered = (reply: Reply<Answer>): void => {
        done();
        if ('failure' in reply) reject(failureFrom(reply.failure));
        else resolve(reply.answer);
      };
      const broken = (): void => {
        done();
        reject(new ThreadEnded());
      };
      const slow = setTimeout(() => {
        done();
        reject(new ThreadEnded({ isSlow: true }));
      }, timeLimit);
      // Only our own program runs there.
      asked.on('message', answered).on('exit', broken).on('error', broken);
      asked.ref();
      asked.postMessage(question);
    });

  return {
    ask: (question) =>
      inTurn(1, async () => {
        if (isClosed) throw new ThreadEnded();
        clearTimeout(idle);
        thread ??= begin();
        try {
          return await answerOf(thread, question);
        } catch (error) {
          if (error instanceof ThreadEnded) await end();
          throw error;
        } finally {
          if (!isClosed) idle = setTimeout(() => void end(), idleTime).unref();
        }
      }),
    async close() {
      isClosed = true;
      await end();
    },
  };
}
