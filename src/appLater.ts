import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { HistoryEntry, Item, Location, Lookup } from '../contract/entities.ts';
import type { LocationFormData } from './machines/locationForm.machine.ts';
import type { LookupKind } from './machines/lookupList.machine.ts';
import type { Navigation, Notice, QueryChange } from './machines/required.ts';
import type { SearchAnswer } from './machines/search.machine.ts';
import type { WatchedEvent } from './machines/watched.ts';
import { isUuid } from './model/identifier.ts';
import { shareUrl } from './model/shareUrl.ts';
import { asConfirmation, asPromise, asWatch } from './services/actors.ts';
import type { Cache } from './services/cache.ts';
import { copyText } from './services/clipboard.ts';
import type { Http } from './services/http.ts';
import type { Items } from './services/items.ts';
import type { LocalLabels } from './services/localLabels.ts';
import type { Locations } from './services/locations.ts';
import type { Lookups } from './services/lookups.ts';
import type { Later } from './views/AppContext.ts';
import type { NoticeSender } from './views/shell/notices.ts';

/** What `app.ts` has made already: the services, and the actors and actions that several machines share. */
export interface Core {
  window: Window;
  http: Http;
  cache: Cache;
  items: Items;
  labels: LocalLabels;
  locations: Locations;
  lookups: Lookups;
  actions: {
    notify(from: { self: NoticeSender }, notice: Notice): void;
    navigate(_: unknown, navigation: Navigation): void;
    remember(_: unknown, change: QueryChange): void;
  };
  actors: {
    confirmDeletion: PromiseActorLogic<boolean, Item>;
    deleteItem: PromiseActorLogic<void, Item>;
    searchItems: PromiseActorLogic<SearchAnswer, { query: string }>;
    watchList: CallbackActorLogic<
      EventObject,
      { kind: LookupKind },
      WatchedEvent<'list.changed', readonly Lookup[]>
    >;
  };
}

/**
 * The second half of the wiring in `app.ts`: what single screens need, and nothing that the first one waits
 * for. It is loaded with the first screen that asks, or once the first load has settled.
 */
export function createLater({
  window,
  cache,
  items,
  labels,
  locations,
  lookups,
  actions,
  actors,
}: Core): Later {
  const { notify, remember: rememberQuery, navigate: goTo } = actions;
  const { confirmDeletion, deleteItem, searchItems, watchList } = actors;
  const shareLocation = asPromise<void, Location>((location) =>
    copyText(shareUrl(window.location.origin, location), {
      // Undefined on a plain http:// address, whatever the type says.
      clipboard: window.navigator.clipboard as Clipboard | undefined,
      document: window.document,
    }),
  );

  return {
    implementations: {
      locationPage: {
        actors: {
          watchLocation: asWatch<'location.changed', Location, { identifier: string }>(
            cache,
            'location.changed',
            ({ identifier }) => locations.one(identifier),
          ),
          watchItems: asWatch<'items.changed', readonly Item[], { locationId: string }>(
            cache,
            'items.changed',
            ({ locationId }) => items.inLocation(locationId),
          ),
          saveDescription: asPromise(({ id, description }, signal) =>
            locations.update(id, { description }, signal),
          ),
          shareLocation,
          confirmDeletion: asConfirmation<Location>(
            (message) => window.confirm(message),
            ({ name }) => `Delete the location "${name}"? Only an empty location can be deleted.`,
          ),
          deleteLocation: asPromise<void, Location>(({ id }, signal) => locations.remove(id, signal)),
        },
        actions: { notify, navigate: goTo },
      },
      itemPage: {
        actors: {
          watchItem: asWatch<'item.changed', Item, { id: string; refetch: boolean }>(
            cache,
            'item.changed',
            ({ id }) => items.one(id),
            { fresh: ({ refetch }) => refetch },
          ),
          watchHistory: asWatch<'history.changed', readonly HistoryEntry[], { id: string }>(
            cache,
            'history.changed',
            ({ id }) => items.history(id),
          ),
          confirmDeletion,
          deleteItem,
          shareLocation,
        },
        actions: { notify, navigate: goTo },
      },
      itemForm: {
        actors: {
          resolveLocation: asPromise(async ({ identifier }, signal) => {
            const id = labels.resolve(identifier);
            if (id !== identifier || id === '' || isUuid(id)) return id;
            // A label that this browser has not kept yet: the host knows it.
            return (await locations.find(id, signal)).id;
          }),
          loadItem: asPromise(({ id }, signal) => items.readFresh(id, signal)),
          saveItem: asPromise(async ({ id, base, input }, signal) => {
            const saved =
              id === undefined
                ? await items.create(input, signal)
                : await items.update(
                    id,
                    { ...input, created_at: base?.created_at ?? null, updated_at: base?.updated_at ?? null },
                    signal,
                  );
            // A new category joins the list with the item that has it.
            cache.invalidate('lookups', 'categories');
            return saved;
          }),
        },
        actions: { notify, navigate: goTo },
      },
      locationForm: {
        actors: {
          loadForm: asPromise<LocationFormData, { id: string | undefined }>(async ({ id }, signal) => {
            const [types, areas, location] = await Promise.all([
              cache.read(lookups.types(), { signal }),
              cache.read(lookups.areas(), { signal }),
              id === undefined ? undefined : locations.find(id, signal),
            ]);
            return { types, areas, location };
          }),
          findItem: asPromise(({ id }, signal) => cache.read(items.one(id), { signal })),
          saveLocation: asPromise(({ id, input }, signal) =>
            id === undefined ? locations.create(input, signal) : locations.update(id, input, signal),
          ),
        },
        actions: { notify, navigate: goTo },
      },
      manageList: {
        actors: {
          watchList,
          addEntry: asPromise(({ kind, name }, signal) => lookups.add(kind, name, signal)),
          removeEntry: asPromise(({ kind, entry }, signal) => lookups.remove(kind, entry.id, signal)),
        },
        actions: { notify },
      },
      search: {
        actors: { searchItems },
        actions: { remember: rememberQuery },
      },
    },
  };
}
