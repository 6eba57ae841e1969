import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Scratch, keyOf } from './blobs.ts';
import { unlessMissing } from './missing.ts';
import { syncFolder, writeSynced } from './sync.ts';

/** Folders of this machine in which sets are made. */
export interface Scratches {
  begin(): Promise<Scratch>;
  /** Removes what a process that has ended left behind before `before`; answers how much. */
  removeUnfinished(before: number, signal?: AbortSignal): Promise<number>;
}

interface Parts {
  /** Where they are; made when missing. */
  folder: string;
  /** The names in `folder`, and the keys, that somebody in this process is working on. */
  busy: Set<string>;
  /** Makes the files in the folder `here` the set of this key. */
  keep(here: string, key: string): Promise<void>;
}

/** When anything in a folder was written last, in milliseconds since 1970: a photo may be arriving there. */
async function lastWritten(folder: string): Promise<number | undefined> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? [];
  const found = await Promise.all(
    [folder, ...names.map((name) => join(folder, name))].map((path) => stat(path).catch(unlessMissing)),
  );
  const times = found.flatMap((one) => (one ? [one.mtimeMs] : []));
  return times.length === 0 ? undefined : Math.max(...times);
}

export function createScratches({ folder, busy, keep }: Parts): Scratches {
  return {
    async begin() {
      const name = randomUUID();
      const here = join(folder, name);
      busy.add(name);
      await mkdir(here, { mode: 0o700 }).catch(async (error: unknown) => {
        unlessMissing(error);
        // Somebody has removed the folders while the server runs.
        await mkdir(here, { recursive: true, mode: 0o700 });
        await syncFolder(dirname(folder));
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
          await keep(here, key);
          return key;
        },
        async end() {
          await rm(here, { recursive: true, force: true });
          busy.delete(name);
          if (keptAs !== undefined) busy.delete(keptAs);
        },
      };
    },
    async removeUnfinished(before) {
      let removed = 0;
      for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
        const at = busy.has(name) ? undefined : await lastWritten(join(folder, name));
        if (at === undefined || at >= before) continue;
        await rm(join(folder, name), { recursive: true, force: true });
        removed++;
      }
      return removed;
    },
  };
}
