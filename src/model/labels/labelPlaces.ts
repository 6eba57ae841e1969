import type { Item } from '../../../contract/entities.ts';

/** What of a location gets labels: itself, the locations inside, the items inside, to any depth. */
export const PARTS_OF = ['self', 'locations', 'items'] as const;
export type PartOf = (typeof PARTS_OF)[number];

/** As much of an item as its label needs. */
export type ChosenItem = Pick<Item, 'id' | 'name' | 'quantity' | 'location_id'>;

/** So many ids fit into an address that every server and proxy takes. */
export const IDS_MOST = 40;

/** Where labels of a location are printed. */
export const locationLabels = (id: string, of: readonly PartOf[]): string =>
  `/labels?location=${encodeURIComponent(id)}&of=${of.join(',')}`;

/**
 * Where labels of items are printed; too many for an address stand in the history entry, which a reload keeps.
 */
export function itemLabels(items: readonly ChosenItem[]): { to: string; state: unknown } {
  if (items.length <= IDS_MOST) {
    return { to: `/labels?items=${items.map(({ id }) => encodeURIComponent(id)).join(',')}`, state: null };
  }
  const labels = items.map(({ id, name, quantity, location_id }) => ({ id, name, quantity, location_id }));
  return { to: '/labels?selected=', state: { labels } };
}
