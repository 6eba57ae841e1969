import { QUERY_MAX, WORD, WORDS_MAX } from '../searchWords.ts';
import { withOneSign } from './asTyped.ts';
import {
  bareLength,
  gritSpellings,
  inchSpellings,
  quantitySpellings,
  sizeSpellings,
  isWornSize,
  wornSizes,
} from './quantities.ts';
import { joinings } from './joinings.ts';
import { inOneAndMany, pluralsInOthers } from './plurals.ts';
import { areUnparted } from './within.ts';
import { NO_OWN, type OwnSynonyms } from './ownSynonyms.ts';
import {
  otherSpellings,
  phrasesInOtherWords,
  singulars,
  singularsInE,
  synonymsOf,
} from './synonyms/synonyms.ts';
import { singularsOfUmlauts, typedUmlauts } from './umlauts.ts';

/** One thing that was typed, and the other ways in which it may be written. */
export interface Sought {
  /** As it was typed: each begins a word; with a blank in it words that follow one another, as of '2.5'. */
  words: readonly string[];
  /** In place of them: words between single blanks that follow one another, of which the last is only begun. */
  phrases: readonly string[];
  /** As phrases, of which the last word is whole, too: values with their units. */
  whole: readonly string[];
  /** As `whole`, of other words that mean the same: 'wrench' of 'spanner'. */
  synonyms: readonly string[];
  /** As `whole`, but of another unit or of none: what is as large, and less likely meant. */
  equal: readonly string[];
  /** In place of them: its words each as a thing by itself, of which all have to be there, wherever they stand. */
  apart: readonly Sought[];
  /** Its words are not only begun, either. */
  isWhole?: boolean;
  /** Words of the index that have its only word within, where that is looked for at once (`unpartedWord`). */
  around?: readonly string[];
}

/**
 * The only word of a thing, where it is of a language without blanks: it is looked for within others as well as at their
 * beginning. Undefined for any other thing.
 */
export function unpartedWord({ words }: Sought): string | undefined {
  const [word = ''] = words;
  return words.length === 1 && areUnparted(word) ? word : undefined;
}

/** What is looked for as it stands, in no other spelling. */
export const asItStands = (words: readonly string[]): Sought => ({
  words,
  phrases: [],
  whole: [],
  synonyms: [],
  equal: [],
  apart: [],
});

/** Things as they were typed. */
export const textOf = (things: readonly Sought[]): string => things.flatMap(({ words }) => words).join(' ');

/** The thing in words that mean the same, too, but in no other unit. */
export const meaningAs = (thing: Sought): Sought => ({ ...thing, equal: [] });

/** Names that begin otherwise and mean the same are looked for in so many ways. */
const STARTS_MAX = 16;

/** Signs of the last word of such a beginning that may be only begun: fewer begin so many that it tells nothing. */
const START_MIN = 3;

/**
 * What a name, with a blank behind it, begins with that has the things one after the other, one of them at least in another spelling: of
 * 'm6x20' the 'm6 20 '.
 */
export function nearStarts(things: readonly Sought[]): string[] {
  const waysOf = ({ words, phrases, whole }: Sought) =>
    [words.join(' '), ...phrases, ...whole].slice(0, STARTS_MAX);
  const starts = things.reduce<readonly string[]>(
    (before, thing) =>
      waysOf(thing)
        .flatMap((way) => before.map((start) => (start === '' ? way : `${start} ${way}`)))
        .slice(0, STARTS_MAX),
    [''],
  );
  return starts.slice(1).flatMap((start) => {
    const last = start.slice(start.lastIndexOf(' ') + 1);
    if (last.length >= START_MIN) return [start];
    return last !== start && /\d/.test(last) ? [`${start} `] : [];
  });
}

const PHRASES_MAX = 24;
const WHOLE_MAX = 48;
const SYNONYMS_MAX = 64;

/** '3%': of a hundred. */
const SHARE = /^\d+(?:[.,]\d+)?%$/;
const NUMBER = /^\d+(?:[.,/]\d+)?$/;
/** What a part's number begins with, and how it goes on: 'lm 317'. */
const LETTERS = /^\p{L}{1,3}$/u;
const DIGITS = /^\d/;
/** What stands before a number and is of no part's: 'zelt für 4'. */
const NO_LETTERS = /^(?:for|fur|in|mit|und|and|of|die|der|das|the|im|bis|von|zu|or)$/;
const UNIT =
  /^(?:p|n|u|m|k|meg|g)?(?:f|h|ohms?|r|v|a|w|hz|ah)$|^(?:k|u|n|p|meg|mm2?|cm|m|in|inch|g|kg|ml|cl|l|[kmgt]b|nm|bar|lm|mah|k?wh|zoll|awg|oz|lbs?|ft|qt|gal|volts?|amps?|ampere|watts?|hertz|henry|grit|kornung)$/;
/** What is typed in place of the sign for a diameter (asTyped.ts), and what stands behind it: 2.5, 1/4". */
const DIAMETER = 'dia';
const ACROSS = /^\d+(?:[.,/]\d+)?(?:"|'')?$/;

/**
 * What a query looks for, thing by thing; none where it has only signs. Any string is a query. What the index has under
 * another spelling is found by it: 'm3x10' as 'M3×10', '0.1 uF' as '100nF', 'NE555P' as 'NE-555-P', 'spanners' as 'wrench',
 * and what is called otherwise in the workshop (`own`).
 */
export function soughtIn(query: string, own: OwnSynonyms = NO_OWN): Sought[] {
  const chunks = withOneSign(query)
    .split(' ')
    .filter((chunk) => WORD_IN.test(chunk));
  const umlauts = typedUmlauts(query.slice(0, QUERY_MAX));
  const things: Sought[] = [];
  let count = 0;
  for (let at = 0; at < chunks.length && count < WORDS_MAX; at++) {
    const [chunk = '', next = ''] = chunks.slice(at, at + 2);
    const isPair =
      (NUMBER.test(chunk) && UNIT.test(next)) ||
      (chunk === DIAMETER && ACROSS.test(next)) ||
      isWornSize(chunk, next) ||
      isOneCode(chunk, next, chunks[at + 2] ?? '');
    const pieces = Math.max(
      own.phraseAt(chunks, at),
      isPair ? 2 : 1,
      phraseOfAll(chunks.slice(at, at + PHRASE_WORDS)),
    );
    const text = chunks.slice(at, at + pieces).join(' ');
    const words = typedWords(text).slice(0, WORDS_MAX - count);
    count += words.length;
    const thing = sought(text, words, umlauts, own);
    const isMeasure = chunk === DIAMETER || thing.whole.length + thing.equal.length > 0;
    // Of '10 uf' no '1000 uf' is one: the two words follow one another.
    const isWithUnit = isMeasure && pieces === 2 && NUMBER.test(chunk) && UNIT.test(next);
    const together = isWithUnit
      ? { ...thing, words: [words.join(' ')] }
      : // '3 %' are no 30 %.
        SHARE.test(chunk) && pieces === 1
        ? { ...thing, words: [words.join(' ')], isWhole: true }
        : thing;
    things.push(pieces > 1 && !isMeasure ? { ...thing, apart: wordsApart(text, umlauts, own) } : together);
    at += pieces - 1;
  }
  return things;
}

/** Words of the longest phrases that everybody knows: 'self locking nut'. */
const PHRASE_WORDS = 3;

/** How many of the chunks, from the first on, are such a phrase, the most there are; 1 where none is. */
function phraseOfAll(chunks: readonly string[]): number {
  for (let pieces = chunks.length; pieces > 1; pieces--) {
    const text = chunks.slice(0, pieces).join(' ').replaceAll(/['’]/g, '');
    if (synonymsOf(text).length > 0 || synonymsOf(text.replaceAll('-', ' ')).length > 0) return pieces;
  }
  return 1;
}

/**
 * The words of a known phrase, as they would be looked for without it: 'hex nuts' is also 'nut, hex', 'pin 10' the 'Dübelstift 10'. Of letters
 * alone without what means the same: a 'screwdriver with an LED' is no 'led driver'. None where that finds no more.
 */
function wordsApart(text: string, umlauts: Umlauts, own: OwnSynonyms): readonly Sought[] {
  const hasDigit = /\d/.test(text);
  const apart = text.split(' ').map((chunk): Sought => {
    const thing = sought(chunk, typedWords(chunk), umlauts, own);
    return { ...thing, synonyms: hasDigit ? thing.synonyms : [], equal: [] };
  });
  return apart.some(isSpeltOtherwise) ? apart : [];
}

/** Whether it is looked for in any other words than those that were typed. */
export const isSpeltOtherwise = ({ phrases, whole, synonyms, apart, around = [] }: Sought): boolean =>
  phrases.length + whole.length + synonyms.length + apart.length + around.length > 0;

/** Whether letters and what follows them are one: 'lm 317', but not the 'tee' of 1/2 inch, nor a cable of '3x1.5'. */
function isOneCode(letters: string, digits: string, behind: string): boolean {
  if (!LETTERS.test(letters) || !DIGITS.test(digits) || NO_LETTERS.test(letters)) return false;
  if (SHARE.test(digits)) return false;
  if (quantitySpellings(digits).length > 0 || sizeSpellings(digits).length > 0) return false;
  if (NUMBER.test(digits) && UNIT.test(behind)) return false;
  return letters === 'm' || !/[/x]/.test(digits);
}

const WORD_IN = /[\p{L}\p{N}\p{Co}]/u;

/** What is typed between signs; the parts of a number with a point stay together. */
const TYPED = new RegExp(`${WORD.source}(?:(?<=\\d)[.,](?=\\d)${WORD.source})*`, 'gu');
const typedWords = (text: string): string[] =>
  (text.match(TYPED) ?? []).map((word) => word.replaceAll(/[.,]/g, ' '));

function sought(text: string, words: readonly string[], umlauts: Umlauts, own: OwnSynonyms): Sought {
  if (text.startsWith(`${DIAMETER} `)) return acrossOf(words.slice(1).join(' '), text.includes('/'));
  // A gauge has its unit before its number as well as behind it.
  const tight = text.replace(' ', '').replace(/^awg(\d{1,2})$/, '$1awg');
  const spelt = [...quantitySpellings(tight), ...sizeSpellings(tight), ...wornSizes(text)];
  // Of a million ohms what has no unit is a length as likely.
  const isLength = (measure: string): boolean => /ohm|ω/.test(tight) && /\d ?m$/.test(measure);
  const measures = spelt.filter((measure) => !isLength(measure));
  const equal = [
    ...spelt.filter(isLength),
    ...inchSpellings(tight),
    ...bareLength(tight),
    ...quantitySpellings(asMillions(tight)),
  ];
  const isMeasure = measures.length > 0 || equal.length > 0;
  const plain = words.join(' ').replace(/ s(?= |$)/, 's');
  const near = /^\p{L}+(?: \p{L}+)*$/u.test(plain) ? nearSpellings(plain, umlauts) : [];
  // Without its point a quantity is another one.
  const joined = isMeasure ? parted(words) : joinings(tight);
  // What each word begins by itself is found without them.
  const isOther = (phrase: string) => phrase !== words[0] || words.length > 1;
  // 'pans' are no 'Panzertape', and 'pills' no 'pillow': one of so few letters is looked for as a whole.
  const isShortOne = (phrase: string) => near.includes(phrase) && /^\p{L}{1,4}$/u.test(phrase);
  const spellings = unique([...joined, ...near]).filter(isOther);
  const phrases = spellings.filter((phrase) => !isShortOne(phrase));
  const ofUmlauts = singularsOfUmlauts(plain, umlauts);
  const called = [text, plain, words.join(' '), ...near, ...ofUmlauts];
  // The workshop's own words first, for there is an end to how many are looked for.
  const names = called.flatMap(own.of);
  const synonyms = unique([
    ...names,
    ...names.flatMap(inOneAndMany),
    ...called.flatMap(synonymsOf).flatMap(inOneAndMany),
    ...called.flatMap(phrasesInOtherWords).flatMap(inOneAndMany),
    ...gritSpellings(tight),
  ]).filter(isOther);
  return {
    words,
    phrases: phrases.slice(0, PHRASES_MAX),
    whole: unique([...measures, ...spellings.filter(isShortOne), ...ofUmlauts]).slice(0, WHOLE_MAX),
    synonyms: synonyms.filter((phrase) => !phrases.includes(phrase)).slice(0, SYNONYMS_MAX),
    equal: unique(equal).filter((phrase) => !measures.includes(phrase)),
    apart: [],
  };
}

/** Whether a thing is of words of two letters and more. */
export const isOfLetters = ({ words }: Sought): boolean => words.every((word) => /^\p{L}{2,}$/u.test(word));

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** A diameter, whose sign the index has as an 'o'. */
function acrossOf(number: string, isFraction: boolean): Sought {
  const phrases = ['o', 'd', 'dia', 'diameter', 'durchmesser'].flatMap((sign) => [`${sign} ${number}`]);
  return {
    ...asItStands([`o ${number}`]),
    phrases: [...phrases.slice(1), `o${number}`, `d${number}`],
    // A fraction is of an inch.
    equal: isFraction ? [] : [`${number} mm`, `${number}mm`, `${number} 0 mm`],
  };
}

/** '0.1m' where 'M' was meant, which is a million ohms; '' for what is no such number. Nobody has '2m' of them beside a length. */
const asMillions = (text: string): string =>
  /^\d{1,3}[.,]\d{1,3}m$/.test(text) ? text.replace('m', 'meg') : '';

/** The words of a measure one after the other, its unit with its number and apart from it: '6 35mm' and '6 35 mm'. */
function parted(words: readonly string[]): string[] {
  const text = words.join(' ');
  return [text.replace(/(\d) (?=\p{L}+$)/u, '$1'), text.replace(/(\d)(?=\p{L}+$)/u, '$1 ')];
}

/** Words that were typed with umlauts, with those in two letters (umlauts.ts). */
type Umlauts = ReadonlyMap<string, string>;

/** One word or several of letters, in one and many, and as others spell it. */
function nearSpellings(words: string, umlauts: Umlauts): string[] {
  const inTwo = words.replace(WORD, (word) => umlauts.get(word) ?? word);
  const near = nearOf(words);
  return inTwo === words ? near : [...near, inTwo, ...nearOf(inTwo)];
}

function nearOf(words: string): string[] {
  const last = words.lastIndexOf(' ') + 1;
  const typed = words.slice(last);
  const one = [...singulars(typed), ...singularsInE(typed)].map((word) => words.slice(0, last) + word);
  return [...one, ...[words, ...one].flatMap((each) => [...otherSpellings(each), ...pluralsInOthers(each)])];
}
