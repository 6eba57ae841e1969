import { expect, test } from 'vitest';
import { decodeItem } from '../../../contract/answers.ts';
import { itemTest } from '../../../contract/finding/itemFits.ts';
import { ownSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { calledOtherwise } from '../../../src/model/finding/calledOtherwise.ts';
import { foundPieces, thingsOf } from '../../../src/model/finding/foundPieces.ts';
import { findItems } from '../../../src/model/finding/itemMatches.ts';
import { matchedField } from '../../../src/model/finding/matchedField.ts';

const OWN = ownSynonyms([{ words: ['third hand', 'Löthilfe'] }, { words: ['biscuit', 'flat dowel'] }]);
const item = (id: string, name: string, more = {}) => decodeItem({ id, name, ...more });
const ITEMS = [
  item('1', 'Löthilfe', { quantity: 0 }),
  item('2', 'Flat dowels no. 20', { quantity: 40 }),
  item('3', 'Glue for a flat dowel', { quantity: 1 }),
  item('4', 'Biscuit cutter', { notes: 'also for third hands' }),
];
const found = async (typed: string) =>
  (await findItems(ITEMS, typed, undefined, OWN)).items.map(({ id }) => id);

test('what is called otherwise in the workshop is found without a server, behind what is called so and before what only goes with it', async () => {
  // A cutter of biscuits is none.
  expect(await found('biscuits')).toEqual(['2', '3', '4']);
  expect(await found('löthilfe')).toEqual(['1', '4']);
  expect(await found('third hand')).toEqual(['1', '4']);
  expect((await findItems(ITEMS, 'third hand')).items.map(({ id }) => id)).toEqual(['4']);
});

test('filters and words that must not be there hold for it too', async () => {
  expect(await found('biscuit qty:>1')).toEqual(['2']);
  expect(await found('biscuit -glue')).toEqual(['2', '4']);
  expect(ITEMS.filter(itemTest('-biscuit has:quantity', undefined, OWN)).map(({ id }) => id)).toEqual([]);
  expect(ITEMS.filter(itemTest('dowel -biscuit', undefined, OWN))).toEqual([]);
});

test('what it was found by is marked, in the name or the field that has it', () => {
  const marks = (text: string, query: string) =>
    foundPieces(text, thingsOf(query, OWN)).flatMap(({ text: part, hit }) => (hit ? [part] : []));
  expect(marks('Glue for a flat dowel', 'biscuit')).toEqual(['flat dowel']);
  expect(marks('Löthilfe', 'third hand')).toEqual(['Löthilfe']);
  expect(matchedField(item('5', 'Box', { notes: 'with a Löthilfe' }), 'third hand', OWN)?.field).toBe(
    'notes',
  );
});

test('a location is looked for by one other name at a time, and not by endlessly many', () => {
  expect(calledOtherwise('drawer of third hand', OWN)).toEqual(['drawer of lothilfe']);
  expect(calledOtherwise('biscuits', OWN)).toEqual(['flat dowel']);
  expect(calledOtherwise('drawer', OWN)).toEqual([]);
  expect(calledOtherwise('biscuit '.repeat(500), OWN)).toHaveLength(8);
});
