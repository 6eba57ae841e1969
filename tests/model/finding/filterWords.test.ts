import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasFilters, readQuery } from '../../../contract/finding/typedQuery.ts';
import {
  FILTER_EXAMPLES,
  misreadFilter,
  nothingOf,
  narrowingParts,
  unknownPlaces,
} from '../../../src/model/finding/filterWords.ts';

describe('what of a search narrows it down', () => {
  test.each([
    ['bolt in:workshop', [['In workshop', 'bolt']]],
    [
      'in:"red cabinet" bolt -steel',
      [
        ['In red cabinet', 'bolt -steel'],
        ['Without “steel”', 'in:"red cabinet" bolt'],
      ],
    ],
    ['-in:garage', [['Not in garage', '']]],
    ['-cat:tools', [['Not of category tools', '']]],
    ['qty:<5', [['Quantity under 5', '']]],
    ['qty:2,5', [['Quantity 2.5', '']]],
    ['qty:> 5 bolt', [['Quantity over 5', 'bolt']]],
    ['bolt -QTY:>=  2.5', [['Quantity not at least 2.5', 'bolt']]],
    ['qty:5-10', [['Quantity 5 to 10', '']]],
    ['qty:10..2,5 bolt', [['Quantity 2.5 to 10', 'bolt']]],
    ['-quantity:5–10', [['Quantity not 5 to 10', '']]],
    ['no:photo', [['Without a photo', '']]],
    [
      'no:photos has:Links',
      [
        ['Without a photo', 'has:Links'],
        ['With a link', 'no:photos'],
      ],
    ],
    [
      'has:note no:quantities',
      [
        ['With notes', 'no:quantities'],
        ['None left', 'has:note'],
      ],
    ],
    ['-no:photo', [['With a photo', '']]],
    ['no:quantity', [['None left', '']]],
    ['"lock washer', [['Exactly “lock washer”', '']]],
    ['nut -"steel nut" m3', [['Without “steel nut”', 'nut m3']]],
    ['by:wurth', [['From wurth', '']]],
    [
      'in:a01 in:a',
      [
        ['In a01', 'in:a'],
        ['In a', 'in:a01'],
      ],
    ],
    ['non-steel -steel', [['Without “steel”', 'non-steel']]],
    ['bolt " lock washer "', [['Exactly “lock washer”', 'bolt']]],
    ['“lock washer” m3', [['Exactly “lock washer”', 'm3']]],
    ['in:„work shop“ bolt', [['In work shop', 'bolt']]],
    [
      'bolt −steel –brass',
      [
        ['Without “steel”', 'bolt –brass'],
        ['Without “brass”', 'bolt −steel'],
      ],
    ],
    ['screw – steel', []],
    ['−40 °C', []],
    ['in: bolt', []],
    ['qty:> 5mm', []],
    ['ratio:> 5', []],
    ['no:photoss', []],
    ['qty:5-', []],
    ['1/4" pipe', []],
    ['-40 °C', []],
    ['constructor:x toString:y', []],
  ] as const)('of %j is %j', (query, expected) => {
    expect(narrowingParts(query).map(({ words, rest }) => [words, rest])).toEqual(expected);
  });

  test('is taken out part by part, until only words are left', () => {
    // The same filter twice is one.
    const piece = fc.constantFrom(
      'in:a',
      '-in:"a b"',
      'cat:x',
      'qty:>3',
      'qty:>  4',
      'qty:1-2',
      'no:photo',
      '-old',
      '"a  b"',
      '-"c d"',
      'bolt',
    );
    fc.assert(
      fc.property(fc.uniqueArray(piece, { maxLength: 6 }), (pieces) => {
        let query = ['bolt', ...pieces].join(' ');
        for (let left = narrowingParts(query).length; left > 0; left--) {
          query = narrowingParts(query)[0]?.rest ?? '';
          expect(narrowingParts(query)).toHaveLength(left - 1);
        }
        expect(query.split(' ').filter(Boolean)).toEqual(['bolt', ...pieces.filter((one) => one === 'bolt')]);
      }),
    );
  });

  test('may be a place that is nowhere', () => {
    const places = [
      { name: 'Workshop', label: '' },
      { name: 'Red cabinet', label: 'A-01' },
    ];
    expect(unknownPlaces('bolt in:work -in:a01 in:cellar in:"red box"', places)).toEqual([
      { name: 'cellar', rest: 'bolt in:work -in:a01 in:"red box"' },
      { name: 'red box', rest: 'bolt in:work -in:a01 in:cellar' },
    ]);
  });

  test.each([
    [
      'bolt no:wings',
      '“no:wings” is looked for as words: after no: stands photo, quantity, supplier, part, description, notes or link.',
    ],
    [
      '-has:"two wings"',
      '“-has:"two wings"” is looked for as words: after has: stands photo, quantity, supplier, part, description, notes or link.',
    ],
    [
      'qty:many',
      '“qty:many” is looked for as words: after qty: stands a number, as in qty:5, qty:<5 or qty:5-10.',
    ],
    ['bolt no: ratio:3 in:x qty:> 5', undefined],
  ])('of %j may be what cannot be: %j', (query, said) => {
    expect(misreadFilter(query)).toBe(said);
  });

  test('is what each example says', () => {
    for (const [typed] of FILTER_EXAMPLES) expect(hasFilters(readQuery(`bolt ${typed}`)), typed).toBe(true);
  });

  test.each([
    ['"lock"washer', 'washer'],
    ['in:"red cabinet"-steel', '-steel'],
    ['bolt ""! m3', 'bolt ""! m3'],
  ])('leaves of %j what stands right after a quote: %j', (query, text) => {
    expect(readQuery(query)).toMatchObject({ text, without: [] });
  });

  test('is no more than narrows anything down', () => {
    const many = (piece: string) => readQuery(`bolt ${`${piece} `.repeat(100)}`);
    expect(many('-wrench').without).toHaveLength(16);
    expect(many('"lock nut"').exact).toHaveLength(16);
    expect(readQuery(Array.from({ length: 20 }, (_, at) => `in:a${at}`).join(' ')).filters).toHaveLength(8);
  });

  test('is read of any text whatsoever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const { text } = readQuery(query);
        // Quotes as a word processor or another language has them are read as those of a keyboard.
        const typed = query.replaceAll(/[“”„‟«»]/g, '"').trim();
        expect(hasFilters(readQuery(query)) || text === typed || text === typed.split(/\s+/).join(' ')).toBe(
          true,
        );
        narrowingParts(query);
      }),
      // A quote left open before a blank; one of signs alone, with blanks in it; a sign right after it.
      { examples: [['" '], ['bolt  " ☂  "'], ['""!'], ['«'], ['“ ☂']] },
    );
  });
});

test.each([
  ['cat:nosuch', 'No item has a category with a word that begins with “nosuch”.'],
  ['by:"no such"', 'No item has a supplier with a word that begins with “no such”.'],
  ['-cat:nosuch', undefined],
  ['bolt cat:nosuch', undefined],
  ['cat:nosuch qty:5', undefined],
  ['qty:5', undefined],
  ['bolt', undefined],
])('what nothing was found of is said of %s: %s', (query, said) => {
  expect(nothingOf(query)).toBe(said);
});
