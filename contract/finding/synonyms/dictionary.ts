import { allHeadsOf } from '../heads.ts';
import { createVocabulary, isLikelySlip, isOneSlip, type Vocabulary } from '../misspelling.ts';
import type { OwnSynonyms } from '../ownSynonyms.ts';
import type { KnownWords } from '../partsApart.ts';
import { asItStands, isOfLetters, type Sought, soughtIn, textOf, unique } from '../spellings.ts';
import { hasHead } from '../within.ts';
import { ADJECTIVE_WORDS } from './adjectives.ts';
import { madeOfGroups } from './groups.ts';
import { knownPhrases, singulars, synonymsOf, wordsWithSynonyms } from './synonyms.ts';

/** What is there to be found. */
interface KnownThere extends KnownWords {
  nearest(word: string): Promise<readonly string[]>;
  own?: OwnSynonyms | undefined;
}

/** Letters of two words in one that may have a slip. */
const JOINED_LEAST = 7;
/** So many words that one may be spelt like are tried. */
const READINGS_MAX = 4;

const dictionary = madeOfGroups((): Vocabulary => createVocabulary(wordsWithSynonyms()));

/** A misspelt word that nothing has, for what is called so otherwise: 'zippr' of a 'Reißverschluss'. */
export async function ofTheDictionary(
  word: string,
  known: KnownThere,
  stands: (reading: Sought) => Promise<boolean>,
): Promise<Sought[]> {
  // 'table' is spelt as it is meant: no cable.
  if (!/^\p{L}{5,}$/u.test(word) || synonymsOf(word).length > 0) return [];
  const spellings = unique([word, ...singulars(word), word.replace(/(?<=.{5})e$/, '')]);
  for (const near of spellings.flatMap((one) => dictionary().alike(one, READINGS_MAX, 1))) {
    if (!spellings.some((one) => isOneSlip(one, near)) || ADJECTIVE_WORDS.has(near)) continue;
    // Of so short a word another letter makes another one: 'globe' is no glove.
    if (near.length === word.length && word.length < 6 && !isLikelySlip(word, near)) continue;
    const [asKnown, ...more] = soughtIn(near, known.own);
    if (!asKnown || more.length > 0) continue;
    const reading = (await known.has([asKnown])) ? asKnown : await withEnding(asKnown, known);
    if ((await known.has([reading])) && (await stands(reading))) return [reading];
  }
  return [];
}

const inOrder = madeOfGroups((): readonly string[] => wordsWithSynonyms().toSorted());

/** Where the first of texts in order stands that is not before `text`. */
function firstFrom(texts: readonly string[], text: string): number {
  let [from, to] = [0, texts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((texts[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Letters of a word that is only begun: fewer begin too much. */
const BEGUN_LEAST = 4;
/** Words that one may be the beginning of, the shortest first. */
const BEGUN_MAX = 6;

/**
 * The beginning of a word, for what is called so otherwise: 'cinn' of 'Zimt', before 'cinnamon' is typed to its end. Undefined where that
 * is not there.
 */
export async function begunOfDictionary(
  word: string,
  known: KnownThere,
  stands: (reading: Sought) => Promise<boolean>,
): Promise<Sought | undefined> {
  if (word.length < BEGUN_LEAST || synonymsOf(word).length > 0) return undefined;
  // 'nappi' begins 'nappies', which are many of 'nappy'.
  const begins = [
    word,
    ...(/[^aeiou]ie?$/.test(word) && word.length > BEGUN_LEAST ? [word.replace(/ie?$/, 'y')] : []),
  ];
  const ofAll = inOrder();
  const whole = begins
    .flatMap((one) => ofAll.slice(firstFrom(ofAll, one), firstFrom(ofAll, `${one}\u{10ffff}`)))
    .toSorted((one, other) => one.length - other.length)
    .slice(0, BEGUN_MAX);
  for (const one of whole) {
    const [asKnown, ...more] = soughtIn(one, known.own);
    if (!asKnown || more.length > 0) continue;
    for (const reading of [asKnown, await withEnding(asKnown, known)])
      if ((await known.has([reading])) && (await stands(reading))) return reading;
  }
  return undefined;
}

/** A thing with the words that end with it, as German puts them together. */
export async function withEnding(thing: Sought, known: KnownThere): Promise<Sought> {
  const ends: string[] = [];
  for (const head of allHeadsOf(thing))
    for (const one of await known.around(head)) if (hasHead(one, head)) ends.push(one);
  return { ...thing, phrases: [...thing.phrases, ...ends] };
}

/** The known phrases by each of their words. */
function readPhrases(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const phrase of knownPhrases().map((one) => one.split(' ')))
    for (const word of phrase) found.set(word, [...(found.get(word) ?? []), phrase]);
  return found;
}

const phrases = madeOfGroups(readPhrases);

/** Known phrases of which one word of several was misspelt by one slip: 'angel grinder' is an 'angle grinder'. */
function phrasesLike(words: readonly string[]): string[] {
  const ofAll = phrases();
  // All words but one are right.
  const candidates = new Set(words.flatMap((word) => ofAll.get(word) ?? []));
  return [...candidates]
    .filter((phrase) => {
      if (phrase.length !== words.length) return false;
      const others = words.filter((word, at) => word !== phrase[at]);
      const [other = ''] = others;
      const meant = phrase[words.indexOf(other)] ?? '';
      return others.length === 1 && /^\p{L}{4,}$/u.test(other) && isOneSlip(other, meant);
    })
    .map((phrase) => phrase.join(' '));
}

/** Things with a phrase that everybody knows in place of words that are like it and are there; undefined for none. */
export async function phraseMeant(
  things: readonly Sought[],
  known: KnownThere,
): Promise<Sought[] | undefined> {
  for (const pieces of [3, 2]) {
    for (let at = 0; at + pieces <= things.length; at++) {
      const run = things.slice(at, at + pieces);
      if (!run.every(isOfLetters)) continue;
      for (const phrase of phrasesLike(run.map((each) => textOf([each])))) {
        const instead = things.toSpliced(at, pieces, ...soughtIn(phrase, known.own));
        if (await known.has(instead)) return instead;
      }
    }
  }
  return undefined;
}

/** Things with two words as one that is there and differs by one slip: 'stop uhr' is a 'Stoppuhr'; undefined for none. */
export async function inOneWithSlip(
  things: readonly Sought[],
  known: KnownThere,
): Promise<Sought[] | undefined> {
  for (let at = 0; at + 1 < things.length; at++) {
    const pair = things.slice(at, at + 2);
    const tight = textOf(pair).replaceAll(' ', '');
    if (!pair.every(isOfLetters) || tight.length < JOINED_LEAST) continue;
    for (const near of await known.nearest(tight)) {
      const instead = things.toSpliced(at, 2, asItStands([near]));
      if (isOneSlip(tight, near) && (await known.has(instead))) return instead;
    }
  }
  return undefined;
}
