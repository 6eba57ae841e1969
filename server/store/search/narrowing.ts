import { type RawBuilder, sql } from 'kysely';
import {
  beginsWords,
  filterWords,
  type PlaceTexts,
  placeTest,
  placeTexts,
} from '../../../contract/finding/itemFits.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import type { AskedFor, Comparison, QueryFilter, TypedQuery } from '../../../contract/finding/typedQuery.ts';
import { unwantedIn } from '../../../contract/finding/unwanted.ts';
import { indexedText } from '../../../contract/searchWords.ts';
import { hasNoPhoto } from '../items/filter.ts';
import { textsOf } from '../lists.ts';
import { treeRevision } from '../locations/hierarchyChanges.ts';
import { DEPTH_MAX } from '../locations/places.ts';
import type { Db } from '../store.ts';
import type { InnerWords } from './innerWords.ts';
import { allOf, anyOf, inAnySpelling, type Match } from './match.ts';
import { searchIndexOf } from './searchIndex.ts';

/** What a query demands besides its words. */
export interface Narrowing {
  /** Adds to what the index is asked what has to stand there and what must not. */
  asked(match: Match): Match;
  /** What is looked for where there are no words; undefined where only the conditions decide. */
  exact: Match | undefined;
  /** What must not stand there, as the index is asked; undefined for nothing. */
  without: Match | undefined;
  /** What a row of `items` has to fulfil; undefined for nothing. */
  condition: RawBuilder<boolean> | undefined;
  /** The numbers of the items that fulfil it, where they are few: then nothing else has to be looked at. */
  few: readonly number[] | undefined;
}

/** So many are looked up faster than each hit of a common word is looked at. */
const FEW = 30_000;

/** `own`: what is called otherwise in the workshop; `inner`: the words within which the same search looks for others. */
export async function narrowingOf(
  db: Db,
  { exact, without, withoutExact, filters }: TypedQuery,
  own: OwnSynonyms,
  inner: InnerWords,
): Promise<Narrowing> {
  const exactly = (one: string): Match => ({ phrase: indexedText(one), isWhole: true });
  const must = exact.map(exactly);
  const unwanted: Match[] = [];
  for (const one of without) unwanted.push(inAnySpelling(await inner.withAround(unwantedIn(one, own))));
  const never = [...unwanted, ...withoutExact.map(exactly)];
  const mustNot = never.length === 0 ? undefined : anyOf(never);
  const conditions = await Promise.all(filters.map((filter) => conditionOf(db, filter)));
  const condition = conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
  return {
    asked(match) {
      const all = allOf([match, ...must]);
      return mustNot === undefined ? all : { match: all, without: mustNot };
    },
    exact: must.length === 0 ? undefined : allOf(must),
    without: mustNot,
    condition,
    few: condition && filters.some(isIndexed) ? await fewWith(db, condition) : undefined,
  };
}

/** Whether an index leads to the items of a filter. */
const isIndexed = ({ by, not }: QueryFilter): boolean =>
  !not && (by === 'place' || by === 'category' || by === 'quantity' || by === 'quantities');

async function fewWith(db: Db, condition: RawBuilder<boolean>): Promise<number[] | undefined> {
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where(condition)
    .limit(FEW + 1)
    .execute();
  return rows.length > FEW ? undefined : rows.map(({ seq }) => seq);
}

async function conditionOf(db: Db, filter: QueryFilter): Promise<RawBuilder<boolean>> {
  const condition = await positive(db, filter);
  return filter.not ? sql<boolean>`not coalesce(${condition}, false)` : condition;
}

async function positive(db: Db, filter: QueryFilter): Promise<RawBuilder<boolean>> {
  switch (filter.by) {
    case 'place':
      return sql<boolean>`items.location_id in ${insideOf(await placesNamed(db, filter.value))}`;
    case 'category':
      return among('category_key', await categoriesWith(db, filter.value));
    case 'supplier':
      return among('supplier', await suppliersWith(db, filter.value));
    case 'quantity':
      return sql<boolean>`items.quantity ${OPERATORS[filter.is]} ${filter.value}`;
    case 'quantities':
      return sql<boolean>`items.quantity between ${filter.from} and ${filter.to}`;
    case 'presence':
      return PRESENT[filter.of];
  }
}

const OPERATORS: Readonly<Record<Comparison, RawBuilder<unknown>>> = {
  '<': sql`<`,
  '<=': sql`<=`,
  '=': sql`=`,
  '>=': sql`>=`,
  '>': sql`>`,
};

const PRESENT: Readonly<Record<AskedFor, RawBuilder<boolean>>> = {
  photo: sql<boolean>`not ${hasNoPhoto}`,
  quantity: sql<boolean>`items.quantity > 0`,
  supplier: sql<boolean>`items.supplier <> ''`,
  part: sql<boolean>`items.supplier_part_no <> ''`,
  description: sql<boolean>`items.description <> ''`,
  notes: sql<boolean>`items.notes <> ''`,
  link: sql<boolean>`items.supplier_item_url <> ''`,
};

/** Names and labels of all locations, as of a revision of them: a query is asked again with each letter. */
const knownPlaces = new WeakMap<Db, { revision: number; places: readonly (PlaceTexts & { id: string })[] }>();

async function placesNamed(db: Db, value: string): Promise<string[]> {
  const revision = await treeRevision(db);
  const known = knownPlaces.get(db);
  const places = known?.revision === revision ? known.places : await readPlaces(db);
  knownPlaces.set(db, { revision, places });
  return places.filter(placeTest(value)).map(({ id }) => id);
}

async function readPlaces(db: Db) {
  const rows = await db.selectFrom('locations').select(['id', 'name', 'label']).execute();
  return rows.map(({ id, name, label }) => ({ id, ...placeTexts({ name, label: label ?? '' }) }));
}

/** These locations and everything inside of them. */
const insideOf = (ids: readonly string[]) => sql`(with recursive inside (id, depth) as (
    select id, 0 from locations where id in ${textsOf(ids)}
    union
    select l.id, inside.depth + 1 from inside join locations l on l.parent_id = inside.id
    where inside.depth < ${DEPTH_MAX}
  ) select id from inside)`;

const among = (column: 'category_key' | 'supplier', values: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`items.${column}`)} in ${textsOf(values)}`;

/** The keys of the categories whose names have the words. */
async function categoriesWith(db: Db, value: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item_counts')
    .select('key')
    .where('kind', '=', 'category')
    .where('count', '>', 0)
    .execute();
  return rows.map(({ key }) => key).filter((key) => beginsWords(key, value));
}

/** All suppliers whose names have the words, of the items that have them anywhere: SQLite knows nothing of accents. */
async function suppliersWith(db: Db, value: string): Promise<string[]> {
  const words = filterWords(value).map((ways) => anyOf(ways.map((phrase) => ({ phrase }))));
  if (words.length === 0) return [];
  const having = searchIndexOf(db).among({ in: 'rest', match: allOf(words) });
  const rows = await db
    .selectFrom('items')
    .select('supplier')
    .distinct()
    .where('seq', 'in', having)
    .execute();
  return rows.map(({ supplier }) => supplier).filter((name) => name !== '' && beginsWords(name, value));
}
