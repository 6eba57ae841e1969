import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

const BYTES = 32;

/** The secret of this name, 32 random bytes that stay the same; made at its first use. */
export async function secretOf(store: Store, name: string): Promise<Uint8Array> {
  const find = store.read.selectFrom('secrets').select('value').where('name', '=', name);
  const known = await find.executeTakeFirst();
  if (known) return known.value;
  // One for this process, where none can be kept.
  if (store.condition.isReadOnly) return randomBytes(BYTES);
  await store.write((trx) =>
    trx
      .insertInto('secrets')
      .values({ name, value: randomBytes(BYTES) })
      // Another process may have made it meanwhile: the first one holds.
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await find.executeTakeFirstOrThrow()).value;
}
