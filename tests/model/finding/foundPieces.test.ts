import { expect, test } from 'vitest';
import type { Piece } from '../../../src/model/finding/highlight.ts';
import { anItem } from '../../machines/kit/samples.ts';
import { foundPieces, thingsIn, thingsOf } from '../../../src/model/finding/foundPieces.ts';

/** With its hits in brackets: '[Bin] 7'. */
const inBrackets = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

const marked = (text: string, query: string): string => inBrackets(foundPieces(text, thingsOf(query)));

test.each([
  ['Screw M3×10 hex', 'm3x10', 'Screw [M3×10] hex'],
  ['Ceramic capacitor 100nF', '0.1uF', 'Ceramic capacitor [100nF]'],
  ['Ceramic capacitor 100 nF', '100nf', 'Ceramic capacitor [100 nF]'],
  ['NE-555-P timer, new', 'ne555p', '[NE-555-P] timer, new'],
  ['Adjustable wrench', 'spanner', 'Adjustable [wrench]'],
  ['Wood screw, screwed', 'screw', 'Wood [screw], [screw]ed'],
  ['Unscrewed', 'screw', 'Unscrewed'],
  ['Café table', 'cafe', '[Café] table'],
  ['Lock washer M3', 'm3 in:workshop -steel', 'Lock washer [M3]'],
  ['Lock washer M3', '"lock washer"', '[Lock] [washer] M3'],
  ['Lock washer', 'in:workshop', 'Lock washer'],
  ['Gyroscope board', 'gyrosocpe', 'Gyroscope board'],
  ['不锈钢螺丝 M5，螺丝刀', '螺丝', '不锈钢[螺丝] M5，[螺丝]刀'],
  ['', 'screw', ''],
])('%j is marked for %j as %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

/** The name and the notes of an item with what it was found for in brackets. */
const markedIn = (name: string, notes: string, query: string): string[] => {
  const things = thingsIn(anItem({ name, notes, category: '' }), query);
  return [name, notes].map((text) => inBrackets(foundPieces(text, things)));
};

test('letters within a word are marked where the item has them nowhere else', () => {
  expect(markedIn('Microfibre cloth', '', 'fibre')).toEqual(['Micro[fibre] cloth', '']);
  expect(markedIn('Microfibre cloth', '', 'fibre clo')).toEqual(['Micro[fibre] [clo]th', '']);
  expect(markedIn('ATmega328P', '', '328p')).toEqual(['ATmega[328P]', '']);
  expect(markedIn('ATmega328P', '', '28p')).toEqual(['ATmega328P', '']);
  expect(markedIn('Unscrewed', 'without a screw', 'screw')).toEqual(['Unscrewed', 'without a [screw]']);
  expect(markedIn('Transparent', '', 'par')).toEqual(['Transparent', '']);
});
