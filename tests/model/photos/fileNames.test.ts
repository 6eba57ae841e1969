import { expect, test } from 'vitest';
import { fileNamesText } from '../../../src/model/photos/fileNames.ts';

test('names of files are told so that each is short and none turns the others round', () => {
  expect(fileNamesText(['a.jpg'])).toBe('a.jpg');
  expect(fileNamesText(['ממיר 12V.jpg', 'b.jpg'])).toBe('\u2068ממיר 12V.jpg\u2069, b.jpg');
  const long = `${'a'.repeat(30)}${'b'.repeat(30)} no. 4711.jpeg`;
  expect(fileNamesText([long])).toBe(`${'a'.repeat(25)}… no. 4711.jpeg`);
  expect(fileNamesText(['👍'.repeat(40)])).toBe('👍'.repeat(40));
});

test('of many files the first ones are named, and the others counted', () => {
  const names = Array.from({ length: 1205 }, (_, at) => `${at}.jpg`);
  expect(fileNamesText(names)).toBe('0.jpg, 1.jpg, 2.jpg, 3.jpg, 4.jpg and 1,200 more');
  expect(fileNamesText(names.slice(0, 5))).toBe('0.jpg, 1.jpg, 2.jpg, 3.jpg, 4.jpg');
});
