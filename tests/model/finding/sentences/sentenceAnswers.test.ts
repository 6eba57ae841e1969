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

test('nothing is done unseen in, to or with a place whose label only begins with a whole one that was typed', () => {
  const { tree, finder } = findable(
    ['WS-A1', 'WS-B10', 'WS-C20'].map((label) =>
      aLocation({ id: label, name: `Drawer ${label}`, label, parent_id: null }),
    ),
  );
  const none = { ids: [], total: 0, fit: FIT.none };
  const bestOf = (sentence: Sentence) => {
    const isPlace = sentence.record?.startsWith('ws') === true;
    const found = (query: string | undefined) => (query === undefined ? none : finder.find({ query }));
    return sentenceAnswers(sentence, {
      tree,
      items: isPlace ? { items: [], fit: FIT.none } : { items: [anItem({ name: 'Screws' })], fit: FIT.exact },
      records: isPlace ? found(sentence.record) : none,
      places: found(sentence.place),
      onPage: undefined,
    })[0];
  };
  const why = 'No location has the label ws-b1.';
  const unseen: readonly Sentence[] = [
    { verb: 'move', record: 'screws', place: 'ws-b1' },
    { verb: 'move', record: 'ws-b1', place: 'ws-a1' },
    { verb: 'new', record: 'box', place: 'ws-b1' },
    { verb: 'add', record: 'nuts', place: 'ws-b1' },
  ];
  expect(unseen.map((sentence) => bestOf(sentence))).toMatchObject(Array(4).fill({ unseen: why }));
  expect(bestOf({ verb: 'move', record: 'screws', place: 'ws-b1' })).toMatchObject({
    name: 'Move Screws to Drawer WS-B10',
    does: { kind: 'change' },
  });
  for (const place of ['ws-b10', 'ws-', 'drawer ws-b10'])
    for (const verb of ['move', 'new', 'add'] as const)
      expect(bestOf({ verb, record: 'screws', place })?.unseen, `${verb} ${place}`).toBeUndefined();
  expect(bestOf({ verb: 'move', record: 'ws-b10', place: 'ws-a1' })?.unseen).toBeUndefined();
});

test('what is called exactly as it was typed and cannot be moved or counted so says why, before others whose names go on', () => {
  const { tree, finder } = findable([
    aLocation({ id: 'ga', name: 'Garage', label: 'GA', parent_id: null }),
    aLocation({ id: 'su', name: 'Shelf', label: 'GA-SU1', parent_id: 'ga' }),
    aLocation({ id: 'el', name: 'Cabinet', label: 'GA-EL1', parent_id: 'ga' }),
  ]);
  const none = { ids: [], total: 0, fit: FIT.none };
  const gizmos = [
    anItem({ id: 'g', name: 'Gizmo', quantity: 2, location_id: 'su', supplier_part_no: 'GZ-1' }),
    anItem({ id: 'b', name: 'Gizmo 40 mm brass', quantity: 100, location_id: 'el' }),
  ];
  const first = (sentence: Sentence, items = gizmos) =>
    sentenceAnswers(sentence, {
      tree,
      items: { items: sentence.record === 'ga' ? [] : items, fit: FIT.exact },
      records: sentence.record === 'ga' ? finder.find({ query: 'ga' }) : none,
      places: sentence.place === undefined ? none : finder.find({ query: sentence.place }),
      onPage: undefined,
    })[0];
  const asks = (name: RegExp) => ({ name: expect.stringMatching(name), does: { kind: 'ask' } });
  for (const record of ['gizmo', 'gz-1'])
    expect(first({ verb: 'change', record, quantity: '-5' }), record).toMatchObject(
      asks(/^Take 5 from Gizmo:/),
    );
  expect(first({ verb: 'move', record: 'Gizmo', place: 'ga-su1' })).toMatchObject(asks(/^Move Gizmo to …/));
  expect(first({ verb: 'move', record: 'ga', place: 'ga-su1' })).toMatchObject(asks(/^Move Garage to …/));
  // Of two of that name the one that has enough; and where none is called so, the one that can.
  const other = anItem({ id: 'o', name: 'Gizmo', quantity: 9, location_id: 'el' });
  expect(
    first({ verb: 'change', record: 'gizmo', quantity: '-5' }, [
      ...gizmos.slice(0, 1),
      other,
      ...gizmos.slice(1),
    ]),
  ).toMatchObject({
    id: 'quantity:o',
  });
  expect(first({ verb: 'change', record: 'gizm', quantity: '-5' })).toMatchObject({ id: 'quantity:b' });
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
