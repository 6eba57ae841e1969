import { describe, expect, test } from 'vitest';
import { createVocabulary, respelt } from '../../../contract/finding/misspelling.ts';
import { itemsMeant } from '../../../src/model/finding/itemMatches.ts';
import { rankMisspelt } from '../../../src/model/finding/commandRanking.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';
import { findable } from './foundLocations.ts';

const WORDS = createVocabulary([
  ' drawer shelf resistors ',
  ' screwdriver electronics lab m3x10 ',
  ' move more ',
]);

describe('the word that a misspelt one means', () => {
  test.each([
    ['drawr', 'drawer'],
    ['darwer', 'drawer'],
    ['rdawer', 'drawer'],
    ['draweer', 'drawer'],
    ['drewer', 'drawer'],
    ['resitor', 'resistors'],
    ['screwdirvre', 'screwdriver'],
    ['electronis', 'electronics'],
    ['mvoe', 'move'],
    ['scrwdrier', 'screwdriver'],
    ['resitrs', 'resistors'],
  ])('%j is %j: letters missing, swapped, too many or wrong', (word, meant) => {
    expect(WORDS.nearest(word)).toBe(meant);
  });

  test.each(['dr', 'lba', 'sehlfs9', 'm3x11', 'zigbee', 'drxxer', 'elevator', 'resitxs', ''])(
    '%j is none of them: too short, a number, or too far away',
    (word) => expect(WORDS.nearest(word)).toBeUndefined(),
  );

  test('is the first in the alphabet of those that are as near, in whatever order they are known', () => {
    for (const texts of [
      ['electronics', 'electrolytic'],
      ['electrolytic', 'electronics'],
    ])
      expect(createVocabulary(texts).nearest('electrolitc')).toBe('electrolytic');
  });

  test('is looked for only where nothing has the word, and all of a text must be known in the end', () => {
    const isKnown = (word: string) => ['drawer', '12'].includes(word);
    expect(respelt(['drawr', '12'], isKnown, WORDS)).toBe('drawer 12');
    expect(respelt(['drawer', '12'], isKnown, WORDS)).toBeUndefined();
    expect(respelt(['drawr', '13'], isKnown, WORDS)).toBeUndefined();
  });
});

describe('what a misspelt text finds', () => {
  const { finder } = findable([
    aLocation({ id: 'c', name: 'Cabinet 2', label: 'C2', parent_id: null }),
    aLocation({ id: 'd', name: 'Drawer 12', label: 'C2-D12', parent_id: 'c' }),
  ]);

  test('are locations by their path, only where nothing is spelt like it and only where that is wanted', () => {
    expect(finder.find({ query: 'cabnet drawr 12', respells: true })).toMatchObject({
      ids: ['d'],
      total: 1,
      respelt: 'cabinet drawer 12',
    });
    expect(finder.find({ query: 'cabnet drawr 12' })).toMatchObject({ ids: [], total: 0 });
    expect(finder.find({ query: 'drawer 12', respells: true })).not.toHaveProperty('respelt');
    expect(finder.find({ query: 'drawr 13', respells: true })).toMatchObject({ ids: [], total: 0 });
  });

  test('are items by any of their texts', async () => {
    const items = [
      anItem({ id: 'iron', name: 'Soldering iron', supplier_part_no: 'WELLER-1010' }),
      anItem({ id: 'hammer', name: 'Hammer' }),
    ];
    const found = async (typed: string) => (await itemsMeant(items, typed)).items.map(({ id }) => id);
    expect(await found('soldring iron')).toEqual(['iron']);
    expect(await found('wellre')).toEqual(['iron']);
    expect(await found('solderingiron')).toEqual(['iron']);
    expect(await found('zigbee')).toEqual([]);
  });

  test('are items by the things that were typed, which no words tell: 2.7 is not 2 and 7', async () => {
    const name = (value: string) => `${value} pF capacitor 25 V electrolytic`;
    const items = [
      anItem({ id: 'other', name: name('1.8'), supplier_part_no: '6565 421 70' }),
      anItem({ id: 'meant', name: name('2.7'), supplier_part_no: '' }),
    ];
    const { items: found } = await itemsMeant(items, 'electrolitc 2.7 pf');
    expect(found.map(({ id }) => id)).toEqual(['meant']);
  });

  test('are commands by any of their names; a dangerous one is guarded and comes last', () => {
    const commands = [
      { id: 'delete', name: 'Delete the item', keywords: 'remove', isDangerous: true },
      { id: 'set', name: 'Set quantity', keywords: 'qty, count', isDangerous: false },
      { id: 'restock', name: 'More of it', keywords: 'deliver', isDangerous: false },
    ];
    const found = (typed: string) =>
      rankMisspelt(commands, typed).map(({ command, isGuarded }) => `${command.id}${isGuarded ? ' !' : ''}`);
    expect(found('qauntity')).toEqual(['set']);
    expect(found('delte')).toEqual(['delete !']);
    expect(found('zigbee')).toEqual([]);
  });
});
