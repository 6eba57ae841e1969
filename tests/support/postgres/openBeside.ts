import { type DataOptions, openData } from '../../../server/dataFolder.ts';
import type { Store } from '../../../server/store/store.ts';

/** Where the databases of the tests' folders are that have none in them. */
const elsewhere = new Map<string, DataOptions>();

export const noteDatabase = (folder: string, options: DataOptions): void =>
  void elsewhere.set(folder, options);
export const databaseOf = (folder: string): DataOptions => elsewhere.get(folder) ?? {};

/** Opens what a server of the tests has in its folder, or elsewhere, as another process would. */
export const openBeside = (folder: string, options: DataOptions = {}): Promise<Store> =>
  openData(folder, { ...databaseOf(folder), ...options });
