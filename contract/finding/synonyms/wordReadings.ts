import { type KnownCodes, wordsLeading } from '../codes.ts';
import { isOneSlip } from '../misspelling.ts';
import type { OwnSynonyms } from '../ownSynonyms.ts';
import { endingMisspelt, type KnownWords, partings, partsApart } from '../partsApart.ts';
import { stemsOf } from '../plurals.ts';
import { asItStands, type Sought, soughtIn } from '../spellings.ts';
import { ofTwoLettersInShort } from '../umlauts.ts';
import { endsByChance, mayStandWithin } from '../within.ts';
import { ADJECTIVE_WORDS } from './adjectives.ts';
import { begunOfDictionary, ofTheDictionary, withEnding } from './dictionary.ts';
import { stuffsOf } from './forms.ts';
import { isNamed, kindsOf, knownHead, singulars } from './synonyms.ts';

/** What is there to be found, to tell what a query means that finds nothing. */
export interface Known extends KnownWords, KnownCodes {
  /** The words that are spelt most like this one, the nearest first. */
  nearest(word: string): Promise<readonly string[]>;
  /** What is called otherwise there; nothing unless given. */
  own?: OwnSynonyms | undefined;
}

const PARTED_STEPS = 3;
/** Other words that one may be read as. */
const READINGS_MAX = 4;
/** Letters of the last part of a word that is only begun: fewer begin anything. */
const BEGUN_MIN = 3;

const thing = (text: string): Sought => asItStands([text]);

/** What a word that nothing has may be, the likeliest first. `stands`: whether a reading is there beside the other words; `isLast`:
 * nothing was typed behind it, so that it may be only begun. */
export async function readingsOf(
  { words, whole, synonyms }: Sought,
  known: Known,
  stands: (reading: Sought) => Promise<boolean>,
  isLast: boolean,
): Promise<Sought[]> {
  const umlauts = asItStands(words.map(ofTwoLettersInShort));
  const isOther = umlauts.words.some((one, at) => one !== words[at]);
  if (isOther && (await known.has([umlauts])) && (await stands(umlauts))) return [umlauts];
  const [word] = words;
  // Another value is another thing.
  if (words.length !== 1 || word === undefined || word.includes(' ')) return [];
  if (whole.some((one) => /\d/.test(one))) return [];
  // 'coffee' begins 'Kaffeebohnen': German puts words together at their beginning, too.
  const others = ADJECTIVE_WORDS.has(word) ? [] : synonyms.filter((one) => /^(?!flex$)\p{L}{4,}$/u.test(one));
  const begins = others.length === 0 ? undefined : { ...asItStands([word]), phrases: others };
  if (begins && (await known.has([begins])) && (await stands(begins))) return [begins];
  // And at their end: 'gloves' that are nitrile are 'Einmalhandschuhe'.
  const ends = others.length === 0 ? undefined : await withEnding({ ...asItStands([word]), synonyms }, known);
  const isEnd = ends !== undefined && ends.phrases.length > 0 && (await known.has([ends]));
  if (isEnd && (await stands(ends))) return [ends];
  const kinds = { ...asItStands([word]), synonyms: kindsOf(word) };
  if (kinds.synonyms.length > 0 && (await known.has([kinds])) && (await stands(kinds))) return [kinds];
  // In a bicycle workshop nobody writes that a chain is that of a bicycle.
  const [, bare = ''] = /^(?:fahrrad|bike)(\p{L}{4,})$/u.exec(word) ?? [];
  const [ofBike] = bare === '' ? [] : soughtIn(bare, known.own);
  if (ofBike && (await known.has([ofBike])) && (await stands(ofBike))) return [ofBike];
  const ways = [word, ...singulars(word)].flatMap(partings);
  const there = ways.length === 0 ? new Set<string>() : await wordsIn([word, ...singulars(word)], known);
  const isLed = (way: string) =>
    way
      .split(' ')
      .slice(0, -1)
      .every((part) => there.has(part));
  const lastOf = (way: string) => way.slice(way.lastIndexOf(' ') + 1);
  const parted = ways.filter(isLed);
  const entire = await firstKnown(
    parted.filter((way) => there.has(lastOf(way))),
    known,
  );
  if (entire && (await stands(entire))) return [entire];
  const within = entire ? undefined : await withinOthers(thing(word), known);
  const isWithin = within !== undefined && (await known.has([within]));
  if (isWithin && (await stands(within))) return [within];
  const apart = entire || isWithin ? undefined : await partsApart(ways, known);
  if (apart && (await stands(apart))) return [apart];
  const both = entire || isWithin || apart ? undefined : await byBothParts(ways, there, known);
  if (both && (await stands(both))) return [both];
  // 'buton head' is no 'but on' where it is a button head.
  const likely = [...(entire ? [entire] : []), ...(isWithin ? [within] : [])];
  const stem = await firstKnown(stemsOf(word), known);
  if (stem && (await stands(stem))) return [stem];
  const isBegun = isLast && likely.length === 0;
  const begunThere = isBegun ? await begunOfDictionary(word, known, stands) : undefined;
  if (begunThere) return [begunThere];
  // A word that is known is spelt as it is meant: a 'welder' is no 'Weller'.
  const isKnown = isNamed(word);
  // The word itself first: of 'scrws' one letter is missing, and it is of more than one.
  for (const spelling of [word, ...singulars(word)]) {
    const head = knownHead(spelling);
    const alike = (await known.nearest(spelling))
      .filter((one) => !isKnown && (one.includes(head) || isOneSlip(word, one)))
      .slice(0, READINGS_MAX);
    const nearest = alike.map(thing);
    // Of 'canvs' a 'Leinwand' is nearer than what only begins like it, or is two slips away.
    if (likely.length === 0 && nearest.length > 0 && !alike.some((one) => isOneSlip(word, one))) {
      const meant = await ofTheDictionary(word, known, stands);
      if (meant.length > 0) return meant;
    }
    if (nearest.length > 0) return [...likely, ...nearest];
  }
  if (likely.length > 0) return likely;
  for (const stuff of stuffsOf(word)) {
    const [one = thing(stuff)] = there.has(stuff) ? soughtIn(stuff, known.own) : [];
    if (there.has(stuff) && (await known.has([one])) && (await stands(one))) return [one];
  }
  const tail = isKnown ? undefined : await endingMisspelt(word, known);
  if (tail) return [tail];
  const begun = await firstKnown(
    parted.filter((way) => !there.has(lastOf(way)) && lastOf(way).length >= BEGUN_MIN),
    known,
  );
  if (begun) return [begun];
  const meant = await ofTheDictionary(word, known, stands);
  if (meant.length > 0) return meant;
  // 'fans' of a 'Fan40mm': as a whole there is none.
  for (const one of whole.map(thing)) if ((await known.has([one])) && (await stands(one))) return [one];
  return [];
}

/** A word as letters within others: 'fibre' of 'microfibre'; undefined where none has them. */
export async function withinOthers({ words }: Sought, known: Known): Promise<Sought | undefined> {
  const [word = ''] = words;
  const mayBe = words.length === 1 && mayStandWithin(word);
  const around = mayBe ? (await known.around(word)).filter((one) => !endsByChance(one, word)) : [];
  return around.length === 0 ? undefined : { ...asItStands([word]), phrases: around };
}

/** The known words that the words may be parted into. */
async function wordsIn(words: readonly string[], known: Known): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const word of words) {
    for (const one of await wordsLeading(word, PARTED_STEPS, known.among)) found.add(one);
  }
  return found;
}

/** Letters of each of two parts. */
const PART_LEAST = 4;
/** Shorter ones that begin no English word: 'Türstopper'. */
const SHORT_FIRST = /^(?:tur|rad|eis|ohr)$/;

/** A German word by what each of its parts means: a 'Minipumpe' is a 'Mini pump'. Undefined where nothing has both. */
async function byBothParts(
  ways: readonly string[],
  there: ReadonlySet<string>,
  known: Known,
): Promise<Sought | undefined> {
  for (const way of ways) {
    const [first = '', last = '', ...more] = way.split(' ');
    const areLong = (first.length >= PART_LEAST || SHORT_FIRST.test(first)) && last.length >= PART_LEAST;
    if (more.length > 0 || !areLong || !isNamed(last) || !(isNamed(first) || there.has(first))) continue;
    const reading = {
      ...asItStands([first, last]),
      apart: [first, last].flatMap((part) => soughtIn(part, known.own)),
    };
    if (await known.has([reading])) return reading;
  }
  return undefined;
}

async function firstKnown(ways: readonly string[], known: Known): Promise<Sought | undefined> {
  const [first = '', ...others] = ways;
  // All at once: mostly it is none of them.
  const any: Sought = { ...asItStands([first]), phrases: others };
  if (first === '' || !(await known.has([any]))) return undefined;
  for (const way of ways) if (await known.has([thing(way)])) return thing(way);
  return undefined;
}
