import { createAnalyses } from '../../../src/services/analysis/analyses.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createBulkMaking } from '../../../src/services/changes/bulkMaking.ts';
import { createCache } from '../../../src/services/cache/cache.ts';
import { createHttp } from '../../../src/services/host/http.ts';
import { createImages } from '../../../src/services/photos/images.ts';
import { createItemReads } from '../../../src/services/items/itemReads.ts';
import { createItemRemoval } from '../../../src/services/items/itemRemoval.ts';
import { createItemWrites } from '../../../src/services/items/itemWrites.ts';
import { kyCarrier } from '../../../src/services/host/kyCarrier.ts';
import { createLocationReads } from '../../../src/services/locations/locationReads.ts';
import { createLocations } from '../../../src/services/locations/locations.ts';
import { createLocationWrites } from '../../../src/services/locations/locationWrites.ts';
import { createLookups } from '../../../src/services/lists/lookups.ts';
import { createLookupWrites } from '../../../src/services/lists/lookupWrites.ts';
import { createPhotoUpload } from '../../../src/services/photos/photoUpload.ts';
import { createRestoring } from '../../../src/services/changes/restoring.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { createUnanswered, type FoundOut } from '../../../src/services/host/unanswered.ts';
import { memoryStorage } from '../../services/browser/memoryStorage.ts';

/** The app's own services against a server at `baseUrl`, without a browser; nothing of it waits between its tries. */
export function writingApp(baseUrl: string, token: string) {
  const session = createSessionStore(memoryStorage(), new EventTarget());
  session.set(token, 'admin');
  const http = createHttp({ baseUrl, session }).carriedBy(kyCarrier);
  const cache = createCache({ retryDelay: 0 });
  const told: FoundOut[] = [];
  const unanswered = createUnanswered({
    pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
    tell: (found) => void told.push(...found),
  });
  const network = { sameOrigin: true, onLine: () => true, isAnswered: () => Promise.resolve(false) };
  const itemReads = createItemReads(http, cache);
  const itemWrites = createItemWrites(http, cache);
  const locationReads = createLocationReads(http);
  const locationWrites = createLocationWrites(http, cache, network, unanswered);
  const locations = createLocations(http);
  const lookups = createLookups(http);
  return {
    http,
    cache,
    /** What was found out after a write had ended with an unknown outcome. */
    told,
    lookups: createLookupWrites(http, cache, () => {}, unanswered),
    lists: lookups,
    items: createItemRemoval(http, cache, unanswered),
    itemWrites,
    locationReads,
    locations: locationWrites,
    images: createImages(http, cache, unanswered),
    analyses: createAnalyses(http, undefined, unanswered),
    restoring: createRestoring(http, cache, unanswered),
    upload: createPhotoUpload(http, cache),
    making: createBulkMaking({
      cache,
      itemReads,
      itemWrites,
      locations,
      locationReads,
      locationWrites,
      lookups,
      unanswered,
      store: createBrowserStore({ storage: memoryStorage(), events: new EventTarget() }),
      session,
    }),
  };
}
export type WritingApp = ReturnType<typeof writingApp>;
