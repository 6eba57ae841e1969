import {
  type ActorRefFrom,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate';
import type { Item, Location, Lookup } from '../contract/entities.ts';
import type { HistoryEntry } from '../contract/history.ts';
import { createAnalysisPart } from './appAnalysis.ts';
import { startChanges } from './appChanges.ts';
import { createDraftKeeping } from './appDrafts.ts';
import { createFastEntry } from './appFastEntry.ts';
import { startDialogs } from './appPalette.ts';
import { startGallery } from './appGallery.ts';
import { createItemFormPart } from './appItemForm.ts';
import { startOutbox } from './appOutbox.ts';
import { startPhotos } from './appPhotos.ts';
import { createSearchPart } from './appSearch.ts';
import { type LocationFormData, locationFormName } from './machines/locationForm.machine.ts';
import type { locationIndexMachine } from './machines/locationIndex.machine.ts';
import type { LookupKind } from './machines/lookupList.machine.ts';
import type { Navigation, Notice, QueryChange } from './machines/required.ts';
import type { Watched, WatchedEvent } from './machines/watched.ts';
import { failure } from './failure.ts';
import { itemCount } from './model/counts.ts';
import { isSampleHost } from './model/sampleHost.ts';
import { isLocalId, itemOfEntry, type UnsentEntry } from './model/unsent.ts';
import { shareUrl } from './model/shareUrl.ts';
import { asConfirmation, asPromise, asWatch } from './services/actors.ts';
import { createBrowserStore } from './services/browserStore.ts';
import type { Cache } from './services/cache.ts';
import { copyText } from './services/clipboard.ts';
import { createDirectFetch } from './services/directFetch.ts';
import { createDrafts } from './services/drafts.ts';
import type { Http } from './services/http.ts';
import { createItemWrites } from './services/itemWrites.ts';
import { createItemReads } from './services/itemReads.ts';
import type { Items } from './services/items.ts';
import { type LocalCopies, startLocalCopies } from './services/localCopies.ts';
import { type LeaseStore, leaseLock, webLock } from './services/lock.ts';
import { leaseStore } from './services/leaseStore.ts';
import { createLocationFinding } from './services/locationFinding.ts';
import { createLocationReads } from './services/locationReads.ts';
import { createLocationWrites } from './services/locationWrites.ts';
import type { Locations } from './services/locations.ts';
import type { Lookups } from './services/lookups.ts';
import { createLookupWrites } from './services/lookupWrites.ts';
import { createOpenings, readsThatNote } from './services/openings.ts';
import { createOutbox } from './services/outbox.ts';
import type { SessionStore } from './services/sessionStore.ts';
import { createUnsentStore } from './services/unsentStore.ts';
import type { Later } from './views/AppContext.ts';
import { type NoticeSender, showNotice } from './views/shell/notices.ts';
import { Toasts } from './views/shell/Toasts.tsx';
import type { OpenForms } from './views/shell/openForms.ts';

/** What `app.ts` has made already: the services, and the actors and actions that several machines share. */
export interface Core {
  window: Window;
  apiBase: string;
  previewHosts: string;
  storage: Storage | undefined;
  /** Leases for where there are no Web Locks; this browser's IndexedDB unless given. */
  leases?: LeaseStore;
  session: SessionStore;
  http: Http;
  cache: Cache;
  /** The cache with what is shown when a read fails: what screens read. */
  reads: Pick<Cache, 'read' | 'watch'>;
  items: Items;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  lookups: Lookups;
  locations: Locations;
  openForms: OpenForms;
  actions: {
    notify(from: { self: NoticeSender }, notice: Notice): void;
    navigate(_: unknown, navigation: Navigation): void;
    remember(_: unknown, change: QueryChange): void;
  };
  /** Deletes an item of the server, and what is unsent of it. */
  removeItem(item: Item, signal: AbortSignal): Promise<void>;
  /** A notice outside of every machine. */
  say(notice: Notice): void;
  actors: {
    confirmDeletion: PromiseActorLogic<boolean, Item>;
    deleteItem: PromiseActorLogic<void, Item>;
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
  apiBase,
  previewHosts,
  storage,
  leases,
  session,
  http,
  cache,
  reads,
  items,
  locationIndex,
  locations,
  lookups,
  openForms,
  actions,
  removeItem,
  say,
  actors,
}: Core): Later & LocalCopies {
  const { notify, navigate: goTo } = actions;
  const { confirmDeletion, deleteItem, watchList } = actors;
  const shareLocation = asPromise<void, Location>((location) =>
    copyText(shareUrl(window.location.origin, location), {
      // Undefined on a plain http:// address, whatever the type says.
      clipboard: window.navigator.clipboard as Clipboard | undefined,
      document: window.document,
    }),
  );

  /** Who is logged in right now, in whichever tab. */
  const user = (): string => session.user() ?? '';
  // Whose page this is, which may not have heard yet that another tab has logged out or in.
  let owner = user();
  session.watch(() => {
    owner = user();
  });
  const store = createBrowserStore({
    storage,
    events: window,
    onSetAside: (key) =>
      say({
        kind: 'warning',
        text: 'Something kept in this browser could not be read',
        detail: `Nothing was deleted: it is now under ${key}.`,
      }),
  });
  const itemReads = createItemReads(http, cache, { onRead: (item) => local.keepCopy(item) });
  const itemWrites = createItemWrites(http, cache);
  const locationReads = createLocationReads(http);
  const locationWrites = createLocationWrites(http, cache, {
    sameOrigin: new URL(apiBase, window.location.origin).origin === window.location.origin,
    onLine: () => window.navigator.onLine,
    isAnswered: () =>
      window.fetch(`${apiBase}/api/health`, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
  });
  const lookupWrites = createLookupWrites(http, cache, () =>
    window.dispatchEvent(new Event('categories-updated')),
  );
  const local = startLocalCopies({
    store,
    cache,
    session,
    events: window,
    isSampleHost: isSampleHost(window.location.hostname, previewHosts),
    directly: createDirectFetch({ baseUrl: apiBase, token: session.token }),
  });
  const openings = createOpenings(store, session);
  const opening = readsThatNote(reads, openings);
  const finding = createLocationFinding();
  const search = createSearchPart({
    cache,
    reads,
    items,
    copies: local.copies,
    user,
    locations: finding,
    openings,
    actions,
  });
  // STORE-08: the labels of every hierarchy, that which is known already too.
  let labelled: readonly Location[] | undefined;
  const knowLocations = ({ context }: SnapshotFrom<typeof locationIndexMachine>): void => {
    finding.know(context.locations ?? NO_LOCATIONS);
    if (!context.locations || context.locations === labelled) return;
    labelled = context.locations;
    local.labels.remember(labelled);
  };
  knowLocations(locationIndex.getSnapshot());
  locationIndex.subscribe(knowLocations);
  const lock = window.isSecureContext ? webLock(window.navigator.locks) : leaseLock(leases ?? leaseStore());
  const drafts = createDrafts(store, () => owner);
  const outbox = createOutbox({
    store: createUnsentStore(store),
    lock,
    writes: itemWrites,
    readItem: (id) => itemReads.readFresh(id),
    user,
    owner: () => owner,
    legacy: local.legacy,
    onSent: (item, entry) => {
      cache.set(['item', item.id], item);
      if (entry.kind === 'create') {
        local.copies.write(item, user(), Date.now());
        photos.adopt(entry.id, item.id);
      } else {
        // The copy is what it was before (EDIT-08); the other lists may show what has changed (EDIT-12).
        local.copies.remove(item.id);
        window.dispatchEvent(new Event('categories-updated'));
      }
    },
  });
  const lastKnown = (id: string) => {
    const known = cache.peek(itemReads.one(id));
    return known ? { item: known.data, at: known.at } : local.copies.read(id, user());
  };
  const photos = startPhotos({
    window,
    http,
    cache,
    lock,
    store,
    say,
    session,
    user,
    owner: () => owner,
    outbox,
  });
  const gallery = startGallery({
    window,
    http,
    cache,
    session,
    openForms,
    notify,
    ...photos,
  });
  const { keepDraft, dropDraft, recalled } = createDraftKeeping(drafts, say);

  const changes = startChanges({
    items: { outbox, readFresh: itemReads.readFresh, lastKnown, removeItem },
    locations: { reads: locationReads, writes: locationWrites },
    locationIndex,
    session,
    notify,
  });
  const fastEntry = createFastEntry({
    window,
    outbox,
    drafts,
    session,
    openForms,
    keepDraft,
    items,
    notify,
    onAdded: (added) => changes.send({ type: 'items.added', items: added }),
  });

  const outboxActor = startOutbox({ window, session, outbox, photos, notify });
  window.addEventListener('categories-updated', () => void outbox.tidy().catch(() => {}));

  return {
    ...local,
    showNotice,
    Toasts,
    ...startDialogs({ ...search, changes, openings, navigate: goTo }),
    outbox: outboxActor,
    changes,
    sentAs: outbox.sentAs,
    showPhoto: photos.show,
    nameOf: ({ kind, id }) =>
      kind === 'location'
        ? locationIndex.getSnapshot().context.locations?.find((location) => location.id === id)?.name
        : (outbox.entry(id)?.item.name ?? lastKnown(id)?.item.name),
    discardUnsent: (id) => outbox.discard(id),
    analyses: createAnalysisPart({
      window,
      http,
      cache,
      items,
      itemReads,
      itemWrites,
      locations,
      locationReads,
      locationWrites,
      lookups,
      openForms,
      notify,
    }),
    fastEntry,
    photos: gallery.photos,
    implementations: {
      ...gallery.implementations,
      locationPage: {
        actors: {
          watchLocation: asWatch<'location.changed', Location, { identifier: string }>(
            opening('location'),
            'location.changed',
            ({ identifier }) => locationReads.one(identifier),
          ),
          watchItems: asWatch<'items.changed', readonly Item[], { locationId: string }>(
            reads,
            'items.changed',
            ({ locationId }) => itemReads.inLocation(locationId),
          ),
          saveDescription: asPromise(({ id, description }, signal) =>
            locationWrites.update(id, { description }, signal),
          ),
          shareLocation,
          confirmDeletion: asConfirmation<Location>(
            (message) => window.confirm(message),
            ({ name }) => `Delete the location "${name}"? Only an empty location can be deleted.`,
          ),
          deleteLocation: asPromise<void, Location>(({ id }, signal) => locationWrites.remove(id, signal)),
        },
        actions: { notify, navigate: goTo },
      },
      itemPage: {
        actors: {
          watchItem: asWatch<'item.changed', Item, { id: string; refetch: boolean }>(
            opening('item'),
            'item.changed',
            ({ id }) => itemReads.one(id),
            { fresh: ({ refetch }) => refetch },
          ),
          watchHistory: asWatch<'history.changed', readonly HistoryEntry[], { id: string }>(
            reads,
            'history.changed',
            ({ id }) => itemReads.history(id),
          ),
          confirmDeletion,
          deleteItem,
          shareLocation,
        },
        actions: { notify, navigate: goTo },
      },
      // An item that only this browser has: the same page, from what is kept here.
      localItemPage: {
        actors: {
          watchItem: fromCallback<
            EventObject,
            { id: string; refetch: boolean },
            WatchedEvent<'item.changed', Item>
          >(({ input, sendBack }) => {
            const tell = () => sendBack({ type: 'item.changed', state: localItem(outbox.entry(input.id)) });
            tell();
            return outbox.watch(tell);
          }),
          watchHistory: fromCallback<
            EventObject,
            { id: string },
            WatchedEvent<'history.changed', readonly HistoryEntry[]>
          >(() => {}),
          confirmDeletion: asPromise<boolean, Item>(photos.confirmDeletion),
          deleteItem: asPromise<void, Item>(({ id }) => photos.discard(id)),
          shareLocation,
        },
        actions: { notify, navigate: goTo },
      },
      itemForm: createItemFormPart({
        outbox,
        labels: local.labels,
        locationReads,
        readFresh: itemReads.readFresh,
        lastKnown,
        recalled,
        discards: photos,
        onAdded: (item) => fastEntry.noteAdded([item]),
        actions: { notify, navigate: goTo, keepDraft, dropDraft },
      }),
      locationForm: {
        actors: {
          loadForm: asPromise<LocationFormData, { id: string | undefined }>(async ({ id }, signal) => {
            const [types, areas, location] = await Promise.all([
              cache.read(lookups.types(), { signal }),
              cache.read(lookups.areas(), { signal }),
              id === undefined ? undefined : locationReads.find(id, signal),
            ]);
            return { types, areas, location, ...recalled(locationFormName(id)) };
          }),
          findItem: asPromise(({ id }, signal) => cache.read(itemReads.one(id), { signal })),
          saveLocation: asPromise(({ id, input }, signal) =>
            id === undefined
              ? locationWrites.create(input, signal)
              : locationWrites.update(id, input, signal),
          ),
        },
        actions: { notify, navigate: goTo, keepDraft, dropDraft },
      },
      manageList: {
        actors: {
          watchList,
          addEntry: asPromise(({ kind, name }, signal) => lookupWrites.add(kind, name, signal)),
          removeEntry: asPromise(({ kind, entry }, signal) => lookupWrites.remove(kind, entry.id, signal)),
        },
        actions: { notify },
      },
      search: search.implementations,
      selection: {
        actors: {
          confirmDeletion: asConfirmation<readonly Item[]>(
            (message) => window.confirm(message),
            (chosen) => `Delete ${itemCount(chosen.length)}? This cannot be undone.`,
          ),
          deleteItem: asPromise<void, Item>((item, signal) =>
            isLocalId(item.id) ? outbox.discard(item.id) : removeItem(item, signal),
          ),
        },
        actions: { notify },
      },
    },
  };
}

const NO_LOCATIONS: readonly Location[] = [];

/** What is kept here, as the page of an item is told of answers. */
function localItem(entry: UnsentEntry | undefined): Watched<Item> {
  if (!entry) return { status: 'failed', failure: failure('not-found', 'Item not found') };
  return { status: 'answered', data: itemOfEntry(entry), at: entry.madeAt, refreshing: false };
}
