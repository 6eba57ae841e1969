import { BUCKET_MARK } from '../images/owner.ts';
import { PHOTOS_OF } from '../store/secrets.ts';
import type { Db, Store } from '../store/store.ts';

/** The row of `secrets` that a database has while a move into it is not over. */
const MARK = 'unfinished-move';
/** Rows of `secrets` that each database has of its own. */
export const NOT_MOVED: ReadonlySet<unknown> = new Set([MARK, BUCKET_MARK, PHOTOS_OF]);

/** Which move is under way into this database: its id; undefined for none. */
export async function moveInto(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', MARK).executeTakeFirst();
  return row && Buffer.from(row.value).toString();
}

export async function putMark(store: Store, id: string): Promise<void> {
  await store.write((trx) =>
    trx
      .insertInto('secrets')
      .values({ name: MARK, value: Buffer.from(id) })
      .execute(),
  );
}

export async function takeMark(store: Store): Promise<void> {
  await store.write((trx) => trx.deleteFrom('secrets').where('name', '=', MARK).execute());
}
