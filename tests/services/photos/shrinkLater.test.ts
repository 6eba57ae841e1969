import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { createShrinkLater } from '../../../src/services/photos/shrinkLater.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FILE = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const away = async () => false;
const READY = { bytes: new Blob(['y']), filename: 'a.jpg' };

it('a photo waits for the code that did not come, and the next one needs no reload', async () => {
  const load = vi.fn<() => Promise<() => Promise<typeof READY>>>(async () => async () => READY);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { shrink } = createShrinkLater(load, away);
  const first = shrink(FILE, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await first).toBe(READY);
  expect(await shrink(FILE, new AbortController().signal)).toBe(READY);
  expect(load).toHaveBeenCalledTimes(3);
});

it("a photo waits for the worker's file, and what is wrong with the photo itself is told at once", async () => {
  const worker = vi.fn<() => Promise<typeof READY>>(async () => READY);
  worker.mockRejectedValueOnce(failure('unavailable', 'No worker.'));
  const { shrink } = createShrinkLater(async () => worker, away);
  const first = shrink(FILE, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe(READY);
  worker.mockRejectedValueOnce(failure('invalid', 'The photo is damaged.'));
  await expect(shrink(FILE, new AbortController().signal)).rejects.toMatchObject({
    message: 'The photo is damaged.',
  });
});

it('a cancelled photo waits no longer', async () => {
  const { shrink, prepare } = createShrinkLater(() => Promise.reject(new Error('Away.')), away);
  prepare();
  const cancel = new AbortController();
  const waiting = shrink(FILE, cancel.signal);
  await vi.advanceTimersByTimeAsync(20_000);
  cancel.abort(new Error('Cancelled.'));
  await expect(waiting).rejects.toThrow('Cancelled.');
});

it('a photo whose code does not come although the server answers is refused with what to do, whatever part is missing', async () => {
  const noWorker = async () => Promise.reject(failure('unavailable', 'No worker.'));
  for (const load of [() => Promise.reject(new TypeError('Importing failed.')), async () => noWorker]) {
    const { shrink } = createShrinkLater(load, async () => true);
    const reason = shrink(FILE, new AbortController().signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reason).toMatchObject({
      kind: 'unavailable',
      title: 'Photo not added',
      message: expect.stringMatching(/newer version of the app.*Load the page again/),
    });
  }
});

it('a photo waits on where the server was only about to come back', async () => {
  const load = vi.fn<() => Promise<() => Promise<typeof READY>>>(async () => async () => READY);
  for (let tries = 0; tries < 4; tries++) load.mockRejectedValueOnce(new TypeError('Importing failed.'));
  const answers = [false, true, false, true];
  const { shrink } = createShrinkLater(load, async () => answers.shift() ?? false);
  const photo = shrink(FILE, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await photo).toBe(READY);
});
