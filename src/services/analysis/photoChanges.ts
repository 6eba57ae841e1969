import { decodePhotoChanges, type PhotoChanges } from '../../../contract/analysis/photoChanges.ts';
import type { Http } from '../host/http.ts';
import { segment } from '../host/path.ts';

/** Two photos of 300 compartments are looked at in seconds, and somebody else may be first; in ms. */
const TIMEOUT = 45_000;

export interface PhotoChangesHost {
  /** Whether the host is known to compare photos. */
  isPossible(): boolean;
  /** What is different in a photo from the last one of that location before. Rejects with a Failure. */
  of(imageId: string, locationId: string, signal?: AbortSignal): Promise<PhotoChanges>;
}

/** Nothing of it is cached: an analysis made anew, or a correction, makes it another. */
export function createPhotoChanges(http: Http): PhotoChangesHost {
  return {
    isPossible: () => http.features().has('photo-changes'),
    of: (imageId, locationId, signal) =>
      http.request({
        operation: 'comparison of two photos',
        timeout: TIMEOUT,
        path: `/api/images/${segment(imageId)}/changes`,
        query: { location: locationId },
        cache: 'no-store',
        signal,
        decode: decodePhotoChanges,
      }),
  };
}
