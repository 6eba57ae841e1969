import type { ChildProcess } from 'node:child_process';
import { heard } from '../../heard.ts';
import { residentMemory } from '../../images/decoding/processUse.ts';
import { createOneAtATime } from '../../apart/oneAtATime.ts';
import { endProcess, startOwnProcess, unrefProcess } from '../../apart/ownProcess.ts';
import { AnalysisFailure, type Finding, type Photo, type Provider } from '../provider.ts';
import type { Answer } from './child.ts';

/** How long the process is kept after its last photo, in milliseconds; it holds some 500 MB. */
const IDLE_TIME = 60_000;
const MB = 1024 * 1024;
/** What the process may hold, in bytes, and how often that is looked at, in milliseconds. */
const MEMORY_MAX = 800 * MB;
const LOOKS_EVERY = 100;

interface Options {
  idleTime?: number;
  memoryMax?: number;
  start?: () => ChildProcess;
}

/**
 * Finds compartments on this server, without a key or network: labels by PP-OCR, dividers as a lattice. One photo at a
 * time, in a process of its own; whatever happens there ends as an {@link AnalysisFailure}.
 */
export function createLocalProvider({
  idleTime = IDLE_TIME,
  memoryMax = MEMORY_MAX,
  start = startChild,
}: Options = {}): Provider {
  const inTurn = createOneAtATime();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (ending) await endProcess(ending);
  };

  const begin = (): ChildProcess => {
    // It may end while no photo is being looked at: the next one gets another.
    const begun = heard(start());
    const forget = (): void => {
      if (child === begun) child = undefined;
    };
    begun.on('exit', forget).on('error', forget);
    return begun;
  };

  return {
    name: 'local',
    analyse: (photo, signal) =>
      inTurn(async () => {
        signal.throwIfAborted();
        clearTimeout(idle);
        child ??= begin();
        try {
          return await ask(child, photo, { signal, memoryMax });
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

/** Node runs the child's source under tsx in development and in tests, and the file built from it otherwise. */
function startChild(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './childFromSource.mjs' : './localAnalysis.js', import.meta.url);
  return startOwnProcess(file);
}

interface Within {
  signal: AbortSignal;
  memoryMax: number;
}

/**
 * Rejects with an {@link AnalysisFailure}, which is repeatable when the process broke, or with the signal's reason. Until
 * then it keeps the server from ending.
 */
function ask(child: ChildProcess, photo: Photo, { signal, memoryMax }: Within): Promise<Finding> {
  return new Promise<Finding>((resolve, reject) => {
    let [isHungry, isOver] = [false, false];
    let look: NodeJS.Timeout | undefined;
    const watch = async (pid: number): Promise<void> => {
      const held = await residentMemory(pid);
      // Where the system does not tell, nothing limits it.
      if (isOver || held === undefined) return;
      isHungry = held > memoryMax;
      if (isHungry) child.kill('SIGKILL');
      else look = setTimeout(() => void watch(pid), LOOKS_EVERY);
    };
    const done = (): void => {
      isOver = true;
      clearTimeout(look);
      child.off('message', answered).off('error', broken).off('exit', broken);
      signal.removeEventListener('abort', aborted);
      unrefProcess(child);
    };
    // Only our own program runs there.
    const answered = (answer: unknown): void => {
      done();
      const told = answer as Answer;
      if ('finding' in told) resolve(told.finding);
      else reject(new AnalysisFailure(told.failure));
    };
    const broken = (): void => {
      done();
      reject(isHungry ? tooMuch() : new AnalysisFailure('The analysis stopped unexpectedly.', { isRepeatable: true })); // oxfmt-ignore
    };
    const aborted = (): void => {
      done();
      reject(signal.reason);
    };
    child.on('message', answered).on('error', broken).on('exit', broken);
    signal.addEventListener('abort', aborted);
    child.ref();
    child.channel?.ref();
    // Whoever asks hears that it has ended.
    if (child.connected) child.send(photo, () => undefined);
    if (child.pid !== undefined) void watch(child.pid);
  });
}

const tooMuch = (): AnalysisFailure =>
  new AnalysisFailure('The analysis of this photo needs too much memory.');
