import { createOneAtATime } from './oneAtATime.ts';
import { type Reply, failureFrom } from './replies.ts';

/** What is asked: a program of ours in a worker thread, or in a process (ownProcess.ts). */
export interface Asked {
  postMessage(question: object): void;
  on(event: 'message' | 'exit' | 'error', listener: (told: unknown) => void): this;
  off(event: 'message' | 'exit' | 'error', listener: (told: unknown) => void): this;
  /** Keeps the server from ending, and {@link unref} no longer. */
  ref(): void;
  unref(): void;
  /** Ends it, whatever it does. */
  terminate(): Promise<unknown>;
}

/** The program ended before it had answered: it broke, was closed, or took too long (`isSlow`). */
export class ProgramEnded extends Error {
  readonly isSlow: boolean;

  constructor({ isSlow = false } = {}) {
    super(isSlow ? 'The program took too long.' : 'The program has ended.');
    this.isSlow = isSlow;
  }
}

/** A program, in a thread or a process, that is asked one question after another. */
export interface AskedProgram<Question extends object, Answer> {
  /**
   * What it answers, once it is done with what was asked before. Rejects with what failed there, and with
   * {@link ProgramEnded}; the next question gets a new one.
   */
  ask(question: Question): Promise<Answer>;
  /** Ends it, whatever it does, and for good. */
  close(): Promise<void>;
}

interface Options {
  /** Makes one whose failures are heard (heard.ts). */
  start: () => Asked;
  /** How long it is kept after its last answer, in milliseconds. */
  idleTime: number;
  /** How long it may take for one answer, in milliseconds: then it is ended. */
  timeLimit: number;
}

/** Starts the program when it is asked for the first time. Unasked it keeps no process from ending. */
export function createAskedProgram<Question extends object, Answer>({
  start,
  idleTime,
  timeLimit,
}: Options): AskedProgram<Question, Answer> {
  const inTurn = createOneAtATime();
  let program: Asked | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const begin = (): Asked => {
    const begun = start();
    begun.unref();
    // It may break while it is asked nothing; one that could not be started never ends.
    const forget = (): void => {
      if (program === begun) program = undefined;
    };
    begun.on('exit', forget).on('error', forget);
    return begun;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = program;
    program = undefined;
    await ending?.terminate();
  };

  const answerOf = (asked: Asked, question: Question): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const done = (): void => {
        clearTimeout(slow);
        asked.off('message', answered).off('exit', broken).off('error', broken);
        asked.unref();
      };
      const answered = (told: unknown): void => {
        done();
        // Only our own program runs there.
        const reply = told as Reply<Answer>;
        if ('failure' in reply) reject(failureFrom(reply.failure));
        else resolve(reply.answer);
      };
      const broken = (): void => {
        done();
        reject(new ProgramEnded());
      };
      const slow = setTimeout(() => {
        done();
        reject(new ProgramEnded({ isSlow: true }));
      }, timeLimit);
      asked.on('message', answered).on('exit', broken).on('error', broken);
      asked.ref();
      asked.postMessage(question);
    });

  return {
    ask: (question) =>
      inTurn(async () => {
        if (isClosed) throw new ProgramEnded();
        clearTimeout(idle);
        program ??= begin();
        try {
          return await answerOf(program, question);
        } catch (error) {
          if (error instanceof ProgramEnded) await end();
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
