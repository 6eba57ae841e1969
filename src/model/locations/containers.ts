import { STORAGE_CATEGORY } from '../../../contract/builtins.ts';
import type { Item } from '../../../contract/entities.ts';

/** An item of a location, presented as if it were a child location (section 3). Its id is the item's. */
export interface ContainerEntry {
  id: string;
  name: string;
  description: string;
  type: 'CONTAINER';
  location_type_name: 'Container';
  parent_id: string;
  label: string;
  /** Of the item's first photo. */
  thumbnail_url: string | undefined;
}

const WORDS = /container|box/i;

/** Whether an item is presented as a container: category 'Storage' exactly, or a word in name or description (ENT-37 to ENT-42). */
export function isContainer(item: Pick<Item, 'category' | 'name' | 'description'>): boolean {
  return item.category === STORAGE_CATEGORY || WORDS.test(item.name) || WORDS.test(item.description);
}

/** The container entries among `items`, which are the items in the location `locationId` (ENT-43 to ENT-46). */
export function containersOf(items: readonly Item[], locationId: string): ContainerEntry[] {
  return items.filter(isContainer).map((item) => ({
    id: item.id,
    name: item.name,
    description: item.description,
    type: 'CONTAINER',
    location_type_name: 'Container',
    parent_id: locationId,
    label: item.supplier_part_no,
    thumbnail_url: item.thumbnail_url,
  }));
}
