import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MadeName } from '../../../contract/imports/imports.ts';
import { MadeNames } from '../../../src/views/imports/MadeNames.tsx';

const MADE: MadeName[] = [
  {
    kind: 'location',
    name: 'Workhsop',
    rows: 1,
    line: 2,
    like: { name: 'Workshop', isMade: false },
  },
  { kind: 'category', name: 'Glue', rows: 3, line: 4, like: null },
  { kind: 'location', name: 'Workhsop › Shelf', rows: 2, line: null, like: null },
];
const textOf = (made: MadeName[], counts = { locations: 2, categories: 1 }): string =>
  renderToStaticMarkup(<MadeNames made={made} counts={counts} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('what an import would make is listed with the rows that need it, and what looks like another one says so', () => {
  const text = textOf(MADE);
  expect(text).toContain('1 new name looks like another one');
  expect(text).toContain('Workhsop (location, row 2) looks like Workshop , which is here already');
  expect(text).toContain('Glue (category, 3 rows from row 4)');
  expect(text).toContain('Workhsop › Shelf (location, 2 rows)');
  expect(text).toContain('is corrected in its rows here, or in the file');
  expect(text).not.toContain('not listed');
});

test('of very many it says how many are not listed; where nothing is made there is nothing', () => {
  const text = textOf(MADE.slice(1), { locations: 700, categories: 1 });
  expect(text).toContain('The new locations and categories');
  expect(text).toContain('699 others are not listed.');
  expect(text).not.toContain('corrected');
  expect(textOf([])).toBe('');
});
