import { LocationCreateRequest, LocationUpdateRequest } from '../../contract/requests.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody, decodeChanges } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { claimOfUpdate, replayedHeader } from '../http/idempotency.ts';
import type { KeptAnswers } from '../http/keptAnswers.ts';
import { etagOf, matcherOf, pathPart } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { writerOf } from '../http/writing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { notFound } from '../problems.ts';
import type { Reading } from '../reading/reading.ts';
import { updateOnce } from '../store/idempotency.ts';
import {
  findLocation,
  findLocationByLabel,
  locationOf,
  type NamedLocationRow,
} from '../store/locations/rows.ts';
import { FIRST_VERSION, createLocation, deleteLocation, updateLocation } from '../store/locations/write.ts';
import type { Db, Store } from '../store/store.ts';
import { hierarchyRoutes } from './hierarchy.ts';
import { placeRoutes } from './places.ts';

interface Parts {
  store: Store;
  reading: Reading;
  addresses: ImageAddresses;
  kept: KeptAnswers;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The calls of locations (section 7). */
export function locationRoutes(routing: Routing, parts: Parts): void {
  const { route } = routing;
  const { store, addresses, kept, now } = parts;
  const idOf = (c: Call): string => pathPart(c, 'id', 'Location');
  const one = (c: Call, row: NamedLocationRow | undefined, isReplay = false): Promise<Response> => {
    if (!row) throw notFound('Location');
    const headers = { ETag: etagOf(row.version), ...replayedHeader(isReplay) };
    return answer(c, locationOf(row, addresses), 200, headers);
  };

  route('/api/location/:label', {
    GET: kept(async (c) => one(c, await findLocationByLabel(store.read, pathPart(c, 'label', 'Location')))),
  });
  route('/api/locations', {
    POST: creates(
      async (c, once) => {
        const request = await decodeBody(c, LocationCreateRequest);
        return once(request, async (trx) => {
          const row = await createLocation(trx, request, now());
          return { status: 201, body: JSON.stringify(locationOf(row, addresses)) };
        });
      },
      // Of the state that the body shows, which a replayed location may have left behind.
      () => ({ headers: { ETag: etagOf(FIRST_VERSION) } }),
    ),
  });
  // Before the ids, one of which they would be otherwise.
  hierarchyRoutes(routing, parts);
  placeRoutes(routing, parts.reading);
  route('/api/locations/:id', {
    GET: kept(async (c) => one(c, await findLocation(store.read, idOf(c)))),
    async PATCH(c) {
      const request = await decodeChanges(c, LocationUpdateRequest);
      const isCurrent = matcherOf(c);
      const claim = claimOfUpdate(c, now());
      const update = (trx: Db) => updateLocation(trx, idOf(c), request, isCurrent, now());
      const { row, isReplay } = await writerOf(
        c,
        store,
      )((trx) =>
        updateOnce<NamedLocationRow | undefined>(
          trx,
          claim,
          () => update(trx),
          () => findLocation(trx, idOf(c)),
        ),
      );
      return one(c, row, isReplay);
    },
    async DELETE(c) {
      const isCurrent = matcherOf(c);
      await writerOf(c, store)((trx) => deleteLocation(trx, idOf(c), isCurrent, now()));
      return noContent(c);
    },
  });
}
