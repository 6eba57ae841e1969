import type { Selectable } from 'kysely';
import type { Item } from '../../../contract/entities.ts';
import type { ImageAddresses } from '../../images/addresses.ts';
import { firstImagesOf } from '../images/firstImages.ts';
import type { Db } from '../store.ts';
import type { ItemsTable } from '../tables.ts';
import { type Place, placesOf } from '../locations/places.ts';

export type ItemRow = Selectable<ItemsTable>;

/** All columns by name: a later migration's column cannot leak into an answer. */
export const itemColumns = [
  'seq',
  'id',
  'name',
  'name_key',
  'description',
  'category',
  'category_key',
  'notes',
  'quantity',
  'location_id',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'acquisition_date',
  'version',
  'created_at',
  'updated_at',
] as const;

/** The rows as the API answers items, each with the path and label of its location and its first photo's thumbnail. */
export async function itemsOf(
  db: Db,
  rows: readonly ItemRow[],
  addresses: Pick<ImageAddresses, 'thumbnail'>,
): Promise<Item[]> {
  const places = await placesOf(
    db,
    rows.map((row) => row.location_id),
  );
  const images = await firstImagesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const image = images.get(row.id);
    const item = itemOf(row, places.get(row.location_id));
    return image === undefined ? item : { ...item, thumbnail_url: addresses.thumbnail(image) };
  });
}

/** The row as the API answers an item that lies there and has no photo. */
export function itemOf(row: ItemRow, place: Place | undefined): Item {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    notes: row.notes,
    quantity: row.quantity,
    location_id: row.location_id,
    supplier: row.supplier,
    supplier_part_no: row.supplier_part_no,
    supplier_item_url: row.supplier_item_url,
    acquisition_date: row.acquisition_date,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    location_path: place?.path ?? '',
    location_label: place?.label ?? '',
  };
}

/** The item with this id, or undefined. */
export function findItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('items').select(itemColumns).where('id', '=', id).executeTakeFirst();
}
