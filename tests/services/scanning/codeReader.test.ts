import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createCodeReader,
  type NativeReader,
  type Picture,
  type WorkerLike,
} from '../../../src/services/scanning/codeReader.ts';
import type { CodeTask, CodeTaskAnswer } from '../../../src/services/scanning/codeWorker.ts';
import { codeInPhoto } from '../../../src/services/scanning/photoCode.ts';
import { codeInPixels, type Pixels } from '../../../src/services/scanning/pixels.ts';
import { pictureOf } from './pictures.ts';

const ADDRESS = 'https://stowage.lan/location/WS-A1';
const BITMAP = { width: 4000, height: 3000, close: vi.fn<() => void>() };
// Only its sides are looked at: what is drawn of it is the test's.
const PICTURE: Picture = { source: BITMAP as unknown as ImageBitmap, width: 4000, height: 3000 };

afterEach(() => void vi.useRealTimers());

/** The reader, with `shown` for what is drawn at each size. */
function reading(
  shown: (side: number) => Pixels | undefined,
  native?: NativeReader['detect'],
  areReal = true,
) {
  const asked: number[] = [];
  const listeners = new Map<string, (event: { data: CodeTaskAnswer }) => void>();
  const state = { starts: 0, ends: 0, isSilent: false };
  const worker: WorkerLike = {
    postMessage({ number, pixels }: CodeTask) {
      if (state.isSilent) return;
      queueMicrotask(() => listeners.get('message')?.({ data: { number, text: codeInPixels(pixels) } }));
    },
    addEventListener: (type: string, listener: (event: { data: CodeTaskAnswer }) => void) =>
      void listeners.set(type, listener),
    terminate: () => void (state.ends += 1),
  };
  const reader = createCodeReader({
    native: async () => native && { detect: native },
    startWorker: () => {
      state.starts += 1;
      return worker;
    },
    pixelsOf: (_, side) => {
      asked.push(side);
      return shown(side);
    },
    areReal: () => areReal,
  });
  const fail = () => listeners.get('error')?.({ data: { number: 0, text: undefined } });
  return { reader, asked, state, fail };
}

describe('reading codes', () => {
  test.each([ADDRESS, 'WS-A1', '{pbn:1,pc:C12345,pm:XL1509}', 'Kiste ü 試'])(
    'our own reader reads %j in pixels, and nothing where there is none',
    (text) => {
      expect(codeInPixels(pictureOf(text))).toBe(text);
      expect(codeInPixels(pictureOf(undefined))).toBeUndefined();
    },
  );

  test('nothing is seen where pictures are made up, unless the browser reads codes itself', async () => {
    const none = () => undefined;
    expect(await reading(none).reader.canSee()).toBe(true);
    expect(await reading(none, undefined, false).reader.canSee()).toBe(false);
    expect(await reading(none, async () => [], false).reader.canSee()).toBe(true);
  });

  test('where the browser reads none it is done in the worker, size after size until there is a code', async () => {
    const { reader, asked, state } = reading((side) => pictureOf(side === 1000 ? ADDRESS : undefined));
    expect(await reader.read(PICTURE, [1600, 1000, 600])).toBe(ADDRESS);
    expect(asked).toEqual([1600, 1000]);
    expect(await reader.read(PICTURE, [600])).toBeUndefined();
    // One for all.
    expect(state.starts).toBe(1);
    reader.end();
    expect(state.ends).toBe(1);
    expect(await reader.read(PICTURE, [1000])).toBeUndefined();
  });

  test('the browser’s own reader is asked first; of a photo that it reads nothing in, ours is too', async () => {
    const detect = vi
      .fn<NativeReader['detect']>()
      .mockResolvedValueOnce([{ rawValue: ' ' }, { rawValue: 'WS-A1' }])
      .mockResolvedValue([]);
    const { reader, asked } = reading(() => pictureOf(ADDRESS), detect);
    expect(await reader.read(PICTURE, [1280])).toBe('WS-A1');
    // The next picture of a camera is worth more.
    expect(await reader.read(PICTURE, [1280])).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await reader.read(PICTURE, [1280, 600])).toBe(ADDRESS);
  });

  test('a browser’s reader that breaks is not asked again', async () => {
    const detect = vi.fn<NativeReader['detect']>().mockRejectedValue(new Error('no service'));
    const { reader } = reading(() => pictureOf(ADDRESS), detect);
    expect(await reader.read(PICTURE, [1280])).toBe(ADDRESS);
    expect(await reader.read(PICTURE, [1280])).toBe(ADDRESS);
    expect(detect).toHaveBeenCalledTimes(1);
  });

  test('a worker that breaks, or says nothing for ten seconds, has read nothing; nobody waits for ever', async () => {
    vi.useFakeTimers();
    const silent = reading(() => pictureOf(ADDRESS));
    silent.state.isSilent = true;
    const first = silent.reader.read(PICTURE, [1280]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toBeUndefined();
    const second = silent.reader.read(PICTURE, [1280]);
    await vi.advanceTimersByTimeAsync(0);
    silent.fail();
    expect(await second).toBeUndefined();
    expect(await silent.reader.read(PICTURE, [1280])).toBeUndefined();
  });

  test('a picture that cannot be drawn has no code', async () => {
    expect(await reading(() => undefined).reader.read(PICTURE, [1280])).toBeUndefined();
  });
});

describe('a photo', () => {
  test('is read and let go of, whatever came of it', async () => {
    const { reader, state } = reading(() => pictureOf(ADDRESS));
    const open = async () => BITMAP as unknown as ImageBitmap;
    expect(await codeInPhoto(new Blob(), reader, open)).toEqual({ text: ADDRESS, isHidden: false });
    expect(BITMAP.close).toHaveBeenCalledTimes(1);
    expect(state.ends).toBe(1);
  });

  test('in which no code is seen because the browser hides what is on it is told apart', async () => {
    const open = async () => BITMAP as unknown as ImageBitmap;
    const readBy = async (areReal: boolean) =>
      codeInPhoto(new Blob(), reading(() => undefined, undefined, areReal).reader, open);
    expect(await readBy(true)).toEqual({ text: undefined, isHidden: false });
    expect(await readBy(false)).toEqual({ text: undefined, isHidden: true });
  });

  test('that the browser cannot show rejects, and the reader is ended', async () => {
    const { reader, state } = reading(() => pictureOf(ADDRESS));
    await reader.read(PICTURE, [600]);
    await expect(
      codeInPhoto(new Blob(), reader, () => Promise.reject(new Error('no picture'))),
    ).rejects.toThrow('no picture');
    expect(state.ends).toBe(1);
  });
});
