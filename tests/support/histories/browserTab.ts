import { createActor, fromCallback, fromPromise } from 'xstate';
import { createDeferred } from '../../../src/app/deferred.ts';
import { locationIndexMachine } from '../../../src/machines/locations/locationIndex.machine.ts';
import type { Navigation, Notice } from '../../../src/machines/kit/unprovided.ts';
import { signIn } from '../../../src/services/session/auth.ts';
import { createCache } from '../../../src/services/cache/cache.ts';
import { createHttp } from '../../../src/services/host/http.ts';
import { createReach } from '../../../src/services/host/reach.ts';
import { type Asker, createUnanswered } from '../../../src/services/host/unanswered.ts';
import { createItemRemoval } from '../../../src/services/items/itemRemoval.ts';
import { createItems } from '../../../src/services/items/items.ts';
import { createLocations } from '../../../src/services/locations/locations.ts';
import { createLookups } from '../../../src/services/lists/lookups.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { signOut } from '../../../src/services/session/signOut.ts';
import { createOpenForms } from '../../../src/views/forms/openForms.ts';
import { PEOPLE, type Person } from './backend.ts';
import type { Sender } from './network.ts';
import type { ProfileLeases, ProfileLocks } from './profileLocks.ts';
import type { ProfileStorage } from './profileStorage.ts';

/** One browser: what its tabs share. */
export interface Profile {
  number: number;
  storage: ProfileStorage;
  locks: ProfileLocks;
  leases: ProfileLeases;
  /** Whether its address is one where browsers have Web Locks. */
  isSecure: boolean;
}

/** How the requests of a tab get to the server. */
export interface Connection {
  fetchOf(sender: Sender): typeof fetch;
}

const ORIGIN = 'http://stowage.test';
const TOKEN = 'auth_token';

/** One tab of a browser with the app's real wiring in it; what a person does there, its kinds say. */
export abstract class BrowserTab implements Sender {
  isAlive = true;
  readonly profile: number;
  protected readonly browser: Profile;
  protected readonly window: ReturnType<typeof fakeWindow>;
  protected readonly view: ReturnType<ProfileStorage['view']>;
  protected readonly session: ReturnType<typeof createSessionStore>;
  protected readonly http: ReturnType<typeof createHttp>;
  protected readonly items: ReturnType<typeof createItems>;
  protected readonly removal: ReturnType<typeof createItemRemoval>;
  protected readonly deferred: ReturnType<typeof createDeferred>;
  protected readonly cache = createCache();
  /** Who this tab shows as logged in. */
  #person: Person | undefined;
  #isWired = false;

  constructor(browser: Profile, connection: Connection) {
    this.profile = browser.number;
    this.browser = browser;
    this.window = fakeWindow(browser, this);
    const events = this.window;
    this.view = browser.storage.view(
      (key) => events.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: this.view })),
      (key) => this.#afterWiring(() => this.removed(key)),
    );
    this.session = createSessionStore(this.view, events);
    this.http = createHttp({ baseUrl: ORIGIN, session: this.session, fetch: connection.fetchOf(this) });
    this.items = createItems(this.http);
    // As the app has it: what one person has asked for is not asked again by the next.
    const asker = (): Asker => {
      const asking = this.session.user();
      return () => {
        const now = this.session.user();
        return now === asking ? 'here' : now === null ? 'gone' : 'replaced';
      };
    };
    this.removal = createItemRemoval(this.http, this.cache, createUnanswered({ asker }));
    this.deferred = this.#wire();
    this.#person = this.#stored();
    this.#isWired = true;
    this.session.watch(() => this.#sessionChanged());
  }

  /** Who is logged in here, as far as this tab shows. */
  get person(): Person | undefined {
    return this.#person;
  }

  /** A person turns to this tab: it has heard by now who is logged in. */
  lookAt(): void {
    this.view.deliver(TOKEN);
  }

  async logIn(person: Person): Promise<void> {
    await signIn(this.http, this.session, { username: person, password: person });
  }

  async logOut(): Promise<void> {
    await signOut(this.http, this.session);
  }

  show(isVisible: boolean): void {
    this.window.document.visibilityState = isVisible ? 'visible' : 'hidden';
    this.window.document.dispatchEvent(new Event('visibilitychange'));
  }

  wake(event: 'online' | 'focus'): void {
    this.window.dispatchEvent(new Event(event));
  }

  /** Closed or crashed: nothing of it goes on, and its locks are free. */
  kill(): void {
    this.isAlive = false;
    this.view.close();
    this.browser.locks.kill(this);
    this.browser.leases.kill(this);
    this.closeScreens();
    this.deferred.outbox.stop();
    this.cache.close();
  }

  /** Every screen behind the login goes. */
  protected abstract closeScreens(): void;
  protected abstract notified(notice: Notice): void;
  protected abstract navigated(navigation: Navigation): void;
  /** This tab has removed the key from its browser's storage. */
  protected abstract removed(key: string): void;

  /** What happens while the tab is made is told once the kind of tab is there to hear it. */
  #afterWiring(tell: () => void): void {
    if (this.#isWired) tell();
    else queueMicrotask(tell);
  }

  #stored(): Person | undefined {
    return this.session.token() === null ? undefined : PEOPLE.find((name) => name === this.session.user());
  }

  /** As the app does it: nobody's data is the next one's, and every screen but the login goes. */
  #sessionChanged(): void {
    const person = this.#stored();
    if (person === this.#person || !this.isAlive) return;
    this.#person = person;
    this.cache.clear();
    this.closeScreens();
  }

  #wire(): ReturnType<typeof createDeferred> {
    // The machines only ever see a Window through the few things that it is used for.
    const window = this.window as unknown as Window;
    const lists = ['lookups', 'items', 'location-items', 'search', 'locations', 'location'];
    window.addEventListener('categories-updated', () => {
      for (const list of lists) this.cache.invalidate(list);
    });
    return createDeferred({
      window,
      apiBase: '',
      previewHosts: '',
      storage: this.view,
      leases: this.browser.leases.of(this),
      session: this.session,
      http: this.http,
      // Whether the server is there is the history's to know: no tab looks for it.
      reach: createReach(),
      cache: this.cache,
      reads: this.cache,
      items: this.items,
      // No history opens a screen with locations.
      locationIndex: createActor(locationIndexMachine),
      layOverLocations: () => {},
      overLocations: (known) => known,
      say: (notice) => this.#afterWiring(() => this.notified(notice)),
      lookups: createLookups(this.http),
      locations: createLocations(this.http),
      openForms: createOpenForms(),
      actions: {
        notify: (_, notice) => this.#afterWiring(() => this.notified(notice)),
        navigate: (_, navigation) => this.#afterWiring(() => this.navigated(navigation)),
        remember: () => {},
      },
      // Of screens that no history opens.
      actors: {
        deleteItem: fromPromise(async ({ input }) => input),
        watchList: fromCallback(() => {}),
      },
    });
  }
}

/** The window of a tab, as far as the wiring uses it. Its person says yes whenever asked. */
function fakeWindow(browser: Profile, tab: object) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return Object.assign(new EventTarget(), {
    document,
    confirm: () => true,
    isSecureContext: browser.isSecure,
    navigator: { ...(browser.isSecure && { locks: browser.locks.of(tab) }), onLine: true },
    location: { origin: ORIGIN, hostname: new URL(ORIGIN).hostname, search: '' },
    history: { state: null },
  });
}
