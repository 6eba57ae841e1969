import {
  CategoryCreateRequest,
  LocationAreaCreateRequest,
  LocationTypeCreateRequest,
} from '../../contract/requests.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import { pathNumber } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { addLookup, listLookups, removeLookup, type LookupTableName } from '../store/lookups.ts';
import type { Store } from '../store/store.ts';

type NameRequest = typeof CategoryCreateRequest;

/** The three lists of names (section 7): types and areas of locations, categories of items. */
export function lookupRoutes({ route }: Routing, store: Store): void {
  const list = (
    path: string,
    table: LookupTableName,
    what: string,
    struct: NameRequest,
    stored: (name: string) => string = (name) => name,
  ): void => {
    route(path, {
      GET: async (c) => answer(c, await listLookups(store.read, table)),
      POST: creates(async (c, once) => {
        const request = await decodeBody(c, struct);
        return once(request, async (trx) => {
          const entry = await addLookup(trx, table, stored(request.name));
          return { status: 201, body: JSON.stringify(entry) };
        });
      }),
    });
    route(`${path}/:id`, {
      async DELETE(c) {
        const id = pathNumber(c, 'id', what);
        await store.write((trx) => removeLookup(trx, table, id));
        return noContent(c);
      },
    });
  };
  list('/api/location-types', 'location_types', 'Type', LocationTypeCreateRequest);
  // Stored uppercase (ENT-18).
  list('/api/location-areas', 'location_areas', 'Area', LocationAreaCreateRequest, (name) =>
    name.toUpperCase(),
  );
  list('/api/item-categories', 'item_categories', 'Category', CategoryCreateRequest);
}
