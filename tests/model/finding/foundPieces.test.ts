import { expect, test } from 'vitest';
import { foundPieces, thingsOf } from '../../../src/model/finding/foundPieces.ts';

/** The text with its hits in brackets: '[Bin] 7'. */
const marked = (text: string, query: string): string =>
  foundPieces(text, thingsOf(query))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

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
  ['', 'screw', ''],
])('%j is marked for %j as %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
