import { STANDS_BETWEEN, standsBetween, withoutQuestion } from './questions.ts';
import { endingMisspelt, type KnownWords, partings, partsApart } from './partsApart.ts';
import { codeMeant, type KnownCodes, wordsLeading } from './codes.ts';
import { asItStands, isOfLetters, type Sought, soughtIn, textOf } from './spellings.ts';
import { ofFirstSides, ofOneSize } from './meantSizes.ts';
import { stemsOf } from './plurals.ts';
import { ofTheSameKind } from './synonyms/loose.ts';
import type { OwnSynonyms } from './ownSynonyms.ts';
import { ADJECTIVE_WORDS } from './synonyms/adjectives.ts';
import { inOneWithSlip, ofTheDictionary, phraseMeant } from './synonyms/dictionary.ts';
import { isForm, stuffsOf } from './synonyms/forms.ts';
import { compoundsOf, kindsOf, knownHead, singulars } from './synonyms/synonyms.ts';
import { isOneSlip } from './misspelling.ts';
import { ofTwoLettersInShort } from './umlauts.ts';
import { mayStandWithin } from './within.ts';

/** What is there to be found, to tell what a query means that finds nothing. */
export interface Known extends KnownWords, KnownCodes {
  /** The words that are spelt most like this one, the nearest first. */
  nearest(word: string): Promise<readonly string[]>;
  /** What is called otherwise there; nothing unless given. */
  own?: OwnSynonyms | undefined;
}

/** What a query is taken for. */
export interface Meant {
  things: readonly Sought[];
  /** In words. */
  text: string;
}

const PARTED_STEPS = 3;
/** Words of one query that are looked for in another spelling: a stranger may send many. */
const OTHERWISE_MAX = 3;
/** Things that one query may be left out of, each in its turn. */
const LEFT_OUT_MAX = 6;
/** Other words that one may be read as. */
const READINGS_MAX = 4;
/** Letters of the last part of a word that is only begun: fewer begin anything. */
const BEGUN_MIN = 3;
/** What says nothing about a thing; 'die' is one, too, in English. */
const SAYS_NOTHING = new Set([
  ...STANDS_BETWEEN,
  ...'smd smt die typ type set kit satz pcs stuck'.split(' '),
  // How a thing is, where nobody has written so.
  ...'small big large mini little tiny long short wooden coarse flexible'.split(' '),
  ...'kleine kleiner kleines lange langer langes kurze kurzer kurzes'.split(' '),
  ...'bike bicycle fahrrad sensor sensors module modules modul breakout gerat werkzeug tool tools'.split(' '),
]);

const thing = (text: string): Sought => asItStands([text]);
const meantBy = (things: readonly Sought[]): Meant => ({ things, text: textOf(things) });
/** 'smd resistor' is a resistor. */
const says = (each: Sought): boolean => !SAYS_NOTHING.has(textOf([each])) && !isForm(textOf([each]));

/**
 * What was meant by things of which nothing has all: a question without what asks ('where is the saw'); a part number without its signs ('7006160'); the words that nothing has
 * parted ('wingnut'), as letters within others ('capacitor'), with an umlaut in place of two letters ('tuer') or as they are spelt where they are known ('gyrosocpe'), or
 * joined with the next one ('wheel barrow'); else, where each word is somewhere, one as letters within others ('fibre cloths' of
 * microfibre) or all but one of those without a digit ('heat shrink tube' where the tube is but heat shrink). Undefined where nothing comes of it.
 */
export async function findMeant(typed: readonly Sought[], known: Known): Promise<Meant | undefined> {
  const things = withoutQuestion(typed);
  if (things.length === 0) return undefined;
  if (things.length < typed.length && (await known.has(things))) return meantBy(things);
  const code = await codeMeant(things, known);
  if (code !== undefined) return meantBy([thing(code)]);
  const sized = ofOneSize(things, known.own);
  if (sized && (await known.has(sized))) return meantBy(sized);
  const sided = ofFirstSides(things);
  if (sided && (await known.has(sided))) return meantBy(sided);
  const turned = await turnedRound(things, known);
  if (turned) return meantBy(turned);
  const all: Sought[] = [];
  const unknown = new Set<Sought>();
  let isFormLeft = false;
  const words = things.flatMap((each) => wordByWord(each, known.own));
  for (const [at, each] of words.entries()) {
    if (standsBetween(words, at)) continue;
    const isKnown = await known.has([each]);
    // Of how many of a hundred nobody has to say so.
    if (!isKnown && (each.isWhole || !says(each))) {
      isFormLeft ||= isForm(textOf([each]));
      continue;
    }
    all.push(each);
    if (!isKnown) unknown.add(each);
    if (unknown.size > OTHERWISE_MAX) return undefined;
  }
  // Without what it comes as one word is too little to guess at: 'bier packung' is no 'Birch'.
  if (isFormLeft && unknown.size > 0) return undefined;
  // Two words of which one is unknown, as one: 'life jackets'.
  for (let at = 0; unknown.size > 0 && at + 1 < all.length; at++) {
    const pair = all.slice(at, at + 2);
    if (!pair.every(isOfLetters) || !pair.some((each) => unknown.has(each))) continue;
    const joined = all.toSpliced(at, 2, ...soughtIn(textOf(pair).replaceAll(' ', ''), known.own));
    if (await known.has(joined)) return meantBy(joined);
  }
  const phrase = unknown.size > 0 ? await phraseMeant(all, known) : undefined;
  if (phrase) return meantBy(phrase);
  const spelt = [...all];
  let isUnknown = false;
  for (const [at, each] of all.entries()) {
    if (!unknown.has(each)) continue;
    const others = spelt.filter((other, index) => index < at || (index > at && !unknown.has(other)));
    const stands = async (reading: Sought) => others.length === 0 || known.has([...others, reading]);
    const readings = await readingsOf(each, known, stands);
    const [first] = readings;
    isUnknown ||= first === undefined;
    if (first === undefined) continue;
    spelt[at] = first;
    // Of several that are as near the one that is meant stands with the others.
    for (const reading of readings) {
      if (!(await stands(reading))) continue;
      spelt[at] = reading;
      break;
    }
  }
  if (!isUnknown && spelt.length > 0 && (await known.has(spelt))) return meantBy(spelt);
  // Rightly spelt, two words may have synonyms: a soldering station for a 'solderng iron'.
  const again = isUnknown || unknown.size === 0 ? [] : soughtIn(textOf(spelt), known.own);
  if (again.length > 0 && again.length < spelt.length && (await known.has(again))) return meantBy(again);
  for (let at = 0; at + 1 < spelt.length; at++) {
    const [one, next] = spelt.slice(at, at + 2);
    if (!one || !next || next.isWhole || /\d \d/.test(textOf([one, next]))) continue;
    const joined = spelt.toSpliced(at, 2, ...soughtIn(textOf([one, next]).replaceAll(' ', ''), known.own));
    if (await known.has(joined)) return meantBy(joined);
  }
  const inOne = await inOneWithSlip(all, known);
  if (inOne) return meantBy(inOne);
  for (const [at, each] of spelt.entries()) {
    for (const other of ofTheSameKind(textOf([each]))) {
      const instead = spelt.with(at, thing(other));
      if (spelt.length > 1 && (await known.has(instead))) return meantBy(instead);
    }
  }
  const mayBeWithin = isUnknown || spelt.length < 2 ? [] : spelt.slice(0, OTHERWISE_MAX);
  for (const [at, each] of mayBeWithin.entries()) {
    const around = await withinOthers(each, known);
    const instead = around && spelt.with(at, around);
    if (instead && (await known.has(instead))) return meantBy(instead);
  }
  // A word that nothing has is what the query is about.
  return isUnknown ? undefined : withoutOne(spelt, known, unknown.size > 0);
}

/** Two words the other way round where they are one thing so: 'drill cordless'; or as one German word: 'tomato seeds'. */
async function turnedRound(things: readonly Sought[], known: Known): Promise<readonly Sought[] | undefined> {
  for (let at = 0; at + 1 < things.length; at++) {
    const pair = things.slice(at, at + 2);
    const [one = '', next = ''] = pair.map((each) => textOf([each]));
    if (!pair.every(isOfLetters)) continue;
    const turned = [one, next].some((word) => word.includes(' '))
      ? []
      : soughtIn(`${next} ${one}`, known.own);
    const ways = [
      ...(turned.length === 1 ? [turned] : []),
      ...[...(await known.among(compoundsOf(one, next)))].map((word) => [asItStands([word])]),
    ];
    for (const way of ways) {
      const instead = things.toSpliced(at, 2, ...way);
      if (await known.has(instead)) return instead;
    }
  }
  return undefined;
}

/** 'soldering iron' is one thing for its synonyms, and two words, each with its own. */
const wordByWord = (each: Sought, own: OwnSynonyms | undefined): Sought[] =>
  each.words.length > 1 && isOfLetters(each) ? each.words.flatMap((word) => soughtIn(word, own)) : [each];

/** What a word that nothing has may be, the likeliest first. `stands`: whether a reading is there beside the other words. */
async function readingsOf(
  { words, whole, synonyms }: Sought,
  known: Known,
  stands: (reading: Sought) => Promise<boolean>,
): Promise<Sought[]> {
  const umlauts = asItStands(words.map(ofTwoLettersInShort));
  const isOther = umlauts.words.some((one, at) => one !== words[at]);
  if (isOther && (await known.has([umlauts])) && (await stands(umlauts))) return [umlauts];
  const [word] = words;
  // Another value is another thing.
  if (words.length !== 1 || word === undefined || word.includes(' ')) return [];
  if (whole.some((one) => /\d/.test(one))) return [];
  // 'coffee' begins 'Kaffeebohnen': German puts words together at their beginning, too.
  const others = ADJECTIVE_WORDS.has(word) ? [] : synonyms.filter((one) => /^\p{L}{4,}$/u.test(one));
  const begins = others.length === 0 ? undefined : { ...asItStands([word]), phrases: others };
  if (begins && (await known.has([begins])) && (await stands(begins))) return [begins];
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
  // 'buton head' is no 'but on' where it is a button head.
  const likely = [...(entire ? [entire] : []), ...(isWithin ? [within] : [])];
  const stem = await firstKnown(stemsOf(word), known);
  if (stem && (await stands(stem))) return [stem];
  // The word itself first: of 'scrws' one letter is missing, and it is of more than one.
  for (const spelling of [word, ...singulars(word)]) {
    const head = knownHead(spelling);
    const alike = (await known.nearest(spelling)).filter((one) => one.includes(head)).slice(0, READINGS_MAX);
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
  const tail = await endingMisspelt(word, known);
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
async function withinOthers({ words }: Sought, known: Known): Promise<Sought | undefined> {
  const [word = ''] = words;
  const around = words.length === 1 && mayStandWithin(word) ? await known.around(word) : [];
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

async function firstKnown(ways: readonly string[], known: Known): Promise<Sought | undefined> {
  const [first = '', ...others] = ways;
  // All at once: mostly it is none of them.
  const any: Sought = { ...asItStands([first]), phrases: others };
  if (first === '' || !(await known.has([any]))) return undefined;
  for (const way of ways) if (await known.has([thing(way)])) return thing(way);
  return undefined;
}

/**
 * All but one, each of which is somewhere: the first that says nothing, else, of three and more, from the last. What is left
 * says what it is: of 'M10 nut' the size is no answer.
 */
async function withoutOne(
  things: readonly Sought[],
  known: Known,
  isGuessed: boolean,
): Promise<Meant | undefined> {
  // Beside a word that is a guess what it comes as says something: 'bier packung' is no 'Birch' where something comes in one.
  const tells = (each: Sought): boolean => says(each) || (isGuessed && isForm(textOf([each])));
  const telling = things.filter(tells).length;
  const left = things.filter((each) => (isOfLetters(each) || each.isWhole) && (telling > 2 || !tells(each)));
  const inOrder = [...left.filter((each) => !tells(each)), ...left.filter(tells).toReversed()];
  for (const out of inOrder.slice(0, LEFT_OUT_MAX)) {
    const rest = things.filter((each) => each !== out);
    const isSaid = rest.some((each) => isOfLetters(each) && textOf([each]).length > 2);
    if (isSaid && (await known.has(rest))) return meantBy(rest);
  }
  return undefined;
}
