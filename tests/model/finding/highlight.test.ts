import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from '../../../src/model/finding/highlight.ts';

/** The text with its hits in brackets: '[Bin] 7'. */
const marked = (text: string, query: string): string =>
  highlight(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('highlighting', () => {
  test.each([
    ['Bin 0147', 'bin', '[Bin] 0147'],
    ['Bin 0147', '147', 'Bin 0[147]'],
    ['Bin 0147', '147 bin', '[Bin] 0[147]'],
    ['Bin bin BIN', 'bin', '[Bin] [bin] [BIN]'],
    ['Bin 0147', 'rack', 'Bin 0147'],
    ['Bin', 'Binary', 'Bin'],
    ['Bin 0147', 'Bin › 0147', '[Bin] [0147]'],
    ['B-0147', 'b-0147', '[B]-[0147]'],
  ])('%j for %j is %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test.each(['', '   ', '›', '.*', '(', '🔩'])('marks nothing for %j, which has no word', (query) => {
    expect(highlight('Bin 🔩 (.*) › 7', query)).toEqual([{ text: 'Bin 🔩 (.*) › 7', hit: false }]);
  });

  test('of an empty text is one empty piece', () => {
    expect(highlight('', 'bin')).toEqual([{ text: '', hit: false }]);
  });

  test('takes special characters for what they are', () => {
    expect(marked('a+b (c) [d] \\e', 'b d')).toBe('a+[b] (c) [[d]] \\e');
    expect(marked('aaa', 'a.a')).toBe('[aaa]');
    expect(marked('axa', '^x$')).toBe('a[x]a');
  });

  test.each([
    ['Cañón', 'canon', '[Cañón]'],
    ['Cañón', 'CAÑÓN', '[Cañón]'],
    ['canon', 'ñó', 'ca[no]n'],
    ['Ærø', 'aero', '[Ærø]'],
    ['½ inch', '1', '[½] inch'],
    ['Ⅳ', 'iv', '[Ⅳ]'],
  ])('of %j by %j ignores accents: %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test.each([
    ['Größe', 'groesse', 'Größe'],
    ['Größe', 'grosse', '[Größe]'],
    ['Größe', 'ss', 'Grö[ß]e'],
    ['Größe', 's', 'Grö[ß]e'],
    ['Größe', 'sse', 'Grö[ße]'],
    ['Groesse', 'ß', 'Groe[ss]e'],
    ['Straße 7', '7', 'Straße [7]'],
  ])("of %j by %j counts 'ß' as ss: %j", (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test.each([
    ['🔩 Bolts 🔩', 'bolts', '🔩 [Bolts] 🔩'],
    ['🔩Bolts🔩', 'bolts', '🔩[Bolts]🔩'],
    ['👨‍👩‍👧 family', 'family', '👨‍👩‍👧 [family]'],
    ['𝔹in', 'bin', '[𝔹in]'],
  ])('of %j by %j keeps letters of two units whole: %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('never parts a letter from an accent that is written after it', () => {
    const text = 'Can\u0303o\u0301n 1\ufe0f\u20e3';
    expect(marked(text, 'canon')).toBe('[Can\u0303o\u0301n] 1\ufe0f\u20e3');
    expect(marked(text, 'n')).toBe('Ca[n\u0303]o\u0301[n] 1\ufe0f\u20e3');
    expect(marked(text, '1')).toBe('Can\u0303o\u0301n [1\ufe0f\u20e3]');
  });

  test.each([
    ['screwdriver', 'screw wdr', '[screwdr]iver'],
    ['screwdriver', 'screw driver', '[screwdriver]'],
    ['screwdriver', 'screw crew', '[screw]driver'],
    ['banana', 'ana', 'b[anana]'],
    ['aaaa', 'aa', '[aaaa]'],
  ])('of %j by the overlapping %j is one hit: %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('of any text loses nothing of it, and hits and the rest take turns', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        const pieces = highlight(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        pieces.forEach(({ hit }, at) => expect(pieces[at + 1]?.hit).not.toBe(hit));
      }),
    );
  });

  test('of a text by itself marks every letter and digit', () => {
    const word = fc.stringMatching(/^[a-zäöüßéñ0-9]{1,12}$/);
    fc.assert(
      fc.property(word, fc.string(), (text, around) => {
        expect(highlight(text, text)).toEqual([{ text, hit: true }]);
        expect(marked(`${around} ${text}`, text)).toMatch(/\]$/);
      }),
    );
  });
});
