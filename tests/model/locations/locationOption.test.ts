import { expect, test } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { locationOptions, optionsWith } from '../../../src/model/locations/locationOption.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { aLocation } from '../../machines/kit/samples.ts';

const told = (...locations: Location[]) =>
  optionsWith(
    createTree(locations),
    locations.map(({ id }) => id),
  ).map(({ parents }) => parents);

const room = (id: string, of: Partial<Location>) =>
  aLocation({ id, name: 'Machine room', label: '', location_area_name: '', location_type_name: '', ...of });

test('locations of the same name, path and label are told apart by their area, or else by their type', () => {
  expect(told(room('a', { area: 'HANGAR' }), room('b', { area: 'HACKSPACE' }))).toEqual([
    'HANGAR',
    'HACKSPACE',
  ]);
  expect(
    told(room('a', { area: 'HANGAR', type: 'Container' }), room('b', { area: 'HANGAR', type: 'Room' })),
  ).toEqual(['Container', 'Room']);
});

test('their area stands with the names around them, and others are told by those alone', () => {
  const house = aLocation({ id: 'h', name: 'House', label: 'H1' });
  const [one, other] = ['NORTH', 'SOUTH'].map((area) => room(area, { parent_id: 'h', area }));
  expect(one && other && told(house, one, other)).toEqual(['', 'House · NORTH', 'House · SOUTH']);
  expect(told(room('a', { area: 'NORTH', label: 'A1' }), room('b', { area: 'SOUTH', label: 'A2' }))).toEqual([
    '',
    '',
  ]);
});

test('LOCF-20: a form offers a location by its path, label and type, and by its area where another one has the same', () => {
  const types = (...locations: Location[]) => locationOptions(createTree(locations)).map(({ type }) => type);
  const of = { type: 'Room' };
  expect(
    types(room('a', { ...of, area: 'HANGAR' }), room('b', { ...of, area: 'HACKSPACE' })).toSorted(),
  ).toEqual(['Room · HACKSPACE', 'Room · HANGAR']);
  expect(
    types(room('a', { ...of, area: 'HANGAR' }), room('b', { type: 'Shelf', area: 'HACKSPACE' })).toSorted(),
  ).toEqual(['Room', 'Shelf']);
  expect(types(room('a', of), room('b', of))).toEqual(['Room', 'Room']);
});
