import { describe, expect, test, vi } from 'vitest';
import {
  chosenProblem,
  encodedWithin,
  fittedSides,
  isSmallEnough,
  jpegName,
  pixelsProblem,
  qualitiesFor,
  sizeProblem,
  undecodable,
  unpackedSides,
} from '../../../src/model/photos/photoChecks.ts';

const MB = 1024 * 1024;
const chosen = (more: { type?: string; size?: number; name?: string } = {}) =>
  chosenProblem({ name: 'a.jpg', type: 'image/jpeg', size: 5, ...more });

describe('a chosen file', () => {
  test.each(['text/plain', 'application/pdf', 'video/mp4'])(
    'UPLOAD-10: of type %s is no image, and that is said',
    (type) => {
      expect(chosen({ type })).toMatchObject({ kind: 'unsupported', title: 'Selected file is not an image' });
    },
  );

  test('UPLOAD-10: of a type that the browser does not know may be one: its first bytes tell', () => {
    expect(chosen({ type: '' })).toBeUndefined();
    expect(chosen({ type: 'application/octet-stream' })).toBeUndefined();
    expect(chosen({ type: 'image/heic' })).toBeUndefined();
  });

  test('UPLOAD-11 UPLOAD-12: above 30 MB is too large, and a smaller one is asked for; 30 MB itself is not', () => {
    expect(chosen({ size: 30 * MB })).toBeUndefined();
    expect(chosen({ size: 30 * MB + 1 })).toMatchObject({
      kind: 'too-large',
      title: 'The image is too large',
      message: 'Choose an image under 30 MB.',
    });
  });

  test('without any bytes cannot be processed, and it is said why', () => {
    expect(chosen({ size: 0 })).toMatchObject({
      title: 'Failed to process image',
      message: 'The file of the photo is empty.',
    });
  });

  test('of more than 100 megapixels is not even unpacked', () => {
    expect(pixelsProblem({ width: 10_000, height: 10_000 })).toBeUndefined();
    const problem = pixelsProblem({ width: 30_000, height: 30_000 });
    expect(problem?.message).toContain('30,000 x 30,000 pixels; at most 100 million');
  });
});

describe('a file that cannot be decoded', () => {
  test.each([
    ['other', 'Selected file is not an image', 'Save the photo as JPEG or PNG'],
    ['heic', 'Failed to process image', 'HEIC format cannot be read here. Save the photo as JPEG or PNG'],
    ['svg', 'Failed to process image', 'SVG drawings are not accepted. Save the photo as JPEG or PNG'],
    ['jpeg', 'Failed to process image', 'damaged or incomplete'],
  ] as const)('ERR-21: %s is told as "%s" and what to do', (kind, title, advice) => {
    expect(undecodable(kind)).toMatchObject({ title, message: expect.stringContaining(advice) });
  });
});

describe('making smaller', () => {
  test.each([
    [
      { width: 4032, height: 3024 },
      { width: 1536, height: 1152 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1152, height: 1536 },
    ],
    [
      { width: 1536, height: 1537 },
      { width: 1535, height: 1536 },
    ],
    [
      { width: 1536, height: 900 },
      { width: 1536, height: 900 },
    ],
    [
      { width: 1, height: 1 },
      { width: 1, height: 1 },
    ],
    [
      { width: 10_000, height: 1 },
      { width: 1536, height: 1 },
    ],
  ])('UPLOAD-15: %j becomes %j', (sides, fitted) => {
    expect(fittedSides(sides)).toEqual(fitted);
  });

  test('UPLOAD-15: what the browser itself brings down is never below the half, nor below the result', () => {
    expect(unpackedSides({ width: 4032, height: 3024 })).toEqual({ width: 2304, height: 1728 });
    expect(unpackedSides({ width: 8064, height: 6048 })).toEqual({ width: 4032, height: 3024 });
    expect(unpackedSides({ width: 2000, height: 1000 })).toEqual({ width: 2000, height: 1000 });
  });

  test('UPLOAD-16: is skipped within the sides and at most at 80 % of the limit', () => {
    const fits = { width: 1536, height: 1536 };
    expect(isSmallEnough(fits, 800, 1000)).toBe(true);
    expect(isSmallEnough(fits, 801, 1000)).toBe(false);
    expect(isSmallEnough({ width: 1537, height: 1 }, 10, 1000)).toBe(false);
    expect(isSmallEnough({ width: 1, height: 1537 }, 10, 1000)).toBe(false);
    expect(isSmallEnough(fits, 0.8 * 6 * MB)).toBe(true);
    expect(isSmallEnough(fits, 0.8 * 6 * MB + 1)).toBe(false);
  });

  test.each([
    ['UPLOAD-17', 5 * MB, [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]],
    ['UPLOAD-18', 5 * MB + 1, [0.8, 0.7, 0.6, 0.5, 0.4, 0.3]],
    ['UPLOAD-18', 10 * MB, [0.8, 0.7, 0.6, 0.5, 0.4, 0.3]],
    ['UPLOAD-19', 10 * MB + 1, [0.7, 0.6, 0.5, 0.4, 0.3]],
  ])('%s UPLOAD-20 UPLOAD-21: a photo of %i bytes is tried at %j', (_, bytes, qualities) => {
    expect(qualitiesFor(bytes)).toEqual(qualities);
  });

  test('UPLOAD-20: the quality steps down until the photo is within the limit, the limit itself included', async () => {
    const encode = vi.fn<(quality: number) => Promise<{ size: number }>>(async (quality) => ({
      size: quality * 1000,
    }));
    expect(await encodedWithin(qualitiesFor(1), 700, encode)).toEqual({ size: 700 });
    expect(encode.mock.calls.flat()).toEqual([0.9, 0.8, 0.7]);
  });

  test('UPLOAD-21: no lower than 0.3, whose result comes back too large', async () => {
    const encode = vi.fn<(quality: number) => Promise<{ size: number }>>(async (quality) => ({
      size: quality * 1000,
    }));
    expect(await encodedWithin(qualitiesFor(11 * MB), 100, encode)).toEqual({ size: 300 });
    expect(encode).toHaveBeenLastCalledWith(0.3);
    expect(encode).toHaveBeenCalledTimes(5);
  });

  test('UPLOAD-13 UPLOAD-14: what is still above 6 MB is rejected with that maximum named', () => {
    expect(sizeProblem(6 * MB)).toBeUndefined();
    const problem = sizeProblem(6 * MB + 1);
    expect(problem).toMatchObject({ kind: 'too-large', title: 'The image is too large' });
    expect(problem?.message).toContain('maximum of 6 MB');
  });

  test.each([
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['drawer.v2.png', 'drawer.v2.jpg'],
    ['no ending', 'no ending.jpg'],
  ])('%j written anew is named %j', (name, named) => {
    expect(jpegName(name)).toBe(named);
  });
});
