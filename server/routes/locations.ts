import { LocationCreateRequest, LocationUpdateRequest } from '../../contract/requests.ts';
import { answer, answerJson, gzipped, noContent } from '../http/answer.ts';
import { decodeBody, decodeChanges } from '../http/body.ts';
import type { Call } from '../http/environment.ts';
import { etagOf, matcherOf, pathPart } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { notFound } from '../problems.ts';
import { type Hierarchy, createHierarchy } from '../store/locations/hierarchy.ts';
import {
  findLocation,
  findLocationByLabel,
  locationOf,
  type NamedLocationRow,
} from '../store/locations/rows.ts';
import { createLocation, deleteLocation, updateLocation } from '../store/locations/write.ts';
import type { Store } from '../store/store.ts';

/** The calls of locations (section 7). */
export function locationRoutes(
  { route }: Routing,
  store: Store,
  addresses: ImageAddresses,
  now: () => number,
): void {
  const idOf = (c: Call): string => pathPart(c, 'id', 'Location');
  const one = (c: Call, row: NamedLocationRow | undefined, status: 200 | 201 = 200): Promise<Response> => {
    if (!row) throw notFound('Location');
    return answer(c, locationOf(row, addresses), status, { ETag: etagOf(row.version) });
  };

  route('/api/location/:label', {
    GET: async (c) => one(c, await findLocationByLabel(store.read, pathPart(c, 'label', 'Location'))),
  });
  route('/api/locations', {
    async POST(c) {
      const request = await decodeBody(c, LocationCreateRequest);
      return one(c, await store.write((trx) => createLocation(trx, request, now())), 201);
    },
  });
  // Before the ids, one of which it would be otherwise.
  const hierarchy = createHierarchy(store.read, addresses);
  const compressed = new WeakMap<Hierarchy, Promise<Uint8Array<ArrayBuffer>>>();
  route('/api/locations/hierarchy', {
    async GET(c) {
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
      await store.write((trx) => deleteLocation(trx, idOf(c), isCurrent));
      return noContent(c);
    },
  });
}

/** Whether an If-None-Match names this tag; a weak form of it will do, as HTTP has it. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
}
