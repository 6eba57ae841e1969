import type { Item } from '../../../contract/entities.ts';
import { hasThing, searchedText } from '../../../contract/finding/itemFits.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { asItStands, type Sought, soughtIn } from '../../../contract/finding/spellings.ts';
import { readQuery } from '../../../contract/finding/typedQuery.ts';
import { areUnparted, mayStandWithin, standsWithin } from '../../../contract/finding/within.ts';
import { indexedText } from '../../../contract/searchWords.ts';
import { marked, type Piece, type Span } from './highlight.ts';

/** What an item was found for, thing by thing; what stood between quotes too. */
export function thingsOf(query: string, own?: OwnSynonyms): Sought[] {
  const { text, exact } = readQuery(query);
  return [text, ...exact].flatMap((one) => soughtIn(one, own));
}

/** What an item was found for. */
export interface FoundThing extends Sought {
  /** The item has it nowhere as it was typed, nor in another spelling: it is looked for within words. */
  isWithin?: boolean;
}

/** {@link thingsOf} the query, for one of the items that it has found. */
export function thingsIn(item: Item, query: string, own?: OwnSynonyms): FoundThing[] {
  const indexed = searchedText(item);
  return thingsOf(query, own).map((thing) => ({ ...thing, isWithin: !hasThing(indexed, thing) }));
}

/** Whether an indexed text has all words of a thing within its own: 'fibre' in 'microfibre'. */
export const hasWithin = (indexed: string, { words }: Sought): boolean =>
  words.every((word) => mayStandWithin(word) && standsWithin(indexed, word));

/**
 * `text` in pieces, with what the search has found in it as hits: where a word begins with what was typed, what is the
 * same in another spelling stands, or what was typed is within a word.
 */
export function foundPieces(text: string, things: readonly FoundThing[]): Piece[] {
  const indexed = indexedText(text);
  const lookedFor = (thing: FoundThing): string[] => {
    const { words, phrases, whole, synonyms, equal, apart } = thing;
    if (hasThing(indexed, asItStands(words)))
      return words.map((one) => (areUnparted(one) ? one : beginning(one)));
    const others = [
      ...phrases.filter((phrase) => ` ${indexed}`.includes(` ${phrase}`)),
      ...[...whole, ...synonyms, ...equal].filter((phrase) => ` ${indexed} `.includes(` ${phrase} `)),
    ];
    // Of a misspelt name in several parts some may be there.
    if (others.length > 0) return others.map((phrase) => `${beginning(phrase)}${ON}`);
    if (apart.length > 0) return apart.flatMap(lookedFor);
    return words.map(thing.isWithin && hasWithin(indexed, thing) ? within : beginning);
  };
  const looked = things.flatMap(lookedFor);
  return marked(
    text,
    looked.length === 0 ? undefined : (folded) => looked.flatMap((pattern) => spansOf(folded, pattern)),
  );
}

/** Another spelling is that of whole words: '100n' of '100nF'. */
const ON = '[\\p{L}\\p{N}\\p{Co}]*';

/** Where a word of the text begins with these words, one after the other. */
const beginning = (words: string): string =>
  `(?<![\\p{L}\\p{N}\\p{Co}])${words.split(' ').join('[^\\p{L}\\p{N}\\p{Co}]+')}`;

/** Where these letters stand, no number of them a part of another one. */
const within = (letters: string): string =>
  `${/^\d/.test(letters) ? '(?<!\\d)' : ''}${letters}${/\d$/.test(letters) ? '(?!\\d)' : ''}`;

const spansOf = (folded: string, pattern: string): Span[] =>
  Array.from(
    folded.matchAll(new RegExp(pattern, 'gu')),
    ({ 0: hit, index }) => [index, index + hit.length] as const,
  );
