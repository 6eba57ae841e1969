import type { Item } from '../entities.ts';
import { fold } from '../naturalOrder.ts';
import { hasPhoto } from '../items.ts';
import { indexedText, queryWords } from '../searchWords.ts';
import { type Sought, soughtIn } from './spellings.ts';
import { unwantedIn } from './unwanted.ts';
import { between, thingTest } from './thingTest.ts';
import type { OwnSynonyms } from './ownSynonyms.ts';
import {
  type AskedFor,
  compares,
  hasFilters,
  type QueryFilter,
  readQuery,
  type TypedQuery,
} from './typedQuery.ts';
import { ofTwoLetters, ofTwoLettersInShort, typedUmlauts } from './umlauts.ts';

/** A place as a query names it. */
export interface NamedPlace {
  name: string;
  label: string;
}

/** Every text of an item that is searched; as in the server's index no phrase goes on from part number or name to what follows. */
export const searchedText = (item: Item): string =>
  [
    item.supplier_part_no,
    item.name,
    [item.description, item.category, item.supplier, item.notes, item.supplier_item_url].join('\n'),
  ]
    .map(indexedText)
    .join('  ');

/** Whether an indexed text has a thing, as it was typed or in another spelling; of many texts `thingTest` asks sooner. */
export const hasThing = (indexed: string, thing: Sought): boolean => thingTest(thing)(between(indexed));

/** What of a place is compared; made once for those that are asked for with each letter. */
export interface PlaceTexts {
  /** The words of its name and label, a blank before each. */
  words: string;
  /** The label without its signs. */
  label: string;
}

export const placeTexts = ({ name, label }: NamedPlace): PlaceTexts => ({
  words: ` ${indexedText(`${name} ${label}`)}`,
  label: indexedText(label).replaceAll(' ', ''),
});

/** The words of a filter, each as it may be spelt: with an umlaut, and with two letters in its place. */
export function filterWords(value: string): string[][] {
  const umlauts = typedUmlauts(value);
  return queryWords(value).map((word) => [
    ...new Set([word, ofTwoLetters(word), ofTwoLettersInShort(word), umlauts.get(word) ?? word]),
  ]);
}

/** A test whether every word of `value` begins a word of a name or label, or all of it a label without its signs. */
export function placeTest(value: string): (place: PlaceTexts) => boolean {
  const words = filterWords(value);
  const joined = queryWords(value).join('');
  if (words.length === 0) return () => false;
  return (place) =>
    words.every((ways) => ways.some((word) => place.words.includes(` ${word}`))) ||
    place.label.startsWith(joined);
}

/** Whether every word of `value` begins a word of the name of a category or supplier. */
export function beginsWords(name: string, value: string): boolean {
  const text = ` ${indexedText(name)}`;
  const words = filterWords(value);
  return words.length > 0 && words.every((ways) => ways.some((word) => text.includes(` ${word}`)));
}

/**
 * Whether an item is what a query looks for: the same as the server's search (server/store/search), but for letters that
 * are forgiven. `placesOf`: from its location up, as far as they are known; `own`: what is called otherwise in the workshop.
 */
export function itemTest(
  query: string,
  placesOf: (item: Item) => readonly NamedPlace[] = namedByPath,
  own?: OwnSynonyms,
): (item: Item) => boolean {
  const typed = readQuery(query);
  const things = soughtIn(typed.text, own).map(thingTest);
  const isNarrowIn = narrowingIn(typed, placesOf, own);
  if (things.length > 0) {
    return (item) => {
      const text = between(searchedText(item));
      return things.every((has) => has(text)) && isNarrowIn(item, () => text);
    };
  }
  const isNarrow = (item: Item): boolean => isNarrowIn(item, () => between(searchedText(item)));
  const signs = fold(typed.text).trim();
  // Beside what narrows down signs say nothing.
  if (hasFilters(typed)) return isNarrow;
  if (signs === '') return () => false;
  return (item) => fold(`${item.name} ${item.supplier_part_no} ${item.description}`).includes(signs);
}

/** Whether an item has what a query demands besides its words. */
export function narrowingTest(
  query: string,
  placesOf: (item: Item) => readonly NamedPlace[] = namedByPath,
  own?: OwnSynonyms,
): (item: Item) => boolean {
  const isNarrow = narrowingIn(readQuery(query), placesOf, own);
  return (item) => isNarrow(item, () => between(searchedText(item)));
}

/** The same of an item whose indexed text, between blanks, is at hand or made where it is needed: there may be 100,000. */
function narrowingIn(
  { exact, without, withoutExact, filters }: TypedQuery,
  placesOf: (item: Item) => readonly NamedPlace[],
  own: OwnSynonyms | undefined,
): (item: Item, textOf: () => string) => boolean {
  if (exact.length + without.length + withoutExact.length + filters.length === 0) return () => true;
  const asIndexed = (one: string): string => between(indexedText(one));
  const [wanted, unwanted] = [exact.map(asIndexed), withoutExact.map(asIndexed)];
  const excluded = without.map((one) => unwantedIn(one, own).map(thingTest));
  return (item, textOf) => {
    const text = textOf();
    return (
      wanted.every((one) => text.includes(one)) &&
      !unwanted.some((one) => text.includes(one)) &&
      !excluded.some((all) => all.every((has) => has(text))) &&
      filters.every((filter) => fits(item, filter, placesOf) !== filter.not)
    );
  };
}

function fits(item: Item, filter: QueryFilter, placesOf: (item: Item) => readonly NamedPlace[]): boolean {
  switch (filter.by) {
    case 'place':
      return placesOf(item).map(placeTexts).some(placeTest(filter.value));
    case 'category':
      return beginsWords(item.category, filter.value);
    case 'supplier':
      return item.supplier !== '' && beginsWords(item.supplier, filter.value);
    case 'quantity':
      return item.quantity !== null && compares(item.quantity, filter.is, filter.value);
    case 'quantities':
      return item.quantity !== null && item.quantity >= filter.from && item.quantity <= filter.to;
    case 'presence':
      return PRESENT[filter.of](item);
  }
}

const PRESENT: Readonly<Record<AskedFor, (item: Item) => boolean>> = {
  photo: hasPhoto,
  quantity: ({ quantity }) => quantity !== null && quantity > 0,
  supplier: ({ supplier }) => supplier !== '',
  part: ({ supplier_part_no }) => supplier_part_no !== '',
  description: ({ description }) => description !== '',
  notes: ({ notes }) => notes !== '',
  link: ({ supplier_item_url }) => supplier_item_url !== '',
};

/** Where no tree is at hand: what a search hit says of its place. */
function namedByPath({ location_path = '', location_label = '' }: Item): NamedPlace[] {
  const names = location_path.split(' › ');
  return names.map((name, at) => ({ name, label: at === names.length - 1 ? location_label : '' }));
}
