import { expect, test } from 'vitest';
import { findItems } from '../../../src/model/finding/itemMatches.ts';
import { anItem } from '../../machines/kit/samples.ts';

const ITEMS = ['Stoffschere', 'Scissors, kitchen', 'Küchenmesser', 'Schermaschine'].map((name) =>
  anItem({ id: name, name }),
);

test.each([
  ['Scheren', ['Stoffschere', 'Scissors, kitchen']],
  ['schere', ['Stoffschere', 'Scissors, kitchen']],
  ['Messern', ['Küchenmesser']],
])('%s finds what ends with it in one or many, before what means the same', async (typed, names) => {
  expect((await findItems(ITEMS, typed)).items.map(({ name }) => name)).toEqual(names);
});
