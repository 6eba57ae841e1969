import { createActor, type EventObject, fromCallback } from 'xstate';
import { navigate } from 'wouter/use-browser-location';
import type { Item, Location, Lookup } from '../../contract/entities.ts';
import type { Core } from './core.ts';
import type { createDeferred } from './deferred.ts';
import { keepAppCurrent } from './keepAppCurrent.ts';
import { keepStyles } from '../services/browser/keepStyles.ts';
import { goBackTo, NAVIGATIONS } from '../services/browser/navigations.ts';
import { confirmedAction } from '../machines/kit/confirmedAction.ts';
import type { ItemPage, ItemsQuery } from '../machines/items/itemsGrid.context.ts';
import { itemsGridMachine } from '../machines/items/itemsGrid.machine.ts';
import { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import { lookupListMachine } from '../machines/lists/lookupList.machine.ts';
import type { LookupKind } from '../model/lists/lookupKind.ts';
import { overlaysMachine } from '../machines/finding/overlays.machine.ts';
import { preferencesMachine, type Theme } from '../machines/session/preferences.machine.ts';
import { pageSize } from '../model/items/pages.ts';
import type { Navigation, Notice, QueryChange } from '../machines/kit/unprovided.ts';
import { sessionMachine, type TokenChanged } from '../machines/session/session.machine.ts';
import { asConfirmation, asPromise, asWatch } from '../services/actors.ts';
import { createQueryPersister } from '../services/cache/queryPersister.ts';
import { createCache } from '../services/cache/cache.ts';
import { createFallback } from '../services/cache/fallback.ts';
import { createAdvertising } from '../services/host/advertising.ts';
import { createHttp } from '../services/host/http.ts';
import { createReach } from '../services/host/reach.ts';
import { createItems } from '../services/items/items.ts';
import { LISTS_CHANGED, staleAfter } from '../services/lists/listsChanged.ts';
import { createLocationOverlay } from '../services/locations/locationOverlay.ts';
import { createLocations } from '../services/locations/locations.ts';
import { createLookups } from '../services/lists/lookups.ts';
import { savesData } from '../services/browser/dataSaving.ts';
import { keepPreferences, readPreferences, watchPreferences } from '../services/browser/preferences.ts';
import { watchPerson } from '../services/session/anotherPerson.ts';
import { createSessionStore } from '../services/session/sessionStore.ts';
import { signOut } from '../services/session/signOut.ts';
import type { App } from '../views/AppContext.ts';
import type { NoticeSender } from '../views/notices/notices.ts';
import { createOpenForms } from '../views/forms/openForms.ts';

export interface AppOptions {
  window: Window;
  /** The API host's origin; '' for the one that served the app. */
  apiBase: string;
  /** Names of hosts that have samples as localhost has, with commas between them. */
  previewHosts?: string;
}

/**
 * Wires machines to services and starts what runs for as long as the app does: what the first screen needs. The rest comes
 * with `deferred.ts`.
 */
export function createApp({ window, apiBase, previewHosts = '' }: AppOptions): App {
  const storage = storageOf(window);
  const store = createSessionStore(storage, window);
  const reach = createReach();
  const advertising = createAdvertising(storage, apiBase);
  const http = createHttp({ baseUrl: apiBase, session: store, advertising, heard: reach.heard });
  const persister = createQueryPersister(
    () =>
      import('../services/cache/persistedQueries.ts').then(({ createPersistedQueries }) =>
        createPersistedQueries(),
      ),
    store.user,
  );
  const cache = createCache({ persister });
  const reads = createFallback(cache, () => deferred().then(({ fallbackData }) => fallbackData));
  const items = createItems(http);
  const locations = createLocations(http);
  const lookups = createLookups(http);
  const { origin } = window.location;

  // Toasts come with the later part: where its code does not arrive there is nothing to tell of on Home either.
  const tell = (notice: Notice, sender: NoticeSender): void => {
    deferred().then(
      ({ showNotice }) => showNotice(notice, sender),
      () => {},
    );
  };
  const actions = {
    notify: ({ self }: { self: NoticeSender }, notice: Notice) => tell(notice, self),
    navigate: (_: unknown, { to, replace = false, state = null }: Navigation) => {
      if (!replace || !goBackTo(window, to, state)) navigate(to, { replace, state });
    },
    remember: (_: unknown, change: QueryChange) => remember(window, change),
  };
  const { notify, remember: rememberQuery } = actions;

  let loading: Promise<ReturnType<typeof createDeferred>> | undefined;
  let loaded: ReturnType<typeof createDeferred> | undefined;
  const actors = {
    deleteItem: confirmedAction(
      asConfirmation<Item>(
        (message) => window.confirm(message),
        (item) => `Delete "${item.name}"? You can undo it until you close this page.`,
      ),
      asPromise<void, Item>(async (item, signal) => (await deferred()).removeItem(item, signal)),
    ),
    watchList: asWatch<'list.changed', readonly Lookup[], { kind: LookupKind }>(
      reads,
      'list.changed',
      ({ kind }) => lookups[kind](),
    ),
  };
  const overlay = createLocationOverlay(reads);
  const locationIndex = createActor(
    locationIndexMachine.provide({
      actors: {
        watchLocations: asWatch<'locations.changed', readonly Location[], void>(
          { ...reads, watch: overlay.watch },
          'locations.changed',
          () => locations.hierarchy(),
        ),
      },
    }),
  ).start();

  const openForms = createOpenForms();
  const core: Core = {
    window,
    apiBase,
    previewHosts,
    storage,
    session: store,
    http,
    reach,
    cache,
    reads,
    items,
    locationIndex,
    layOverLocations: overlay.lay,
    overLocations: overlay.over,
    locations,
    lookups,
    openForms,
    actions,
    say: (notice) => tell(notice, { send: () => {} }),
    actors,
  };
  const waiting = new Set<() => void>();
  const deferred = (): Promise<ReturnType<typeof createDeferred>> => {
    // A failure stays: only a new page asks for the same code again.
    loading ??= import('./deferred.ts').then(async (code) => {
      loaded = await code.startDeferred(core);
      // After an upgrade of the server it could not be had any more, and nobody could log in from this page.
      loadLogin().catch(() => {});
      for (const tell of waiting) tell();
      return loaded;
    });
    return loading;
  };

  const loadLogin = () => import('../services/session/auth.ts');
  const session = createActor(
    sessionMachine.provide({
      actors: {
        logIn: asPromise(async (credentials, signal) =>
          (await loadLogin()).signIn(http, store, credentials, signal),
        ),
        logOut: asPromise(async () => {
          if (loaded?.confirmsLogout() === false) return;
          await signOut(http, store);
        }),
        watchToken: fromCallback<EventObject, void, TokenChanged>(({ sendBack }) =>
          watchPerson(store, (person) => sendBack({ type: 'token.changed', ...person })),
        ),
      },
      actions: { notify },
    }),
    { input: { present: store.token() !== null, user: store.user() } },
  );
  let wasLoggedIn = false;
  session.subscribe((state) => {
    const isLoggedIn = state.matches('authenticated');
    // Ahead of the login, which may then meet a server that is away: what logs in, and what tells of a failure.
    if (!isLoggedIn) {
      loadLogin()
        .then(deferred)
        .catch(() => {});
    }
    if (isLoggedIn === wasLoggedIn) return;
    wasLoggedIn = isLoggedIn;
    // One user's data is never the next one's: the cache ends with the session.
    if (!isLoggedIn) {
      cache.clear();
      persister.clear();
      overlays.send({ type: 'overlay.closed' });
    }
    locationIndex.send({ type: isLoggedIn ? 'session.started' : 'session.ended' });
  });
  session.start();

  const overlays = createActor(overlaysMachine).start();
  const preferences = createActor(
    preferencesMachine.provide({ actions: { keep: (_, change) => keepPreferences(storage, change) } }),
    { input: readPreferences(storage) },
  );
  preferences.subscribe(({ context }) => applyTheme(window, context.theme));
  preferences.start();
  watchPreferences(window, storage, (read) =>
    preferences.send({ type: 'preferences.read', preferences: read }),
  );
  // Unsent work is shown and sent from the first moment on.
  if (holdsUnsent(storage)) deferred().catch(() => {});
  // Another list may show what has changed: all are asked for anew (LOOKUP-07).
  window.addEventListener(LISTS_CHANGED, (event) => {
    for (const list of staleAfter(event)) cache.invalidate(list);
  });
  // The index is watched by no single screen: whoever goes on, or opens a dialog that finds locations, wants it fresh
  // (CACHE-03). The watch tells what comes of it.
  const wantLocations = (): void => {
    if (session.getSnapshot().matches('authenticated')) cache.read(locations.hierarchy()).catch(() => {});
  };
  for (const moved of NAVIGATIONS) window.addEventListener(moved, wantLocations);
  overlays.subscribe((state) => {
    if (!state.matches('none')) wantLocations();
  });

  keepAppCurrent(window, openForms);
  keepStyles(window);

  return {
    session,
    locationIndex,
    overlays,
    preferences,
    openForms,
    reach,
    apiBase,
    origin,
    isSecure: window.isSecureContext,
    savesData: () => savesData(window.navigator),
    recheckSession: () => {
      if (store.token() === null) session.send({ type: 'token.changed', present: false, user: null });
    },
    changeQuery: (change) => remember(window, change),
    machines: {
      itemsGrid: itemsGridMachine.provide({
        actors: {
          watchPage: asWatch<'page.changed', ItemPage, ItemsQuery>(reads, 'page.changed', (query) =>
            items.page({ ...query, pageSize: pageSize(query.table) }),
          ),
          deleteItem: actors.deleteItem,
        },
        actions: { notify, remember: rememberQuery },
      }),
      lookupList: lookupListMachine.provide({ actors: { watchList: actors.watchList } }),
    },
    deferred,
    loadedDeferred: () => loaded,
    onDeferred: (listener) => {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
  };
}

/** Whether this browser keeps anything that the server does not have yet. */
function holdsUnsent(storage: Storage | undefined): boolean {
  try {
    return Object.keys(storage ?? {}).some((key) =>
      /^(local|offline)_(item|location)_|^unsent_photos$/.test(key),
    );
  } catch {
    return false;
  }
}

/** Changes query parameters of the page on screen; nothing happens when they already are so. */
function remember(window: Window, { set, replace = false }: QueryChange): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(set)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  if (text === new URLSearchParams(search).toString()) return;
  navigate(`${pathname}${text === '' ? '' : `?${text}`}${hash}`, { replace });
}

/** The page's colours: the system's unless the user has chosen. */
function applyTheme(window: Window, theme: Theme): void {
  const { dataset } = window.document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** The browser's storage; undefined where it is forbidden. */
function storageOf(window: Window): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
