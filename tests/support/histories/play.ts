import { Backend, PEOPLE, type Person, type Template } from './backend.ts';
import type { Profile } from './browserTab.ts';
import { type FieldValues, freshValue, MARKER } from './fields.ts';
import { keptEntries } from './kept.ts';
import { Ledger } from './ledger.ts';
import { Network } from './network.ts';
import { Oracle } from './oracle.ts';
import { ProfileLeases, ProfileLocks } from './profileLocks.ts';
import { ProfileStorage } from './profileStorage.ts';
import type { Action, History, ProfileSetup } from './steps.ts';
import { Tab } from './tab.ts';
import { VirtualTime } from './virtualTime.ts';
import type { ItemField } from '../../../src/model/unsent/unsent.ts';

/** How long a person waits for a form, in ms: longer than any call takes, its repeat included. */
const PATIENCE = 12_000;
/** How long the healed world has for what is still unsent, in ms. */
const HEALING = 200_000;

/** What a history has shown. */
export interface Played {
  problems: readonly string[];
  /** How many writes the server has taken. */
  writes: number;
}

/** Plays a history from the start, lets everything heal, and judges it. Nothing in it really waits. */
export async function play(history: History, template: Template): Promise<Played> {
  const rejections: unknown[] = [];
  const note = (error: unknown): void => void rejections.push(error);
  process.on('unhandledRejection', note);
  const time = new VirtualTime(note);
  const uninstall = time.install();
  let backend: Backend | undefined;
  try {
    backend = await Backend.open(template, time.now);
    const stage = new Stage(history, template, backend, time);
    await stage.begin();
    for (const { pause, ...action } of history.steps) await stage.step(action, pause);
    await stage.heal();
    for (const error of rejections) stage.ledger.problem(`Nobody caught: ${textOfError(error)}`);
    return { problems: stage.oracle.judge(), writes: stage.oracle.writes };
  } finally {
    uninstall();
    process.off('unhandledRejection', note);
    await backend?.close();
  }
}

function textOfError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
}

class Stage {
  readonly ledger: Ledger;
  readonly oracle: Oracle;
  readonly #time: VirtualTime;
  readonly #backend: Backend;
  readonly #network: Network;
  readonly #locations: readonly string[];
  readonly #setups: readonly ProfileSetup[];
  readonly #profiles: readonly Profile[];
  #tabs: Tab[] = [];
  /** Rises with every value and every item that is made up. */
  #count = 0;

  constructor({ profiles }: History, { locations }: Template, backend: Backend, time: VirtualTime) {
    this.#time = time;
    this.#backend = backend;
    this.#locations = locations;
    this.#setups = profiles;
    this.#profiles = profiles.map(({ isSecure, storageDelay, lockLatency }, number) => ({
      number,
      storage: new ProfileStorage(time, storageDelay),
      locks: new ProfileLocks(time, lockLatency),
      leases: new ProfileLeases(time, lockLatency),
      isSecure,
    }));
    this.ledger = new Ledger(time.now);
    this.oracle = new Oracle(
      this.ledger,
      this.#profiles.map(({ storage }) => storage),
      time.now,
    );
    this.#network = new Network(time, backend, this.oracle, () => backend.items());
    // A write waits for one real turn of the event loop.
    time.held = () => this.#network.whileIdle(async () => {});
  }

  async begin(): Promise<void> {
    this.oracle.begin(await this.#backend.items());
    for (const [number, profile] of this.#profiles.entries()) {
      const { tabs = 1, person = 'alice' } = this.#setups[number] ?? {};
      for (let count = 0; count < tabs; count++) this.#open(profile);
      await this.#logIn(this.#tabs.at(-1), person);
    }
    await this.#pass(100);
  }

  async step(action: Action, pause: number): Promise<void> {
    await this.#act(action);
    await this.#pass(pause);
  }

  /** Nothing goes wrong any more, and everybody has time to come back to what is unsent. */
  async heal(): Promise<void> {
    this.#network.isUp = true;
    this.#network.faults = [];
    this.#network.anyFaults = [];
    for (const { storage } of this.#profiles) storage.free();
    for (const tab of this.#tabs) tab.show(true);
    await this.#pass(20_000);
    for (const tab of this.#tabs) tab.leaveForm();
    for (const profile of this.#profiles) {
      if (!this.#tabs.some((tab) => tab.profile === profile.number)) this.#open(profile);
      profile.storage.delay = 1;
      for (const person of PEOPLE) await this.#comeBack(profile, person);
    }
    for (const tab of this.#tabs) tab.kill();
  }

  /** The person logs in, as often as it takes, until nothing is left to be sent. */
  async #comeBack(profile: Profile, person: Person): Promise<void> {
    const tab = this.#tabs.find((one) => one.profile === profile.number);
    const until = this.#time.now() + HEALING;
    while (tab && this.#time.now() < until) {
      tab.lookAt();
      if (tab.person !== person) {
        if (tab.person !== undefined) void tab.logOut();
        await this.#pass(1000);
        await this.#logIn(tab, person);
      }
      const isOver = (): boolean => !this.#isWaiting(profile, person) || tab.person !== person;
      await this.#time.advanceUntil(isOver, until - this.#time.now());
      if (!this.#isWaiting(profile, person)) break;
    }
    await this.#pass(1000);
  }

  #isWaiting({ storage }: Profile, person: Person): boolean {
    return keptEntries(storage).some(
      (entry) => entry.person === person && (entry.status === 'waiting' || entry.status === 'sending'),
    );
  }

  async #pass(ms: number): Promise<void> {
    await this.#time.advance(ms);
    for (const tab of this.#tabs) tab.checkEntries();
  }

  #open(profile: Profile): void {
    this.#tabs.push(new Tab(profile, { network: this.#network, ledger: this.ledger }));
  }

  #close(tab: Tab): void {
    tab.kill();
    this.#tabs = this.#tabs.filter((one) => one !== tab);
  }

  /** Logs in, however long it takes; a refusal leaves things as they are. */
  async #logIn(tab: Tab | undefined, person: Person): Promise<void> {
    let isOver = false;
    tab?.logIn(person).then(
      () => (isOver = true),
      () => (isOver = true),
    );
    await this.#time.advanceUntil(() => isOver, PATIENCE);
  }

  #tab(number: number): Tab | undefined {
    const tab = this.#tabs[number % this.#tabs.length];
    tab?.lookAt();
    return tab;
  }

  /** Ids of all items that the person at this tab finds: the server's, and those that only this browser has. */
  #itemsAt(tab: Tab): string[] {
    const local = tab.entries.filter(({ kind }) => kind === 'create').map(({ id }) => id);
    return [...this.oracle.items.keys(), ...local];
  }

  async #act(action: Action): Promise<void> {
    switch (action.do) {
      case 'wait':
        return;
      case 'crash':
        this.#network.isUp = false;
        return this.#backend.crash();
      case 'stop':
        this.#network.isUp = false;
        return;
      case 'start':
        this.#network.isUp = true;
        return;
      case 'endSessions':
        return this.#backend.endSessions();
      case 'fault': {
        const { fault, on, times } = action;
        const faults = Array.from({ length: times }, () => fault);
        if (on === 'write') this.#network.faults.push(...faults);
        else this.#network.anyFaults.push(...faults);
        return;
      }
      case 'fill':
        this.#profiles[action.profile % this.#profiles.length]?.storage.fill(action.slack);
        return;
      case 'free':
        this.#profiles[action.profile % this.#profiles.length]?.storage.free();
        return;
      case 'openTab': {
        const profile = this.#profiles[action.profile % this.#profiles.length];
        if (profile && this.#tabs.length < 6) this.#open(profile);
        return;
      }
      default: {
        const tab = this.#tab(action.tab);
        if (tab) await this.#actIn(tab, action);
      }
    }
  }

  async #actIn(tab: Tab, action: Extract<Action, { tab: number }>): Promise<void> {
    switch (action.do) {
      case 'close':
        return this.#close(tab);
      case 'reload': {
        this.#close(tab);
        const profile = this.#profiles[tab.profile];
        if (profile) this.#open(profile);
        return;
      }
      case 'show':
        return tab.show(true);
      case 'hide':
        return tab.show(false);
      case 'online':
      case 'focus':
        return tab.wake(action.do);
      case 'logOut':
        return void tab.logOut();
      case 'logIn':
        if (tab.person === action.person) return;
        if (tab.person !== undefined) void tab.logOut();
        return this.#logIn(tab, action.person);
      default:
        // Everything else is behind the login.
        if (tab.person !== undefined) return this.#work(tab, action);
    }
  }

  async #work(tab: Tab, action: Exclude<Extract<Action, { tab: number }>, { do: 'logIn' }>): Promise<void> {
    switch (action.do) {
      case 'add':
        return this.#add(tab, action.fields, action.submit);
      case 'edit':
        return this.#edit(tab, action);
      case 'open': {
        const ids = this.#itemsAt(tab);
        return tab.openForm(ids[action.item % ids.length]);
      }
      case 'submit':
        return tab.submit();
      case 'reset':
        return tab.reset();
      case 'leave':
        return tab.leaveForm();
      case 'keep':
        return tab.keep();
      case 'choose':
        return tab.choose(action.side);
      case 'discardInForm':
        return tab.discardInForm();
      case 'restore':
        return this.#restore(tab);
      case 'sendNow':
      case 'discard':
      case 'renew': {
        const entry = tab.entries[action.entry % tab.entries.length];
        if (!entry) return;
        if (action.do === 'sendNow') tab.sendNow(entry.id);
        else if (action.do === 'discard') tab.discard(entry);
        // Offered for changes of an item that is gone.
        else if (entry.failure?.kind === 'not-found') tab.renew(entry.id);
        return;
      }
      case 'delete': {
        const id = [...this.oracle.items.keys()][action.item % this.oracle.items.size];
        if (id !== undefined) tab.deleteItem(id).catch(() => {});
        return;
      }
      default:
    }
  }

  /** Waits until the form lets its person type, or is gone. */
  async #ready(tab: Tab): Promise<boolean> {
    await this.#time.advanceUntil(() => !tab.isBusy, PATIENCE);
    return tab.isAlive && (tab.formState?.startsWith('editing') ?? false);
  }

  async #add(tab: Tab, fields: readonly ItemField[], submit: boolean): Promise<void> {
    tab.openForm(undefined);
    if (!(await this.#ready(tab))) return;
    tab.type(MARKER, `item-${++this.#count}`);
    for (const field of new Set<ItemField>(['name', 'location_id', ...fields])) this.#typeFresh(tab, field);
    if (submit) tab.submit();
  }

  async #edit(tab: Tab, action: Extract<Action, { do: 'edit' }>): Promise<void> {
    const ids = this.#itemsAt(tab);
    const id = ids[action.item % ids.length];
    // A patient person waits for what is being saved; a hasty one goes on at once.
    if (!action.hasty) await this.#ready(tab);
    if (tab.formId !== id || !tab.formState?.startsWith('editing')) tab.openForm(id);
    if (!(await this.#ready(tab))) return;
    for (const field of action.fields) {
      const earlier = action.earlier ? this.#earlier(tab, field) : undefined;
      if (earlier === undefined) this.#typeFresh(tab, field);
      else tab.type(field, earlier);
    }
    if (action.submit) tab.submit();
  }

  /** Takes up an earlier draft. Of a new item that is another item: the first may have been sent already. */
  async #restore(tab: Tab): Promise<void> {
    if (!(await this.#ready(tab)) || !tab.restoreDraft()) return;
    if (tab.formId === undefined) tab.type(MARKER, `item-${++this.#count}`);
    await this.#pass(10);
    tab.submit();
  }

  #typeFresh(tab: Tab, field: ItemField): void {
    tab.type(field, freshValue(field, ++this.#count, this.#locations));
  }

  /** A value that somebody has had in this field before. */
  #earlier(tab: Tab, field: ItemField): string | undefined {
    const values: FieldValues | undefined = tab.formValues;
    const known = this.ledger.decisions(values?.[MARKER] ?? '', field).flatMap((one) => [...one.known]);
    // A quantity of 0 is one of 1 once a new item is sent, as its form says (ENT-05).
    return known.find(
      (value) => value !== '' && value !== values?.[field] && !(field === 'quantity' && value === '0'),
    );
  }
}
