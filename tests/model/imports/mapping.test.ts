import { describe, expect, test } from 'vitest';
import {
  combinedBeginning,
  exampleOf,
  mappingProblems,
  previewFields,
  unusedColumns,
} from '../../../src/model/imports/mapping.ts';
import { fixedTemplate, fixedText, templateKind } from '../../../src/model/imports/templates.ts';
import { aMapping, anImport } from '../../machines/imports/samples.ts';

const { found } = anImport();
const columns = found?.columns ?? [];
const FOUND = { columns };

describe('a template', () => {
  test.each([
    ['', 'nothing'],
    ['{Name}', 'column'],
    ['{Name} ', 'combined'],
    ['{Name}{Colour}', 'combined'],
    ['Garage', 'fixed'],
    ['{{Name}}', 'fixed'],
  ] as const)('%j is %s', (template, kind) => expect(templateKind(template)).toBe(kind));

  test('of a fixed text is that text, whatever braces are in it', () => {
    for (const text of ['Garage', '{Name}', 'a } b {', '{{']) {
      expect(templateKind(fixedTemplate(text))).toBe('fixed');
      expect(fixedText(fixedTemplate(text))).toBe(text);
    }
  });

  test('of several columns begins with the chosen one and the next', () => {
    expect(combinedBeginning('name', '{Place}', columns)).toBe('{Place} {Name}');
    expect(combinedBeginning('location', '', columns)).toBe('{Name} > {Place}');
    expect(combinedBeginning('name', '{Name} in {Colour}', columns)).toBe('{Name} in {Colour}');
    expect(combinedBeginning('name', '', columns.slice(0, 1))).toBe('{Name}');
  });

  test('has an example of the first rows, a path for locations', () => {
    expect(exampleOf('name', '{Name} in {Colour}', FOUND)).toBe('M3 bolt in red');
    expect(exampleOf('location', '{Place} > {Colour}', FOUND)).toBe('Shelf > red');
  });
});

describe('a mapping', () => {
  test('without a name or a location, or with a column that is not there, says so at its field', () => {
    expect(mappingProblems(aMapping(), columns)).toEqual({});
    expect(mappingProblems(aMapping({ name: ' ' }), columns)).toEqual({
      name: 'Every item needs a name: choose the column that has it.',
    });
    expect(mappingProblems(aMapping({ location: '' }), columns)).toHaveProperty('location');
    expect(mappingProblems(aMapping({ notes: '{Color}' }), columns)).toEqual({
      notes: "There is no column 'Color'.",
    });
    expect(mappingProblems(aMapping({ notes: 'x'.repeat(1001) }), columns)).toHaveProperty('notes');
  });

  test('tells which columns it does not use', () => {
    expect(unusedColumns(aMapping(), columns).map(({ name }) => name)).toEqual(['Colour']);
    expect(unusedColumns(aMapping({ notes: 'In {Colour}' }), columns)).toEqual([]);
  });

  test('has a preview of the fields that are filled, of name and place always, and of those with problems', () => {
    expect(previewFields(aMapping())).toEqual(['name', 'location']);
    expect(previewFields(aMapping({ keep_unmapped: true }), new Set(['quantity']))).toEqual([
      'name',
      'location',
      'quantity',
      'notes',
    ]);
  });
});
