import type { Db } from '../store/store.ts';
import { sql } from 'kysely';
import { BackupRefused } from './refusal.ts';

/** Rows whose names become those of files and folders: ids of Stowage's own, and what is made of them. */
const NAMES = [
  { table: 'imports', column: 'id', length: 36 },
  { table: 'images', column: 'storage_path', length: 39 },
] as const;

/** Throws {@link BackupRefused} where a database has names that no Stowage gives: they might lead out of its folder. */
export async function requireOwnNames(db: Db): Promise<void> {
  for (const { table, column, length } of NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where length(${sql.ref(column)}) <> ${length} or ${sql.ref(column)} glob '*[^0-9a-f/-]*' limit 1`.execute(
      db,
    );
    if (rows.length > 0)
      throw new BackupRefused(`its database names files as no Stowage does (${table}.${column}).`);
  }
}
