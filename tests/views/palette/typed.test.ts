import { expect, test } from 'vitest';
import { rowsFor } from './palette.stage.ts';
import { TYPED } from './typed.ts';

const ALL = TYPED.flatMap(({ screen, about, lines }) =>
  lines.map(([typed, first]) => {
    const rows = rowsFor(screen, typed);
    return { text: `${screen}, ${about}: ${typed}`, place: rows.findIndex(({ id }) => id === first) };
  }),
);
const besides = (most: number) => ALL.filter(({ place }) => place < 0 || place >= most);
const told = (some: typeof ALL) => some.map(({ text, place }) => `${text} (${place + 1})`);

test('of 120 things that people type, at least 95 in 100 have first what is meant', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(120);
  const missed = besides(1);
  expect(missed.length / ALL.length, told(missed).join('\n')).toBeLessThanOrEqual(0.05);
});

test('of 120 things that people type, each has what is meant among its first five rows', () => {
  expect(told(besides(5))).toEqual([]);
});
