import { indexedText, QUERY_MAX } from '../searchWords.ts';

/** What can be there or not: `no:photo`, `has:notes`. */
export const ASKED_FOR = ['photo', 'quantity', 'supplier', 'part', 'description', 'notes', 'link'] as const;
export type AskedFor = (typeof ASKED_FOR)[number];

export type Comparison = '<' | '<=' | '=' | '>=' | '>';

/** What narrows down what is found, as it was typed between the words. */
export type QueryFilter = {
  /** Only what does not fit: '-in:workshop'. */
  not: boolean;
} & (
  | { by: 'place' | 'category' | 'supplier'; value: string }
  | { by: 'quantity'; is: Comparison; value: number }
  /** Both included. */
  | { by: 'quantities'; from: number; to: number }
  | { by: 'presence'; of: AskedFor }
);

/** A query, taken apart. */
export interface TypedQuery {
  /** What is looked for in any spelling; '' where there is nothing but what follows. */
  text: string;
  /** What has to stand there word for word. */
  exact: readonly string[];
  /** What must not stand there, in any spelling. */
  without: readonly string[];
  /** What must not stand there word for word. */
  withoutExact: readonly string[];
  filters: readonly QueryFilter[];
  /** Where in the query what narrows it down was typed, in that order. */
  narrowing: readonly NarrowingPiece[];
  /** What has the name of a filter, but says nothing that it can be of: it is looked for as words. */
  misread: readonly { typed: string; by: 'quantity' | 'lacks' | 'has' }[];
}

/** A piece of a query that narrows down what is found, with where it stands. */
export type NarrowingPiece = { at: number; length: number } & (
  | { is: 'exact' | 'without' | 'withoutExact'; value: string }
  | { is: 'filter'; filter: QueryFilter }
);

/** More of them narrow nothing down, and each costs time; of all kinds together, and of filters. */
export const NARROWING_MAX = 16;
export const FILTERS_MAX = 8;

/**
 * A minus, the name of a filter, and what is between quotes or up to the next blank, for a quantity up to its number ('qty:> 5',
 * 'qty: 5', 'qty<5'); a quote may still be open. After one that is closed the next piece may begin without a blank, but takes nothing away.
 */
const PIECE =
  /(?<![^\s"])((?<!")[-−–])?(?:(\p{L}+):|(qty|quantity)(?=[<>=]))?(?:"([^"]*)(?:"|$)|((?<=(?:qty|quantity):)\s*(?:[<>]=?|=)?\s*-?\d+(?:[.,]\d+)?(?:(?:[-−–]|\.\.)\d+(?:[.,]\d+)?)?(?!\S)|(?<=qty|quantity)(?:[<>]=?|=)\s+-?\d+(?:[.,]\d+)?(?!\S)|\S+))?/giu;

type FilterName = 'place' | 'category' | 'supplier' | 'quantity' | 'lacks' | 'has';
const NAMES: ReadonlyMap<string, FilterName> = new Map([
  ['in', 'place'],
  ['inside', 'place'],
  ['loc', 'place'],
  ['location', 'place'],
  ['place', 'place'],
  ['cat', 'category'],
  ['category', 'category'],
  ['by', 'supplier'],
  ['supplier', 'supplier'],
  ['qty', 'quantity'],
  ['quantity', 'quantity'],
  ['no', 'lacks'],
  ['has', 'has'],
]);

/** As phones and word processors write them, each one sign. */
const QUOTES = /[“”„‟«»]/g;

/** Any string is a query: what is no filter is looked for as it stands. */
export function readQuery(query: string): TypedQuery {
  let words = '';
  let end = 0;
  const narrowing: NarrowingPiece[] = [];
  const filters: QueryFilter[] = [];
  const misread: TypedQuery['misread'][number][] = [];
  for (const piece of query.slice(0, QUERY_MAX).replace(QUOTES, '"').matchAll(PIECE)) {
    const [typed, minus = '', filter, compared, quoted, plain = ''] = piece;
    const name = filter ?? compared;
    if (typed === '') continue;
    const asText = piece.index === end ? typed : ` ${typed}`;
    end = piece.index + typed.length;
    const where = { at: piece.index, length: typed.length };
    const add = (one: NarrowingPiece): void => {
      if (narrowing.length < NARROWING_MAX) narrowing.push(one);
    };
    const value = (quoted ?? plain).trim();
    const by = name === undefined ? undefined : NAMES.get(name.toLowerCase());
    if (by !== undefined) {
      const meant = filterOf(by, value, minus !== '');
      const isNew = filters.every((other) => !isSame(other, meant));
      if (meant && isNew && filters.length < FILTERS_MAX) {
        filters.push(meant);
        narrowing.push({ ...where, is: 'filter', filter: meant });
      }
      // One that is only begun says nothing yet: 'in:'.
      if (!meant && value !== '') {
        words += asText;
        if (by === 'quantity' || by === 'lacks' || by === 'has') misread.push({ typed, by });
      }
    } else if (name !== undefined) words += asText;
    // '-40 °C' is a number, '-"' a sign.
    else if (minus !== '' && isText(value) && (quoted !== undefined || /^\p{L}/u.test(value)))
      add({ ...where, is: quoted === undefined ? 'without' : 'withoutExact', value });
    else if (quoted !== undefined && isText(value)) add({ ...where, is: 'exact', value });
    else words += asText;
  }
  // A quote that is left open, or holds only signs, may have any blanks in it.
  const text = words.trim().replace(/\s+/g, ' ');
  // A minus alone takes away from nothing: it is a sign.
  if (text === '' && narrowing.every(({ is }) => is === 'without' || is === 'withoutExact')) {
    return { text: query.trim(), exact: [], without: [], withoutExact: [], filters, narrowing: [], misread };
  }
  const valuesOf = (what: 'exact' | 'without' | 'withoutExact') =>
    narrowing.flatMap((one) => (one.is === what ? [one.value] : []));
  return {
    text,
    exact: valuesOf('exact'),
    without: valuesOf('without'),
    withoutExact: valuesOf('withoutExact'),
    filters,
    narrowing,
    misread,
  };
}

const isSame = (one: QueryFilter, other: QueryFilter | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isText = (value: string): boolean => indexedText(value) !== '';

/** Whether anything but words was typed. */
export const hasFilters = ({ narrowing }: TypedQuery): boolean => narrowing.length > 0;

function filterOf(by: FilterName, value: string, not: boolean): QueryFilter | undefined {
  if (value === '') return undefined;
  if (by === 'quantity') return quantityOf(value, not);
  if (by === 'lacks' || by === 'has') {
    const of = askedFor(value.toLowerCase());
    return of && { by: 'presence', of, not: not !== (by === 'lacks') };
  }
  return { not, by, value };
}

/** 'photos' and 'note' are meant as well. */
const askedFor = (value: string): AskedFor | undefined =>
  ASKED_FOR.find((one) => [one, `${one}s`, one.replace(/y$/, 'ies'), one.replace(/s$/, '')].includes(value));

function quantityOf(value: string, not: boolean): QueryFilter | undefined {
  const numberOf = (text: string): number => Number(text.replace(',', '.'));
  const [, one = '', other = ''] = /^(\d+(?:[.,]\d+)?)(?:[-−–]|\.{2})(\d+(?:[.,]\d+)?)$/.exec(value) ?? [];
  if (other !== '') {
    const [from, to] = [numberOf(one), numberOf(other)];
    return { not, by: 'quantities', from: Math.min(from, to), to: Math.max(from, to) };
  }
  const [, is = '', number = ''] = /^(<=?|>=?|=)?\s*(-?\d+(?:[.,]\d+)?)$/.exec(value) ?? [];
  if (number === '') return undefined;
  return { not, by: 'quantity', is: COMPARISONS.find((each) => each === is) ?? '=', value: numberOf(number) };
}

const COMPARISONS: readonly Comparison[] = ['<', '<=', '=', '>=', '>'];

/** Whether `number` compares like that. */
export function compares(number: number, is: Comparison, value: number): boolean {
  if (is === '<') return number < value;
  if (is === '<=') return number <= value;
  if (is === '>=') return number >= value;
  return is === '>' ? number > value : number === value;
}
