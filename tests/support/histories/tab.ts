import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { createLater } from '../../../src/appLater.ts';
import { locationIndexMachine } from '../../../src/machines/locationIndex.machine.ts';
import { itemFormMachine } from '../../../src/machines/itemForm.machine.ts';
import type { ItemFormValues } from '../../../src/model/itemForm.ts';
import type { UnsentEntry } from '../../../src/model/unsent.ts';
import { signIn } from '../../../src/services/auth.ts';
import { signOut } from '../../../src/services/signOut.ts';
import { createCache } from '../../../src/services/cache.ts';
import { createHttp } from '../../../src/services/http.ts';
import { createItems } from '../../../src/services/items.ts';
import { createLocations } from '../../../src/services/locations.ts';
import { createLookups } from '../../../src/services/lookups.ts';
import { createOpenForms } from '../../../src/views/shell/openForms.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import type { Navigation, Notice } from '../../../src/machines/required.ts';
import { PEOPLE, type Person } from './backend.ts';
import { FormRecord, stateOf } from './formRecord.ts';
import { keptEntries, valuesIn } from './kept.ts';
import { type FieldValues, MARKER } from './fields.ts';
import type { Doer, Ledger } from './ledger.ts';
import type { Network, Sender } from './network.ts';
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

export interface World {
  network: Network;
  ledger: Ledger;
}

const ORIGIN = 'http://stowage.test';
const TOKEN = 'auth_token';

/** One tab of a browser with the real machines and services in it, and what a person can do there. */
export class Tab implements Sender {
  isAlive = true;
  readonly profile: number;
  readonly #browser: Profile;
  readonly #world: World;
  readonly #window: ReturnType<typeof fakeWindow>;
  readonly #view: ReturnType<ProfileStorage['view']>;
  readonly #session: ReturnType<typeof createSessionStore>;
  readonly #http: ReturnType<typeof createHttp>;
  readonly #items: ReturnType<typeof createItems>;
  readonly #later: ReturnType<typeof createLater>;
  readonly #cache = createCache();
  /** Who this tab shows as logged in. */
  #person: Person | undefined;
  #form: { actor: ActorRefFrom<typeof itemFormMachine>; record: FormRecord } | undefined;

  constructor(browser: Profile, world: World) {
    this.profile = browser.number;
    this.#browser = browser;
    this.#world = world;
    this.#window = fakeWindow(browser, this);
    const events = this.#window;
    this.#view = browser.storage.view(
      (key) => events.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: this.#view })),
      (key) => this.#removed(key),
    );
    this.#session = createSessionStore(this.#view, events);
    this.#http = createHttp({ baseUrl: ORIGIN, session: this.#session, fetch: world.network.fetchOf(this) });
    this.#items = createItems(this.#http, this.#cache);
    this.#later = this.#wire();
    this.#person = this.#stored();
    this.#session.watch(() => this.#sessionChanged());
  }

  /** Who is logged in here, as far as this tab shows. */
  get person(): Person | undefined {
    return this.#person;
  }

  /** The state of the open form, undefined when none is open. */
  get formState(): string | undefined {
    return this.#form && stateOf(this.#form.actor.getSnapshot());
  }

  /** The texts in the open form. */
  get formValues(): ItemFormValues | undefined {
    return this.#form?.actor.getSnapshot().context.values;
  }

  get formId(): string | undefined {
    return this.#form?.actor.getSnapshot().context.id;
  }

  get isBusy(): boolean {
    return this.#form?.actor.getSnapshot().hasTag('busy') ?? false;
  }

  /** The unsent work that this tab shows. */
  get entries(): readonly UnsentEntry[] {
    return this.#later.outbox.getSnapshot().context.entries;
  }

  /** A person turns to this tab: it has heard by now who is logged in. */
  lookAt(): void {
    this.#view.deliver(TOKEN);
  }

  async logIn(person: Person): Promise<void> {
    await signIn(this.#http, this.#session, { username: person, password: person });
  }

  async logOut(): Promise<void> {
    await signOut(this.#http, this.#session);
  }

  openForm(id: string | undefined): void {
    const doer = this.#doer();
    this.leaveForm();
    if (!doer) return;
    const record = new FormRecord(this.#world.ledger, doer, id === undefined);
    const actor = createActor(itemFormMachine.provide(this.#later.implementations.itemForm), {
      input: id === undefined ? {} : { id },
    });
    this.#form = { actor, record };
    actor.subscribe((snapshot) => {
      if (this.isAlive) record.observe(snapshot);
    });
    actor.start();
  }

  type(field: keyof ItemFormValues, value: string): void {
    if (!this.formState?.startsWith('editing')) return;
    this.#form?.record.typed();
    this.#form?.actor.send({ type: 'field.changed', field, value });
  }

  submit(): void {
    this.#form?.actor.send({ type: 'form.submitted' });
  }

  reset(): void {
    if (!this.formState?.startsWith('editing')) return;
    this.#form?.record.reset();
    this.#form?.actor.send({ type: 'form.reset' });
  }

  /** 'Keep in this browser', where it is offered. */
  keep(): void {
    this.#form?.actor.send({ type: 'keep.requested' });
  }

  /** Picks one side of a conflict for all fields of it. */
  choose(side: 'mine' | 'theirs'): void {
    if (this.formState !== 'editing.conflicting') return;
    this.#form?.record.typed();
    this.#form?.actor.send({ type: 'side.chosen', side });
  }

  /** Takes the newest draft into the form. False when none is offered. */
  restoreDraft(): boolean {
    const snapshot = this.#form?.actor.getSnapshot();
    const draft = snapshot?.context.drafts[0];
    if (!draft || !this.formState?.startsWith('editing')) return false;
    if (draft.user !== this.#person) {
      this.#world.ledger.problem(`${this.#person} is offered a draft of ${draft.user}.`);
    }
    this.#form?.record.typed();
    this.#world.ledger.takenUp.set(draft.key, this.#form?.record);
    this.#form?.actor.send({ type: 'draft.restored', key: draft.key });
    return true;
  }

  /** Discard, in the form. */
  discardInForm(): void {
    const entry = this.#form?.actor.getSnapshot().context.entry;
    if (!entry || !this.formState?.startsWith('editing')) return;
    this.#form?.record.reset();
    this.#form?.actor.send({ type: 'discard.requested' });
    this.#expectGone(entry, () => !this.isBusy);
  }

  leaveForm(): void {
    const form = this.#form;
    if (!form) return;
    form.record.leave(this.#browser.storage);
    this.#form = undefined;
    form.actor.stop();
  }

  sendNow(id: string): void {
    this.#later.outbox.send({ type: 'send.requested', id });
  }

  /** Discard, on the page of unsent work. */
  discard(entry: UnsentEntry): void {
    const { outbox } = this.#later;
    if (!outbox.getSnapshot().matches({ deciding: 'idle' })) return;
    outbox.send({ type: 'discard.requested', id: entry.id });
    this.#expectGone(entry, () => outbox.getSnapshot().matches({ deciding: 'idle' }));
  }

  renew(id: string): void {
    this.#later.outbox.send({ type: 'renewal.requested', id });
  }

  /** Deletes the item on the server. */
  async deleteItem(id: string): Promise<void> {
    const doer = this.#doer();
    await this.#items.remove(id);
    // Changes of what its owner has deleted are not work any more, whichever tab they were made in.
    const given = keptEntries(this.#browser.storage).filter(
      (one) => one.id === id && one.person === doer?.person,
    );
    const order = this.#world.ledger.turn();
    await this.#later.discardUnsent(id);
    for (const { values } of given) if (doer) this.#noteDiscard(doer, order, values);
  }

  show(isVisible: boolean): void {
    this.#window.document.visibilityState = isVisible ? 'visible' : 'hidden';
    this.#window.document.dispatchEvent(new Event('visibilitychange'));
  }

  wake(event: 'online' | 'focus'): void {
    this.#window.dispatchEvent(new Event(event));
  }

  /** Closed or crashed: nothing of it goes on, and its locks are free. */
  kill(): void {
    this.#form?.record.leave(this.#browser.storage);
    this.isAlive = false;
    this.#view.close();
    this.#browser.locks.kill(this);
    this.#browser.leases.kill(this);
    this.#form?.actor.stop();
    this.#form = undefined;
    this.#later.outbox.stop();
    this.#cache.close();
  }

  /** What this tab shows must be the work of the one who is logged in. */
  checkEntries(): void {
    const kept = keptEntries(this.#browser.storage);
    for (const { id, revision } of this.entries) {
      const entry = kept.find((one) => one.id === id && one.revision === revision);
      if (entry && entry.person !== this.#person) {
        this.#world.ledger.problem(`${this.#person} is shown ${entry.values[MARKER]} of ${entry.person}.`);
      }
    }
  }

  #stored(): Person | undefined {
    return this.#session.token() === null ? undefined : PEOPLE.find((name) => name === this.#session.user());
  }

  #doer(): Doer | undefined {
    return this.#person && { profile: this.profile, person: this.#person };
  }

  /** As the app does it: nobody's data is the next one's, and every screen but the login goes. */
  #sessionChanged(): void {
    const person = this.#stored();
    if (person === this.#person || !this.isAlive) return;
    this.#person = person;
    this.#cache.clear();
    this.leaveForm();
  }

  /** What this person gives up: in the ledger as soon as it is really gone. */
  #expectGone(entry: UnsentEntry, isOver: () => boolean): void {
    const doer = this.#doer();
    if (doer) this.#discarding.push({ doer, order: this.#world.ledger.turn(), entry, isOver });
  }
  #discarding: { doer: Doer; order: number; entry: UnsentEntry; isOver: () => boolean }[] = [];

  #removed(key: string): void {
    this.#discarding = this.#discarding.filter(({ doer, order, entry, isOver }) => {
      if (isOver()) return false;
      if (!key.includes(`_item_${entry.id}`)) return true;
      this.#noteDiscard(doer, order, valuesIn({ ...entry.item }));
      return false;
    });
  }

  #noteDiscard(doer: Doer, order: number, values: FieldValues): void {
    this.#world.ledger.discards.push({ ...doer, order, marker: values[MARKER], values });
  }

  #notify(notice: Notice): void {
    if (notice.text === 'What you type is not kept if you leave this page' && this.#form) {
      this.#form.record.isDraftRefused = true;
    }
    if (notice.text.includes('could not be read')) {
      this.#world.ledger.problem(`${notice.text}: ${notice.detail}`);
    }
  }

  #navigate({ to }: Navigation): void {
    const id = /^\/edit\/(.+)$/.exec(to)?.[1];
    // After the transition that asks for it.
    queueMicrotask(() => {
      if (!this.isAlive) return;
      if (id === undefined) this.leaveForm();
      else this.openForm(decodeURIComponent(id));
    });
  }

  #wire(): ReturnType<typeof createLater> {
    // The machines only ever see a Window through the few things that it is used for.
    const window = this.#window as unknown as Window;
    const lists = ['lookups', 'items', 'location-items', 'search', 'locations', 'location'];
    window.addEventListener('categories-updated', () => {
      for (const list of lists) this.#cache.invalidate(list);
    });
    return createLater({
      window,
      apiBase: '',
      previewHosts: '',
      storage: this.#view,
      leases: this.#browser.leases.of(this),
      session: this.#session,
      http: this.#http,
      cache: this.#cache,
      reads: this.#cache,
      items: this.#items,
      // No history opens a screen with locations.
      locationIndex: createActor(locationIndexMachine),
      removeItem: async () => {},
      say: (notice) => this.#notify(notice),
      lookups: createLookups(this.#http),
      locations: createLocations(this.#http),
      openForms: createOpenForms(),
      actions: {
        notify: (_, notice) => this.#notify(notice),
        navigate: (_, navigation) => this.#navigate(navigation),
        remember: () => {},
      },
      // Of screens that no history opens.
      actors: {
        confirmDeletion: fromPromise(async () => true),
        deleteItem: fromPromise(async () => {}),
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
    navigator: { locks: browser.locks.of(tab) },
    location: { origin: ORIGIN, hostname: new URL(ORIGIN).hostname },
  });
}
