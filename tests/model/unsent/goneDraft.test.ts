import { expect, test } from 'vitest';
import { typedWords } from '../../../src/model/unsent/draftWords.ts';
import { asNew } from '../../../src/model/unsent/goneDraft.ts';
import { formFromItem } from '../../../src/model/items/itemForm.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';

const ITEM = anItem({ name: 'Bolts', notes: 'old', supplier: 'Acme' });

test('of a draft those words are told that its record did not have', () => {
  const values = { ...formFromItem(ITEM), name: 'Nuts', notes: 'new', supplier: '', location_id: 'l9' };
  const draft = { key: 'k', form: 'item-edit_1', values, base: ITEM };
  expect(typedWords(draft, 'item')).toEqual([{ label: 'Notes', text: 'new' }]);
  expect(typedWords({ key: 'k', form: 'item-edit_1', values: { notes: 'new' } }, 'item')).toEqual([
    { label: 'Notes', text: 'new' },
  ]);
});

test('a description that was typed on a page is a new location with everything the old one had', () => {
  const location = aLocation({ name: 'Shelf', label: 'S1', description: 'old' });
  const draft = { key: 'k', form: 'location-edit_1', values: { description: 'new' }, location };
  expect(asNew(draft)).toMatchObject({ name: 'Shelf', label: 'S1', description: 'new' });
  expect(typedWords(draft, 'location')).toEqual([{ label: 'Description', text: 'new' }]);
});
