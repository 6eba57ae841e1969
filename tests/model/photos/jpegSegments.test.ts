import { describe, expect, test } from 'vitest';
import { pictureParts } from '../../../src/model/photos/jpegSegments.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const picture = (jpeg: Uint8Array) =>
  pictureParts(jpeg)
    .map(([from, to]) => Buffer.from(jpeg.subarray(from, to)).toString('hex'))
    .join('');
const plain = (text: string) => text.replaceAll(' ', '');

describe('the picture of a JPEG', () => {
  test('is all of it but profiles, EXIF and comments', () => {
    const jpeg = bytes('ffd8 ffe00003aa ffe1000411ff ffe20003bb ffdb0003cc fffe0003dd ffda0002 ffe2 00 ffd9');
    expect(picture(jpeg)).toBe(plain('ffd8 ffe00003aa ffdb0003cc ffda0002 ffe2 00 ffd9'));
  });

  test.each(['ffd8', 'ffd8 0000', 'ffd8 ffe20003', '89504e47'])('%s is left as it is', (text) => {
    expect(picture(bytes(text))).toBe(plain(text));
  });
});
