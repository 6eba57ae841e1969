import { expect, test } from 'vitest';
import { IMPORT_ENCODINGS } from '../../../contract/imports/encodings.ts';
import { encodingName } from '../../../server/imports/reading/encoding.ts';

test('every way to read a text file is called as people know it', () => {
  const names = IMPORT_ENCODINGS.map((encoding) => encodingName(encoding));
  expect(names).toEqual(
    expect.arrayContaining(['UTF-8', 'Big5', 'GB 18030', 'Shift JIS', 'KOI8-R', 'Windows-1252']),
  );
  expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
});
