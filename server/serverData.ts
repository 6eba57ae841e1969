import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import {
  type DataOptions,
  UnusableData,
  damagedData,
  databaseIn,
  makeFolder,
  openData,
  unusable,
} from './dataFolder.ts';
import type { Options } from './options.ts';
import { type ServerLock, lockFolder, shareFolder } from './serverLock.ts';
import { type Check, startCheck } from './store/sqlite/check.ts';
import type { Store } from './store/store.ts';

/** How long a start waits for the check of a large database, in milliseconds. */
const CHECK_LIMIT = 5000;

/** The data folder of a server that runs. */
export interface ServerData {
  store: Store;
  /** Leaves word for a second server where this one answers. */
  tell(url: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a data folder for a server: locked, unless another one may run beside, and looked at before anything is written.
 * A damaged database is only opened to be read; a large one is looked at on while the server runs, and when damage is
 * found then nothing more is written. Throws {@link UnusableData}.
 */
export async function openServerData(
  folder: string,
  { readOnly, beside, database }: Pick<Options, 'readOnly' | 'beside'> & Pick<DataOptions, 'database'>,
  log: Logger,
): Promise<ServerData> {
  let lock: ServerLock | undefined;
  let endSharing: (() => void) | undefined;
  let check: Check | undefined;
  try {
    if (!readOnly) await makeFolder(folder);
    if (!readOnly && beside) endSharing = await shareFolder(folder);
    else if (!readOnly) lock = await lockFolder(folder);
    check = database ? undefined : await checkOf(folder);
    const first = await check?.soon;
    if (first?.damage !== undefined && !readOnly) throw damagedData(folder, first.damage);
    const store = await openData(folder, {
      readOnly,
      database,
      onUpgraded: (copy) => log.info({ copy }, 'the database was upgraded, and copied before'),
    });
    if (first?.isOver === false) log.info('the database is large: its check goes on while the server runs');
    void check?.later.then(
      (damage) => {
        if (damage === undefined) return;
        store.condition.foundDamage();
        log.error({ damage }, 'the database is damaged; restore a backup');
      },
      (err: unknown) => log.warn({ err }, 'the database could not be checked'),
    );
    return {
      store,
      tell: async (url) => lock?.tell(url),
      async close() {
        check?.end();
        await store.close();
        endSharing?.();
        await lock?.release();
      },
    };
  } catch (error) {
    check?.end();
    endSharing?.();
    await lock?.release();
    throw error instanceof UnusableData ? error : unusable(folder, error);
  }
}

async function checkOf(folder: string): Promise<Check | undefined> {
  const path = databaseIn(folder);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() && found.size > 0 ? startCheck(path, CHECK_LIMIT) : undefined;
}
