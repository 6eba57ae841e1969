import { expect, it } from 'vitest';
import { COUNTED_MOST, type PlaceReason, type SuggestedPlace } from '../../../contract/places/places.ts';
import { textOfLabels } from '../../../src/model/analysis/labelText.ts';
import { placeAnswers } from '../../../src/model/arguments/places.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { offeredPlaces, reasonWords } from '../../../src/model/places/reasonWords.ts';
import { aLocation } from '../../machines/kit/samples.ts';

const tree = createTree([
  aLocation({ id: 'room', name: 'Room', parent_id: null }),
  aLocation({ id: 'shelf', name: 'Shelf', label: 'S1', parent_id: 'room' }),
]);
const shelf: SuggestedPlace = {
  location_id: 'shelf',
  reasons: [
    { by: 'label', what: 's1', count: 0 },
    { by: 'category', what: 'Resistors', count: 12 },
    { by: 'supplier', what: '', count: 0 },
  ],
};
const unknown: SuggestedPlace = { location_id: 'gone', reasons: shelf.reasons };

it('a place is told by its name, what is around it and its reasons; one that is not known here is not', () => {
  expect(offeredPlaces([unknown, shelf], tree)).toEqual([
    {
      id: 'shelf',
      name: 'Shelf',
      parents: 'Room',
      label: 'S1',
      reason: 'its label says S1',
      told: 'Room › Shelf: its label says S1; 12 other Resistors are here; others from this supplier are here',
    },
  ]);
});

it('the path of a place that is told keeps the order of its names, also where they run from right to left', () => {
  const hebrew = createTree([
    aLocation({ id: 'room', name: 'מחסן', parent_id: null }),
    aLocation({ id: 'shelf', name: 'ארון 3', label: 'S1', parent_id: 'room' }),
  ]);
  const [place] = offeredPlaces([shelf], hebrew);
  expect(place?.told).toMatch(/^\u2068מחסן\u2069 › \u2068ארון 3\u2069: its label says S1;/u);
});

it.each<[PlaceReason['by'], number, string]>([
  ['category', 0, 'other Wire are here'],
  ['category', 1, 'another of Wire is here'],
  ['category', COUNTED_MOST, '1,000 other Wire are here'],
  ['category', COUNTED_MOST + 1, 'more than 1,000 Wire are here'],
  ['like', 0, 'beside “Wire”'],
])('%s of %i is told as: %s', (by, count, words) => {
  expect(reasonWords({ by, what: 'Wire', count }, '')).toBe(words);
});

it('the palette leads to the form of the thing in the chosen place, with the quantity that was typed', () => {
  const { choices } = placeAnswers({ tree, typed: 'M3 screws & nuts, 20', places: [shelf] });
  expect(choices.map(({ name, effect }) => [name, effect])).toEqual([
    ['Shelf', { kind: 'go', to: '/add?location_id=shelf&name=M3+screws+%26+nuts&quantity=20' }],
  ]);
  expect(placeAnswers({ tree, typed: 'Zebra', places: [] }).problem).toMatch(/Nothing like Zebra/);
  expect(placeAnswers({ tree, typed: 'Zebra', places: undefined }).problem).toMatch(/no places now/);
  expect(placeAnswers({ tree, typed: ' ', places: [] }).problem).toBeUndefined();
});

it('what was read on a label is one line from the top down, cut behind a word', () => {
  const read = (text: string, y: number, x = 0) => ({
    text,
    lines: [text],
    box: { x, y, width: 10, height: 10 },
    confidence: null,
  });
  expect(
    textOfLabels([read('M3 × 10', 50), read('DIN 912', 10, 400), read(' Hex socket ', 10), read(' ', 5)]),
  ).toBe('Hex socket DIN 912 M3 × 10');
  const page = textOfLabels([read('a lot of words '.repeat(50), 0)]);
  expect(page.length).toBeLessThanOrEqual(120);
  expect(page).toMatch(/words$|of$|lot$|a$/);
  expect(textOfLabels([])).toBe('');
});
