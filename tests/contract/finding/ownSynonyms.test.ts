import { expect, test } from 'vitest';
import { check } from '../../../contract/check.ts';
import { hasThing } from '../../../contract/finding/itemFits.ts';
import { NO_OWN, ownSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { soughtIn } from '../../../contract/finding/spellings.ts';
import {
  decodeSynonyms,
  SynonymGroupChange,
  SynonymGroupRequest,
  wordsBetweenCommas,
} from '../../../contract/finding/synonymGroups.ts';
import { indexedText } from '../../../contract/searchWords.ts';

const OWN = ownSynonyms([
  { words: ['third hand', 'soldering helper tool', 'Löthilfe'] },
  { words: ['biscuits', 'lamello'] },
  { words: ['lamello', 'flat dowel'] },
  { words: ['the blue one', 'Kärcher K5'] },
  { words: ['M3x10', 'short one'] },
  { words: ['blue screws', 'Spaxe'] },
  { words: ['m3 screw', 'Minischraube'] },
  { words: ['pin', 'Dübelstift'] },
]);

const finds = (query: string, text: string, own = OWN): boolean =>
  soughtIn(query, own).every((thing) => hasThing(indexedText(text), thing));

test.each([
  ['third hand', 'Löthilfe mit Lupe'],
  ['third hands', 'Lothilfe'],
  ['löthilfe', 'Third hand'],
  ['LOTHILFEN', 'Third hand'],
  ['thirdhand', 'Löthilfe'],
  ['third-hand', 'Löthilfe'],
  ['soldering helper tool', 'Third hand'],
  ['new soldering helper tools with lens', 'New third hand with lens'],
  ['biscuit', 'Box of lamellos'],
  ['biscuits', 'Lamello'],
  ['lamello', 'Biscuit no. 20'],
  ['lamello', 'Flat dowels'],
  ['the blue one', 'Karcher K5 compact'],
  ['karcher k5', 'The blue one'],
  ['m3 × 10', 'A short one'],
  ['spanner', 'Wrench'],
  ['blue screws', 'Screw, blue'],
  ['m3 screws', 'M3 screw'],
  ['pin 10', 'Dübelstift 10'],
])('what a workshop calls otherwise is found: %s as %s', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['biscuit', 'Flat dowel'],
  ['third', 'Löthilfe'],
  ['the red one', 'Kärcher K5'],
  ['hand', 'Löthilfe'],
])('but what is only near is another thing: %s is no %s', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test('without words of its own a workshop finds what everybody does', () => {
  expect(finds('third hand', 'Löthilfe', NO_OWN)).toBe(false);
  expect(ownSynonyms([])).toBe(NO_OWN);
  expect(soughtIn('10k resistor m3x10 zip tie', ownSynonyms([{ words: ['one', 'two'] }]))).toEqual(
    soughtIn('10k resistor m3x10 zip tie'),
  );
});

test('of a word with very many names there is an end to those that are looked for', () => {
  const many = ownSynonyms(
    Array.from({ length: 500 }, (_, group) => ({
      words: ['thing', ...Array.from({ length: 11 }, (_, at) => `name ${group} ${at}`)],
    })),
  );
  const [thing] = soughtIn('thing', many);
  expect(thing?.synonyms.length).toBeLessThanOrEqual(64);
  expect(thing?.synonyms).toContain('name 0 10');
});

const words = (...all: unknown[]) => check({ words: all }, SynonymGroupRequest);

test('words are trimmed, and those that are the same to the search are one', () => {
  expect(words(' Löthilfe ', 'third\n hand', 'LOTHILFE', 'third-hand')).toEqual({
    ok: true,
    value: { words: ['Löthilfe', 'third hand'] },
  });
  expect(check({ words: ['a', 'b'], was: ['a', 'c'], more: 1 }, SynonymGroupChange)).toEqual({
    ok: true,
    value: { words: ['a', 'b'], was: ['a', 'c'] },
  });
});

const twelve = Array.from({ length: 12 }, (_, at) => `word ${at}`);

test.each<[string, unknown[], RegExp]>([
  ['one word', ['spanner'], /at least two different words/],
  ['the same twice', ['Käse', 'kase'], /at least two different words/],
  ['no word', [], /at least two different words/],
  ['a blank one', ['spanner', ' '], /A word is empty/],
  ['signs alone', ['spanner', '--'], /“--” has no letter or digit/],
  ['a long one', ['spanner', 'x'.repeat(61)], /60 characters or less/],
  ['a comma', ['spanner', 'a, b'], /must not have a comma/],
  ['a control character', ['spanner', 'a\u0000b'], /control character/],
  ['one that runs backwards', ['spanner', 'gpj\u202Eexe'], /direction/],
  ['thirteen', [...twelve, 'one more'], /13 words; at most 12/],
  ['a number', ['spanner', 5], /must be texts/],
  ['an object', ['spanner', { toString: 1 }], /must be texts/],
])('a group is refused that has %s', (_what, group, message) => {
  expect(words(...group)).toEqual({ ok: false, fields: { words: expect.stringMatching(message) } });
});

test('a group at the limits is taken, and nothing but a list is', () => {
  expect(words(...twelve.slice(1), 'ü'.repeat(60)).ok).toBe(true);
  for (const other of [undefined, null, 'a, b', { 0: 'a', 1: 'b', length: 2 }]) {
    expect(check({ words: other }, SynonymGroupRequest).ok).toBe(false);
  }
});

test('a list of groups is read entry by entry, and what was typed between commas word by word', () => {
  const group = { id: '1', words: ['a', 'b'] };
  expect(decodeSynonyms([group, { id: 2 }])).toEqual([group]);
  expect(decodeSynonyms({ synonyms: [group] })).toEqual([group]);
  expect(wordsBetweenCommas(' a,b c ,, d;\ne')).toEqual(['a', 'b c', 'd', 'e']);
});
