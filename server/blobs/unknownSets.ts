import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeSynced } from './sync.ts';

/** In the data folder while there are sets that belong to no image: a line for each. */
const NOTE = 'unknown-photos.txt';
const LINE = /^(\d{1,15}) (\S+)$/;

/** Since when sets are known to belong to no image, by key: milliseconds since 1970. */
export type UnknownSince = ReadonlyMap<string, number>;

/** As noted last. What cannot be read is not noted: its month begins anew, and nothing is removed too early. */
export async function notedUnknown(folder: string): Promise<UnknownSince> {
  const text = await readFile(join(folder, NOTE), 'utf8').catch(() => '');
  const noted = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, since, key] = LINE.exec(line) ?? [];
    if (since !== undefined && key !== undefined) noted.set(key, Number(since));
  }
  return noted;
}

/** Notes these and no others, durably. Rejects with node's error where that cannot be written. */
export async function noteUnknown(folder: string, sets: UnknownSince): Promise<void> {
  const path = join(folder, NOTE);
  if (sets.size === 0) return rm(path, { force: true });
  // Servers may share the folder: each writes a file of its own.
  const begun = `${path}.${randomUUID()}`;
  const lines = Array.from(sets, ([key, since]) => `${since} ${key}\n`);
  try {
    await writeSynced(begun, Buffer.from(lines.join('')));
    await rename(begun, path);
  } finally {
    await rm(begun, { force: true });
  }
  await syncFolder(folder);
}
