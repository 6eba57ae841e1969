import { describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { entryAnswers } from '../../../src/model/arguments/entry.ts';
import { destinationAnswers, labelAnswers } from '../../../src/model/arguments/locations.ts';
import { FIT } from '../../../src/model/finding/tiers.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { anItem } from '../../machines/kit/samples.ts';
import { sectionsFor } from './palette.stage.ts';

const ADDRESS = 'https://stowage.lan/location/WS-A1';
const shelf = decodeLocation({ id: 'shelf', name: 'Shelf', label: 'WS-A1' });
const tree = createTree([shelf]);
const found = { ids: ['shelf'], total: 1, fit: FIT.exact };

describe('a scan typed into the palette', () => {
  test.each([
    [ADDRESS, 'Go to label WS-A1'],
    ['https://stowage.lan/view/item-1', 'Open the scanned item'],
    ['{pbn:1,pc:C12345,pm:XL1509}', 'Find part C12345 or XL1509'],
  ])('%j is the one row %j, whatever words are in it', (typed, name) => {
    expect(
      sectionsFor('Home', typed).map(({ heading, rows }) => [heading, rows.map((row) => row.name)]),
    ).toEqual([['Scanned', [name]]]);
  });

  test('what a person types is none: an address of another site, a name, a label', () => {
    for (const typed of ['https://evil.example/', 'bolts', 'WS-A1']) {
      expect(sectionsFor('Home', typed).some(({ heading }) => heading === 'Scanned')).toBe(false);
    }
  });

  test('is no name of a new item', () => {
    expect(entryAnswers(shelf, ADDRESS)).toEqual({
      choices: [],
      total: 0,
      problem: 'That is the text of a code, not a name.',
    });
  });

  test('is the place where things are moved to, and the label that is gone to', () => {
    const moved = { kind: 'items', items: [anItem({ location_id: 'elsewhere' })] } as const;
    const wanted = { tree, typed: ADDRESS, found };
    expect(destinationAnswers(moved, { ...wanted, opened: [] }).choices.map(({ name }) => name)).toEqual([
      'Shelf',
    ]);
    expect(labelAnswers(wanted).choices.map(({ name }) => name)).toEqual(['Shelf']);
    expect(labelAnswers({ ...wanted, found: { ids: [], total: 0, fit: FIT.none } }).problem).toMatch(
      /^No label/,
    );
  });
});
