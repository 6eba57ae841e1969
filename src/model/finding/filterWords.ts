import { type NamedPlace, placeTest, placeTexts } from '../../../contract/finding/itemFits.ts';
import {
  ASKED_FOR,
  type NarrowingPiece,
  type QueryFilter,
  readQuery,
} from '../../../contract/finding/typedQuery.ts';

/** A part of a query that narrows down what is found. */
export interface NarrowingPart {
  /** What it means, in words: 'In workshop'. */
  words: string;
  /** As it was typed: 'in:workshop'. */
  piece: string;
  /** The query without it. */
  rest: string;
}

/** What of a query narrows down, in the order in which it was typed. */
export function narrowingParts(query: string): NarrowingPart[] {
  return readQuery(query).narrowing.map((piece) => ({
    words: wordsOfPiece(piece),
    piece: query.slice(piece.at, piece.at + piece.length),
    rest: without(query, piece),
  }));
}

function without(query: string, { at, length }: NarrowingPiece): string {
  return `${query.slice(0, at)} ${query.slice(at + length)}`.replace(/\s+/g, ' ').trim();
}

function wordsOfPiece(piece: NarrowingPiece): string {
  switch (piece.is) {
    case 'filter':
      return wordsOf(piece.filter);
    case 'exact':
      return `Exactly “${piece.value}”`;
    case 'without':
    case 'withoutExact':
      return `Without “${piece.value}”`;
  }
}

function wordsOf(filter: QueryFilter): string {
  const { not } = filter;
  switch (filter.by) {
    case 'place':
      return `${not ? 'Not in' : 'In'} ${filter.value}`;
    case 'category':
      return `${not ? 'Not of category' : 'Category'} ${filter.value}`;
    case 'supplier':
      return `${not ? 'Not from' : 'From'} ${filter.value}`;
    case 'quantity':
      return `${not ? 'Quantity not' : 'Quantity'} ${COMPARED[filter.is]}${filter.value}`;
    case 'quantities':
      return `${not ? 'Quantity not' : 'Quantity'} ${filter.from} to ${filter.to}`;
    case 'presence':
      return filter.of === 'quantity'
        ? not
          ? 'None left'
          : 'In stock'
        : `${not ? 'Without' : 'With'} ${THINGS[filter.of]}`;
  }
}

const COMPARED = { '<': 'under ', '<=': 'at most ', '=': '', '>=': 'at least ', '>': 'over ' } as const;

const THINGS = {
  photo: 'a photo',
  supplier: 'a supplier',
  part: 'a part number',
  description: 'a description',
  notes: 'notes',
  link: 'a link',
} as const;

/** A place that is not there, and the query without it. */
export interface UnknownPlace {
  name: string;
  rest: string;
}

/** Places that a query names, and that are nowhere among `places`. */
export function unknownPlaces(query: string, places: Iterable<NamedPlace>): UnknownPlace[] {
  const named = readQuery(query).narrowing.flatMap((piece) =>
    piece.is === 'filter' && piece.filter.by === 'place'
      ? [{ name: piece.filter.value, rest: without(query, piece) }]
      : [],
  );
  const all = named.length === 0 ? [] : Array.from(places, placeTexts);
  return named.filter(({ name }) => !all.some(placeTest(name)));
}

/** What is said where nothing was found of a query that only asks for a category, or a supplier; undefined of any other. */
export function nothingOf(query: string): string | undefined {
  const { narrowing, text } = readQuery(query);
  const [piece] = narrowing;
  if (piece?.is !== 'filter' || narrowing.length > 1 || text.trim() !== '' || piece.filter.not)
    return undefined;
  const { filter } = piece;
  return filter.by === 'category' || filter.by === 'supplier'
    ? `No item has a ${filter.by} with a word that begins with “${filter.value}”.`
    : undefined;
}

/** What is said of a query in which a filter was meant that cannot be: what may stand there; undefined where none was. */
export function misreadFilter(query: string): string | undefined {
  const [first] = readQuery(query).misread;
  if (!first) return undefined;
  const { typed, by } = first;
  const name = typed.slice(0, typed.indexOf(':') + 1).replace(/^[-−–]/, '');
  const may = by === 'quantity' ? 'a number, as in qty:5, qty:<5 or qty:5-10' : PRESENCES;
  return `“${typed}” is looked for as words: after ${name} stands ${may}.`;
}

const PRESENCES = `${ASKED_FOR.slice(0, -1).join(', ')} or ${ASKED_FOR.at(-1) ?? ''}`;

/** What can be typed to narrow down, with what it does: for people who have not heard of it. */
export const FILTER_EXAMPLES: readonly (readonly [typed: string, means: string])[] = [
  ['in:workshop', 'only in this location and all inside it, by its name or label'],
  ['cat:tools', 'only of this category'],
  ['qty:0', 'only with this quantity; also qty:<5, qty:5-10 and qty:>100'],
  ['no:photo', 'only without a photo; also no:notes, no:supplier, no:part, no:link'],
  ['bolt -steel', 'only without the second word; a minus works before in: and cat: too'],
  ['"lock washer"', 'only with these very words, side by side'],
];
