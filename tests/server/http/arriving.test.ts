import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { arriving } from '../../../server/http/arriving.ts';

const STALL = 20_000;
afterEach(() => vi.useRealTimers());

/** A body of which each byte comes when it was waited for `pause` milliseconds. */
async function read(pause: number, bytes: number): Promise<string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const incoming = new IncomingMessage(new Socket());
  let read = '';
  const chunks = arriving(incoming, STALL);
  for (let n = 0; n < bytes; n++) {
    const next = chunks.next();
    next.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(pause);
    incoming.push('x');
    read += String((await next).value);
    // The reader is busy for longer than any byte may take: that is no stall.
    await vi.advanceTimersByTimeAsync(2 * STALL);
  }
  incoming.push(null);
  expect(await chunks.next()).toEqual({ done: true, value: undefined });
  return read;
}

it('a body that takes many times the limit in all is read, for as long as something comes', async () => {
  expect(await read(STALL - 1, 10)).toBe('xxxxxxxxxx');
});

it('a body that has a limit in all is given up with 408 at that, however often something comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const incoming = new IncomingMessage(new Socket());
  const chunks = arriving(incoming, STALL, 3 * STALL);
  const next = async (pause: number) => {
    const reading = chunks.next();
    reading.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(pause);
    incoming.push('x');
    return (await reading).done;
  };
  for (let n = 0; n < 3; n++) {
    expect(await next(STALL - 1)).toBe(false);
    // Our own work is not counted.
    await vi.advanceTimersByTimeAsync(2 * STALL);
  }
  await expect(next(3)).rejects.toMatchObject({ status: 408, code: 'timeout' });
});

it('a body of which nothing comes within the limit is given up with 408', async () => {
  await expect(read(STALL, 1)).rejects.toMatchObject({ status: 408, code: 'timeout' });
});
