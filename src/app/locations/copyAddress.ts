import type { Location } from '../../../contract/entities.ts';
import { shareUrl } from '../../model/locations/shareUrl.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { Cache } from '../../services/cache/cache.ts';
import type { LocationReads } from '../../services/locations/locationReads.ts';

/** So long it is waited for what the server has of the location, in ms: its address is copied by then. */
const AWAITED = 2000;

interface CopyNeeds {
  origin: string;
  copy(text: string): Promise<void>;
  cache: Pick<Cache, 'invalidate'>;
  locationReads: Pick<LocationReads, 'find'>;
}

/** Copies the address of a location: that of its label by now, where the server answers. Rejects with a Failure. */
export function createCopyAddress({ origin, copy, cache, locationReads }: CopyNeeds) {
  return async (location: Location): Promise<void> => {
    const address = shareUrl(origin, location);
    // At once: a browser takes it for the answer to a press for a moment only.
    await copy(address);
    // Some hosts give none: there is nothing to ask by.
    if (location.id === '' || isLocalId(location.id)) return;
    const now = await locationReads.find(location.id, AbortSignal.timeout(AWAITED)).catch(() => undefined);
    // An id may be the label of another one.
    if (now?.id !== location.id || shareUrl(origin, now) === address) return;
    // What shows it is as old as its address.
    cache.invalidate('location');
    await copy(shareUrl(origin, now));
  };
}
