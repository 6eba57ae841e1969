import { STANDS_BETWEEN, standsBetween, withoutQuestion } from './questions.ts';
import { codeMeant } from './codes.ts';
import { asItStands, isOfLetters, type Sought, soughtIn, textOf } from './spellings.ts';
import { ofFirstSides, ofOneSize } from './meantSizes.ts';
import { ofTheSameKind } from './synonyms/loose.ts';
import type { OwnSynonyms } from './ownSynonyms.ts';
import { inOneWithSlip, phraseMeant } from './synonyms/dictionary.ts';
import { isForm } from './synonyms/forms.ts';
import { compoundsOf, singularPhrases, singulars } from './synonyms/synonyms.ts';
import { type Known, readingsOf, withinOthers } from './synonyms/wordReadings.ts';

/** What a query is taken for. */
export interface Meant {
  things: readonly Sought[];
  /** In words. */
  text: string;
}

/** Words of one query that are looked for in another spelling: a stranger may send many. */
const OTHERWISE_MAX = 3;
/** Things that one query may be left out of, each in its turn. */
const LEFT_OUT_MAX = 6;
/** What says nothing about a thing; 'die' is one, too, in English. */
const SAYS_NOTHING = new Set([
  ...STANDS_BETWEEN,
  ...'smd smt die typ type set kit satz pcs stuck'.split(' '),
  // How a thing is, where nobody has written so.
  ...'small big large mini little tiny long short wooden coarse flexible'.split(' '),
  ...'kleine kleiner kleines lange langer langes kurze kurzer kurzes'.split(' '),
  ...'electric electrical elektrisch elektrische elektrischer elektrisches portable tragbar tragbare tragbarer tragbares'.split(
    ' ',
  ),
  ...'folding foldable faltbar faltbare faltbarer klappbar klappbare adjustable verstellbar verstellbare disposable'.split(
    ' ',
  ),
  ...'universal universell automatic automatisch automatische digital digitale digitaler inflatable aufblasbar aufblasbare'.split(
    ' ',
  ),
  ...'kids childrens mens womens ladies nr nummer'.split(' '),
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
  const asThings = (await meantByAll(typed, known)) ?? (await withoutPurpose(typed, known));
  if (asThings) return asThings;
  const counted = withoutCount(typed);
  return counted && ((await known.has(counted)) ? meantBy(counted) : meantByAll(counted, known));
}

/** A few, and no year. */
const COUNT = /^(?:[2-9]|[1-9]\d)$/;

/** Things without how many of them are wanted: of '2 batteries' the batteries. Of one it is a size: '8 nut'. Undefined where that is not said. */
function withoutCount([first, ...others]: readonly Sought[]): readonly Sought[] | undefined {
  const last = others.at(-1);
  const isCounted = first && last && COUNT.test(textOf([first])) && isOfLetters(last);
  return isCounted && singulars(textOf([last])).length > 0 ? others : undefined;
}

/** What leads to what a thing is for. */
const LEADS_TO_PURPOSE = new Set('for fur furs zum zur against gegen'.split(' '));

/** A thing without what it is for, which nothing has: a 'Dichtung für den Wasserhahn' is a 'Dichtung'. As it was typed, for of a guess it would be another one. */
async function withoutPurpose(typed: readonly Sought[], known: Known): Promise<Meant | undefined> {
  const things = withoutQuestion(typed);
  const at = things.findIndex((each) => LEADS_TO_PURPOSE.has(textOf([each])));
  const isSaid = (each: Sought): boolean => !STANDS_BETWEEN.has(textOf([each]));
  const before = things.slice(0, Math.max(at, 0)).filter(isSaid);
  const isThing = before.some((each) => isOfLetters(each) && textOf([each]).length > 2 && says(each));
  // 'glue for wood' is 'wood glue' where that is one thing, 'a lead for the dog' a 'dog lead'.
  const purpose = things.slice(at + 1).filter(isSaid);
  const whose = textOf(purpose);
  for (const way of isThing ? [whose, ...singularPhrases(whose)] : []) {
    const asOne = soughtIn(`${way} ${textOf(before)}`, known.own);
    if (asOne.length < purpose.length + before.length && (await known.has(asOne))) return meantBy(asOne);
  }
  return isThing && at + 1 < things.length && (await known.has(before)) ? meantBy(before) : undefined;
}

async function meantByAll(typed: readonly Sought[], known: Known): Promise<Meant | undefined> {
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
    const readings = await readingsOf(each, known, stands, at === all.length - 1);
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
