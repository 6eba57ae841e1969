import { describe, expect, test, vi } from 'vitest';
import { createShrinkPhoto } from '../../../src/services/photos/photoShrink.ts';
import type { PhotoTools } from '../../../src/services/photos/photoTools.ts';
import { rejection } from '../host/fakeHost.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const AVIF = [0, 0, 0, 16, ...Buffer.from('ftypavif'), 0, 0, 0, 0];
const HEIC = [0, 0, 0, 16, ...Buffer.from('ftypheic'), 0, 0, 0, 0];
const fileOf = (bytes: number[] | string, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const jpegOf = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/jpeg' });

/** A browser that decodes everything and makes 5 bytes of it, unless told otherwise. */
function onBrowser(more: Partial<PhotoTools> = {}) {
  const tools = {
    sidesOf: vi.fn<PhotoTools['sidesOf']>(async () => ({ width: 4, height: 3 })),
    process: vi.fn<PhotoTools['process']>(async () => jpegOf(5)),
    ...more,
  };
  return { tools, shrink: createShrinkPhoto(tools) };
}
const blind = async () => undefined;

describe('making a photo ready', () => {
  test('gives what was made of it, under a name that says so', async () => {
    const { shrink } = onBrowser();
    const ready = await shrink(fileOf(HEIC, 'IMG 1.HEIC', ''));
    expect(ready).toMatchObject({ filename: 'IMG 1.jpg', bytes: { size: 5, type: 'image/jpeg' } });
    expect((await shrink(fileOf(JPEG, 'IMG.JPG'))).filename).toBe('IMG.JPG');
  });

  test('UPLOAD-10 UPLOAD-11: refuses what is no photo before it is read', async () => {
    const { shrink, tools } = onBrowser();
    const text = fileOf('text', 'list.txt', 'text/plain');
    expect(await rejection(shrink(text))).toMatchObject({ title: 'Selected file is not an image' });
    expect(tools.sidesOf).not.toHaveBeenCalled();
  });

  test('UPLOAD-10: text that is named .jpg is no image', async () => {
    const { shrink } = onBrowser({ sidesOf: blind });
    expect(await rejection(shrink(fileOf('not a picture')))).toMatchObject({
      kind: 'unsupported',
      title: 'Selected file is not an image',
    });
  });

  test('UPLOAD-13: rejects what is still above 6 MB', async () => {
    const { shrink } = onBrowser({ process: async () => jpegOf(6 * 1024 * 1024 + 1) });
    expect(await rejection(shrink(fileOf(JPEG)))).toMatchObject({ kind: 'too-large' });
  });

  test('ERR-21: a damaged photo says so, whether its head or its rest is damaged', async () => {
    const failure = { title: 'Failed to process image', message: expect.stringContaining('damaged') };
    expect(await rejection(onBrowser({ sidesOf: blind }).shrink(fileOf(JPEG)))).toMatchObject(failure);
    expect(await rejection(onBrowser({ process: blind }).shrink(fileOf(JPEG)))).toMatchObject(failure);
  });

  test('ERR-21: a file that is gone meanwhile is to be chosen again', async () => {
    const { shrink, tools } = onBrowser();
    const file = fileOf(JPEG);
    const gone = new Blob();
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'));
    vi.spyOn(file, 'slice').mockReturnValue(gone);
    expect(await rejection(shrink(file))).toMatchObject({
      title: 'Failed to process image',
      message: expect.stringContaining('Choose it again'),
    });
    expect(tools.sidesOf).not.toHaveBeenCalled();
  });

  test('a HEIC photo says what to do where the browser cannot decode it', async () => {
    const { shrink, tools } = onBrowser({ sidesOf: blind });
    const problem = await rejection(shrink(fileOf(HEIC, 'a.heic', 'image/heic')));
    expect(problem).toMatchObject({ message: expect.stringContaining('Save the photo as JPEG or PNG') });
    expect(tools.process).not.toHaveBeenCalled();
  });

  test('an SVG drawing is not even given to the browser', async () => {
    const { shrink, tools } = onBrowser();
    const drawing = fileOf(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'a.svg',
      'image/svg+xml',
    );
    expect(await rejection(shrink(drawing))).toMatchObject({ kind: 'unsupported' });
    expect(tools.sidesOf).not.toHaveBeenCalled();
  });

  test('an AVIF photo that the browser does not know is left to the server', async () => {
    const { shrink } = onBrowser({ sidesOf: blind });
    const ready = await shrink(fileOf(AVIF, 'a.avif', ''));
    expect(ready).toMatchObject({ filename: 'a.avif', bytes: { size: AVIF.length, type: 'image/avif' } });
  });

  test('a picture of too many pixels is not unpacked', async () => {
    const { shrink, tools } = onBrowser({ sidesOf: async () => ({ width: 30_000, height: 30_000 }) });
    expect(await rejection(shrink(fileOf(JPEG)))).toMatchObject({ kind: 'invalid' });
    expect(tools.process).not.toHaveBeenCalled();
  });

  test('a file that has gone from the disk meanwhile says so', async () => {
    const file = fileOf(JPEG);
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    expect(await rejection(onBrowser().shrink(file))).toMatchObject({
      title: 'Failed to process image',
      message: expect.stringContaining('Choose it again'),
    });
  });

  test('one photo is unpacked at a time, and a failed one does not hold up the next', async () => {
    const ends: ((processed: Blob | undefined) => void)[] = [];
    const process = vi.fn<PhotoTools['process']>(() => new Promise((resolve) => ends.push(resolve)));
    const { shrink } = onBrowser({ process });
    const first = rejection(shrink(fileOf(JPEG)));
    const second = shrink(fileOf(JPEG));
    await vi.waitFor(() => expect(process).toHaveBeenCalledTimes(1));
    ends[0]?.(undefined);
    expect(await first).toMatchObject({ kind: 'invalid' });
    await vi.waitFor(() => expect(process).toHaveBeenCalledTimes(2));
    ends[1]?.(jpegOf(3));
    expect((await second).bytes.size).toBe(3);
  });

  test('photos are ready in the order of their choice, also where the first one takes longer to look at', async () => {
    let look = (): void => {};
    const looked = new Promise<void>((resolve) => (look = resolve));
    const first = fileOf(JPEG, 'first.jpg');
    const { shrink } = onBrowser({
      sidesOf: async (file) => {
        if (file === first) await looked;
        return { width: 4, height: 3 };
      },
    });
    const ready: string[] = [];
    const shrinking = [first, fileOf(JPEG, 'second.jpg')].map(async (file) => {
      ready.push((await shrink(file)).filename);
    });
    // As long as the second one alone takes.
    await onBrowser().shrink(fileOf(JPEG));
    look();
    await Promise.all(shrinking);
    expect(ready).toEqual(['first.jpg', 'second.jpg']);
  });

  test('one that is given up before its turn is never unpacked', async () => {
    let end = (_: Blob | undefined): void => {};
    const process = vi.fn<PhotoTools['process']>(() => new Promise((resolve) => (end = resolve)));
    const { shrink } = onBrowser({ process });
    const first = shrink(fileOf(JPEG));
    const controller = new AbortController();
    const second = rejection(shrink(fileOf(JPEG), controller.signal));
    await vi.waitFor(() => expect(process).toHaveBeenCalledTimes(1));
    controller.abort(new Error('enough'));
    end(jpegOf(3));
    expect(await second).toEqual(new Error('enough'));
    await first;
    expect(process).toHaveBeenCalledTimes(1);
  });
});
