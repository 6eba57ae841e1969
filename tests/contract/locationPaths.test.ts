import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn, pathText } from '../../contract/sheets/locationPaths.ts';

const part = fc.constantFrom('a', 'Ä', '"', '""', '>', ' > ', '›', ' › ', '/', ' ', '\\', "'", ',', '😀');
// As names are: trimmed, and not empty.
const name = fc
  .array(part, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

describe('the path of a place in a cell', () => {
  it('comes back with exactly its names, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
        expect(namesIn(pathText(names))).toEqual(names);
      }),
    );
  });

  it('quotes only names that could be read as more than one', () => {
    expect(pathText(['Workshop', '19" rack', 'A1'])).toBe('Workshop > 19" rack > A1');
    expect(pathText(['Nuts/Bolts'])).toBe('"Nuts/Bolts"');
    expect(pathText(['A > B', 'say "x"/"y"'])).toBe('"A > B" > "say ""x""/""y"""');
    expect(pathText(['"Box"'])).toBe('"""Box"""');
  });

  it.each([
    ['Workshop/Cabinet/A1', ['Workshop', 'Cabinet', 'A1']],
    ['Workshop > Nuts/Bolts > A1', ['Workshop', 'Nuts/Bolts', 'A1']],
    ['Workshop › A > B', ['Workshop ', ' A > B']],
    ['Box "A" > "B" and C', ['Box "A"', '"B" and C']],
    ['"never closed > B', ['"never closed', 'B']],
    ['"A/B"/C', ['A/B', 'C']],
    [' "A › B" › C', ['A › B', ' C']],
    ['', ['']],
  ])('reads %j as people write it', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
