import {
  CategoryCreateRequest,
  CategoryUpdateRequest,
  LocationAreaCreateRequest,
  LocationAreaUpdateRequest,
  LocationTypeCreateRequest,
  LocationTypeUpdateRequest,
} from '../../contract/requests.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody, decodeChanges } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import type { KeptAnswers } from '../http/keptAnswers.ts';
import { pathNumber, queryText } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { writerOf } from '../http/writing.ts';
import { renameLookup } from '../store/lookupNames.ts';
import { addLookup, listLookups, removeLookup, type LookupTableName } from '../store/lookups.ts';
import type { Store } from '../store/store.ts';

interface List {
  path: string;
  table: LookupTableName;
  /** What an entry is, for the words. */
  what: string;
  /** What makes an entry, and what renames it. */
  create: typeof CategoryCreateRequest;
  update: typeof CategoryUpdateRequest;
  /** The name as it is kept; as it was sent unless given. */
  stored?: (name: string) => string;
}

interface Parts {
  store: Store;
  kept: KeptAnswers;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The three lists of names (section 7): types and areas of locations, categories of items. */
export function lookupRoutes({ route }: Routing, { store, kept, now }: Parts): void {
  const list = ({ path, table, what, create, update, stored = (name) => name }: List): void => {
    route(path, {
      GET: kept(async (c) => answer(c, await listLookups(store.read, table))),
      POST: creates(async (c, once) => {
        const request = await decodeBody(c, create);
        return once(request, async (trx) => {
          const entry = await addLookup(trx, table, stored(request.name));
          return { status: 201, body: JSON.stringify(entry) };
        });
      }),
    });
    route(`${path}/:id`, {
      async PATCH(c) {
        const id = pathNumber(c, 'id', what);
        const { name, was } = await decodeChanges(c, update);
        const wanted = { name: name === undefined ? undefined : stored(name), was };
        const author = { user: c.get('user').username, now: now() };
        const unsettled = (err: unknown): void =>
          c.get('log').warn({ err }, 'the search still finds items by a category that was renamed');
        const writing = { store, write: writerOf(c, store) };
        return answer(c, await renameLookup(writing, table, id, wanted, author, unsettled));
      },
      async DELETE(c) {
        const id = pathNumber(c, 'id', what);
        // An app of before does not say which name it has shown: ?was=Shelf
        const was = queryText(c, 'was');
        await writerOf(c, store)((trx) => removeLookup(trx, table, id, was));
        return noContent(c);
      },
    });
  };
  list({
    path: '/api/location-types',
    table: 'location_types',
    what: 'Type',
    create: LocationTypeCreateRequest,
    update: LocationTypeUpdateRequest,
  });
  list({
    path: '/api/location-areas',
    table: 'location_areas',
    what: 'Area',
    create: LocationAreaCreateRequest,
    update: LocationAreaUpdateRequest,
    // Stored uppercase (ENT-18).
    stored: (name) => name.toUpperCase(),
  });
  list({
    path: '/api/item-categories',
    table: 'item_categories',
    what: 'Category',
    create: CategoryCreateRequest,
    update: CategoryUpdateRequest,
  });
}
