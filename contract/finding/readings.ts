import { indexedText } from '../searchWords.ts';
import { filterWords, type NamedPlace } from './itemFits.ts';
import { askedFor } from './questions.ts';
import { otherRooms } from './synonyms/rooms.ts';
import { FILTERS_MAX, NARROWING_MAX, readQuery } from './typedQuery.ts';

/** Words of a query, each in its spellings, that may be those of a place. */
export type PlaceWords = readonly (readonly string[])[];

/** Words at the beginning or end of a query that may name a place. */
const RUN_MAX = 4;
/** Words that may name places within one another. */
const CHAIN_MAX = 6;
/** Words that more places have say nothing about where: 'steel box' is no thing of steel in some box. */
export const PLACES_MAX = 8;

/** What leads to a place, and is none of its words: 'resistor in the study'. */
const JOINING = new Set(
  'a an are at from im in inside into is ist of on out sind the under unter auf aus bei dem den der des die das dort vom von wo where zu'.split(
    ' ',
  ),
);

/**
 * What a query that finds nothing is read as, as other queries, the likeliest first: where it names a thing and its place without a filter
 * 'resistor study' is 'resistor in:"study"', and a place alone, or places within one another, is all that lies there. Words that only ask
 * are left out. None where a place is named by a filter. `placesWith`: how many places have all these words, as they stand, in their names, or all of them
 * together as their label; it need not count further than {@link PLACES_MAX} and one.
 */
export function otherReadings(query: string, placesWith: (words: PlaceWords) => number): string[] {
  const { text, narrowing, filters } = readQuery(query);
  if (filters.some(({ by }) => by === 'place')) return [];
  // There is no room for a place, of which there may be two.
  if (filters.length + 2 > FILTERS_MAX || narrowing.length + 2 > NARROWING_MAX) return [];
  const countOf = (run: readonly string[]): number => {
    const words = filterWords(run.join(' '));
    // A number alone is a size, and one sign stands everywhere.
    const isTelling = /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(words.map(([word = '']) => word).join(''));
    return isTelling && !run.join('').includes('"') ? placesWith(words) : 0;
  };
  const isAnyPlace = (run: readonly string[]): boolean => countOf(run) > 0;
  const isPlace = (run: readonly string[]): boolean => isAnyPlace(run) && countOf(run) <= PLACES_MAX;
  /** A place as it is called here: in the 'attic', where nothing is called 'loft'. */
  const asCalled = (run: readonly string[]): readonly string[] => {
    // The 'a' of 'in box A' leads to nothing.
    const from = run.findIndex(isOfName);
    const whole = [run, from < 0 ? [] : run.slice(from)].find(isPlace);
    if (whole) return whole;
    const named = withoutJoining(run);
    return isAnyPlace(named) ? named : ([...otherNames(named), ...joinedNames(named)].find(isPlace) ?? named);
  };
  const placed = (thing: readonly string[], places: readonly (readonly string[])[]): string => {
    const others = narrowing.map(({ at, length }) => closed(query.slice(at, at + length)));
    return [...thing, ...others, ...places.map((words) => `in:"${words.join(' ')}"`)].join(' ');
  };
  const tokens = withoutQuestion(text.split(/[ >›→]+/).map(withoutSigns)).filter((token) => token !== '');
  const everything = asCalled(tokens);
  const asked = text.split(' ');
  // 'Any solder left' asks for solder, not for what lies at the solder station; 'what is in the garage' asks for a place.
  const isOfThing = tokens.length < asked.length && !asked.some((word) => LEADS_TO_PLACE.test(word));
  if (isPlace(everything)) return [...(isOfThing ? [placed(tokens, [])] : []), placed([], [everything])];
  // Of places within one another one tells where: there is a drawer in every cabinet.
  const areWithin = (runs: readonly (readonly string[])[]): boolean =>
    runs.every((run) => isAnyPlace(run)) && runs.some(isPlace);
  const queries = new Set<string>();
  /** In places that others call so: of 'küche' also the 'kitchen drawer'. */
  const elsewhere = new Set<string>();
  for (let length = Math.min(RUN_MAX, tokens.length - 1); length >= 1; length--) {
    for (const [rest, run] of [
      [tokens.slice(0, -length), tokens.slice(-length)],
      [tokens.slice(length), tokens.slice(0, length)],
    ] as const) {
      const [thing, place] = [withoutJoining(rest), asCalled(run)];
      if (!/\p{L}/u.test(thing.join('')) || place.length === 0 || isForIt(rest.at(-1), run[0])) continue;
      const places = [[place], ...partedInTwo(place)].find(areWithin);
      if (places) queries.add(placed(thing, places));
      for (const other of otherNames(withoutJoining(run)).filter(isPlace))
        elsewhere.add(placed(thing, [other]));
    }
  }
  // Between other words: 'bosch workshop saw'.
  const most = tokens.length <= CHAIN_MAX + 2 ? Math.min(RUN_MAX, tokens.length - 2) : 0;
  for (let length = 1; length <= most; length++) {
    for (let from = 1; from + length < tokens.length; from++) {
      const [before, run, behind] = [
        tokens.slice(0, from),
        tokens.slice(from, from + length),
        tokens.slice(from + length),
      ];
      if (isForIt(before.at(-1), run[0]) || isForIt(undefined, behind[0]) || !isPlace(run)) continue;
      const thing = [...withoutJoining(before), ...withoutJoining(behind)];
      if (/\p{L}/u.test(thing.join(''))) queries.add(placed(thing, [run]));
    }
  }
  // A thing that is there is meant before a place that is called so.
  const chains =
    everything.length > CHAIN_MAX ? [] : [...partedInTwo(everything), ...partedInThree(everything)];
  for (const runs of chains.filter(areWithin)) queries.add(placed([], runs));
  return [...new Set([...queries, ...elsewhere])];
}

/** What stands before a place. */
const LEADS_TO_PLACE = /^(?:in|inside|on|at|im|auf|unter|under|into|aus|from)$/iu;

/** 'screws for wood' are of no place called so. */
const isForIt = (before: string | undefined, first: string | undefined): boolean =>
  [before, first].some((word) =>
    /^(?:for|fur|für|fuer|with|mit|of|and|und|or|oder|\+|&)$/iu.test(word ?? ''),
  );

const isOfName = (token: string): boolean => !JOINING.has(token.toLowerCase());

function withoutJoining(tokens: readonly string[]): readonly string[] {
  const [from, to] = [tokens.findIndex(isOfName), tokens.findLastIndex(isOfName)];
  return from < 0 ? [] : tokens.slice(from, to + 1);
}

/** One place within another: 'garage shelf 2'. */
const partedInTwo = (words: readonly string[]): (readonly string[])[][] =>
  words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)])
    .filter(([one, other]) => !isForIt(one?.at(-1), other?.[0]));

/** 'Study:' is the study, and '(study)', too. */
const withoutSigns = (token: string): string =>
  token.replace(/^[([{]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[)\]}:;,.!?]+$/gu, '');

/** A place with one of its words as others call it. */
const otherNames = (words: readonly string[]): (readonly string[])[] =>
  words.flatMap((word, at) => otherRooms(indexedText(word)).map((other) => words.with(at, other)));

/** A place with two of its words in one: 'material regal' is the 'Materialregal'. */
const joinedNames = (words: readonly string[]): (readonly string[])[] =>
  words.slice(1).map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`));

/** The same of three: 'garage workbench drawer'. */
const partedInThree = (words: readonly string[]): (readonly string[])[][] =>
  words
    .slice(1, -1)
    .flatMap((_, at) => partedInTwo(words.slice(at + 1)).map((runs) => [words.slice(0, at + 1), ...runs]));

/** 'What is in the garage' as 'in garage'. */
function withoutQuestion(tokens: readonly string[]): readonly string[] {
  const asked = askedFor(tokens.map((token) => indexedText(token).replace(/ s$/, '')));
  // A sign alone at its end is the name of a place: 'what is in box A'.
  const isLetter = (token: string, at: number): boolean => at === tokens.length - 1 && token.length === 1;
  return tokens.filter((token, at) => asked.has(at) || isLetter(token, at));
}

/** With the quote that was left open. */
const closed = (piece: string): string =>
  (piece.match(/["“”„‟«»]/g) ?? []).length % 2 === 0 ? piece : `${piece}"`;

/** Whether a place has each of these words, as it stands, in its name, or all of them together as its label. */
export function isNamedBy({ name, label }: NamedPlace, words: PlaceWords): boolean {
  const text = ` ${indexedText(name)} `;
  const joined = words.map(([word = '']) => word).join('');
  return (
    words.every((ways) => ways.some((way) => text.includes(` ${way} `))) ||
    indexedText(label).replaceAll(' ', '') === joined
  );
}
