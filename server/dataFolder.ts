import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Store, openStore } from './store/store.ts';
import { NewerDatabase } from './store/migrations/migrate.ts';

/** The data folder or its database cannot be used; the message is one line for a person. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';
}

/** Opens the database of a data folder; both are made when missing. Throws {@link UnusableData}. */
export async function openData(folder: string): Promise<Store> {
  try {
    // Items and password hashes are the owner's business only.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await openStore(join(folder, 'stowage.db'));
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    if (error instanceof NewerDatabase) {
      throw new UnusableData(`${reason} Use a newer Stowage with the data folder ${folder}.`);
    }
    throw new UnusableData(`The data folder ${folder} cannot be used: ${reason}`, { cause: error });
  }
}
