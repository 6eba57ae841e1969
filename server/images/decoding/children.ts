import type { ChildProcess } from 'node:child_process';
import { heard } from '../../heard.ts';
import type { Answer, Question } from './child.ts';
import { type Decoder, DecodingFailure } from './decoder.ts';
import { startChild } from './startChild.ts';
import { computingTime, residentMemory } from './processUse.ts';
import { type Limits, type Taken, ask } from './watched.ts';

const SECOND = 1000;
const MB = 1024 * 1024;

/** What a child may take, by what it does; `rest` is what it may still hold afterwards, in bytes. */
export interface DecodingLimits {
  header: Limits;
  light: Limits;
  heavy: Limits;
  rest: number;
}

/**
 * The pixels of each format are capped so that no honest picture comes to these (costs.ts). A heavy one stays below 400 MB with what
 * it takes until that is seen.
 */
const LIMITS: DecodingLimits = {
  header: { time: 10 * SECOND, memory: 200 * MB },
  light: { time: 20 * SECOND, memory: 200 * MB },
  heavy: { time: 20 * SECOND, memory: 370 * MB },
  rest: 110 * MB,
};
/** How long a child is kept after its last picture, in milliseconds. */
const IDLE_TIME = 30 * SECOND;

interface Options {
  start?: () => ChildProcess;
  taken?: Partial<Taken>;
  limits?: DecodingLimits;
  idleTime?: number;
  /** Told of every failure that is more than a damaged picture. */
  onFailure?: (failure: DecodingFailure) => void;
}

/**
 * Reads pictures in processes of their own, which may be killed: what a picture does to its decoder is done to nothing
 * else. As many run as are asked at the same time; who asks limits that.
 */
export function createChildren({
  start = startChild,
  taken = {},
  limits = LIMITS,
  idleTime = IDLE_TIME,
  onFailure = () => undefined,
}: Options = {}): Decoder {
  const { memoryOf, timeOf } = { memoryOf: residentMemory, timeOf: computingTime, ...taken };
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const working = new Set<ChildProcess>();

  function begin(): ChildProcess {
    // It may end while it waits: the next picture gets another one.
    const child = heard(start());
    child.on('exit', () => forget(child));
    return child;
  }

  function forget(child: ChildProcess): void {
    clearTimeout(idle.get(child));
    idle.delete(child);
  }

  function end(child: ChildProcess): void {
    forget(child);
    child.kill('SIGKILL');
  }

  /** The child for the next picture, which keeps this process from ending until it has answered. */
  function take(): ChildProcess {
    const [child = begin()] = idle.keys();
    forget(child);
    working.add(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Keeps it for the next one, unless it still holds much: that one would be blamed for it. */
  async function giveBack(child: ChildProcess): Promise<void> {
    const held = child.pid === undefined ? undefined : await memoryOf(child.pid);
    // Ended meanwhile.
    if (!working.delete(child)) return;
    if (!child.connected || (held ?? 0) > limits.rest) return end(child);
    child.unref();
    child.channel?.unref();
    idle.set(child, setTimeout(() => end(child), idleTime).unref());
  }

  async function answerTo(question: Question, within: Limits): Promise<Answer> {
    const child = take();
    try {
      const answer = await ask(child, question, within, { memoryOf, timeOf });
      await giveBack(child);
      return answer;
    } catch (error) {
      working.delete(child);
      if (error instanceof DecodingFailure) onFailure(error);
      throw error;
    }
  }

  return {
    async header(source) {
      const answer = await answerTo({ source }, limits.header);
      if ('header' in answer) return answer.header;
      throw new DecodingFailure('unreadable');
    },
    async make(source, order) {
      const answer = await answerTo({ source, order }, order.isHeavy ? limits.heavy : limits.light);
      if ('made' in answer) return answer.made;
      throw new DecodingFailure('unreadable');
    },
    close() {
      for (const child of [...idle.keys(), ...working]) end(child);
      working.clear();
    },
  };
}
