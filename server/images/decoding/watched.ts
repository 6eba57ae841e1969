import type { ChildProcess } from 'node:child_process';
import type { Answer, Question } from './child.ts';
import { DecodingFailure, type Reason } from './decoder.ts';

/** How often the memory is looked at, in milliseconds: the hungriest decoder was seen to fill some 15 MB meanwhile. */
const LOOKS_EVERY = 10;
/** So many times longer than it may compute a child may take where the machine has others to compute for, too. */
const PATIENCE = 3;

/** What a child may take for one question. */
export interface Limits {
  /** For which it computes, in milliseconds; that passes, where the system does not tell the former. */
  time: number;
  /** Of the whole process, in bytes. */
  memory: number;
}

/** How much a process takes; undefined where nobody tells. */
export interface Taken {
  /** In bytes. */
  memoryOf(pid: number): Promise<number | undefined>;
  /** In milliseconds of computing, since it began. */
  timeOf(pid: number): Promise<number | undefined>;
}

/**
 * What the child answers. It is killed when it takes more than its limits. Rejects with {@link DecodingFailure}, once
 * the child is surely gone; then it is of no more use. A picture is not blamed for a machine that has no time for it: `unavailable`.
 */
export function ask(
  child: ChildProcess,
  question: Question,
  limits: Limits,
  { memoryOf, timeOf }: Taken,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let reason: Reason = 'ended';
    let look: NodeJS.Timeout | undefined;
    let inTime: NodeJS.Timeout | undefined;
    const startedAt = performance.now();
    let isOver = false;
    const kill = (why: Reason): void => {
      reason = why;
      child.kill('SIGKILL');
    };
    const watch = async (pid: number): Promise<void> => {
      const held = await memoryOf(pid);
      if (isOver || held === undefined) return;
      if (held > limits.memory) return kill('memory');
      look = setTimeout(() => void watch(pid), LOOKS_EVERY);
    };
    const watchTime = async (pid: number): Promise<void> => {
      const before = await timeOf(pid);
      const look = async (): Promise<void> => {
        const now = await timeOf(pid);
        if (isOver) return;
        const left = before === undefined || now === undefined ? 0 : limits.time - (now - before);
        if (left <= 0) return kill('time');
        const patience = limits.time * PATIENCE - (performance.now() - startedAt);
        if (patience <= 0) return kill('unavailable');
        inTime = setTimeout(() => void look(), Math.min(left, patience));
      };
      if (!isOver) inTime = setTimeout(() => void look(), limits.time);
    };
    const over = (): void => {
      isOver = true;
      clearTimeout(inTime);
      clearTimeout(look);
      child.off('message', answered).off('exit', gone).off('error', broken);
    };
    // Only our own program runs there.
    const answered = (answer: unknown): void => {
      over();
      resolve(answer as Answer);
    };
    const gone = (): void => {
      over();
      reject(new DecodingFailure(reason));
    };
    const broken = (cause: Error): void => {
      // One that was started says by its exit that it is gone.
      if (child.pid !== undefined) return;
      over();
      reject(new DecodingFailure('unavailable', { cause }));
    };
    child.on('message', answered).on('exit', gone).on('error', broken);
    // A channel that is closed belongs to a child that is gone or soon will be.
    if (child.connected) child.send(question, () => undefined);
    else child.kill('SIGKILL');
    if (child.pid === undefined) return;
    void watch(child.pid);
    void watchTime(child.pid);
  });
}
