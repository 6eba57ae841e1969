import type { Kysely } from 'kysely';
import { labelKey } from '../keys.ts';
import type { Tables } from '../tables.ts';

/**
 * Labels are compared by what can be seen of them. Of several that look the same the one that was made first gets the
 * key, unless one has it already; the others keep theirs, and stay what they are.
 */
export async function labelKeys(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'label', 'label_key'])
    .where('label', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Set(rows.map(({ label_key }) => label_key));
  for (const { id, label, label_key } of rows) {
    const key = labelKey(label ?? '');
    // A label of unseen signs alone has nothing else to be told by.
    if (key === '' || key === label_key || taken.has(key)) continue;
    await db.updateTable('locations').set({ label_key: key }).where('id', '=', id).execute();
    taken.add(key);
  }
}
