import type { IncomingMessage } from 'node:http';
import { Problem } from '../problems.ts';

/**
 * The bytes of a body as they come. Throws 408 when none has come for `stall` milliseconds, counted only while one is
 * waited for: a slow line is no fault, and a slow disk of ours neither. Also when all has taken longer
 * than `whole` milliseconds, where that is given. The request is left as it is, to be answered.
 */
export async function* arriving(
  incoming: IncomingMessage,
  stall: number,
  whole = Infinity,
): AsyncGenerator<Buffer, void, undefined> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  let left = whole;
  try {
    for (;;) {
      const began = performance.now();
      const next = await within(chunks.next(), Math.min(stall, left));
      left -= performance.now() - began;
      if (next.done === true) return;
      // Without an encoding set, node gives buffers.
      yield next.value as Buffer;
    }
  } finally {
    // Not awaited: after a stall it waits for the very chunk that does not come.
    void chunks.return?.().catch(() => undefined);
  }
}

function within<T>(reading: Promise<T>, limit: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(stalled()), limit);
    const settle =
      <V>(pass: (value: V) => void) =>
      (value: V): void => {
        clearTimeout(timer);
        pass(value);
      };
    reading.then(settle(resolve), settle(reject));
  });
}

/** The rest may still come, and must not be taken for another request. */
const stalled = (): Problem =>
  new Problem('timeout', 'The rest of the request did not arrive in time.', {
    headers: { Connection: 'close' },
  });
