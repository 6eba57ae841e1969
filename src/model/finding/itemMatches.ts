import type { Item } from '../../../contract/entities.ts';
import { mayBeBegun } from '../../../contract/finding/codes.ts';
import {
  itemTest,
  type NamedPlace,
  narrowingTest,
  searchedText,
} from '../../../contract/finding/itemFits.ts';
import { findMeant } from '../../../contract/finding/meant.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { isNamedBy, otherReadings, type PlaceWords } from '../../../contract/finding/readings.ts';
import { createVocabulary } from '../../../contract/finding/misspelling.ts';
import { readQuery } from '../../../contract/finding/typedQuery.ts';
import { allHeadsOf } from '../../../contract/finding/heads.ts';
import { type Sought, soughtIn } from '../../../contract/finding/spellings.ts';
import { between, thingTest } from '../../../contract/finding/thingTest.ts';
import { wholeNumbersTest } from '../../../contract/finding/wholeNumbers.ts';
import { endsWithHead, mayStandWithin, standsWithin } from '../../../contract/finding/within.ts';
import { indexedText, queryWords } from '../../../contract/searchWords.ts';
import { inFoundOrder } from './foundOrder.ts';

/** As many words as the host looks for in place of one. */
const AROUND_MAX = 24;
const ALIKE_MAX = 4;

/** Whether a text has a thing, or a word of it ends with it. */
function hasOrEndsWith(thing: Sought): (text: string) => boolean {
  const [has, heads] = [thingTest(thing), allHeadsOf(thing)];
  return (text) => has(text) || heads.some((head) => endsWithHead(text, head));
}

/** The places of an item from its location up, for `in:` in what was typed. */
export type PlacesOf = (item: Item) => readonly NamedPlace[];

/**
 * Those of `items` that the host's search would find, but for letters that it forgives. Words also count within others
 * here, where there are few items: 'olt' in 'Bolt'. `own`: what is called otherwise in the workshop.
 */
export function itemsWith(
  items: readonly Item[],
  typed: string,
  placesOf?: PlacesOf,
  own?: OwnSynonyms,
): readonly Item[] {
  const isFound = itemTest(typed, placesOf, own);
  const query = readQuery(typed);
  const things = soughtIn(query.text, own);
  const fits = wholeNumbersTest(things) ?? (() => true);
  const words = fold(query.text).split(/\s+/).filter(Boolean);
  const anyHead = things.flatMap(allHeadsOf);
  if (anyHead.length === 0 && !words.some(mayStandWithin))
    return items.filter((item) => isFound(item) && fits(item));
  const isNarrow = narrowingTest(typed, placesOf, own);
  const tests = things.map(hasOrEndsWith);
  /** There may be 100,000 items: those that end with nothing of it are made no text of. */
  const hasThings = (item: Item, text: string): boolean => {
    const mayHave = (folded: string): boolean => anyHead.some((head) => folded.includes(head));
    if (!mayHave(text) && !mayHave(fold(`${item.category} ${item.supplier} ${item.notes}`))) return false;
    const searched = between(searchedText(item));
    return tests.every((has) => has(searched));
  };
  return items.filter((item) => {
    const text = fold(`${item.name} ${item.supplier_part_no} ${item.description}`);
    const has = (word: string): boolean =>
      mayStandWithin(word) ? standsWithin(text, word) : ` ${text}`.includes(` ${word}`);
    if (isFound(item)) return fits(item);
    return (words.every(has) || hasThings(item, text)) && isNarrow(item) && fits(item);
  });
}

/** Of `items`, those that are meant by a text that none of them has as it is typed, in their order, and what it is taken for where that is other words. */
export async function itemsMeant(
  items: readonly Item[],
  typed: string,
  own?: OwnSynonyms,
): Promise<{ items: readonly Item[]; meant?: string }> {
  const texts = items.map((item) => between(searchedText(item)));
  const named = items.map(({ name, supplier_part_no }) => [indexedText(name), indexedText(supplier_part_no)]);
  const words = new Set(texts.flatMap((text) => text.split(' ').filter(Boolean)));
  const vocabulary = createVocabulary(words);
  const query = readQuery(typed).text;
  const meant = await findMeant(soughtIn(query, own), {
    own,
    has: async (things) => {
      // One of several may be found within a word alone: of 'Bohrer 8mm für Beton' the 'Steinbohrer'.
      const tests = things.map(things.length > 1 ? hasOrEndsWith : thingTest);
      return texts.some((text) => tests.every((has) => has(text)));
    },
    names: async (phrases) =>
      phrases.some((phrase) =>
        named.some(
          ([name = '', part = '']) =>
            (mayBeBegun(phrase) && part.startsWith(phrase)) ||
            [name, part].some((text) => ` ${text} `.includes(` ${phrase} `)),
        ),
      ),
    among: async (some) => new Set(some.filter((word) => words.has(word))),
    around: async (letters) => [...words].filter((word) => standsWithin(word, letters)).slice(0, AROUND_MAX),
    nearest: async (word) => vocabulary.alike(word, ALIKE_MAX),
  });
  if (meant === undefined) return { items: [] };
  const { text, things } = meant;
  const tests = things.map(hasOrEndsWith);
  const fits = wholeNumbersTest(things) ?? (() => true);
  const found = items.filter((item, at) => tests.every((has) => has(texts[at] ?? '')) && fits(item));
  const ordered = inFoundOrder(found, text, things);
  // Within other words it is what was typed.
  return text === queryWords(query).join(' ') ? { items: ordered } : { items: ordered, meant: text };
}

/**
 * What of all known items the host's search would find, in its order; where that is nothing, what was meant, with the
 * text that was.
 */
export async function findItems(
  items: readonly Item[],
  typed: string,
  placesOf?: PlacesOf,
  own?: OwnSynonyms,
): Promise<{ items: readonly Item[]; meant?: string }> {
  const inOrder = (query: string): readonly Item[] => {
    const found = itemsWith(items, query, placesOf, own);
    const { text } = readQuery(query);
    return found.length === 0 ? found : inFoundOrder(found, text, soughtIn(text, own));
  };
  const meantBy = (query: string) =>
    itemsMeant(items.filter(narrowingTest(query, placesOf, own)), query, own);
  const found = inOrder(typed);
  if (found.length > 0) return { items: found };
  const placed = otherReadings(typed, placesWith(items, placesOf));
  for (const query of placed) {
    const there = inOrder(query);
    if (there.length > 0) return { items: there, meant: query };
  }
  const others = await meantBy(typed);
  if (others.items.length > 0) return others;
  for (const query of placed) {
    const there = await meantBy(query);
    const { text } = readQuery(query);
    if (there.items.length > 0) return { ...there, meant: query.replace(text, () => there.meant ?? text) };
  }
  return { items: [] };
}

/** How many of the places of the items are named by words. */
function placesWith(items: readonly Item[], placesOf: PlacesOf = () => []): (words: PlaceWords) => number {
  const located = new Map(items.map((item) => [item.location_id, item]));
  const places = [...new Set([...located.values()].flatMap(placesOf))];
  return (words) => places.filter((place) => isNamedBy(place, words)).length;
}
