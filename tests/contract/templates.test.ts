import { expect, it } from 'vitest';
import {
  columnTemplate,
  columnsOf,
  filledLocation,
  filledTemplate,
  locationSegments,
  templateParts,
} from '../../contract/imports/templates.ts';

const fill = (template: string, row: Record<string, string>): string =>
  filledTemplate(templateParts(template), (column) => row[column] ?? '');

it('a template is filled from the columns of a row, and what stood around an empty one goes', () => {
  const template = '{Type} {Length} in {Material}';
  expect(fill(template, { Type: 'Bolt', Length: 'M3', Material: 'steel' })).toBe('Bolt M3 in steel');
  expect(fill(template, { Type: 'Bolt', Length: 'M3' })).toBe('Bolt M3');
  expect(fill(template, { Type: 'Bolt', Material: 'steel' })).toBe('Bolt steel');
  expect(fill(template, { Length: 'M3', Material: 'steel' })).toBe('M3 in steel');
  expect(fill(template, {})).toBe('');
  expect([
    fill('Box {Nr}', { Nr: '7' }),
    fill('Box {Nr}', {}),
    fill('{Nr} mm', {}),
    fill('Garage', {}),
  ]).toEqual(['Box 7', '', '', 'Garage']);
});

it('a brace is written twice, and one alone stands for itself', () => {
  expect(fill('{{x}} {a}', { a: '1' })).toBe('{x} 1');
  expect([fill('{', {}), fill('a } b', {}), fill('{}', {})]).toEqual(['{', 'a } b', '{}']);
  for (const name of ['a', 'Qty (pcs)', 'a > b']) expect(columnsOf(columnTemplate(name))).toEqual([name]);
});

it('the names of a location are joined, and empty ones left out', () => {
  const at = (template: string, row: Record<string, string>): string[] =>
    filledLocation(locationSegments(template), (column) => row[column] ?? '');
  const template = 'Garage > {Shelf} > Box {Nr}';
  expect(at(template, { Shelf: 'A2', Nr: '3' })).toEqual(['Garage', 'A2', 'Box 3']);
  expect(at(template, { Nr: '3' })).toEqual(['Garage', 'Box 3']);
  expect(at(template, {})).toEqual(['Garage']);
  expect(at('{Where}', { Where: '' })).toEqual([]);
});
