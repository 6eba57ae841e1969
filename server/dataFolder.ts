import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Images, openImages } from './images/images.ts';
import { type Store, openStore } from './store/store.ts';
import { NewerDatabase } from './store/migrations/migrate.ts';

/** The data folder or its database cannot be used; the message is one line for a person. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';
}

/** An open data folder. */
export interface DataFolder {
  folder: string;
  store: Store;
}

/** Opens the database of a data folder; both are made when missing. Throws {@link UnusableData}. */
export async function openData(folder: string): Promise<Store> {
  try {
    // Items and password hashes are the owner's business only.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await openStore(join(folder, 'stowage.db'));
  } catch (error) {
    if (error instanceof NewerDatabase) {
      throw new UnusableData(`${reasonOf(error)} Use a newer Stowage with the data folder ${folder}.`);
    }
    throw unusable(folder, error);
  }
}

/** Opens the photos of a data folder, which is made when missing. Throws {@link UnusableData}. */
export async function openPhotos(store: Store, folder: string): Promise<Images> {
  try {
    return await openImages(store, folder);
  } catch (error) {
    throw unusable(folder, error);
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');

const unusable = (folder: string, error: unknown): UnusableData =>
  new UnusableData(`The data folder ${folder} cannot be used: ${reasonOf(error)}`, { cause: error });
