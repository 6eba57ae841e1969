import type { Db } from '../store/store.ts';
import type { Manifest } from './manifest.ts';

/** What a database has of what a backup counts. */
export async function countsOf(db: Db): Promise<Manifest['counts']> {
  const countOf = async (table: 'items' | 'locations' | 'images'): Promise<number> => {
    const rows = db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
    return (await rows.executeTakeFirstOrThrow()).count;
  };
  return {
    items: await countOf('items'),
    locations: await countOf('locations'),
    photos: await countOf('images'),
  };
}
