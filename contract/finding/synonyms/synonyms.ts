import { compoundsFrom, inGerman } from './german.ts';
import { type Group, groups, madeOfGroups } from './groups.ts';
import { IN_ER } from '../plurals.ts';
import { ofTwoLetters } from '../umlauts.ts';
import { hasHead } from '../within.ts';

/** The same word in the spelling of the other side of the sea, or of German; both ways. */
const SPELT: readonly (readonly [string, string])[] = [
  ['aluminium', 'aluminum'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['tyre', 'tire'],
  ['mould', 'mold'],
  ['sulphur', 'sulfur'],
  ['photo', 'foto'],
  ['micro', 'mikro'],
  ['macro', 'makro'],
  ['electro', 'elektro'],
  ['vacuum', 'vakuum'],
  ['nitrile', 'nitril'],
  ['silicone', 'silikon'],
  ['plastic', 'plastik'],
  ['ceramic', 'keramik'],
  ['isation', 'ization'],
  ['ising', 'izing'],
  ['iser', 'izer'],
  ['ised', 'ized'],
  ['ise', 'ize'],
  ['yse', 'yze'],
];

/** The groups that each word is in: thousands, which most of them are in one of. */
const byWord = madeOfGroups(readWords);

function readWords(): ReadonlyMap<string, readonly Group[]> {
  const words = new Map<string, readonly Group[]>();
  for (const group of groups()) {
    const alone = [group];
    for (const word of group) {
      // 'ducttape' is 'duct tape', and means what that means; and one of the 'hiking boots' is a 'hiking boot'.
      const keys = [
        word,
        ...(word.includes(' ') ? [word.replaceAll(' ', '')] : []),
        ...singularPhrases(word),
      ];
      for (const key of keys) {
        const others = words.get(key);
        if (!others?.includes(group)) words.set(key, others ? [...others, group] : alone);
      }
    }
  }
  return words;
}

/** Single words that mean the same as others. */
export const wordsWithSynonyms = (): readonly string[] =>
  [...byWord().keys()].filter((word) => /^\p{L}{5,}$/u.test(word));

/** Phrases of several words of letters that mean the same as others. */
export const knownPhrases = (): readonly string[] =>
  [...byWord().keys()].filter((phrase) => /^\p{L}+(?: \p{L}+)+$/u.test(phrase));

/** Whether a word, in one or many, is the name of something by itself: it is spelt as it is meant. */
export const isNamed = (word: string): boolean => [word, ...singulars(word)].some((one) => byWord().has(one));

const KNOWN = {
  has: (word: string): boolean => byWord().has(word),
  of: (word: string): readonly string[] => {
    const others = (byWord().get(word) ?? []).flatMap((group) => group.filter((other) => other !== word));
    return [...new Set(others)];
  },
};

/** Words of which the 'e' is no plural of what they are without it: no tape is a tap, no 'Jacke' a jack. */
const ENDS_IN_E = new Set(['tape', 'cape', 'pane', 'cane', 'tone', 'jacke', 'schale', 'tablette']);

/** Words that mean the same as this one or this phrase, or as the parts of a German word that is one of several. */
export function synonymsOf(phrase: string): readonly string[] {
  // 'handschuhe': only of what is known, for of an English word an 'e' is part.
  const stem = ENDS_IN_E.has(phrase) || KNOWN.has(phrase) ? phrase : phrase.replace(/e$/, '');
  const found = [
    ...[phrase, ...singularPhrases(phrase)].flatMap((each) => [...KNOWN.of(each)]),
    ...(stem !== phrase && KNOWN.has(stem) ? [stem, ...KNOWN.of(stem)] : []),
  ];
  // Also of a word that is known: a 'Schuhschrank' is a 'shoe cabinet', and what its parts say, a 'shoe cupboard', as well.
  const german = inGerman(phrase, KNOWN);
  // 'holzkleber' is a 'wood glue', which is a 'Holzleim'.
  const meant = german.filter((one) => one.includes(' ')).flatMap((one) => [...KNOWN.of(one)]);
  return [...found, ...german, ...meant].filter((other) => other !== phrase);
}

/** Other words that are taken in place of each of a phrase's. */
const IN_PLACE_MAX = 4;

/** A phrase that everybody knows with one of its words in another that means the same: 'tennis racquet' of a 'tennis racket'. */
export function phrasesInOtherWords(phrase: string): string[] {
  const words = phrase.split(' ');
  if (words.length < 2 || !KNOWN.has(phrase)) return [];
  return words.flatMap((word, at) =>
    synonymsOf(word)
      .filter((other) => /^\p{L}{3,}$/u.test(other))
      .slice(0, IN_PLACE_MAX)
      .map((other) => words.with(at, other).join(' ')),
  );
}

/** Letters before a word that others end with, and of that word. */
const HEAD_LEAST = { before: 3, itself: 4, ofLong: 5 };
/** In a word of more letters a short one at its end is a chance: 'disinfektent' is no tent. */
const HEAD_LONG = 10;

/** The longest word that this one ends with and that means the same as others; '' for none. A 'Handsäge' is no slip of a 'Handfeger'. */
export function knownHead(word: string): string {
  const least = word.length > HEAD_LONG ? HEAD_LEAST.ofLong : HEAD_LEAST.itself;
  for (let at = HEAD_LEAST.before; at + least <= word.length; at++)
    if (synonymsOf(word.slice(at)).length > 0) return word.slice(at);
  return '';
}

/** Names of one thing that are more special than what was typed; letters of a word that they end with, for a shorter one is a chance. */
const KINDS_MAX = 40;
const KIND_LEAST = 5;

interface Names {
  /** All of them, each between line ends: letters are found in it sooner than name by name. */
  text: string;
  /** Where each group is among them. */
  places: ReadonlyMap<Group, number>;
}

const allNames = madeOfGroups((): Names => ({
  text: `\n${groups().flat().join('\n')}\n`,
  places: new Map(groups().map((group, at) => [group, at])),
}));

/** The names that have letters somewhere. */
function* namesWith(letters: string): Generator<string> {
  const { text } = allNames();
  for (let at = text.indexOf(letters); at >= 0;) {
    const end = text.indexOf('\n', at);
    yield text.slice(text.lastIndexOf('\n', at) + 1, end);
    at = text.indexOf(letters, end);
  }
}

/** What things are called that are one of what a word means, where their other name says so: of 'opener' the 'Dosenöffner', for it is a can opener. */
export function kindsOf(word: string): readonly string[] {
  const heads = [word, ...singulars(word)];
  const isKind = (name: string): boolean =>
    heads.some((head) => name.endsWith(` ${head}`) || (head.length >= KIND_LEAST && hasHead(name, head)));
  const { places } = allNames();
  const ofKinds = heads.flatMap((head) =>
    [...namesWith(head)].filter(isKind).flatMap((name) => byWord().get(name) ?? []),
  );
  const kinds = [...new Set(ofKinds)]
    .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
    .flatMap((group) => group.filter((name) => !isKind(name)));
  return [...new Set(kinds)].slice(0, KINDS_MAX);
}

/** German words that two English ones may be; none of words of which it is not known what they mean. */
export function compoundsOf(one: string, next: string): readonly string[] {
  const [first, last] = [synonymsOf(one), synonymsOf(next)];
  return first.length + last.length === 0 ? [] : compoundsFrom([one, ...first], [next, ...last]);
}

/** 'zip ties' is 'zip tie'. */
export function singularPhrases(phrase: string): string[] {
  const last = phrase.lastIndexOf(' ') + 1;
  return singulars(phrase.slice(last)).map((word) => phrase.slice(0, last) + word);
}

/** The word in the other spelling, where it has one: of the other side of the sea, or with an umlaut. */
export function otherSpellings(word: string): string[] {
  const umlaut = ofTwoLetters(word);
  const others = acrossTheSea(word);
  return umlaut === word ? others : [...others, umlaut];
}

function acrossTheSea(word: string): string[] {
  for (const [one, other] of SPELT) {
    const isEnd = one.startsWith('i') || one.startsWith('y');
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      // Within a word they are other words: 'promise', 'raise'.
      const at = isEnd
        ? word.length > from.length + 3 && word.endsWith(from)
          ? word.length - from.length
          : -1
        : word.indexOf(from);
      if (at >= 0) return [word.slice(0, at) + to + word.slice(at + from.length)];
    }
  }
  return [];
}

/** Letters of what a word in '-e' is many of, where it ends with what is known. */
const MANY_LEAST = 4;

/**
 * What a German word in '-e' is many of, where it ends with the name of a thing: 'Eckventile' of 'Eckventil'. Not of any other word,
 * for of an English one the 'e' is part ('baseplate').
 */
export function singularsInE(word: string): string[] {
  const [, stem = ''] = /^(\p{L}{7,})e$/u.exec(word) ?? [];
  for (let at = HEAD_LEAST.before; at + MANY_LEAST <= stem.length; at++)
    if (KNOWN.has(stem.slice(at)) && !KNOWN.has(word.slice(at))) return [stem];
  return [];
}

/** What the word may be one or more of, the likeliest first; English and German. */
export function singulars(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return [];
  // 'ties' is no 'ty', which begins 'type'.
  if (word.endsWith('ies')) return [...(word.length > 4 ? [`${word.slice(0, -3)}y`] : []), word.slice(0, -1)];
  // 'leaves' and 'knives'.
  if (/.[aelio]ves$/.test(word))
    return [word.slice(0, -1), `${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`];
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return [word.slice(0, -2)];
  if (/[^siu]s$/.test(word)) return [word.slice(0, -1)];
  if (word.endsWith('er') && IN_ER.test(word.slice(0, -2))) return [word.slice(0, -2)];
  if (word.length < 6) return [];
  // 'schrauben', 'muttern', 'dichtungen'.
  if (word.endsWith('ungen')) return [word.slice(0, -2)];
  return /(?:en|ern|eln)$/.test(word) ? [word.slice(0, -1)] : [];
}
