import { fold } from '../naturalOrder.ts';
import { QUERY_MAX, WORD, WORDS_MAX } from '../searchWords.ts';
import { inchSpellings, quantitySpellings } from './quantities.ts';
import { otherSpellings, singulars, synonymsOf } from './synonyms.ts';

/** One thing that was typed, and the other ways in which it may be written. */
export interface Sought {
  /** As it was typed: each begins a word; with a blank in it words that follow one another, as of '2.5'. */
  words: readonly string[];
  /** In place of them: words between single blanks that follow one another, of which the last is only begun. */
  phrases: readonly string[];
  /** As phrases, of which the last word is whole, too: values with their units. */
  whole: readonly string[];
  /** As phrases, but of another unit: what is as large, and less likely meant. */
  equal: readonly string[];
}

/** More parts than this have too many ways to be joined. */
const PARTS_MAX = 5;
const PHRASES_MAX = 24;
const WHOLE_MAX = 40;

const NUMBER = /^\d+(?:[.,/]\d+)?$/;
/** What a part's number begins with, and how it goes on: 'lm 317'. */
const LETTERS = /^\p{L}{1,3}$/u;
const DIGITS = /^\d/;
const UNIT = /^(?:p|n|u|m|k|meg|g)?(?:f|h|ohms?|r|v|a|w|hz)$|^(?:k|u|n|p|meg|mm|cm|in|inch|g|kg|ml|l)$/;

/**
 * What a query looks for, thing by thing; none where it has only signs. Any string is a query. What the index has under
 * another spelling is found by it: 'm3x10' as 'M3×10', '0.1 uF' as '100nF', 'NE555P' as 'NE-555-P', 'spanners' as 'wrench'.
 */
export function soughtIn(query: string): Sought[] {
  const chunks = spaced(query)
    .split(' ')
    .filter((chunk) => WORD_IN.test(chunk));
  const things: Sought[] = [];
  let count = 0;
  for (let at = 0; at < chunks.length && count < WORDS_MAX; at++) {
    const [chunk = '', next = ''] = chunks.slice(at, at + 2);
    const isPair =
      (NUMBER.test(chunk) && UNIT.test(next)) ||
      (LETTERS.test(chunk) && DIGITS.test(next) && quantitySpellings(next).length === 0) ||
      (next !== '' && synonymsOf(`${chunk} ${next}`).length > 0);
    const text = isPair ? `${chunk} ${next}` : chunk;
    const words = typedWords(text).slice(0, WORDS_MAX - count);
    count += words.length;
    things.push(sought(text, words));
    if (isPair) at += 1;
  }
  return things;
}

const WORD_IN = /[\p{L}\p{N}\p{Co}]/u;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** What is typed between signs; the parts of a number with a point stay together. */
const TYPED = new RegExp(`${WORD.source}(?:(?<=\\d)[.,](?=\\d)${WORD.source})*`, 'gu');
const typedWords = (text: string): string[] =>
  (text.match(TYPED) ?? []).map((word) => word.replaceAll(/[.,]/g, ' '));

/** Folded, with one sign for each of those that mean the same, between single blanks. */
function spaced(query: string): string {
  return fold(query.slice(0, QUERY_MAX))
    .replace(/(\d)\s?(?:[×*✕]\s?|x\s)(?=\d)/gu, '$1x')
    .replace(/(\d ?(?:meg|[pnumk])?)ω/gu, '$1ohm')
    .replace(/\s+/gu, ' ')
    .trim();
}

function sought(text: string, words: readonly string[]): Sought {
  const tight = text.replace(' ', '');
  const measures = quantitySpellings(tight);
  const equal = inchSpellings(tight);
  const isMeasure = measures.length > 0 || equal.length > 0;
  const plain = words.length === 1 && !words[0]?.includes(' ') ? plainSpellings(words[0] ?? '') : [];
  // Without its point a quantity is another one.
  const joined = isMeasure ? parted(words) : joinings(tight);
  const phrases = [...joined, ...synonymsOf(text), ...plain];
  // What each word begins by itself is found without them.
  const others = [...new Set(phrases)].filter((phrase) => phrase !== words[0] || words.length > 1);
  const whole = [...new Set(measures)].slice(0, WHOLE_MAX);
  return { words, phrases: others.slice(0, PHRASES_MAX), whole, equal };
}

/** The words of a measure one after the other, its unit with its number and apart from it: '6 35mm' and '6 35 mm'. */
function parted(words: readonly string[]): string[] {
  const text = words.join(' ');
  return [text.replace(/(\d) (?=\p{L}+$)/u, '$1'), text.replace(/(\d)(?=\p{L}+$)/u, '$1 ')];
}

function plainSpellings(word: string): string[] {
  const one = singulars(word);
  return [...one, ...[word, ...one].flatMap((each) => [...otherSpellings(each), ...synonymsOf(each)])];
}

/** The parts of a chunk, letters and numbers, joined and parted in all ways: 'ne-555p' is 'ne555p', 'ne 555p' and 'ne 555 p'. */
function joinings(chunk: string): string[] {
  const parts = wordsIn(chunk).flatMap((word) => word.match(/\d+|[^\d]+/gu) ?? []);
  if (parts.length < 2) return [];
  if (parts.length > PARTS_MAX) return [wordsIn(chunk).join('')];
  const ways = Array.from({ length: 2 ** (parts.length - 1) }, (_, way) =>
    parts.map((part, at) => (at > 0 && (way >> (at - 1)) % 2 === 1 ? ` ${part}` : part)).join(''),
  );
  // 'm3×10' is in the index as 'm3 10'.
  return [
    ...ways,
    ...ways.flatMap((way) => (/\d ?x ?\d/.test(way) ? [way.replace(/(\d) ?x ?(?=\d)/g, '$1 ')] : [])),
  ];
}
