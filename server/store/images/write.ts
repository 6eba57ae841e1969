import { notFound } from '../../problems.ts';
import type { Db } from '../store.ts';
import { type ImageRow, imageColumns } from './rows.ts';

/** What is known of a new image whose files are in place; `now` in milliseconds since 1970. */
export type NewImage = Pick<
  ImageRow,
  'id' | 'filename' | 'mime_type' | 'bytes' | 'width' | 'height' | 'storage_path'
> & { now: number };

/** In a transaction. */
export function insertImage(db: Db, { now, ...image }: NewImage): Promise<ImageRow> {
  return db
    .insertInto('images')
    .values({ ...image, status: 'ready', created_at: now, updated_at: now })
    .returning(imageColumns)
    .executeTakeFirstOrThrow();
}

/** Removes the image with its links; answers where its files lie. 404 when there is none. In a transaction. */
export async function deleteImage(db: Db, id: string): Promise<string> {
  const gone = await db
    .deleteFrom('images')
    .where('id', '=', id)
    .returning('storage_path')
    .executeTakeFirst();
  if (!gone) throw notFound('Image');
  return gone.storage_path;
}
