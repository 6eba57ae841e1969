import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { columnsOf, createNames } from '../../../src/model/finding/columns.ts';
import { factsOf } from '../../../src/model/finding/facts.ts';
import { createLocationFinder } from '../../../src/model/finding/finder.ts';
import { rankItems } from '../../../src/model/finding/itemRanking.ts';
import { FIT } from '../../../src/model/finding/tiers.ts';
import { inTreeOrder } from '../../../src/model/finding/treeOrder.ts';
import { createWordLookup, lookUp } from '../../../src/model/finding/wordHits.ts';
import { queryOf } from '../../../src/model/finding/words.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { generate } from '../../support/generator/generate.ts';
import { findable } from './foundLocations.ts';

const location = (id: string, parent_id: string | null, name: string, label = '') =>
  decodeLocation({ id, name, parent_id, label });

const WORKSHOP = findable([
  location('hangar', null, 'Hangar 12', 'H12'),
  location('rack', 'hangar', 'Rack 3'),
  location('bin', 'rack', 'Bin 0147', 'B-0147'),
  location('tin', 'rack', 'Tin 1470'),
  location('hall', null, 'Hall 147'),
  location('shelf', 'hall', 'Shelf 12'),
  location('rest', 'shelf', 'Hangar rests'),
  location('labelled', 'hall', 'Tray', 'Rack'),
]);
const ids = (query: string, opened: string[] = []) => WORKSHOP.finder.find({ query, opened }).ids;

describe('the rank of a location', () => {
  test.each([
    [
      'hangar 12 147',
      ['bin', 'tin', 'rest'],
      'in order to the place itself, whole numbers first, zeros or not',
    ],
    ['147', ['hall', 'bin', 'tin'], 'whole words, less deep first, then beginnings'],
    ['0147', ['hall', 'bin', 'tin'], 'zeros that were typed'],
    ['b-0147', ['bin'], 'the label'],
    ['rack', ['labelled', 'rack', 'bin', 'tin'], 'the label before the name, then what is inside'],
    ['hangar', ['hangar', 'rest', 'rack', 'bin', 'tin'], 'less deep before deeper'],
    ['rests hangar', ['rest'], 'any order'],
    ['12 hangar', ['hangar'], 'any order, in itself before on its path'],
    ['ha sh', ['shelf', 'rest'], 'beginnings of words that lead there'],
  ])('%s finds first %j: %s', (query, expected) => {
    expect(ids(query).slice(0, expected.length)).toEqual(expected);
  });

  test('words in order come before the same words in another order', () => {
    const { finder } = findable([
      location('wrong', 'b', 'Cab 1'),
      location('b', null, 'Drawer 2'),
      location('a', null, 'Cab 1'),
      location('right', 'a', 'Drawer 2'),
    ]);
    expect(finder.find({ query: 'cab drawer' }).ids.slice(0, 2)).toEqual(['right', 'wrong']);
    expect(finder.find({ query: 'drawer cab' }).ids.slice(0, 2)).toEqual(['wrong', 'right']);
  });

  test('is higher for what was opened before, but never above an exact label or name', () => {
    expect(ids('hangar', ['tin'])).toEqual(ids('hangar'));
    expect(ids('ha', []).indexOf('rest')).toBeGreaterThan(1);
    expect(ids('ha', ['rest'])[0]).toBe('rest');
    expect(ids('rack', ['rack'])).toEqual(['labelled', 'rack', 'bin', 'tin']);
    expect(ids('hangar 12', ['rest'])[0]).toBe('hangar');
  });

  test('says how well the best fits', () => {
    const fits = ['h12', 'rack 3', 'hang', '12', 'angar', 'nothing'].map(
      (query) => WORKSHOP.finder.find({ query }).fit,
    );
    expect(fits).toEqual([FIT.exact, FIT.exact, FIT.begins, FIT.inOrder, FIT.loose, FIT.none]);
  });

  test('decides which are named when only so many are wanted; all are counted', () => {
    const all = WORKSHOP.finder.find({ query: 'a' });
    for (let most = 0; most <= all.ids.length; most++) {
      expect(WORKSHOP.finder.find({ query: 'a', most })).toEqual({ ...all, ids: all.ids.slice(0, most) });
    }
  });
});

describe('finding as somebody types', () => {
  const { locations } = generate({ seed: 5, items: 0, locations: 400, hostile: 0.1 });
  const facts = [...locations()].map(({ number, parent, name, label, type, area }) => ({
    id: `l${number}`,
    parent_id: parent === null ? null : `l${parent}`,
    name,
    label,
    type,
    area,
  }));
  const ordered = inTreeOrder(createTree(facts));
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom('shelf', '0', '01', 'b0', 'r1-', 'drawer 2', 'œ', 'ß', '٣', "o'b", '-', '›'),
        fc.string({ maxLength: 3 }),
        fc.constantFrom(...facts.map(({ name }) => name)),
        fc.constantFrom(...facts.map(({ label }) => label)),
      ),
      { maxLength: 3 },
    )
    .map((parts) => parts.join(' '));

  test('gives with every key what a search from nothing gives', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', 'Shelf', 'Box'), (typed, type) => {
        const used = createLocationFinder(ordered);
        for (let length = 1; length <= typed.length; length++) {
          const wanted = { query: typed.slice(0, length), type };
          expect(used.find(wanted)).toEqual(createLocationFinder(ordered).find(wanted));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('finds each word among the hits of its beginning as it does everywhere', () => {
    const columns = columnsOf(ordered, createNames());
    fc.assert(
      fc.property(text, (typed) => {
        const lookup = createWordLookup(columns);
        for (let length = 1; length <= typed.length; length++) {
          for (const word of queryOf(typed.slice(0, length)).words) {
            expect(lookup.hitsOf(word)).toEqual(lookUp(columns, word));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('finds exactly those that have every word, numbers with or without zeros', () => {
    const bare = (folded: string) => folded.replace(/(^|\D)0+(?=\d)/g, '$1');
    const names = createNames();
    const columns = columnsOf(ordered, names);
    const paths: string[][] = [];
    ordered.forEach((_, place) => {
      const above = paths[columns.parents[place] ?? -1] ?? [];
      paths.push([...above, names.texts[columns.nameNumbers[place] ?? 0] ?? '']);
    });
    const finder = createLocationFinder(ordered);
    const labels = ordered.map((_, place) => columns.labels[place] ?? '');
    fc.assert(
      fc.property(text, (typed) => {
        const { words } = queryOf(typed);
        const has = (part: string, word: (typeof words)[number]): boolean =>
          part.includes(word.text) || bare(part).includes(word.bare);
        // Where no label has it as it was typed labels are looked at without their signs.
        const tight = words.filter(
          (word) =>
            word.bare.length > 1 &&
            word.start === ` ${word.bare}` &&
            !labels.some((label) => has(label, word)),
        );
        const expected = ordered.filter((_, place) => {
          const label = labels[place] ?? '';
          const bareLabel = bare(label).replaceAll(/[^\p{L}\p{N}]+/gu, '');
          return words.every(
            (word) =>
              [...(paths[place] ?? []), label].some((part) => has(part, word)) ||
              (tight.includes(word) && bareLabel.includes(word.bare)),
          );
        });
        expect(finder.find({ query: typed }).ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }),
      // 'ke' stands in 'break em' without its blank.
      { numRuns: 60, examples: [['ke']] },
    );
  });

  test('never changes its order for the facts that a host sends in another one', () => {
    const finder = createLocationFinder(inTreeOrder(createTree(facts.toReversed())));
    for (const query of ['', 'shelf', 'b 2']) {
      expect(finder.find({ query })).toEqual(createLocationFinder(ordered).find({ query }));
    }
  });
});

test('what decides about a location is its area and type as they are shown', () => {
  const facts = factsOf(decodeLocation({ id: 'a', name: 'A', area: 'TOOL_ROOM', type: 'BIN' }));
  expect(facts).toEqual({ id: 'a', name: 'A', label: '', parent_id: null, type: 'BIN', area: 'TOOL ROOM' });
});

describe('the rank of an item', () => {
  const item = (id: string, name: string, supplier_part_no = '') => ({ id, name, supplier_part_no });
  const ITEMS = [
    item('long', 'M2×80 pan head screw, brass'),
    item('right', 'M2×8 pan head screw, brass'),
    item('other', 'Brass pan for M2'),
    item('part', 'Tray', 'M2'),
    item('elsewhere', 'Box'),
  ];
  const ranked = (typed: string, opened: string[] = []) =>
    rankItems(ITEMS, typed, opened).items.map(({ id }) => id);

  test('is that of the part number, then beginnings, whole words first, then order, then the rest', () => {
    expect(ranked('m2')).toEqual(['part', 'long', 'right', 'other', 'elsewhere']);
    expect(ranked('m2 8')[0]).toBe('right');
    expect(ranked('m2 pan b').slice(0, 3)).toEqual(['long', 'right', 'other']);
  });

  test('is higher for what was opened before, but not above what was typed exactly', () => {
    expect(ranked('m2', ['other'])).toEqual(['part', 'other', 'long', 'right', 'elsewhere']);
    expect(ranked('m2', ['elsewhere'])).toEqual(ranked('m2'));
  });

  test('is higher for what is near by, among what fits as well', () => {
    const near = (typed: string, id: string) =>
      rankItems(ITEMS, typed, [], (each) => each.id === id).items.map((each) => each.id);
    expect(near('m2', 'right')).toEqual(['part', 'right', 'long', 'other', 'elsewhere']);
    expect(near('m2', 'elsewhere')).toEqual(ranked('m2'));
  });

  test('says how well the best fits', () => {
    expect(rankItems([], 'x', []).fit).toBe(FIT.none);
    expect(['m2', 'm2 8 pan', 'pan b', 'b m2', 'q'].map((typed) => rankItems(ITEMS, typed, []).fit)).toEqual([
      FIT.exact,
      FIT.begins,
      FIT.inOrder,
      FIT.inOrder,
      FIT.notes,
    ]);
  });
});
