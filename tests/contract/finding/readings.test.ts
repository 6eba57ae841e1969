import { expect, test } from 'vitest';
import { otherReadings, PLACES_MAX } from '../../../contract/finding/readings.ts';

/** Words of places, with how many have them. */
const placesWith =
  (counts: Readonly<Record<string, number>>) =>
  (words: readonly (readonly string[])[]): number =>
    counts[words.map(([word = '']) => word).join(' ')] ?? 0;

test('a word that many places have says nothing about where, but beside a place that they are in', () => {
  const reading = (box: number) => otherReadings('steel box', placesWith({ box, garage: 1 }));
  expect(reading(PLACES_MAX)).toEqual(['steel in:"box"']);
  expect(reading(PLACES_MAX + 1)).toEqual([]);
  const some = placesWith({ box: PLACES_MAX + 1, garage: 1 });
  expect(otherReadings('garage box', some)).toEqual(['box in:"garage"', 'in:"garage" in:"box"']);
  expect(otherReadings('steel garage box', some)).toContain('steel in:"garage" in:"box"');
});

test('a room is meant by another name as well, after what is called so', () => {
  expect(otherReadings('tent loft', placesWith({ attic: 1 }))).toEqual(['tent in:"attic"']);
  expect(otherReadings('tent loft', placesWith({ attic: 1, loft: 1 }))).toEqual([
    'tent in:"loft"',
    'tent in:"attic"',
  ]);
  expect(otherReadings('dachboden', placesWith({ attic: 1 }))).toEqual(['in:"attic"']);
});

test('a place stands between other words, too', () => {
  const places = placesWith({ pegboard: 1, werkstatt: 1, 'bike shop': 1 });
  expect(otherReadings('tools pegboard hammer', places)).toEqual(['tools hammer in:"pegboard"']);
  expect(otherReadings('bosch werkstatt säge', places)).toEqual(['bosch säge in:"werkstatt"']);
  expect(otherReadings('tyre bike shop lever', places)).toEqual(['tyre lever in:"bike shop"']);
});

test('where filters leave no room for a place none is read', () => {
  const filters = Array.from({ length: 7 }, (_, at) => `qty<${at + 100}`).join(' ');
  expect(otherReadings(`tent attic ${filters}`, placesWith({ attic: 1 }))).toEqual([]);
  expect(otherReadings('tent attic qty<100', placesWith({ attic: 1 }))).toEqual(['tent qty<100 in:"attic"']);
});

test('a place whose name ends with what is else an article is that place', () => {
  const boxes = placesWith({ box: 5, 'box a': 1 });
  expect(otherReadings('box a', boxes)).toEqual(['in:"box a"']);
  expect(otherReadings('screws box a', boxes)[0]).toBe('screws in:"box a"');
  expect(otherReadings('what is in box A?', boxes)).toEqual(['in:"box A"']);
  expect(otherReadings('what is in a box', boxes)).toEqual(['in:"box"']);
});

test('a sentence says where a thing is, with its verb in the middle or at its end', () => {
  const study = placesWith({ study: 1 });
  expect(otherReadings('solder is in the study', study)).toEqual(['solder in:"study"']);
  expect(otherReadings('resistors are in the study', study)).toEqual(['resistors in:"study"']);
  expect(otherReadings('resistor sind im study', study)).toEqual(['resistor in:"study"']);
  expect(otherReadings('study where', study)).toEqual(['in:"study"']);
});
