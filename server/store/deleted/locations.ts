import type { NamedLocationRow } from '../locations/rows.ts';
import type { Db } from '../store.ts';
import { keepSnapshot, linksToKeep } from './snapshot.ts';

/**
 * Keeps a location that is about to be deleted, with its links and the names of its type and its area, which nothing keeps
 * from being removed once it is gone. In the transaction of the deletion. */
export async function keepLocation(db: Db, row: NamedLocationRow, now: number): Promise<void> {
  const { id, name, description, label, location_type_id, location_area_id, parent_id, version, created_at } =
    row;
  const fields = { id, name, description, label, location_type_id, location_area_id, parent_id, version };
  await keepSnapshot(
    db,
    { kind: 'location', id, deleted_at: now },
    {
      row: { ...fields, created_at },
      type_name: row.type_name,
      area_name: row.area_name,
      links: await linksToKeep(db, 'location_images', id),
    },
  );
}
