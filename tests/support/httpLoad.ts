import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What one connection asks next: a whole request as it goes over the wire. */
export type NextRequest = () => string;

export interface LoadFigures {
  /** Answers a second. */
  rate: number;
  /** Of single answers, in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Answers whose status is no 2xx or 304. */
  failed: number;
  /** Bytes of one answer with its head, the median. */
  bytes: number;
}

interface Answer {
  status: number;
  bytes: number;
}

/**
 * So many connections that each ask again as soon as they were answered, for `seconds`: over bare sockets, for a client
 * that costs more than the server would measure itself. Answers need a Content-Length, or be a 304.
 */
export async function putLoad(
  port: number,
  connections: number,
  seconds: number,
  next: NextRequest,
): Promise<LoadFigures> {
  const times: number[] = [];
  const sizes: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      const answers = answersOf(socket);
      while (performance.now() < until) {
        const asked = performance.now();
        socket.write(next());
        const { status, bytes } = await answers.next();
        times.push(performance.now() - asked);
        sizes.push(bytes);
        if (status >= 300 && status !== 304) failed += 1;
      }
      socket.destroy();
    }),
  );
  const took = (performance.now() - began) / 1000;
  // The last logs and timers of this load are not to be counted into the next.
  await pause(200);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    rate: times.length / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    failed,
    bytes: sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0,
  };
}

const HEAD_END = '\r\n\r\n';

/** Answers one after another: a connection asks only after it was answered. */
function answersOf(socket: Socket): { next(): Promise<Answer> } {
  let kept = Buffer.alloc(0);
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  socket.on('data', (chunk) => {
    kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
    const headEnd = kept.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = kept.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const bytes = headEnd + HEAD_END.length + length;
    if (kept.length < bytes) return;
    kept = kept.subarray(bytes);
    waiting?.resolve({ status: Number(head.slice(9, 12)), bytes });
  });
  const ended = (error?: Error): void => waiting?.reject(error ?? new Error('The server hung up.'));
  socket.on('error', ended);
  socket.on('close', () => ended());
  return {
    next: () => new Promise((resolve, reject) => (waiting = { resolve, reject })),
  };
}
