import { type NamedPlace, placeTest, placeTexts } from '../../../contract/finding/itemFits.ts';
import { type QueryFilter, readQuery } from '../../../contract/finding/typedQuery.ts';

/** A part of a query that narrows down what is found. */
export interface NarrowingPart {
  /** What it means, in words: 'In workshop'. */
  words: string;
  /** The query without it. */
  rest: string;
}

/** What of a query narrows down, in the order in which it was typed. */
export function narrowingParts(query: string): NarrowingPart[] {
  const { exact, without, filters } = readQuery(query);
  const parts = [
    ...filters.map((filter) => ({ typed: filter.typed, words: wordsOf(filter) })),
    ...exact.map((one) => ({ typed: `"${one}"`, words: `Exactly “${one}”` })),
    ...without.map((one) => ({ typed: `-${one}`, words: `Without “${one}”` })),
  ];
  return parts
    .map(({ typed, words }) => ({ words, ...cutOf(query, typed) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ words, rest }) => ({ words, rest }));
}

/** Where a part stands, and the query without it; between its quotes it may have had more blanks. */
function cutOf(query: string, typed: string): { at: number; rest: string } {
  const bare = typed.replaceAll('"', '');
  for (const way of [typed, typed.replace(/"$/, ''), `-"${bare.slice(1)}"`, `-"${bare.slice(1)}`]) {
    const at = query.indexOf(way);
    if (at >= 0) {
      const rest = `${query.slice(0, at)} ${query.slice(at + way.length)}`.replace(/\s+/g, ' ').trim();
      return { at, rest };
    }
  }
  return { at: query.length, rest: query };
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

/** Places that a query names, and that are nowhere among `places`. */
export function unknownPlaces(query: string, places: Iterable<NamedPlace>): string[] {
  const named = readQuery(query).filters.flatMap((filter) => (filter.by === 'place' ? [filter.value] : []));
  const all = named.length === 0 ? [] : Array.from(places, placeTexts);
  return named.filter((value) => !all.some(placeTest(value)));
}

/** What can be typed to narrow down, with what it does: for people who have not heard of it. */
export const FILTER_EXAMPLES: readonly (readonly [typed: string, means: string])[] = [
  ['in:workshop', 'only in this place and all inside it, by its name or label'],
  ['cat:tools', 'only of this category'],
  ['qty:0', 'only with this quantity; also qty:<5 and qty:>100'],
  ['no:photo', 'only without a photo; also no:notes, no:supplier, no:part, no:link'],
  ['-steel', 'only without this word; a minus works before in: and cat: too'],
  ['"lock washer"', 'only with these very words, side by side'],
];
