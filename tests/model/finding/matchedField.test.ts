import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { highlight, type Piece } from '../../../src/model/finding/highlight.ts';
import { matchedField, meantSentence, storedSpelling } from '../../../src/model/finding/matchedField.ts';
import { anItem } from '../../machines/kit/samples.ts';

const inBrackets = (pieces: readonly Piece[] = []) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

/** 'field: snippet', or '' when the name says it all. */
function found(more: Partial<Item>, query: string): string {
  const match = matchedField(anItem({ name: 'Belt', category: '', ...more }), query);
  return match ? `${match.field}: ${inBrackets(match.snippet)}` : '';
}

describe('the field in which an item was found', () => {
  test.each<[string, Partial<Item>, string]>([
    ['belt', { notes: 'spare belt' }, ''],
    ['be', {}, ''],
    ['0912', { supplier_part_no: '0912 345' }, 'supplier_part_no: [0912] 345'],
    ['spare', { notes: 'The spare one' }, 'notes: The [spare] one'],
    ['fast', { category: 'Fasteners' }, 'category: [Fast]eners'],
    ['wurth', { supplier: 'Würth' }, 'supplier: [Würth]'],
    ['4711', { supplier_item_url: 'https://a.example/4711' }, 'supplier_item_url: …a.example/[4711]'],
  ])('for %j is told with what it says', (query, item, expected) => {
    expect(found(item, query)).toBe(expected);
  });

  test('is the first of those that have as many of the missing words, as the index has them', () => {
    const texts = { supplier_part_no: 'x1', description: 'x1 y1', notes: 'x1 y1' };
    expect(found(texts, 'x1')).toBe('supplier_part_no: [x1]');
    expect(found(texts, 'belt x1 y1')).toBe('description: [x1] [y1]');
  });

  test('is not one in which a word only ends or stands inside another', () => {
    expect(found({ notes: 'transparent', description: 'a parent part' }, 'par')).toBe(
      'description: a [par]ent [par]t',
    );
    expect(found({ notes: 'transparent' }, 'par')).toBe('');
  });

  test('is one in which it stands inside another where it is nowhere else', () => {
    expect(found({ notes: 'microfibre', description: 'a fibre' }, 'fibre')).toBe('description: a [fibre]');
    expect(found({ notes: 'microfibre' }, 'fibre')).toBe('notes: micro[fibre]');
    expect(found({ name: 'Microfibre', notes: 'microfibre' }, 'fibre')).toBe('');
  });

  test('is told for signs alone as well, which mark nothing', () => {
    expect(found({ description: 'at 50 %' }, '%')).toBe('description: at 50 %');
    expect(found({ name: 'Belt %' }, '%')).toBe('');
    expect(found({}, '')).toBe('');
  });
});

test('what a query was taken for is told as what it has found writes it, with its umlauts, accents and letters', () => {
  const items = [anItem({ name: 'Müllbeutel 60 l', notes: 'Søren' }), anItem({ name: 'Café, Gro\u0308ße' })];
  for (const [meant, told] of [
    ['mull', 'Müll'],
    ['mull 60', 'Müll 60'],
    ['mullbeutel', 'Müllbeutel'],
    ['soren cafe', 'Søren Café'],
    ['grosse', 'Gro\u0308ße'],
    ['beutel', 'beutel'],
    ['screw', 'screw'],
    ['', ''],
  ] as const)
    expect(storedSpelling(meant, items)).toBe(told);
  expect(storedSpelling('screw', [anItem({ name: 'Screw' })])).toBe('screw');
});

test('what a query was read as is said in words, a place apart from what lies in it', () => {
  const items = [anItem({ name: 'Müllbeutel 60 l' })];
  for (const [typed, meant, told] of [
    ['scrwe', 'screw', 'Nothing has “scrwe”. This is what has “screw”.'],
    ['muell', 'mull', 'Nothing has “muell”. This is what has “Müll”.'],
    [
      'muell garage shelf',
      'mull in:"garage" in:"shelf"',
      'Nothing has “muell garage shelf”. This is what has “Müll” and lies in “garage” and “shelf”.',
    ],
    [
      'screw -steel garage',
      'screw -steel in:"garage"',
      'Nothing has “screw -steel garage”. This is what has “screw” and lies in “garage”.',
    ],
    ['in the garage', 'in:"garage"', 'No item has “in the garage”. This is what lies in “garage”.'],
  ] as const)
    expect(meantSentence(typed, meant, items)).toBe(told);
});

describe('the snippet', () => {
  test('is cut at a word before the hit, is one line, and ends', () => {
    const notes = `${'first words\n'.repeat(40)}then a spare belt${' and more'.repeat(40)}`;
    const snippet = found({ notes }, 'spare');
    expect(snippet).toMatch(/^notes: …then a \[spare\] belt and more.*…$/);
    expect(snippet.length).toBeLessThan(180);
    expect(snippet).not.toContain('\n');
  });

  test('keeps a long text without blanks short, and letters of two units whole', () => {
    const snippet = found({ notes: `${'🔩'.repeat(50)}-spare${'🔧'.repeat(200)}` }, 'spare');
    expect(snippet).toMatch(/^notes: …(🔩)+-\[spare\](🔧)+…$/u);
  });

  test('of any texts has a hit, and never is longer than a card shows', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const match = matchedField(anItem({ category: '', notes: `${before} qqq ${after}` }), 'qqq');
        expect(match?.field).toBe('notes');
        expect(match?.snippet.some(({ hit }) => hit)).toBe(true);
        expect(match?.snippet.map((piece) => piece.text).join('').length).toBeLessThan(170);
      }),
    );
  });
});

test('hits at word starts only: what the server does not find by is not marked', () => {
  const marked = (text: string, query: string) => inBrackets(highlight(text, query, 'word starts'));
  expect(marked('M30 am3 m3-M3x8', 'm3')).toBe('[M3]0 am3 [m3]-[M3]x8');
  expect(marked('𝔹in binbin', 'bin')).toBe('[𝔹in] [bin]bin');
  expect(marked('𝔹𝔹in', 'bin')).toBe('𝔹𝔹in');
});
