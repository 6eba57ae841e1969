import { type ItemOrder, type ItemSort, orderIn, orderText } from '../../../contract/itemOrder.ts';

/** The columns of the table of items, in their order. */
export const COLUMNS = [
  'photo',
  'name',
  'category',
  'quantity',
  'location',
  'supplier',
  'part',
  'updated',
] as const;
export type Column = (typeof COLUMNS)[number];

export const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  photo: 'Photo',
  name: 'Name',
  category: 'Category',
  quantity: 'Quantity',
  location: 'Location',
  supplier: 'Supplier',
  part: 'Part number',
  updated: 'Changed',
};

/** What a row is known by: always there. */
export const ALWAYS: Column = 'name';

/** The column's order; a photo has none. */
export const sortOf = (column: Column): ItemSort | undefined => (column === 'photo' ? undefined : column);

/** What the table is narrowed down to; '' and false are no filter. */
export interface ItemFilters {
  category: string;
  /** Id of a location: items in it and anywhere inside of it. */
  within: string;
  /** In the supplier's name. */
  supplier: string;
  /** Only items without a photo. */
  noPhoto: boolean;
  /** A day, YYYY-MM-DD, as its person counts it: changed then or later. */
  since: string;
}
export type FilterName = keyof ItemFilters;

export interface ItemTable {
  /** undefined for the order that the list has by itself. */
  order: ItemOrder | undefined;
  filters: ItemFilters;
}

/** What an address says; a value that makes no sense says nothing. */
export function tableOf(query: URLSearchParams): ItemTable {
  const since = query.get('since') ?? '';
  return {
    order: orderIn(query.get('sort') ?? ''),
    filters: {
      category: query.get('category') ?? '',
      within: query.get('in') ?? '',
      supplier: (query.get('supplier') ?? '').trim(),
      noPhoto: query.get('photo') === 'missing',
      since: startOf(since) === undefined ? '' : since,
    },
  };
}

/** How an address says it; null takes a parameter out of it. */
export function filterParameters(filters: Partial<ItemFilters>): Record<string, string | null> {
  const { category, within, supplier, noPhoto, since } = filters;
  const said = {
    category,
    in: within,
    supplier: supplier?.trim(),
    photo: noPhoto === undefined ? undefined : noPhoto ? 'missing' : '',
    since,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
  );
}

/** What the host is asked with, for what {@link ItemTable} says without its category. */
export function requestOf({ order, filters }: ItemTable): Record<string, string | undefined> {
  const { within, supplier, noPhoto, since } = filters;
  return {
    sort: order && orderText(order),
    within: within || undefined,
    supplier: supplier || undefined,
    photo: noPhoto ? 'missing' : undefined,
    changed_since: startOf(since)?.toISOString(),
  };
}

/** The first moment of a day here; undefined for a text that is no day. */
export function startOf(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date);
  return start.getFullYear() === year && start.getMonth() === month - 1 && start.getDate() === date
    ? start
    : undefined;
}

/** The order after a press on the head of a column: its own, then the other way round. The newest comes first. */
export function orderAfter(order: ItemOrder | undefined, by: ItemSort): ItemOrder {
  return { by, descending: order?.by === by ? !order.descending : by === 'updated' };
}

/** Which filters are set. */
export function setFilters(filters: ItemFilters): FilterName[] {
  const { category, within, supplier, noPhoto, since } = filters;
  const set: Record<FilterName, boolean> = {
    category: category !== '',
    within: within !== '',
    supplier: supplier !== '',
    noPhoto,
    since: since !== '',
  };
  return FILTERS.filter((name) => set[name]);
}
const FILTERS: readonly FilterName[] = ['category', 'within', 'supplier', 'noPhoto', 'since'];

export const NO_FILTERS: ItemFilters = { category: '', within: '', supplier: '', noPhoto: false, since: '' };

/** A set filter in words; `placeName` is the name of the location that it names. */
export function filterText(name: FilterName, filters: ItemFilters, placeName: string): string {
  switch (name) {
    case 'category':
      return `Category: ${filters.category}`;
    case 'within':
      return `In ${placeName} and inside`;
    case 'supplier':
      return `Supplier: “${filters.supplier}”`;
    case 'noPhoto':
      return 'Without photo';
    case 'since':
      return `Changed since ${startOf(filters.since)?.toLocaleDateString(undefined, DAY) ?? ''}`;
  }
}
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The chosen columns: those that the address names, else all that its person has not hidden. */
export function columnsIn(query: URLSearchParams, hidden: readonly string[]): readonly Column[] {
  const named = query.get('columns')?.split(',');
  return COLUMNS.filter(
    (column) => column === ALWAYS || (named ? named.includes(column) : !hidden.includes(column)),
  );
}
