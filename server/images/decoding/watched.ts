import type { ChildProcess } from 'node:child_process';
import type { Answer, Question } from './child.ts';
import { DecodingFailure, type Reason } from './decoder.ts';

/** How often the memory is looked at, in milliseconds: the hungriest decoder was seen to fill some 15 MB meanwhile. */
const LOOKS_EVERY = 10;

/** What a child may take for one question. */
export interface Limits {
  /** In milliseconds. */
  time: number;
  /** Of the whole process, in bytes. */
  memory: number;
}

/** How much a process holds, in bytes; undefined where nobody tells. */
export type MemoryOf = (pid: number) => Promise<number | undefined>;

/**
 * What the child answers. It is killed when it takes more than its limits. Rejects with {@link DecodingFailure}, once
 * the child is surely gone; then it is of no more use.
 */
export function ask(
  child: ChildProcess,
  question: Question,
  limits: Limits,
  memoryOf: MemoryOf,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let reason: Reason = 'ended';
    let look: NodeJS.Timeout | undefined;
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
    const inTime = setTimeout(kill, limits.time, 'time');
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
    if (child.pid !== undefined) void watch(child.pid);
  });
}
