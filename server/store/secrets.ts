import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

const BYTES = 32;
/** By this one a database knows the folder of its backups; it opens and signs nothing. */
export const BACKUPS_OF = 'backups-of';
/** A digest of the folder of its backups, where that was on another disk than the data folder; no secret. */
export const BACKUPS_ELSEWHERE = 'backups-elsewhere';
/** By this one it knows the folder of its photos, where it is elsewhere itself. */
export const PHOTOS_OF = 'photos-of';
/** So begin rows with the key of a category whose items the search may find by another one too; they are no secrets. */
export const UNSETTLED = 'unsettled-category ';

/** New random bytes for a secret. */
export const newSecret = (): Buffer => randomBytes(BYTES);

/** The secret of this name, 32 random bytes that stay the same; `fresh` at its first use. */
export async function secretOf(store: Store, name: string, fresh = newSecret()): Promise<Uint8Array> {
  const find = store.read.selectFrom('secrets').select('value').where('name', '=', name);
  const known = await find.executeTakeFirst();
  if (known) return known.value;
  // One for this process, where none can be kept.
  if (store.condition.isReadOnly) return fresh;
  await store.write((trx) =>
    trx
      .insertInto('secrets')
      .values({ name, value: fresh })
      // Another process may have made it meanwhile: the first one holds.
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await find.executeTakeFirstOrThrow()).value;
}
