import { afterEach, expect, test, vi } from 'vitest';
import { IMAGE_BYTES_MAX } from '../../../contract/limits.ts';
import { CANVAS_HIDDEN_TEXT } from '../../../contract/photos/photoTexts.ts';
import { processPhoto } from '../../../src/services/photos/photoPipeline.ts';
import { isCanvasReadable } from '../../../src/services/browser/readableCanvas.ts';

afterEach(() => vi.unstubAllGlobals());

/** A canvas that knows filled rectangles; `told` is what of a channel's value is told when it is read. */
function canvasOf(width: number, height: number, told: (value: number, at: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4);
  const context = {
    fillStyle: '#000000',
    fillRect(left: number, top: number, wide: number, high: number) {
      const [r = 0, g = 0, b = 0] = (this.fillStyle.match(/[\da-f]{2}/g) ?? []).map((hex) =>
        Number.parseInt(hex, 16),
      );
      for (let y = top; y < top + high; y++)
        for (let x = left; x < left + wide; x++) data.set([r, g, b, 255], (y * width + x) * 4);
    },
    getImageData: () => ({ data: data.map(told) }),
  };
  // Only what is asked here is there.
  return { width, height, getContext: () => context } as unknown as OffscreenCanvas;
}
type Told = Parameters<typeof canvasOf>[2];
const making = (told: Told) => (width: number, height: number) => canvasOf(width, height, told);
const MADE_UP: Told = (_value, at) => (at * 89) % 256;

test.each<[string, Told, boolean]>([
  ['what was drawn', (value) => value, true],
  ['it with some noise', (value, at) => value + (at % 5) - 2, true],
  ['made-up pixels', MADE_UP, false],
  ['white', () => 255, false],
  ['nothing', () => 0, false],
])('a canvas that gives %s is told from one that gives something else', (_what, told, isReadable) => {
  expect(isCanvasReadable(making(told))).toBe(isReadable);
});

test('a canvas that refuses to be read cannot be read', () => {
  const refusing = () => ({
    width: 1,
    height: 1,
    getContext: () => ({
      fillRect() {},
      getImageData() {
        throw new DOMException('No', 'SecurityError');
      },
    }),
  });
  expect(isCanvasReadable(refusing as never)).toBe(false);
});

test('where the browser makes up what it has drawn a photo is sent without being drawn, never as made-up stripes', async () => {
  const close = vi.fn<() => void>();
  const opened = vi.fn<() => Promise<object>>(async () => ({ width: 1200, height: 900, close }));
  vi.stubGlobal('createImageBitmap', opened);
  const sides = { width: 1200, height: 900 };
  const process = (bytes: BlobPart, kind: 'jpeg' | 'png' | 'heic') =>
    processPhoto({ file: new Blob([bytes]), kind, sides }, making(MADE_UP));
  const place = [0xff, 0xe1, 0, 8, 0x47, 0x50, 0x53, 0x31, 0x32, 0x33];
  const scan = [0xff, 0xda, 0, 2, 0x12, 0xff, 0xd9];
  const sent = await process(new Uint8Array([0xff, 0xd8, ...place, ...scan]), 'jpeg');
  expect(sent?.type).toBe('image/jpeg');
  expect([...new Uint8Array((await sent?.arrayBuffer()) ?? [])]).toEqual([0xff, 0xd8, ...scan]);
  const large = await processPhoto(
    { file: new Blob(['a PNG of nothing else']), kind: 'png', sides: { width: 4000, height: 3000 } },
    making(MADE_UP),
  );
  expect(await large?.text()).toBe('a PNG of nothing else');
  for (const refused of [
    process('not built as JPEGs are', 'jpeg'),
    process('a PNG with an eXIf part', 'png'),
    process('HEIC', 'heic'),
    process(new Uint8Array(IMAGE_BYTES_MAX + 1), 'jpeg'),
  ])
    await expect(refused).rejects.toThrow(CANVAS_HIDDEN_TEXT);
  // The memory is free again.
  expect(close).toHaveBeenCalledTimes(opened.mock.calls.length);
});
