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
