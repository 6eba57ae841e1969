import type { Selectable } from 'kysely';
import { invalid, notFound } from '../../problems.ts';
import { newId } from '../ids.ts';
import { textsOf } from '../lists.ts';
import type { Db } from '../store.ts';
import type { ImageLinksTable } from '../tables.ts';
import { findImage, type ImageRow, imageColumns, shownImages } from './rows.ts';

/** The two tables of links, by what has the photos. */
export const LINKS = {
  item: { table: 'item_images', owners: 'items', field: 'item_id', what: 'Item' },
  location: { table: 'location_images', owners: 'locations', field: 'location_id', what: 'Location' },
} as const;
export type Owner = keyof typeof LINKS;

export type LinkRow = Selectable<ImageLinksTable>;
/** A link with its image. */
export interface ImageLink {
  link: LinkRow;
  image: ImageRow;
}

const linkColumns = ['seq', 'id', 'owner_id', 'image_id', 'created_at'] as const;

/**
 * Links an image at the end of the owner's; the link that is there already when it was linked before. Throws 422
 * when owner or image do not exist. In a transaction; `now` in milliseconds since 1970.
 */
export async function linkImage(
  db: Db,
  owner: Owner,
  ids: { ownerId: string; imageId: string },
  now: number,
): Promise<ImageLink & { isNew: boolean }> {
  const { table, owners, field, what } = LINKS[owner];
  const { ownerId, imageId } = ids;
  const image = await findImage(db, imageId);
  const fields = {
    ...(!(await exists(db, owners, ownerId)) && { [field]: `This ${what.toLowerCase()} does not exist.` }),
    ...(!image && { image_id: 'This image does not exist.' }),
  };
  if (!image || Object.keys(fields).length > 0) throw invalid(fields);
  const known = await db
    .selectFrom(table)
    .select(linkColumns)
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  if (known) return { link: known, image, isNew: false };
  const link = await db
    .insertInto(table)
    .values({ id: newId(now), owner_id: ownerId, image_id: imageId, created_at: now })
    .returning(linkColumns)
    .executeTakeFirstOrThrow();
  return { link, image, isNew: true };
}

/** The next `limit` links of an owner after number `after`, in the order of linking. */
export function linksAfter(
  db: Db,
  owner: Owner,
  ownerId: string,
  after: number,
  limit: number,
): Promise<LinkRow[]> {
  return db
    .selectFrom(LINKS[owner].table)
    .select(linkColumns)
    .where('owner_id', '=', ownerId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** Whether an owner has photos. */
export const hasLinks = async (db: Db, owner: Owner, ownerId: string): Promise<boolean> =>
  (await linksAfter(db, owner, ownerId, 0, 1)).length > 0;

/** `links`, each with its image; without those whose image is not shown. */
export async function withImages(db: Db, links: readonly LinkRow[]): Promise<ImageLink[]> {
  const ids = links.map(({ image_id }) => image_id);
  const rows = await shownImages(db).select(imageColumns).where('id', 'in', textsOf(ids)).execute();
  const byId = new Map(rows.map((image) => [image.id, image]));
  return links.flatMap((link) => {
    const image = byId.get(link.image_id);
    return image ? [{ link, image }] : [];
  });
}

/** Throws 404 when there is no such owner. */
export async function requireOwner(db: Db, owner: Owner, ownerId: string): Promise<void> {
  const { owners, what } = LINKS[owner];
  if (!(await exists(db, owners, ownerId))) throw notFound(what);
}

/** Removes one link, named by its own id or by the pair; 404 when there is none. In a transaction. */
export async function unlinkImage(
  db: Db,
  owner: Owner,
  which: { id: string } | { ownerId: string; imageId: string },
): Promise<void> {
  const rows = db.deleteFrom(LINKS[owner].table);
  const removed =
    'id' in which
      ? await rows.where('id', '=', which.id).executeTakeFirst()
      : await rows
          .where('owner_id', '=', which.ownerId)
          .where('image_id', '=', which.imageId)
          .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound('Image link');
}

async function exists(db: Db, owners: 'items' | 'locations', id: string): Promise<boolean> {
  return (await db.selectFrom(owners).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
