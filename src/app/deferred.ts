import {
  type ActorRefFrom,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate';
import type { Item, Location, Lookup } from '../../contract/entities.ts';
import type { HistoryEntry } from '../../contract/history.ts';
import { createAnalysisPart } from './analysis.ts';
import { startChanges } from './changes.ts';
import { createDraftKeeping } from './drafts.ts';
import { createFastEntry } from './fastEntry.ts';
import { startDialogs } from './palette.ts';
import { startGallery } from './gallery.ts';
import { createItemFormPart } from './itemForm.ts';
import { createLocationPart } from './locations.ts';
import { startOutbox } from './outbox.ts';
import { startPhotos } from './photos.ts';
import { createSearchPart } from './search.ts';
import { startUnanswered } from './unanswered.ts';
import type { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import type { LookupKind } from '../machines/lists/lookupList.machine.ts';
import { confirmedAction } from '../machines/kit/confirmedAction.ts';
import type { Navigation, Notice, QueryChange } from '../machines/kit/unprovided.ts';
import type { Watched, WatchedEvent } from '../machines/kit/queryState.ts';
import { failure } from '../failure.ts';
import { itemCount } from '../model/items/counts.ts';
import { isSampleHost } from '../model/samples/sampleHost.ts';
import { isLocalId, itemOfEntry, type UnsentEntry } from '../model/unsent/unsent.ts';
import { shareUrl } from '../model/locations/shareUrl.ts';
import { discardsKnown, tidiedAfter } from '../services/items/deletion.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import { asConfirmation, asPromise, asWatch } from '../services/actors.ts';
import { createBrowserStore } from '../services/browser/browserStore.ts';
import type { Cache } from '../services/cache/cache.ts';
import { copyText } from '../services/browser/clipboard.ts';
import { createDirectFetch } from '../services/host/directFetch.ts';
import { createDrafts } from '../services/unsent/drafts.ts';
import type { Http } from '../services/host/http.ts';
import { kyCarrier } from '../services/host/kyCarrier.ts';
import { createItemWrites } from '../services/items/itemWrites.ts';
import { createItemReads } from '../services/items/itemReads.ts';
import { createItemRemoval } from '../services/items/itemRemoval.ts';
import type { Items } from '../services/items/items.ts';
import { announceItems, LISTS_CHANGED } from '../services/lists/listsChanged.ts';
import { type LocalCopies, startLocalCopies } from '../services/unsent/offlineCopies.ts';
import { type LeaseStore, leaseLock, webLock } from '../services/browser/lock.ts';
import { leaseStore } from '../services/browser/leaseStore.ts';
import { createLocationFinding } from '../services/locations/locationFinding.ts';
import { createLocationOutbox, settleLocationId } from '../services/unsent/locationOutbox.ts';
import { createLocationReads } from '../services/locations/locationReads.ts';
import { LOCATIONS } from '../services/unsent/locationSubject.ts';
import { createLocationWrites } from '../services/locations/locationWrites.ts';
import type { Locations } from '../services/locations/locations.ts';
import type { Lookups } from '../services/lists/lookups.ts';
import { createLookupWrites } from '../services/lists/lookupWrites.ts';
import { createRestoring } from '../services/changes/restoring.ts';
import { createOpenings, readsThatNote } from '../services/browser/recents.ts';
import { createOutbox } from '../services/unsent/outbox.ts';
import type { SessionStore } from '../services/session/sessionStore.ts';
import { putIntoLists } from '../services/cache/optimisticLists.ts';
import { createPacer, restAfter } from '../services/browser/pacer.ts';
import { createUnsentStore, createUnsentStoreOf } from '../services/unsent/unsentStore.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { NoticeSender } from '../views/notices/notices.ts';
import { Toasts } from '../views/notices/Toasts.tsx';
import type { OpenForms } from '../views/forms/openForms.ts';

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
  /** Shows unsent locations in the hierarchy. */
  showUnsentLocations(unsent: readonly Location[]): void;
  lookups: Lookups;
  locations: Locations;
  openForms: OpenForms;
  actions: {
    notify(from: { self: NoticeSender }, notice: Notice): void;
    navigate(_: unknown, navigation: Navigation): void;
    remember(_: unknown, change: QueryChange): void;
  };
  /** A notice outside of every machine. */
  say(notice: Notice): void;
  actors: {
    deleteItem: PromiseActorLogic<Item | undefined, Item>;
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
export function createDeferred({
  window,
  apiBase,
  previewHosts,
  storage,
  leases,
  session,
  http: plainHttp,
  cache,
  reads,
  items,
  locationIndex,
  showUnsentLocations,
  locations,
  lookups,
  openForms,
  actions,
  say,
  actors,
}: Core): Deferred & LocalCopies {
  const http = plainHttp.carriedBy(kyCarrier);
  const { notify, navigate: goTo } = actions;
  const { deleteItem, watchList } = actors;
  const copyAddress = (location: Location) =>
    copyText(shareUrl(window.location.origin, location), {
      // Undefined on a plain http:// address, whatever the type says.
      clipboard: window.navigator.clipboard as Clipboard | undefined,
      document: window.document,
    });
  const shareLocation = asPromise<void, Location>(copyAddress);

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
  const unanswered = startUnanswered({ window, session, say });
  const itemReads = createItemReads(http, cache, { onRead: (item) => local.keepCopy(item) });
  const itemWrites = createItemWrites(http, cache);
  const locationReads = createLocationReads(http);
  const locationWrites = createLocationWrites(
    http,
    cache,
    {
      sameOrigin: new URL(apiBase, window.location.origin).origin === window.location.origin,
      onLine: () => window.navigator.onLine,
      isAnswered: () =>
        window.fetch(`${apiBase}/api/health`, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
    },
    unanswered,
  );
  const lookupWrites = createLookupWrites(
    http,
    cache,
    () => window.dispatchEvent(new Event(LISTS_CHANGED)),
    unanswered,
  );
  const itemRemoval = createItemRemoval(http, cache, unanswered);
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
    local.labels.remember(labelled.filter(({ id }) => !isLocalId(id)));
  };
  knowLocations(locationIndex.getSnapshot());
  locationIndex.subscribe(knowLocations);
  const lock = window.isSecureContext ? webLock(window.navigator.locks) : leaseLock(leases ?? leaseStore());
  const drafts = createDrafts(store, () => owner);
  const unsentLocations = createLocationOutbox({
    cache,
    locations,
    reads: locationReads,
    writes: locationWrites,
    store: createUnsentStoreOf(LOCATIONS, store),
    lock,
    user,
    owner: () => owner,
    onSent: ({ id }, entry) => {
      cache.invalidate('location', id);
      if (entry.kind !== 'create' || id === '') return;
      photos.adopt(entry.id, id);
      // What was put into it is sent after it, under the id that it has now.
      for (const waiting of [unsentLocations, outbox]) void waiting.settleIds().catch(() => {});
    },
  });
  const typedNames = new Map<LookupKind, string>();
  onAnotherPerson(session, () => typedNames.clear());
  const added: Item[] = [];
  // Told of together, as their entries are: each is in the lists before it is unsent work no more.
  const adding = createPacer(
    () => {
      for (const item of added.splice(0)) putIntoLists(cache, item);
    },
    () => restAfter(outbox.known().length),
  );
  const outbox = createOutbox({
    store: createUnsentStore(store),
    settleIds: (item) => settleLocationId(unsentLocations, item, 'location_id'),
    lock,
    writes: itemWrites,
    readItem: (id) => itemReads.readFresh(id),
    user,
    owner: () => owner,
    legacy: local.legacy,
    onSent: (item, entry) => {
      cache.set(['item', item.id], item);
      if (entry.kind === 'create') {
        added.push(item);
        adding.due();
        local.copies.write(item, user(), Date.now());
        photos.adopt(entry.id, item.id);
      } else {
        // The copy is what it was before (EDIT-08); the other lists may show what has changed (EDIT-12).
        local.copies.remove(item.id);
        announceItems(window);
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
    unanswered,
    locations: unsentLocations,
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
  const { keepDraft, dropDraft, goOnWith, recalled, ...submitting } = createDraftKeeping({
    window,
    drafts,
    outbox,
    locations: unsentLocations,
    session,
    say,
    navigate: goTo,
  });

  const locationPart = createLocationPart({
    cache,
    reads,
    lookups,
    locationReads,
    itemReads,
    outbox: unsentLocations,
    locationIndex,
    recalled,
    ...submitting,
    discards: photos,
    discardUnsent: photos.discardUnsent,
    actions: { notify, navigate: goTo, keepDraft, dropDraft },
  });
  const showUnsent = (): void => showUnsentLocations(locationPart.shown());
  showUnsent();
  unsentLocations.watch(showUnsent);
  session.watch(showUnsent);
  const history = startChanges({
    items: {
      outbox,
      readFresh: itemReads.readFresh,
      lastKnown,
      // Not the one of the screens, which is a change of its own.
      removeItem: async (item, signal) => {
        const tidy = discardsKnown(outbox, item.id);
        await itemRemoval.remove(item, signal);
        await tidy();
      },
    },
    locations: { forEdit: locationPart.forEdit, outbox: unsentLocations },
    locationReads,
    locationWrites,
    restoring: createRestoring(http, cache, unanswered),
    locationIndex,
    session,
    notify,
  });
  const { changes } = history;
  const deletesItem: Deferred['deletesItem'] = (item, work) =>
    // Changes of what its owner has deleted are not work any more.
    history.deletesItem(item, () => tidiedAfter(work, discardsKnown(outbox, item.id)));
  const removeItem = (item: Item, signal: AbortSignal): Promise<void> =>
    deletesItem(item, () => itemRemoval.remove(item, signal));
  const fastEntry = createFastEntry({
    window,
    outbox,
    drafts,
    session,
    openForms,
    keepDraft,
    runs: history.runs,
    notify,
    onAdded: (added) => changes.send({ type: 'items.added', items: added }),
  });

  const outboxActor = startOutbox({
    window,
    session,
    outbox,
    locations: unsentLocations,
    photos,
    notify,
  });
  window.addEventListener(LISTS_CHANGED, () => void outbox.tidy().catch(() => {}));

  return {
    ...local,
    showNotice: history.showNotice,
    Toasts,
    ...startDialogs({ ...search, changes, openings, navigate: goTo }),
    outbox: outboxActor,
    changes,
    sentAs: (id) => outbox.sentAs(id) ?? unsentLocations.sentAs(id),
    share: (location) => {
      copyAddress(location).then(
        () => say({ kind: 'success', text: 'Location URL copied to clipboard', detail: location.name }),
        () => say({ kind: 'error', text: 'Failed to copy URL' }),
      );
    },
    showPhoto: photos.show,
    nameOf: ({ kind, id }) =>
      kind === 'location'
        ? (unsentLocations.entry(id)?.item.name ??
          locationIndex.getSnapshot().context.tree?.byId.get(id)?.name)
        : (outbox.entry(id)?.item.name ?? lastKnown(id)?.item.name),
    deletesItem,
    removeItem,
    typedNames,
    analyses: createAnalysisPart({
      window,
      http,
      outbox,
      cache,
      runs: history.runs,
      unanswered,
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
          saveDescription: locationPart.saveDescription,
          shareLocation,
          deleteLocation: confirmedAction(
            asConfirmation<Location>(
              (message) => window.confirm(message),
              ({ name }) => `Delete the location "${name}"? Only an empty location can be deleted.`,
            ),
            asPromise<void, Location>((location, signal) =>
              history.deletesLocation(location, async () => {
                const { id } = location;
                const made = await locationWrites.remove(location, signal);
                // Changes of what its owner has deleted are not work any more.
                if (unsentLocations.entry(id)) void unsentLocations.discard(id).catch(() => {});
                return made;
              }),
            ),
          ),
        },
        actions: { notify, navigate: goTo, keepDraft, dropDraft },
      },
      // A location that only this browser has: the same page, from what is kept here.
      localLocationPage: {
        actors: {
          ...locationPart.localPage,
          saveDescription: locationPart.saveDescription,
          shareLocation,
        },
        actions: { notify, navigate: goTo, keepDraft, dropDraft },
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
            return outbox.watch((id) => {
              if (id === undefined || id === input.id) tell();
            });
          }),
          watchHistory: fromCallback<
            EventObject,
            { id: string },
            WatchedEvent<'history.changed', readonly HistoryEntry[]>
          >(() => {}),
          deleteItem: confirmedAction(
            asPromise<boolean, Item>(photos.confirmDeletion),
            asPromise<void, Item>((item) => history.deletesItem(item, () => photos.discard(item.id))),
          ),
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
        ...submitting,
        discardUnsent: photos.discardUnsent,
        onAdded: (item) => fastEntry.noteAdded([item]),
        actions: { notify, navigate: goTo, keepDraft, dropDraft, goOnWith },
      }),
      locationForm: locationPart.form,
      manageList: {
        actors: {
          watchList,
          addEntry: asPromise(({ kind, name }, signal) => lookupWrites.add(kind, name, signal)),
          removeEntry: asPromise(({ kind, entry }, signal) => lookupWrites.remove(kind, entry, signal)),
        },
        actions: { notify, keepName: (_, { kind, name }) => void typedNames.set(kind, name) },
      },
      search: search.implementations,
      selection: {
        actors: {
          confirmDeletion: asConfirmation<readonly Item[]>(
            (message) => window.confirm(message),
            (chosen) => {
              const [only] = chosen;
              const what = only && chosen.length === 1 ? `"${only.name}"` : itemCount(chosen.length);
              return `Delete ${what}? You can undo it until you close this page.`;
            },
          ),
          deleteItem: asPromise<void, Item>((item, signal) =>
            isLocalId(item.id)
              ? history.deletesItem(item, () => photos.discard(item.id))
              : removeItem(item, signal),
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
