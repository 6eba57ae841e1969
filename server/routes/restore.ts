import { create, number, optional, string, type } from 'superstruct';
import { type Make, type Shown, creates } from '../http/creating.ts';
import { etagOf, pathPart } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { restoreItem } from '../store/deleted/restoreItem.ts';
import { restoreLocation } from '../store/deleted/restoreLocation.ts';
import { itemsOf } from '../store/items/rows.ts';
import { locationOf } from '../store/locations/rows.ts';

/** What is kept of a record for repeats: where an address would stand, the id of the photo. */
const Kept = type({ version: number(), thumbnail_url: optional(string()) });
const UNSIGNED: Pick<ImageAddresses, 'thumbnail'> = { thumbnail: (imageId) => imageId };

/**
 * The calls that bring back what was deleted: 201, or 200 for what is there. Without a key they do so once anyway; with
 * one, a repeat that comes late does not bring back what was deleted again meanwhile.
 */
export function restoreRoutes({ route }: Routing, addresses: ImageAddresses, now: () => number): void {
  const item: Make = (c, once) =>
    once({}, async (trx) => {
      const author = { user: c.get('user').username, now: now() };
      const { row, isBack } = await restoreItem(trx, pathPart(c, 'id', 'Item'), author);
      const [restored] = await itemsOf(trx, [row], UNSIGNED);
      return { status: isBack ? 201 : 200, body: JSON.stringify(restored) };
    });
  const location: Make = (c, once) =>
    once({}, async (trx) => {
      const { row, isBack } = await restoreLocation(trx, pathPart(c, 'id', 'Location'), now());
      return { status: isBack ? 201 : 200, body: JSON.stringify(locationOf(row, UNSIGNED)) };
    });
  const shown: Shown = ({ body }) => {
    const { thumbnail_url: photo, ...record } = create(JSON.parse(body), Kept);
    // What an earlier version has kept is an address of its own day: who shows the record asks for a new one.
    const thumbnail =
      photo === undefined || photo.includes('/') ? {} : { thumbnail_url: addresses.thumbnail(photo) };
    return {
      // Of the state that the body shows, which a replayed one may have left behind.
      headers: { ETag: etagOf(record.version) },
      json: JSON.stringify({ ...record, ...thumbnail }),
    };
  };

  route('/api/items/:id/restore', { POST: creates(item, shown) });
  route('/api/locations/:id/restore', { POST: creates(location, shown) });
}
