import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileHandle } from 'node:fs/promises';
import { type BlobFile, type Blobs, keyInside } from './blobs.ts';
import { unlessMissing } from './missing.ts';
import { createScratches } from './scratches.ts';
import { syncFolder } from './sync.ts';

/** Folder of what is still made or already removed. */
export const UNFINISHED = 'unfinished';
/** Bytes of a file read at a time. */
const PIECE = 64 * 1024;

/**
 * Keeps sets in `folder`, which is made when missing unless it is only to be read: each is a folder that appears and
 * disappears in one rename. Rejects with node's error for a folder that cannot be used.
 */
export async function openDisk(folder: string, { make = true } = {}): Promise<Blobs> {
  const unfinished = join(folder, UNFINISHED);
  if (make) {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await syncFolder(folder);
  }
  const busy = new Set<string>();
  const pathOf = (key: string): string => join(folder, ...keyInside(key).split('/'));

  const scratches = createScratches({
    folder: unfinished,
    busy,
    async keep(here, key) {
      await syncFolder(here);
      const shelf = join(pathOf(key), '..');
      if ((await mkdir(shelf, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(folder);
      await rename(here, pathOf(key));
      await syncFolder(shelf);
    },
  });

  return {
    scratch: scratches.begin,
    async open(key, name) {
      const handle = await open(join(pathOf(key), name), 'r').catch(unlessMissing);
      return handle && fileOf(handle);
    },
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
    removeUnfinished: scratches.removeUnfinished,
  };
}

/** An open file of the disk, which is closed here. */
export async function fileOf(handle: FileHandle): Promise<BlobFile> {
  let isOpen = true;
  const end = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  try {
    const { size } = await handle.stat();
    return {
      bytes: size,
      async next() {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE), 0, PIECE);
        return bytesRead === 0 ? undefined : buffer.subarray(0, bytesRead);
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
