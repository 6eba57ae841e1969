import type { Db } from '../store/store.ts';

/** What a database has of what people made, as backups and exports say it. */
export interface RecordCounts {
  items: number;
  locations: number;
  photos: number;
}

export async function countRecords(db: Db): Promise<RecordCounts> {
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
