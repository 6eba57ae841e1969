import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * How long a file is not touched that nobody uses any more, in milliseconds: of one's own name, and of others. A large one is read
 * once more at its end, and not touched meanwhile.
 */
export const ABANDONED = { own: 60 * 60_000, others: 24 * 60 * 60_000 };
const END = /\.zip\.[0-9a-f-]{36}\.unfinished(\.db(-journal)?)?$/;

/** Where the backup `path` is written until it is whole; its copy of the database ends with '.db' besides. */
export const unfinishedOf = (path: string): string =>
  join(dirname(path), `.${basename(path, '.zip')}.zip.${randomUUID()}.unfinished`);

/**
 * Removes what backups have left in `folder` that were killed, and not touched since `before`, in milliseconds since 1970: of
 * those whose names begin like this; '' for all.
 */
export async function removeUnfinished(folder: string, name: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const left of names.filter((one) => one.startsWith(`.${name}`) && END.test(one))) {
    const found = await stat(join(folder, left)).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(join(folder, left), { force: true }).catch(() => undefined);
  }
}
