import { expect, test } from 'vitest';
import type { Sentence } from '../../../../src/model/finding/sentences/readSentence.ts';
import { sentenceAnswers } from '../../../../src/model/finding/sentences/sentenceAnswers.ts';
import { FIT } from '../../../../src/model/finding/tiers.ts';
import { aLocation, anItem } from '../../../machines/kit/samples.ts';
import { findable } from '../foundLocations.ts';

const DRAWER = aLocation({ id: 'd', name: 'درج', label: '', parent_id: null });
const SCREW = anItem({ name: 'برغي 10 مم', quantity: 12, location_id: null });

test('a thing that is in the drawer of this label already is offered no drawer whose label goes on', () => {
  const { tree, finder } = findable(
    ['WS-A1', 'WS-A10', 'WS-A11'].map((label) =>
      aLocation({ id: label, name: `Drawer ${label}`, label, parent_id: null }),
    ),
  );
  const items = { items: [anItem({ name: 'Screws', location_id: 'WS-A1' })], fit: FIT.exact };
  const records = { ids: [], total: 0, fit: FIT.none };
  const namesFor = (place: string) =>
    sentenceAnswers(
      { verb: 'move', record: 'screws', place },
      { tree, items, records, places: finder.find({ query: place }), onPage: undefined },
    ).map(({ name }) => name);
  expect(namesFor('ws-a1')).toEqual(['Move Screws to …: It is there already.']);
  expect(namesFor('ws-a').slice(0, 2)).toEqual([
    'Move Screws to Drawer WS-A10',
    'Move Screws to Drawer WS-A11',
  ]);
});

test.each<[Sentence, string]>([
  [{ verb: 'change', record: 'برغي', quantity: '+5' }, 'Add 5 to \u2068برغي 10 مم\u2069 — 12 → 17'],
  [{ verb: 'change', record: 'برغي', quantity: '-2' }, 'Take 2 from \u2068برغي 10 مم\u2069 — 12 → 10'],
  [{ verb: 'set', record: 'برغي', quantity: '20' }, 'Set quantity of \u2068برغي 10 مم\u2069 — 12 → 20'],
  [
    { verb: 'add', record: 'برغي', quantity: '20', place: 'درج' },
    'Add item “\u2068برغي\u2069”, 20 pieces, to \u2068درج\u2069',
  ],
  [{ verb: 'new', record: 'درج 2', place: 'درج' }, 'New \u2068درج 2\u2069 in \u2068درج\u2069'],
  [{ verb: 'move', record: 'برغي', place: 'درج' }, 'Move \u2068برغي 10 مم\u2069 to \u2068درج\u2069'],
])('names that run from right to left turn no number round in what %j does', (sentence, name) => {
  const { tree, finder } = findable([DRAWER]);
  const places = finder.find({ query: 'درج' });
  const items = { items: [SCREW], fit: FIT.begins };
  const records = { ids: [], total: 0, fit: FIT.none };
  const [answer] = sentenceAnswers(sentence, { tree, items, records, places, onPage: undefined });
  expect(answer?.name).toBe(name);
});
