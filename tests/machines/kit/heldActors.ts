import type { Failure } from '../../../src/failure.ts';
import type { WatchedEvent } from '../../../src/machines/kit/queryState.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** Lets everything that is only waiting for a promise happen; no timer is involved. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** A promise actor that answers when the test says so, and tells what it was asked. */
export function heldPromise<Output, Input extends NonReducibleUnknown>() {
  const calls: {
    input: Input;
    signal: AbortSignal;
    resolve: (output: Output) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const call = (at: number) => {
    const found = calls.at(at);
    if (!found) throw new Error(`There was no call ${at}.`);
    return found;
  };
  return {
    logic: fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => void calls.push({ input, signal, resolve, reject })),
    ),
    get inputs(): Input[] {
      return calls.map(({ input }) => input);
    },
    /** Whether each call was given up by the machine, in order. */
    get givenUp(): boolean[] {
      return calls.map(({ signal }) => signal.aborted);
    },
    /** Answers a call, the newest one unless told otherwise. */
    async answer(output: Output, at = -1): Promise<void> {
      call(at).resolve(output);
      await settled();
    },
    async fail(error: unknown, at = -1): Promise<void> {
      call(at).reject(error);
      await settled();
    },
  };
}

/** A watching actor that sends what the test says. */
export function heldWatch<Sent extends EventObject, Input extends NonReducibleUnknown>() {
  const watches: { input: Input; running: boolean; sendBack: (event: Sent) => void }[] = [];
  return {
    logic: fromCallback<EventObject, Input, Sent>(({ input, sendBack }) => {
      const watch = { input, running: true, sendBack };
      watches.push(watch);
      return () => {
        watch.running = false;
      };
    }),
    get inputs(): Input[] {
      return watches.map(({ input }) => input);
    },
    /** Whether each watch still runs, in order. */
    get running(): boolean[] {
      return watches.map(({ running }) => running);
    },
    send(event: Sent): void {
      const watch = watches.at(-1);
      if (!watch?.running) throw new Error('Nobody watches.');
      watch.sendBack(event);
    },
  };
}

/** A watched answer whose states the test tells, each to the newest watch unless told otherwise. */
export function heldReading<Type extends string, T, Input extends NonReducibleUnknown>(type: Type) {
  const watches: { input: Input; running: boolean; tell: (state: WatchState<T>) => void }[] = [];
  const tell = (state: WatchState<T>, at: number): void => {
    const watch = watches.at(at);
    if (!watch) throw new Error(`There was no watch ${at}.`);
    watch.tell(state);
  };
  return {
    logic: fromCallback<EventObject, Input, WatchedEvent<Type, T>>(({ input, sendBack }) => {
      const watch = { input, running: true, tell: (state: WatchState<T>) => sendBack({ type, state }) };
      watches.push(watch);
      return () => {
        watch.running = false;
      };
    }),
    get inputs(): Input[] {
      return watches.map(({ input }) => input);
    },
    /** Whether each watch was given up by the machine, in order. */
    get givenUp(): boolean[] {
      return watches.map(({ running }) => !running);
    },
    /** The live answer; `answeredAt` in epoch ms. */
    live(data: T, at = -1, answeredAt = 1000): void {
      tell({ status: 'answered', data, at: answeredAt, refreshing: false }, at);
    },
    /** What is known from before, while the answer is on its way. */
    recall(data: T, answeredAt = 500): void {
      tell({ status: 'answered', data, at: answeredAt, refreshing: true }, -1);
    },
    failed(failure: Failure, known: { data?: T; at?: number; source?: 'last-known' | 'sample' } = {}): void {
      tell({ status: 'failed', failure, ...known }, -1);
    },
    /** The last failure, while it is already being asked for again. */
    failedBefore(failure: Failure): void {
      tell({ status: 'failed', failure, refreshing: true }, -1);
    },
    send(event: WatchedEvent<Type, T>): void {
      tell(event.state, -1);
    },
  };
}
