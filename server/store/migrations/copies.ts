import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFile, syncFolder } from '../../blobs/sync.ts';
import { makePrivateFile } from '../../privacy.ts';
import { findDamage } from '../sqlite/check.ts';
import type { DatabaseConstructor } from '../sqlite/api.ts';

/** Of so many versions the newest copy is kept. */
const KEPT = 3;
const FOLDER = 'backups';
const UNFINISHED = '.unfinished';
const NAME = /^schema-(\d+)-before-\d+-\d{8}T\d{6}Z\.db$/;

/** Also the journal that SQLite keeps beside it. */
const isUnfinished = (name: string): boolean => name.includes(UNFINISHED);

/** From which version of the schema to which one. */
export interface Upgrade {
  from: number;
  to: number;
}

/** A copy of the database that was made before an upgrade. */
interface Copy {
  path: string;
  /** Of the schema in it. */
  version: number;
}

/** The folder of the copies of the database at `path`. */
export const copiesOf = (path: string): string => join(dirname(path), FOLDER);

/**
 * Copies the database at `path` as it is committed, and answers where the copy lies: readable, on the disk and its
 * owner's alone. Of each of the three latest versions the newest copy stays, this one among them. Rejects with SQLite's
 * or node's error; then no copy is left of this one, and all others stay.
 */
export async function copyDatabase(
  path: string,
  { from, to }: Upgrade,
  Database: DatabaseConstructor,
): Promise<string> {
  const folder = copiesOf(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // What a process left that was killed while it copied.
  await removeAll(folder, isUnfinished);
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const copy = join(folder, `schema-${from}-before-${to}-${time}.db`);
  const unfinished = copy + UNFINISHED;
  try {
    // SQLite fills a file that is empty, and leaves its rights as they are.
    await makePrivateFile(unfinished);
    copyInto(path, unfinished, Database);
    await syncFile(unfinished);
    await rename(unfinished, copy);
    await syncFolder(folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    await removeAll(folder, isUnfinished);
    throw error;
  }
  // Under its own name already: what reads it may hold it open for a while, and Windows renames no such file.
  const damage = await findDamage(copy);
  if (damage !== undefined) {
    await rm(copy, { force: true }).catch(() => undefined);
    throw new Error(`the copy cannot be read: ${damage}`);
  }
  await prune(folder);
  return copy;
}

/**
 * Copies what was committed in the database at `path` into a new file, by a connection of its own: the one that holds the
 * write lock may not copy. Blocks the thread.
 */
export function copyInto(path: string, copy: string, Database: DatabaseConstructor): void {
  const database = new Database(path, { timeout: 0, readOnly: true });
  try {
    database.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}

/** The copies in the folder, the latest version first, and of one version the newest first. */
async function copiesIn(folder: string): Promise<Copy[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const version = NAME.exec(name)?.[1];
      return version === undefined ? [] : [{ name, path: join(folder, name), version: Number(version) }];
    })
    .toSorted((a, b) => b.version - a.version || (a.name < b.name ? 1 : -1));
}

/** The newest copy of the latest version up to `version`, of the database at `path`. */
export async function newestCopy(path: string, version: number): Promise<string | undefined> {
  return (await copiesIn(copiesOf(path))).find((copy) => copy.version <= version)?.path;
}

async function prune(folder: string): Promise<void> {
  const copies = await copiesIn(folder);
  const newest = copies.filter((copy, at) => copy.version !== copies[at - 1]?.version).slice(0, KEPT);
  const kept = new Set(newest.map(({ path }) => path));
  await removeAll(folder, (name) => NAME.test(name) && !kept.has(join(folder, name)));
}

/** What cannot be removed now is in nobody's way. */
async function removeAll(folder: string, isMeant: (name: string) => boolean): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter(isMeant);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)));
}
