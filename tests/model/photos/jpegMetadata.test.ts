import { expect, test } from 'vitest';
import { isPlainJpeg } from '../../../contract/photos/plainJpeg.ts';
import { jpegWithoutMetadata } from '../../../src/model/photos/jpegMetadata.ts';

const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body,
];
const JFIF = segment(0xe0, [...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const TABLE = segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
const ICC = segment(0xe2, bytesOf('ICC_PROFILE\0 colours'));
const EOI = [0xff, 0xd9];
const photo = (...segments: number[][]): Uint8Array =>
  new Uint8Array([0xff, 0xd8, ...JFIF, ...segments.flat(), ...TABLE, ...SCAN, ...EOI]);

/** EXIF that says how the picture is turned, and where it was taken. */
function exif(turned: number, order: 'II' | 'MM'): number[] {
  const number = (value: number, size: number): number[] => {
    const big = Array.from({ length: size }, (_, at) => (value >> (8 * (size - 1 - at))) & 0xff);
    return order === 'II' ? big.toReversed() : big;
  };
  const entry = (tag: number, value: number): number[] => [
    ...number(tag, 2),
    ...number(3, 2),
    ...number(1, 4),
    ...number(value, 2),
    0,
    0,
  ];
  const tiff = [...bytesOf(order), ...number(42, 2), ...number(8, 4)];
  const directory = [...number(2, 2), ...entry(0x010f, 1), ...entry(0x0112, turned), ...number(0, 4)];
  return segment(0xe1, [...bytesOf('Exif\0\0'), ...tiff, ...directory, ...bytesOf('GPS 52.5')]);
}

const joined = (parts: readonly Uint8Array[] | undefined): Uint8Array | undefined =>
  parts && new Uint8Array(parts.flatMap((part) => [...part]));
const without = (jpeg: Uint8Array): string =>
  String.fromCharCode(...(joined(jpegWithoutMetadata(jpeg)) ?? []));

test('what stands beside a picture goes, and what is behind its end', () => {
  const tagged = [
    exif(1, 'MM'),
    segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/ GPS')),
    segment(0xed, bytesOf('IPTC')),
  ];
  const jpeg = photo(...tagged, segment(0xfe, bytesOf('a comment')));
  const trailing = new Uint8Array([...jpeg, ...bytesOf('a film with its place')]);
  const left = joined(jpegWithoutMetadata(trailing));
  expect(left).toEqual(photo());
  expect(left && isPlainJpeg(left)).toBe(true);
});

test.each([
  [6, 'MM'],
  [6, 'II'],
  [3, 'II'],
  [8, 'MM'],
] as const)('how a picture is turned stays: %i, written %s', (turned, order) => {
  const left = without(photo(exif(turned, order)));
  expect(left).not.toContain('GPS');
  const own = left.slice(left.indexOf('Exif'));
  // The only entry of the only directory.
  expect([own.charCodeAt(15), own.charCodeAt(25)]).toEqual([1, turned]);
  // Once more nothing changes.
  const again = Uint8Array.from(bytesOf(left));
  expect(without(again)).toBe(left);
});

test.each([0, 9, 4711])('a turn that there is not is none: %i', (turned) => {
  expect(without(photo(exif(turned, 'MM')))).toBe(without(photo()));
});

test('the colour profile stays', () => {
  expect(without(photo(ICC, exif(1, 'MM'), segment(0xe2, bytesOf('MPF\0 another picture'))))).toBe(
    without(photo(ICC)),
  );
});

test.each([
  ['no JPEG', bytesOf('GIF89a')],
  ['one that breaks off', [...photo().subarray(0, 40)]],
  ['one without its end', [...photo().subarray(0, -2)]],
  ['a segment that is longer than the file', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1]],
])('of %s nothing is told', (_what, bytes) => {
  expect(jpegWithoutMetadata(new Uint8Array(bytes))).toBeUndefined();
});
