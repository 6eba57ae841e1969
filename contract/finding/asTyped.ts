import { fold } from '../naturalOrder.ts';
import { QUERY_MAX, withFractions } from '../searchWords.ts';

/**
 * A query folded, with one sign for each of those that people mean the same by, between single blanks: 'M3 x 10 mm' is
 * 'm3x10', '22 picofarad' '22 pf', '.1 µF' '0.1 uf', 'Ø 10' 'dia 10', '1/4 Zoll' '1/4 inch'.
 */
export function withOneSign(query: string): string {
  const text = withFractions(query.slice(0, QUERY_MAX));
  const folded = fold(text.replace(/[øØ⌀∅]\s?(?=\d)/gu, 'dia '));
  return RULES.reduce((typed, [sign, one]) => typed.replace(sign, one), folded)
    .replace(/\s+/gu, ' ')
    .trim();
}

const RULES: readonly (readonly [RegExp, string])[] = [
  // Of '½', folded.
  [/⁄/gu, '/'],
  [/(?<!\S)[.,](?=\d)/gu, '0.'],
  [/(\d)\s?(?:[×*✕]\s?|x\s|\sx(?=\d))(?=\d)/gu, '$1x'],
  [/(?<=\d) by (?=\d)/gu, 'x'],
  [/(?<=\d)\s+%/gu, '%'],
  // A thread and its length: 'M3-12'.
  [/(?<![\p{L}\d.,-])(m\d{1,2}(?:[.,]\d)?)-(?=\d{1,3}(?![\p{L}\d.,-]))/gu, '$1x'],
  // The unit of a size is left out as often as not.
  [/(x\d+(?:[.,]\d+)?)\s?mm2?(?![\p{L}\d])/gu, '$1'],
  ...[
    ['pico', 'p'],
    ['nano', 'n'],
    ['mi[ck]ro', 'u'],
    ['milli', 'm'],
    ['kilo', 'k'],
    ['mega', 'meg'],
  ].map(
    ([word = '', sign = '']) =>
      [new RegExp(`(?<=\\d\\s?)${word}[ -]?(?=farad|ohm|volt|amp|watt|henr|hertz)`, 'gu'), sign] as const,
  ),
  [/(?<=\d\s?(?:meg|[pnumk])?)ω/gu, 'ohm'],
  [/(?<=\d\s?[pnum]?)farads?(?!\p{L})/gu, 'f'],
  [/(?<=\d\s?)(?:zoll|inches)(?!\p{L})/gu, 'inch'],
  [/(?<!\p{L})(?:grit|kornung)\s(\d{2,4})(?!\S)/gu, '$1 grit'],
  [/(?<=(?<!\p{L})(?:sand ?papers?|schleif ?papier)) (\d{2,4})(?!\S)/gu, ' $1 grit'],
  ...[
    ['lit(?:re|er)s?|ltrs?', 'l'],
    ['millilit(?:re|er)s?', 'ml'],
    ['met(?:re|er)s?', 'm'],
    ['[cz]entimet(?:re|er)s?', 'cm'],
    ['millimet(?:re|er)s?', 'mm'],
    ['kilos?|kilogram(?:m|s)?', 'kg'],
    ['gram(?:m|s)?', 'g'],
    ['tons?|tonnes?|tonnen?', 't'],
  ].map(([word = '', sign = '']) => [new RegExp(`(?<=\\d\\s?)(?:${word})(?!\\p{L})`, 'gu'), sign] as const),
  [/(?<!\p{L})(?:half|halber)(?: an?)?[ -](?=inch|zoll)/gu, '1/2 '],
  [/(?<!\p{L})(?:quarter|viertel)[ -]?(?=inch|zoll)/gu, '1/4 '],
  [/(?<=\d\s?)(?:sq\.? ?mm|qmm|mm\^2)(?![\p{L}\d])/gu, 'mm2'],
  [/(?<![\d.,])(\d{1,2})\s?gauge(?!\p{L})/gu, '$1 awg'],
  // '10er Schlüssel'.
  [/(?<![\p{L}\d])(\d{1,3})er(?![\p{L}\d])/gu, '$1'],
  [/(?<!\p{L})(?:diameter|durchmesser|diam\.?|dia\.)\s?(?=\d)/gu, 'dia '],
];
