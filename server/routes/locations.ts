import { LocationCreateRequest, LocationUpdateRequest } from '../../contract/requests.ts';
import { answer, answerJson, gzipped, noContent } from '../http/answer.ts';
import { decodeBody, decodeChanges } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { etagOf, matcherOf, pathPart } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { notFound } from '../problems.ts';
import { type Hierarchy, createHierarchy } from '../store/locations/hierarchy.ts';
import { createHierarchyDifference } from '../store/locations/hierarchyChanges.ts';
import {
  findLocation,
  findLocationByLabel,
  locationOf,
  type NamedLocationRow,
} from '../store/locations/rows.ts';
import { FIRST_VERSION, createLocation, deleteLocation, updateLocation } from '../store/locations/write.ts';
import type { Store } from '../store/store.ts';

/** The calls of locations (section 7). */
export function locationRoutes(
  { route }: Routing,
  store: Store,
  addresses: ImageAddresses,
  now: () => number,
): void {
  const idOf = (c: Call): string => pathPart(c, 'id', 'Location');
  const one = (c: Call, row: NamedLocationRow | undefined): Promise<Response> => {
    if (!row) throw notFound('Location');
    return answer(c, locationOf(row, addresses), 200, { ETag: etagOf(row.version) });
  };

  route('/api/location/:label', {
    GET: async (c) => one(c, await findLocationByLabel(store.read, pathPart(c, 'label', 'Location'))),
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
  // Before the ids, one of which it would be otherwise.
  const difference = createHierarchyDifference(store.read, addresses);
  const hierarchy = createHierarchy(store.read, addresses, difference);
  const compressed = new WeakMap<Hierarchy, Promise<Uint8Array<ArrayBuffer>>>();
  route('/api/locations/hierarchy', {
    async GET(c) {
      const since = c.req.query('since');
      const changes = since === undefined ? undefined : await difference.since(since);
      if (changes) return answer(c, changes, 200, { 'Cache-Control': 'no-store' });
      const tree = await hierarchy();
      const headers = { ETag: tree.etag, 'Cache-Control': 'private, no-cache' };
      if (matchesTag(c.req.header('If-None-Match'), tree.etag)) return c.body(null, 304, headers);
      return answerJson(c, tree.json, 200, headers, () => {
        const kept = compressed.get(tree) ?? gzipped(tree.json);
        compressed.set(tree, kept);
        return kept;
      });
    },
  });
  route('/api/locations/:id', {
    GET: async (c) => one(c, await findLocation(store.read, idOf(c))),
    async PATCH(c) {
      const request = await decodeChanges(c, LocationUpdateRequest);
      const isCurrent = matcherOf(c);
      return one(c, await store.write((trx) => updateLocation(trx, idOf(c), request, isCurrent, now())));
    },
    async DELETE(c) {
      const isCurrent = matcherOf(c);
      await store.write((trx) => deleteLocation(trx, idOf(c), isCurrent, now()));
      return noContent(c);
    },
  });
}

/** Whether an If-None-Match names this tag; a weak form of it will do, as HTTP has it. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
}
