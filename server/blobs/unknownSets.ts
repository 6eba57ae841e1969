import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeSynced } from './sync.ts';

/** In the data folder while there are sets that belong to no image: a line for each day, then one for each set. */
export const UNKNOWN_NOTE = 'unknown-photos.txt';
const DAY_LINE = /^day (\d{1,15})$/;
const SET_LINE = /^(\d{1,15}) (\S+)$/;

/** Sets that belong to no image. */
export interface UnknownSets {
  /**
   * The days on which some were seen, each once however often the clock says it, in the order in which it did; in days
   * since 1970.
   */
  days: readonly number[];
  /** By key, how many of these days there were when the set was first seen, that day with them. */
  since: ReadonlyMap<string, number>;
}

/** As noted last. What cannot be read is not noted: its month begins anew, and nothing is removed too early. */
export async function notedUnknown(folder: string): Promise<UnknownSets> {
  const text = await readFile(join(folder, UNKNOWN_NOTE), 'utf8').catch(() => '');
  const days = new Set<number>();
  const since = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, day] = DAY_LINE.exec(line) ?? [];
    if (day !== undefined) days.add(Number(day));
    const [, first, key] = SET_LINE.exec(line) ?? [];
    if (first !== undefined && key !== undefined) since.set(key, Number(first));
  }
  return { days: [...days], since };
}

/** Notes these and no others, durably. Rejects with node's error where that cannot be written. */
export async function noteUnknown(folder: string, { days, since }: UnknownSets): Promise<void> {
  const path = join(folder, UNKNOWN_NOTE);
  if (since.size === 0) return rm(path, { force: true });
  // Servers may share the folder: each writes a file of its own.
  const begun = `${path}.${randomUUID()}`;
  const lines = [
    ...days.map((day) => `day ${day}\n`),
    ...Array.from(since, ([key, first]) => `${first} ${key}\n`),
  ];
  try {
    await writeSynced(begun, Buffer.from(lines.join('')));
    await rename(begun, path);
  } finally {
    await rm(begun, { force: true });
  }
  await syncFolder(folder);
}
