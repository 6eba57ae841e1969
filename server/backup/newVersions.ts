import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

/** By how much versions and numbers are raised at a moment in milliseconds since 1970. */
export const versionsMore = (now: number): number => Math.floor(now / 1000);

/**
 * Raises all versions of a restored database, and the highest numbers of its lists: by the seconds since 1970, more than
 * anybody has changed a record since the backup, and other ones at every restore. Browsers know versions that were given
 * out after the backup; they would come again for other content, and an older edit would overwrite it. `now` in
 * milliseconds since 1970; on SQLite alone, in a transaction. docs/scale.md has the same for PostgreSQL.
 */
export async function giveNewVersions(db: Db, now: number): Promise<void> {
  const more = sql.lit(versionsMore(now));
  await sql`update items set version = version + ${more}`.execute(db);
  await sql`update locations set version = version + ${more}`.execute(db);
  // What nobody has changed since its import can still be taken back.
  await sql`update import_changes set version = version + ${more} where kind in ('item', 'location')`.execute(
    db,
  );
  // It may have changed what another import had left so: that one's to take back then.
  await sql`update import_changes
    set before = json_set(before, '$.version', (before ->> '$.version') + ${more})
    where before ->> '$.version' is not null`.execute(db);
  await sql`update deleted_records
    set snapshot = json_set(snapshot, '$.row.version', (snapshot ->> '$.row.version') + ${more})
    where snapshot ->> '$.row.version' is not null`.execute(db);
  await sql`update list_numbers set highest = highest + ${more}`.execute(db);
}
