import type { Item } from '../../../contract/entities.ts';
import { hasThing } from '../../../contract/finding/itemFits.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import type { Sought } from '../../../contract/finding/spellings.ts';
import { readQuery } from '../../../contract/finding/typedQuery.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { indexedText } from '../../../contract/searchWords.ts';
import { type FoundThing, foundPieces, hasWithin, thingsIn } from './foundPieces.ts';
import { highlight, type Piece } from './highlight.ts';

/** What the search looks into besides the name, in the order in which the server's index has it. */
const FIELDS = [
  'supplier_part_no',
  'description',
  'category',
  'supplier',
  'notes',
  'supplier_item_url',
] as const satisfies readonly (keyof Item)[];

export type MatchedFieldName = (typeof FIELDS)[number];

/** Where an item was found when its name does not tell. */
export interface MatchedField {
  field: MatchedFieldName;
  /** The part of it around the first hit, on one line; '…' stands where it was cut. */
  snippet: Piece[];
}

/** Characters of a snippet before the first hit, and in all: what fits on one line of a card. */
const BEFORE_HIT = 12;
const SNIPPET = 140;

/**
 * The field that holds most of the things that the name does not; the first of several. Undefined when the name
 * says it all, and when no field does: then the host searches otherwise than ours.
 */
export function matchedField(item: Item, query: string, own?: OwnSynonyms): MatchedField | undefined {
  const things = thingsIn(item, query, own);
  if (things.length === 0) return matchedSigns(item, readQuery(query).text.trim());
  // What is nowhere as it was typed, nor in another spelling, was found within words.
  const field = fieldWith(hasThing, item, things) ?? fieldWith(hasWithin, item, things);
  return field && { field, snippet: snippetOf(item[field], things) };
}

/** The field that has most of what the name has not. */
function fieldWith(
  has: (indexed: string, thing: Sought) => boolean,
  item: Item,
  things: readonly Sought[],
): MatchedFieldName | undefined {
  const name = indexedText(item.name);
  const missing = things.filter((thing) => !has(name, thing));
  let best: { field: MatchedFieldName; count: number } | undefined;
  for (const field of missing.length === 0 ? [] : FIELDS) {
    const indexed = indexedText(item[field]);
    const count = missing.filter((thing) => has(indexed, thing)).length;
    if (count > (best?.count ?? 0)) best = { field, count };
  }
  return best?.field;
}

/** So many of the items that were found are looked through for how they write a word. */
const SPELLINGS_IN = 3;

/**
 * What a query was taken for, in the letters of the items that it has found: 'mull' of the index is their 'Müll'. Where they
 * differ in nothing but capitals it stays.
 */
export function storedSpelling(meant: string, items: readonly Item[]): string {
  const texts = items
    .slice(0, SPELLINGS_IN)
    .flatMap((item) => [item.name, ...FIELDS.map((name) => item[name])]);
  const stored = (word: string): string => {
    const isOther = (text: string): boolean => fold(text) === word && text.toLowerCase() !== word;
    for (const text of texts) {
      const hit = highlight(text, word, 'word starts').find((piece) => piece.hit && isOther(piece.text));
      if (hit) return hit.text;
    }
    return word;
  };
  return meant.split(' ').map(stored).join(' ');
}

/**
 * What is said above `items` that were found for a query which no item has as it was typed; `meant`: what it was read as. What else
 * narrows it down stands below the box.
 */
export function meantSentence(typed: string, meant: string, items: readonly Item[]): string {
  const { text, exact, filters } = readQuery(meant);
  const places = filters.flatMap((filter) => (filter.by === 'place' && !filter.not ? [filter.value] : []));
  if (places.length === 0)
    return `Nothing has “${typed}”. This is what has “${storedSpelling(meant, items)}”.`;
  const where = places.map((name) => `“${name}”`).join(' and ');
  const words = [text, ...exact].filter((one) => one !== '').join(' ');
  return words === ''
    ? `No item has “${typed}”. This is what lies in ${where}.`
    : `Nothing has “${typed}”. This is what has “${storedSpelling(words, items)}” and lies in ${where}.`;
}

/** A query without a word is looked for as it stands, in name, part number and description. */
function matchedSigns(item: Item, signs: string): MatchedField | undefined {
  const has = (text: string): boolean => text.toLowerCase().includes(signs.toLowerCase());
  if (signs === '' || has(item.name)) return undefined;
  const field = (['supplier_part_no', 'description'] as const).find((name) => has(item[name]));
  return field && { field, snippet: snippetOf(item[field], []) };
}

function snippetOf(text: string, things: readonly FoundThing[]): Piece[] {
  const pieces = foundPieces(text.replace(/\s+/g, ' ').trim(), things);
  const first = pieces.findIndex(({ hit }) => hit);
  const [before] = pieces;
  if (first === 1 && before) before.text = endOf(before.text);
  return upTo(SNIPPET, pieces);
}

/** The last words of what stands before a hit. */
function endOf(text: string): string {
  if (text.length <= BEFORE_HIT) return text;
  const end = text.slice(-BEFORE_HIT);
  const blank = end.indexOf(' ');
  // A long word without a blank in it is cut, but never within a letter of two units.
  return `…${blank >= 0 && blank < end.length - 1 ? end.slice(blank + 1) : end.replace(/^[\uDC00-\uDFFF\p{M}/.,:;-]+/u, '')}`;
}

function upTo(most: number, pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let left = most;
  for (const { text, hit } of pieces) {
    if (left <= 0) break;
    const isCut = text.length > left;
    kept.push({ text: isCut ? `${text.slice(0, left).replace(/[\uD800-\uDBFF]$/, '')}…` : text, hit });
    left -= text.length;
  }
  return kept;
}
