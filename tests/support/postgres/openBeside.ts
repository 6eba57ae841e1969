import { type DataOptions, databaseIn, openData } from '../../../server/dataFolder.ts';
import type { DatabaseToRead } from '../../../server/store/databaseToRead.ts';
import type { Store } from '../../../server/store/store.ts';

/** Where the databases of the tests' folders are that have none in them. */
const elsewhere = new Map<string, DataOptions>();

export const noteDatabase = (folder: string, options: DataOptions): void =>
  void elsewhere.set(folder, options);
export const databaseOf = (folder: string): DataOptions => elsewhere.get(folder) ?? {};

/** Where a connection of one's own finds it. */
export function toReadIn(folder: string): DatabaseToRead {
  const url = databaseOf(folder).database?.url;
  return url === undefined ? { engine: 'sqlite', path: databaseIn(folder) } : { engine: 'postgres', url };
}

/** The environment of a program that works on it. */
export function settingsOf(folder: string): Record<string, string> {
  const url = databaseOf(folder).database?.url;
  return { STOWAGE_DATA: folder, ...(url !== undefined && { DATABASE_URL: url }) };
}

/** Opens what a server of the tests has in its folder, or elsewhere, as another process would. */
export const openBeside = (folder: string, options: DataOptions = {}): Promise<Store> =>
  openData(folder, { ...databaseOf(folder), ...options });
