import { rm, stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { unlessMissing } from '../blobs/missing.ts';
import { databaseIn } from '../dataFolder.ts';
import { requireNotMoved } from '../sharedFolder.ts';
import { sqliteFailure } from '../store/sqlite/failures.ts';
import { openSqliteForReading } from '../store/sqlite/openForReading.ts';
import type { Db } from '../store/store.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { temporaryFolder } from './temporary.ts';

/** What is compared row by row. */
type Compared = 'items' | 'locations' | 'images';

/** Rows that are the same in the backup and in the data folder, and others. */
export interface Difference {
  same: number;
  /** In both, and not the same. */
  changed: number;
  /** In the data folder alone. */
  added: number;
  /** In the backup alone. */
  gone: number;
}

type Differences = Record<Compared, Difference>;

export interface Drill {
  manifest: Manifest;
  /** From what is in the data folder, where that has a database that can be read. */
  differences: Differences | 'nothing' | 'unreadable';
}

/**
 * Restores the backup at `path` into a temporary folder, and compares what it has with the data folder as it is now.
 * Throws {@link BackupRefused} when it cannot be restored; where nothing is there, or that is damaged, it can be all the same.
 * Nothing of it is left, nor where it was `ended`, whose reason it throws.
 */
export async function drill(path: string, folder: string, ended?: AbortSignal): Promise<Drill> {
  await requireCompared(folder);
  const restored = await temporaryFolder('drill');
  try {
    const { manifest } = await restoreBackup(path, restored, { now: Date.now(), ended });
    ended?.throwIfAborted();
    return { manifest, differences: await differencesOf(databaseIn(restored), databaseIn(folder)) };
  } finally {
    await rm(restored, { recursive: true, force: true });
  }
}

/** What was moved elsewhere would be compared as if it were still what is used. Throws what `requireNotMoved` does. */
async function requireCompared(folder: string): Promise<void> {
  const path = databaseIn(folder);
  if (!(await isThere(path))) return;
  try {
    const { read, close } = await openSqliteForReading(path);
    await requireNotMoved(read, folder, { isInBucket: false }).finally(close);
  } catch (error) {
    // What is damaged is not compared at all.
    if (sqliteFailure(error) !== 'damaged') throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  const found = await stat(path).catch(unlessMissing);
  return found !== undefined && found.size > 0;
}

/** By SQLite alone, over both files: however many rows there are, none is held. */
async function differencesOf(before: string, now: string): Promise<Drill['differences']> {
  if (!(await isThere(now))) return 'nothing';
  return compared(before, now).catch((error: unknown) => {
    if (sqliteFailure(error) !== 'damaged') throw error;
    return 'unreadable';
  });
}

async function compared(before: string, now: string): Promise<Differences> {
  const { read, close } = await openSqliteForReading(now);
  try {
    await sql`attach ${before} as restored`.execute(read);
    return {
      items: await differenceOf(read, 'items'),
      locations: await differenceOf(read, 'locations'),
      images: await differenceOf(read, 'images'),
    };
  } finally {
    close();
  }
}

async function differenceOf(db: Db, table: Compared): Promise<Difference> {
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
    db,
  );
  // Numbers are the database's own affair, another one may give others; and a restore gives new versions.
  const compared = columns.map(({ name }) => name).filter((name) => !['seq', 'version'].includes(name));
  const equal = sql.join(
    compared.map((name) => sql`live.${sql.ref(name)} is old.${sql.ref(name)}`),
    sql` and `,
  );
  const [live, old] = [sql.table(`main.${table}`), sql.table(`restored.${table}`)];
  const { rows } = await sql<Difference>`select
    count(*) filter (where old.id is not null and ${equal}) as same,
    count(*) filter (where old.id is not null and not (${equal})) as changed,
    count(*) filter (where old.id is null) as added,
    (select count(*) from ${old} as old where not exists (select 1 from ${live} as live where live.id = old.id)) as gone
    from ${live} as live left join ${old} as old on old.id = live.id`.execute(db);
  const [difference] = rows;
  if (!difference) throw new Error('Nothing was compared.');
  return difference;
}
