import {
  type ActorRefFrom,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  type PromiseActorLogic,
} from 'xstate';
import { decodeHealth } from '../../contract/account/backups.ts';
import type { Item, Lookup } from '../../contract/entities.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import type { WatchedEvent } from '../machines/kit/queryState.ts';
import type { HostBack, Navigation, Notice, QueryChange } from '../machines/kit/unprovided.ts';
import type { LookupKind } from '../model/lists/lookupKind.ts';
import type { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import { type Failure, failure, isAway } from '../failure.ts';
import { isSampleHost } from '../model/samples/sampleHost.ts';
import { type BrowserStore, createBrowserStore } from '../services/browser/browserStore.ts';
import type { DurableCopy } from '../services/browser/durableCopy.ts';
import { copyText } from '../services/browser/clipboard.ts';
import type { LeaseStore } from '../services/browser/lock.ts';
import { createRecents, readsThatNote } from '../services/browser/recents.ts';
import type { Cache } from '../services/cache/cache.ts';
import { createDirectFetch } from '../services/host/directFetch.ts';
import type { Http } from '../services/host/http.ts';
import { isBarred, watchBarred } from '../services/host/barred.ts';
import { watchComeback } from '../services/host/comeback.ts';
import { kyCarrier } from '../services/host/kyCarrier.ts';
import { createMissedReads } from '../services/host/missedReads.ts';
import type { Reach } from '../services/host/reach.ts';
import type { Asker } from '../services/host/unanswered.ts';
import { watchPage } from '../services/browser/pageEvents.ts';
import { createItemReads } from '../services/items/itemReads.ts';
import type { Items } from '../services/items/items.ts';
import { createItemWrites } from '../services/items/itemWrites.ts';
import type { Lookups } from '../services/lists/lookups.ts';
import type { LocationOverlay } from '../services/locations/locationOverlay.ts';
import { createLocationReads } from '../services/locations/locationReads.ts';
import type { Locations } from '../services/locations/locations.ts';
import { createLocationWrites } from '../services/locations/locationWrites.ts';
import { createMissedPhotos } from '../services/photos/missedPhotos.ts';
import type { SessionStore } from '../services/session/sessionStore.ts';
import { startOfflineCopies } from '../services/unsent/offlineCopies.ts';
import type { OpenForms } from '../views/forms/openForms.ts';
import type { NoticeSender } from '../views/notices/notices.ts';
import { createCopyAddress } from './locations/copyAddress.ts';
import { startUnanswered } from './unanswered.ts';

/** What `app.ts` has made already: the services, and the actors and actions that several machines share. */
export interface Core {
  window: Window;
  apiBase: string;
  previewHosts: string;
  storage: Storage | undefined;
  /** What keeps unsent work; made of the storage unless given. */
  store?: BrowserStore;
  /** Resolves once what it keeps is on disk, as far as it can be; at once where there is no second copy of it. */
  settled?: DurableCopy['settled'] | undefined;
  /** Leases for where there are no Web Locks; this browser's IndexedDB unless given. */
  leases?: LeaseStore;
  session: SessionStore;
  http: Http;
  reach: Reach;
  cache: Cache;
  /** The cache with what is shown when a read fails: what screens read. */
  reads: Pick<Cache, 'read' | 'watch'>;
  items: Items;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  /** Lays unsent locations over the hierarchy. */
  layOverLocations: LocationOverlay['lay'];
  /** The hierarchy with them. */
  overLocations: LocationOverlay['over'];
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

/** What the parts of `deferred.ts` share: what `app.ts` has made, and what this browser and the host are asked with. */
export type DeferredCore = ReturnType<typeof createDeferredCore>;

/** The storage as unsent work uses it; `durable` has on disk soon what is in it. */
export function createWorkStore(
  { storage, window, say }: Pick<Core, 'storage' | 'window' | 'say'>,
  durable?: DurableCopy,
): BrowserStore {
  return createBrowserStore({
    storage,
    events: window,
    durable,
    onSetAside: (key) =>
      say({
        kind: 'warning',
        text: 'Something kept in this browser could not be read',
        detail: `Nothing was deleted: it is now under ${key}.`,
      }),
  });
}

export function createDeferredCore(core: Core) {
  const { window, apiBase, previewHosts, session, cache, reads, say } = core;
  const http = core.http.carriedBy(kyCarrier);
  /** Who is logged in right now, in whichever tab. */
  const user = (): string => session.user() ?? '';
  // Whose page this is, which may not have heard yet that another tab has logged out or in.
  let owner = user();
  session.watch(() => {
    owner = user();
  });
  const store = core.store ?? createWorkStore(core);
  /** Whether the person of this page, as it knows of them now, is here later. */
  const asker = (): Asker => {
    const person = owner;
    return () => (user() === person ? 'here' : user() === '' ? 'gone' : 'replaced');
  };
  const unanswered = startUnanswered({ window, session, asker, say });
  const itemReads = createItemReads(http, cache, {
    onRead: (item) => offlineCopies.keepCopy(item),
    // Nobody is shown it as known last once the server is away.
    onGone: (id) => offlineCopies.itemCache.remove(id),
  });
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
  const offlineCopies = startOfflineCopies({
    store,
    cache,
    session,
    events: window,
    isSampleHost: isSampleHost(window.location.hostname, previewHosts),
    directly: createDirectFetch({ baseUrl: apiBase, token: session.token }),
  });
  const missedPhotos = createMissedPhotos();
  const missedReads = createMissedReads();
  const ask = () =>
    http.request({
      operation: 'health check',
      path: '/api/health',
      query: { ready: 1 },
      timeout: TIMEOUTS.other,
      // Read, so that an answer which advertises nothing shows that there is another host by now.
      decode: decodeHealth,
    });
  // Where the server is another origin there is nothing to come back through.
  const probe = async (): Promise<boolean> =>
    core.apiBase === '' && isBarred(window.fetch.bind(window), TIMEOUTS.other);
  const barred = watchBarred(core.reach, probe);
  watchComeback({
    reach: core.reach,
    ask: () => barred.around(ask),
    onBack: () => {
      cache.revive();
      missedPhotos.retry();
      missedReads.retry();
    },
    isMissed: () => cache.isMissing() || missedPhotos.isMissing() || missedReads.isMissing(),
    watchMissed: (listener) => {
      cache.watchFailures(listener);
      missedPhotos.watch(listener);
      missedReads.watch(listener);
    },
    isShown: () => window.document.visibilityState !== 'hidden',
    watchPage: (listener) => watchPage(window, listener),
  });
  const recents = createRecents(store, session);
  const copy = (text: string) =>
    copyText(text, {
      // Undefined on a plain http:// address, whatever the type says.
      clipboard: window.navigator.clipboard as Clipboard | undefined,
      document: window.document,
    });
  /**
   * Gives what throws a Failure of kind 'unauthorised' once nobody is logged in, or somebody else than the person of
   * this page now.
   */
  const bindToPerson = (): (() => void) => {
    const person = owner;
    return () => {
      if (session.token() !== null && user() === person) return;
      throw failure('unauthorised', 'Log in again to go on.');
    };
  };
  return {
    ...core,
    asker,
    bindToPerson,
    http,
    user,
    owner: () => owner,
    store,
    unanswered,
    itemReads,
    itemWrites,
    locationReads,
    locationWrites,
    offlineCopies,
    recents,
    missedPhotos,
    missedReads,
    /** Whether the host is there right now, and able to work. */
    isAnswered: () =>
      ask().then(
        () => true,
        () => false,
      ),
    /** Reads that note what is opened by them. */
    opening: readsThatNote(reads, recents),
    copy,
    copyAddress: createCopyAddress({ origin: window.location.origin, copy, cache, locationReads }),
  };
}

/** Tells a screen whose read has failed, with this reason, when the host is back that it was not asked or did not answer. */
export const watchHost = ({ missedReads }: Pick<DeferredCore, 'missedReads'>) =>
  fromCallback<EventObject, Failure | undefined, HostBack>(({ input: reason, sendBack }) =>
    reason && isAway(reason) ? missedReads.wait(() => sendBack({ type: 'host.back' })) : undefined,
  );
