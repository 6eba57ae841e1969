import { sql } from 'kysely';
import { indexedText } from '../../../contract/searchWords.ts';
import { engineOf } from '../engine.ts';
import type { Db } from '../store.ts';
import type { ItemsTable } from '../tables.ts';

type Texts = Pick<
  ItemsTable,
  'name' | 'description' | 'category' | 'notes' | 'supplier' | 'supplier_part_no' | 'supplier_item_url'
>;

/** Enters the texts of item number `seq`, which is not in the index. */
export async function indexItem(db: Db, seq: number, item: Texts): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const rest = [item.description, item.category, item.supplier, item.notes, item.supplier_item_url];
  await sql`insert into items_fts (rowid, part, name, rest) values (${seq}, ${indexedText(item.supplier_part_no)},
    ${indexedText(item.name)}, ${indexedText(rest.join('\n'))})`.execute(db);
}

export async function unindexItem(db: Db, seq: number): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  await sql`delete from items_fts where rowid = ${seq}`.execute(db);
}
