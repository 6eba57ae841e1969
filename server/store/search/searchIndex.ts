import { indexedText } from '../../../contract/searchWords.ts';
import { engineOf } from '../engine.ts';
import { postgresSearchIndex } from '../postgres/search/searchIndex.ts';
import { sqliteSearchIndex } from '../sqlite/searchIndex.ts';
import type { Db } from '../store.ts';
import type { ItemsTable } from '../tables.ts';
import type { IndexedTexts, SearchIndex } from './indexing.ts';

type Texts = Pick<
  ItemsTable,
  'name' | 'description' | 'category' | 'notes' | 'supplier' | 'supplier_part_no' | 'supplier_item_url'
>;

/** The index of the engine that `db` speaks to. */
export const searchIndexOf = (db: Db): SearchIndex =>
  engineOf(db) === 'postgres' ? postgresSearchIndex : sqliteSearchIndex;

/** Enters the texts of item number `seq`, which is not in the index. */
export const indexItem = (db: Db, seq: number, item: Texts): Promise<void> =>
  searchIndexOf(db).enter(db, [{ seq, texts: indexedTexts(item) }]);

/** Enters items that are not in the index, all at once. */
export const indexItems = (db: Db, items: readonly (Texts & { seq: number })[]): Promise<void> =>
  searchIndexOf(db).enter(
    db,
    items.map((item) => ({ seq: item.seq, texts: indexedTexts(item) })),
  );

/** Puts the texts of item number `seq` in the place of those that are in the index. */
export const reindexItem = (db: Db, seq: number, item: Texts): Promise<void> =>
  searchIndexOf(db).replace(db, seq, indexedTexts(item));

export const unindexItem = (db: Db, seq: number): Promise<void> => searchIndexOf(db).remove(db, seq);

/** What of an item is searched. */
export function indexedTexts(item: Texts): IndexedTexts {
  const rest = [item.description, item.category, item.supplier, item.notes, item.supplier_item_url];
  return {
    part: indexedText(item.supplier_part_no),
    name: indexedText(item.name),
    rest: indexedText(rest.join('\n')),
  };
}
