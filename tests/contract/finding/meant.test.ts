import { describe, expect, test } from 'vitest';
import { hasThing } from '../../../contract/finding/itemFits.ts';
import { findMeant, partings } from '../../../contract/finding/meant.ts';
import { createVocabulary } from '../../../contract/finding/misspelling.ts';
import { soughtIn } from '../../../contract/finding/spellings.ts';
import { indexedText } from '../../../contract/searchWords.ts';

const TEXTS = [
  'M6 wing nut',
  'Wheelbarrow',
  'Silicone wire 12AWG black',
  'Heat-shrink 3.2 mm',
  'Square tube 30×30',
  'WAGO 221-413',
  '4.7 kΩ resistor',
  'Soldering station',
].map(indexedText);

const vocabulary = createVocabulary(TEXTS);
const meant = async (query: string) =>
  (
    await findMeant(soughtIn(query), {
      has: async (things) => TEXTS.some((text) => things.every((thing) => hasThing(text, thing))),
      nearest: async (word) => vocabulary.nearest(word),
    })
  )?.text;

describe('what finds nothing is taken for', () => {
  test.each([
    ['wingnut', 'wing nut'],
    ['wheel barrow', 'wheelbarrow'],
    ['12 awg wire', '12awg wire'],
    ['solderng station', 'soldering station'],
    ['wago221413', 'wago 221 413'],
    ['heat shrink tube', 'heat shrink'],
  ])('%s: %s', async (query, text) => {
    expect(await meant(query)).toBe(text);
  });

  test.each(['47k resistor', 'm6x31', 'wing zzzz', 'soldering iron', 'xkzqw', '221414', ''])(
    '%j: nothing, for its value or a word is nowhere',
    async (query) => {
      expect(await meant(query)).toBeUndefined();
    },
  );
});

test('a long or strange query asks for little', async () => {
  for (const query of [
    'x'.repeat(1000),
    Array.from({ length: 16 }, (_, at) => `zzz${'q'.repeat(at)}`).join(' '),
    `${'ab '.repeat(300)}`,
  ]) {
    let asked = 0;
    await findMeant(soughtIn(query), {
      has: async () => ++asked < 0,
      nearest: async () => undefined,
    });
    expect(asked, query.slice(0, 20)).toBeLessThan(250);
  }
});

test('a word is parted in two and three, digits only where it is long', () => {
  expect(partings('nymj')).toEqual(['n ymj', 'ny mj', 'nym j', 'n y mj', 'n ym j', 'ny m j']);
  expect(partings('47k')).toEqual([]);
  expect(partings('1234')).toEqual([]);
  expect(partings('221413221')).toContain('221 413 221');
  expect(partings('a'.repeat(13))).toHaveLength(12);
  expect(partings('a'.repeat(25))).toEqual([]);
});
