import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openData } from '../../../server/dataFolder.ts';
import { inAnySpelling, type Match } from '../../../server/store/search/match.ts';
import { searchIndexOf } from '../../../server/store/search/searchIndex.ts';
import { soughtIn } from '../../../contract/finding/spellings.ts';
import { askedSooner } from '../../../server/store/sqlite/askedSooner.ts';
import { matchText } from '../../../server/store/sqlite/matchText.ts';
import type { Store } from '../../../server/store/store.ts';

let folder: string;
let store: Store;
let last = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-'));
  store = await openData(folder);
  last = 0;
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const enter = (...names: string[]) =>
  store.write((trx) =>
    searchIndexOf(trx).enter(
      trx,
      names.map((name) => ({ seq: ++last, texts: { part: '', name, rest: '' } })),
    ),
  );
const asked = async (match: Match) => matchText(await askedSooner(store.read)(match));
const found = async (match: Match) =>
  searchIndexOf(store.read).matching(store.read, await askedSooner(store.read)(match), { limit: 100 });
const any = (...phrases: string[]): Match => ({ any: phrases.map((phrase) => ({ phrase, isWhole: true })) });

it('a phrase that nothing has is not looked for, unless it is all that is asked, until something has it', async () => {
  await enter('resistor 10 k', 'ring 0 5');
  expect(await asked(any('10 k', '10 0 k', '10000'))).toBe('"10 k" OR "10000"');
  expect(await asked({ all: [any('10 0 k', '0 10 k'), { phrase: 'ring', isWhole: true }] })).toBe(
    '"10 0 k" AND "ring"',
  );
  const begun = {
    any: [
      { start: '10 k', of: 'name' },
      { in: 'short', match: { phrase: '0 5' } },
    ],
  } as const;
  expect(await asked(begun)).toBe('(name : ^ "10 k" *) OR ({part name} : ("0 5"*))');
  expect(await asked({ any: [{ start: '10 0', of: 'name' }, ...begun.any] })).toBe(await asked(begun));
  expect(await asked({ any: [{ phrase: 'ring' }, { in: 'short', match: { phrase: '5 0' } }] })).toBe(
    '"ring"',
  );
  expect(await found(any('10 k', '10 0 k'))).toEqual([1]);
  await enter('resistor 10 0 k');
  expect(await found(any('10 k', '10 0 k'))).toEqual([1, 3]);
});

it('a word that is begun is looked for as the few words that begin so, and as begun where they are many, none or short', async () => {
  await enter('washer', 'washers din', 'ring', ...Array.from({ length: 9 }, (_, at) => `screw${at}`));
  expect(await asked({ phrase: 'wash' })).toBe('"washer" OR "washers"');
  expect(await asked({ in: 'short', match: { all: [{ phrase: 'spring wash' }, { phrase: 'rin' }] } })).toBe(
    '{part name} : (("spring washer" OR "spring washers") AND "rin"*)',
  );
  for (const phrase of ['screw', 'nut1']) expect(await asked({ phrase })).toBe(`"${phrase}"*`);
  expect(await asked({ phrase: 'washer', isWhole: true })).toBe('"washer"');
  expect(await asked({ start: 'washer', of: 'name' })).toBe('name : ^ "washer" *');
  expect(await asked({ match: { phrase: 'washer' }, without: { phrase: 'washers' } })).toBe(
    '("washer" OR "washers") NOT ("washers")',
  );
  await enter('washerette');
  expect(await found({ phrase: 'wash' })).toEqual([1, 2, 13]);
});

it('what is asked sooner finds the same', async () => {
  const names = [
    'm3x10 screw',
    'm3 10 screws',
    'm3 x 10',
    '10 0 k ohm',
    '10kohm',
    '1 2 in hose',
    'hose 12 7 mm',
  ];
  await enter(...names, 'cable ties', 'tie for cables', 'zip tie', 'spring washers 8 mm', 'washer 8mm');
  for (const query of [
    'm3x10',
    '10k',
    '10 kohm',
    'hose 1/2',
    '1/2 in',
    'cable tie',
    'spring washer 8mm',
    '8mm',
  ]) {
    const match = inAnySpelling(soughtIn(query));
    const plainly = await searchIndexOf(store.read).matching(store.read, match, { limit: 100 });
    expect([query, await found(match)]).toEqual([query, plainly]);
    expect(plainly).not.toEqual([]);
  }
});

it('a phrase that has all words of a thing one after the other is not asked beside them', () => {
  expect(matchText(inAnySpelling(soughtIn('cable tie')))).toMatch(
    /^\("cable"\* AND "tie"\*\) OR "zip tie" OR /,
  );
});
