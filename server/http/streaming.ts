import type { Call } from './environment.ts';

/** Where a long answer comes from, piece by piece. */
export interface Source {
  /** The next piece; undefined at the end. */
  next(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Lets go of what it holds. Called once, whether the answer was read to its end, broke off or was never wanted. */
  end?(): Promise<void>;
}

/**
 * A body that is sent while it is read. Its status is out by the time something fails: then the connection is cut, so
 * that nobody takes half an answer for the whole, and the failure stands in the log of this server and nowhere else.
 */
export function streamed(c: Call, source: Source): ReadableStream<Uint8Array> {
  let isOver = false;
  const end = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await source.end?.().catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      try {
        const piece = await source.next();
        if (piece) return stream.enqueue(piece);
        await end();
        stream.close();
      } catch (err) {
        await end();
        // Nobody reads it any more: nothing has failed.
        if (c.req.raw.signal.aborted) return;
        c.get('log').error({ id: c.get('requestId'), err }, 'an answer broke off');
        // Failing the stream instead would make the adapter write to the console and append to the answer.
        c.env.outgoing.destroy();
      }
    },
    cancel: end,
  });
}
