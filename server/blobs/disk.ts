import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileHandle } from 'node:fs/promises';
import { syncFolder, writeSynced } from './sync.ts';

/**
 * Sets of files on disk. A set is a folder that appears and disappears in one rename, so it is there whole or not at
 * all. Every path is made here: no name from outside becomes part of one.
 */
export interface Blobs {
  /** A folder for files that are still made; has to be ended. */
  scratch(): Promise<Scratch>;
  /** A file of a set, open for reading, or undefined when there is none. */
  open(key: string, name: string): Promise<FileHandle | undefined>;
  has(key: string): Promise<boolean>;
  /** Whether the folder of all sets is there. */
  isThere(): Promise<boolean>;
  /** Removes a set; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** All kept sets that nobody in this process is working on, with the time of their last change. */
  kept(): AsyncGenerator<KeptSet>;
  /** Removes what was left behind unfinished before `before`, in milliseconds since 1970; answers how much. */
  removeUnfinished(before: number): Promise<number>;
}

export interface KeptSet {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Scratch {
  /** Where a file of this name may be written. */
  path(name: string): string;
  /** Writes a file, durably. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Makes what is in here the set of this id, durably; answers its key. */
  keep(id: string): Promise<string>;
  /** Ends the work: removes what was not kept, and from now on a sweep may judge what was. */
  end(): Promise<void>;
}

/** Folder of what is still made or already removed. */
const UNFINISHED = 'unfinished';

/** Keeps sets in `folder`, which is made when missing unless it is only to be read. Rejects with node's error for a folder that cannot be used. */
export async function openBlobs(folder: string, { make = true } = {}): Promise<Blobs> {
  const unfinished = join(folder, UNFINISHED);
  if (make) {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await syncFolder(folder);
  }
  const busy = new Set<string>();
  const pathOf = (key: string): string => join(folder, ...key.split('/'));

  async function scratch(): Promise<Scratch> {
    const name = randomUUID();
    const here = join(unfinished, name);
    busy.add(name);
    await mkdir(here, { mode: 0o700 }).catch(async (error: unknown) => {
      unlessMissing(error);
      // Somebody has removed the folders while the server runs.
      await mkdir(here, { recursive: true, mode: 0o700 });
      await syncFolder(folder);
    });
    let keptAs: string | undefined;
    return {
      path: (file) => join(here, file),
      write: (file, bytes) => writeSynced(join(here, file), bytes),
      remove: (file) => rm(join(here, file), { force: true }),
      async keep(id) {
        const key = keyOf(id);
        keptAs = key;
        busy.add(key);
        await syncFolder(here);
        const shelf = join(pathOf(key), '..');
        if ((await mkdir(shelf, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(folder);
        await rename(here, pathOf(key));
        await syncFolder(shelf);
        return key;
      },
      async end() {
        await rm(here, { recursive: true, force: true });
        busy.delete(name);
        if (keptAs !== undefined) busy.delete(keptAs);
      },
    };
  }

  return {
    scratch,
    open: (key, name) => open(join(pathOf(key), name), 'r').catch(unlessMissing),
    isThere: async () => (await stat(folder).catch(unlessMissing)) !== undefined,
    has: async (key) => (await stat(pathOf(key)).catch(unlessMissing)) !== undefined,
    async remove(key) {
      const name = randomUUID();
      busy.add(name);
      try {
        const here = join(unfinished, name);
        await rename(pathOf(key), here).catch(unlessMissing);
        await rm(here, { recursive: true, force: true });
      } finally {
        busy.delete(name);
      }
    },
    async *kept() {
      for (const shelf of (await readdir(folder).catch(unlessMissing)) ?? []) {
        if (shelf === UNFINISHED) continue;
        for (const name of (await readdir(join(folder, shelf)).catch(unlessMissing)) ?? []) {
          const key = `${shelf}/${name}`;
          // Asked before the caller asks the database: what is done meanwhile has its row by then.
          const isBusy = busy.has(key);
          const found = isBusy ? undefined : await stat(pathOf(key)).catch(unlessMissing);
          if (found) yield { key, at: found.mtimeMs };
        }
      }
    },
    async removeUnfinished(before) {
      let removed = 0;
      for (const name of (await readdir(unfinished).catch(unlessMissing)) ?? []) {
        const found = busy.has(name) ? undefined : await stat(join(unfinished, name)).catch(unlessMissing);
        if (!found || found.mtimeMs >= before) continue;
        await rm(join(unfinished, name), { recursive: true, force: true });
        removed++;
      }
      return removed;
    },
  };
}

/** The last characters of an id are random: they spread the sets over 256 folders. */
const keyOf = (id: string): string => `${id.slice(-2)}/${id}`;

function unlessMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  return undefined;
}
