import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Store } from '../store.ts';
import { UNSETTLED } from '../secrets.ts';
import { reindexCategory } from './categories.ts';

/**
 * Notes that the search may find the items of the categories with these keys by another one too, until that is forgotten:
 * whoever is killed meanwhile cannot put it right. Answers what to forget.
 */
export async function noteUnsettled(store: Store, keys: readonly string[]): Promise<string[]> {
  const rows = keys.map((key) => ({ name: UNSETTLED + randomUUID(), value: Buffer.from(key) }));
  await store.write((trx) => trx.insertInto('secrets').values(rows).execute());
  return rows.map(({ name }) => name);
}

export async function forgetUnsettled(store: Store, notes: readonly string[]): Promise<void> {
  if (notes.length === 0) return;
  await store.write((trx) => trx.deleteFrom('secrets').where('name', 'in', notes).execute());
}

/** Puts right what renamings have left that were killed or failed, some items at a time. */
export async function settleLeft(store: Store, signal: AbortSignal): Promise<void> {
  const left = await store.read
    .selectFrom('secrets')
    .selectAll()
    .where('name', 'like', `${UNSETTLED}%`)
    .execute();
  for (const { name, value } of left) {
    await reindexCategory(store, Buffer.from(value).toString(), signal);
    await forgetUnsettled(store, [name]);
  }
}

/** Begins with what was left while calls are answered; what fails is left for the next start. The function ends it. */
export function startSettling(store: Store, log: Logger): () => Promise<void> {
  const life = new AbortController();
  const settled = settleLeft(store, life.signal).catch((err: unknown) => {
    if (!life.signal.aborted)
      log.warn({ err }, 'the search still finds items by a category that was renamed');
  });
  return async () => {
    life.abort();
    await settled;
  };
}
