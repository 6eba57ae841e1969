import type { Selectable } from 'kysely';
import type { Db } from '../store.ts';
import type { ImagesTable } from '../tables.ts';

export type ImageRow = Selectable<ImagesTable>;

/** All columns by name: a later migration's column cannot leak into an answer. */
export const imageColumns = [
  'seq',
  'id',
  'filename',
  'mime_type',
  'bytes',
  'width',
  'height',
  'status',
  'storage_path',
  'created_at',
  'updated_at',
] as const;

/** The image with this id; undefined also while its files are missing. */
export function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  return shownImages(db).select(imageColumns).where('id', '=', id).executeTakeFirst();
}

/** Images whose files are there: only those are ever shown. */
export function shownImages(db: Db) {
  return db.selectFrom('images').where('status', '=', 'ready');
}
