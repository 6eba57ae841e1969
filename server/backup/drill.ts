import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseIn } from '../dataFolder.ts';
import { openForReading } from '../store/openForReading.ts';
import type { Db } from '../store/store.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

/** What is compared row by row. */
const TABLES = ['items', 'locations', 'images'] as const;
export type Compared = (typeof TABLES)[number];

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

export interface Drill {
  manifest: Manifest;
  differences: Record<Compared, Difference>;
}

/**
 * Restores the backup at `path` into a temporary folder, and compares what it has with the data folder as it is now.
 * Throws {@link BackupRefused} when it cannot be restored. Nothing of it is left.
 */
export async function drill(path: string, folder: string, temporary = tmpdir()): Promise<Drill> {
  const restored = await mkdtemp(join(temporary, 'stowage-drill-'));
  try {
    const manifest = await restoreBackup(path, restored);
    const [before, now] = await Promise.all([digestsOf(restored), digestsOf(folder)]);
    const differences = { items: none(), locations: none(), images: none() };
    for (const table of TABLES) differences[table] = differenceOf(before[table], now[table]);
    return { manifest, differences };
  } finally {
    await rm(restored, { recursive: true, force: true });
  }
}

const none = (): Difference => ({ same: 0, changed: 0, added: 0, gone: 0 });

type Digests = Record<Compared, Map<string, string>>;

async function digestsOf(folder: string): Promise<Digests> {
  const { read, close } = await openForReading(databaseIn(folder));
  try {
    const digests: Digests = { items: new Map(), locations: new Map(), images: new Map() };
    for (const table of TABLES) await digestRows(read, table, digests[table]);
    return digests;
  } finally {
    close();
  }
}

/** Rows read at a time. */
const PORTION = 5000;

async function digestRows(db: Db, table: Compared, into: Map<string, string>): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Record<string, unknown> & { id: string; at: number }>`
      select rowid as at, * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${PORTION}`.execute(
      db,
    );
    for (const { at, ...row } of rows) {
      // Numbers are the database's own affair: another one may give others.
      const { seq: _seq, ...content } = row;
      into.set(row.id, createHash('sha256').update(JSON.stringify(content)).digest('base64'));
      after = at;
    }
    if (rows.length < PORTION) return;
  }
}

function differenceOf(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Difference {
  const difference = none();
  for (const [id, digest] of now) {
    const then = before.get(id);
    if (then === undefined) difference.added += 1;
    else if (then === digest) difference.same += 1;
    else difference.changed += 1;
  }
  difference.gone = before.size - difference.same - difference.changed;
  return difference;
}
