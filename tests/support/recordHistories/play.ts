import type { LookupKind } from '../../../src/model/lists/lookupKind.ts';
import type { PhotoOwner } from '../../../src/model/photos/photos.ts';
import { Backend, PEOPLE, type Person, type ServerRecords, type Template } from '../histories/backend.ts';
import type { Profile } from '../histories/browserTab.ts';
import { Network } from '../histories/network.ts';
import { ProfileLeases, ProfileLocks } from '../histories/profileLocks.ts';
import { ProfileStorage } from '../histories/profileStorage.ts';
import type { Played } from '../histories/play.ts';
import { VirtualTime } from '../histories/virtualTime.ts';
import { RecordOracle } from './recordOracle.ts';
import { RecordTab, type Until } from './recordTab.ts';
import { NAMES, type RecordAction, type RecordHistory } from './steps.ts';

/** How long a person waits for an answer on a screen, in ms: longer than any call takes, its repeats included. */
const PATIENCE = 60_000;
/** How long the healed world has for what is still unsent, in ms. */
const HEALING = 200_000;
const IMAGES = 3;
/** The records that people meet at. */
const SHARED = 3;

/** Plays a history of locations, names and photos from the start, lets everything heal, and judges it. */
export async function playRecords(history: RecordHistory, template: Template): Promise<Played> {
  const rejections: unknown[] = [];
  const note = (error: unknown): void => void rejections.push(error);
  process.on('unhandledRejection', note);
  const time = new VirtualTime(note);
  const uninstall = time.install();
  const backend = await Backend.open(template, time.now);
  try {
    const stage = new RecordStage(history, template, backend, time);
    await stage.begin();
    for (const { pause, ...action } of history.steps) await stage.step(action, pause);
    await stage.heal();
    for (const error of rejections) stage.oracle.problem(`Nobody caught: ${textOf(error)}`);
    return { problems: stage.oracle.judge(), writes: stage.oracle.writes };
  } finally {
    uninstall();
    process.off('unhandledRejection', note);
    await backend.close();
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
}

class RecordStage {
  readonly oracle: RecordOracle;
  readonly #time: VirtualTime;
  readonly #backend: Backend;
  readonly #network: Network<ServerRecords>;
  readonly #history: RecordHistory;
  readonly #owners: readonly PhotoOwner[];
  readonly #profiles: readonly Profile[];
  #tabs: RecordTab[] = [];
  /** Rises with every value that is made up. */
  #count = 0;

  constructor(history: RecordHistory, { locations }: Template, backend: Backend, time: VirtualTime) {
    this.#time = time;
    this.#backend = backend;
    this.#history = history;
    this.#owners = locations.slice(0, SHARED).map((id) => ({ kind: 'location', id }));
    this.#profiles = history.profiles.map(({ isSecure, storageDelay, lockLatency }, number) => ({
      number,
      storage: new ProfileStorage(time, storageDelay),
      locks: new ProfileLocks(time, lockLatency),
      leases: new ProfileLeases(time, lockLatency),
      isSecure,
    }));
    this.oracle = new RecordOracle(this.#profiles.map(({ storage }) => storage));
    this.#network = new Network(time, backend, this.oracle, () => backend.records());
    time.held = () => this.#network.whileIdle(async () => {});
  }

  async begin(): Promise<void> {
    await this.#backend.addImages(IMAGES);
    this.oracle.begin(await this.#backend.records());
    for (const [number, profile] of this.#profiles.entries()) {
      const { tabs = 1, person = 'alice' } = this.#history.profiles[number] ?? {};
      for (let count = 0; count < tabs; count++) this.#open(profile);
      await this.#logIn(this.#tabs.at(-1), person);
    }
    await this.#time.advance(100);
  }

  async step(action: RecordAction, pause: number): Promise<void> {
    await this.#act(action);
    await this.#time.advance(pause);
  }

  /** Nothing goes wrong any more, and everybody has time to come back to what is unsent. */
  async heal(): Promise<void> {
    this.#network.isUp = true;
    this.#network.faults = [];
    this.#network.anyFaults = [];
    await this.#time.advance(PATIENCE);
    for (const profile of this.#profiles) {
      profile.storage.delay = 1;
      for (const person of PEOPLE) await this.#comeBack(profile, person);
    }
    for (const tab of this.#tabs) tab.kill();
    await this.#network.whileIdle(async () => {});
  }

  async #comeBack(profile: Profile, person: Person): Promise<void> {
    const tab = this.#tabs.find((one) => one.profile === profile.number);
    const doer = { profile: profile.number, person };
    const until = this.#time.now() + HEALING;
    while (tab && this.oracle.waiting(doer) && this.#time.now() < until) {
      tab.lookAt();
      if (tab.person !== person) {
        if (tab.person !== undefined) void tab.logOut();
        await this.#time.advance(1000);
        await this.#logIn(tab, person);
      }
      tab.wake('online');
      const isOver = (): boolean => !this.oracle.waiting(doer) || tab.person !== person;
      await this.#time.advanceUntil(isOver, 20_000);
    }
    await this.#time.advance(1000);
  }

  #open(profile: Profile): void {
    this.#tabs.push(new RecordTab(profile, this.#network, this.oracle));
  }

  async #logIn(tab: RecordTab | undefined, person: Person): Promise<void> {
    let isOver = false;
    const end = (): void => void (isOver = true);
    tab?.logIn(person).then(end, end);
    await this.#time.advanceUntil(() => isOver, PATIENCE);
  }

  async #act(action: RecordAction): Promise<void> {
    switch (action.do) {
      case 'wait':
        return;
      case 'crash':
        this.#network.isUp = false;
        return this.#network.whileIdle(() => this.#backend.crash());
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
      default: {
        const tab = this.#tabs[action.tab % this.#tabs.length];
        tab?.lookAt();
        if (tab) await this.#actIn(tab, action);
      }
    }
  }

  async #actIn(tab: RecordTab, action: Extract<RecordAction, { tab: number }>): Promise<void> {
    switch (action.do) {
      case 'reload': {
        tab.kill();
        this.#tabs = this.#tabs.filter((one) => one !== tab);
        const profile = this.#profiles[tab.profile];
        if (profile) this.#open(profile);
        return;
      }
      case 'online':
      case 'focus':
        return tab.wake(action.do);
      case 'logIn':
        if (tab.person === action.person) return;
        if (tab.person !== undefined) void tab.logOut();
        return this.#logIn(tab, action.person);
      default:
        // Everything else is behind the login. Nobody waits: the next thing may happen meanwhile.
        if (tab.person !== undefined) void this.#work(tab, action);
    }
  }

  async #work(
    tab: RecordTab,
    action: Exclude<Extract<RecordAction, { tab: number }>, { do: 'logIn' }>,
  ): Promise<void> {
    const until: Until = (isSo) =>
      new Promise((resolve) => {
        const look = (waited: number): void => {
          if (!tab.isAlive || isSo() || waited > PATIENCE) return resolve();
          setTimeout(() => look(waited + 10), 10);
        };
        look(0);
      });
    const { locations, names, images } = this.oracle.records;
    switch (action.do) {
      case 'addLocation': {
        const name = `Made ${++this.#count}`;
        const parent = locations[action.parent % locations.length]?.id ?? '';
        return tab.addLocation(name, parent, action.labelled ? `L-${this.#count}` : '', until);
      }
      case 'openForm':
      case 'editLocation':
      case 'describe':
      case 'removeLocation': {
        // The first ones are shared; what people make comes last, and is what they remove.
        const at = action.do === 'removeLocation' ? locations.length - 1 - action.location : action.location;
        const place = locations[Math.max(0, at) % locations.length];
        if (!place) return;
        const { id, name } = place;
        if (action.do === 'removeLocation') return tab.removeLocation(id, name, until);
        if (action.do === 'describe') return tab.describe(id, name, this.#fresh('description'), until);
        await tab.openForm(id, name, until);
        if (action.do === 'openForm') return;
        return tab.saveForm(action.fields, (field) => this.#fresh(field), until);
      }
      case 'saveForm':
        return tab.saveForm(action.fields, (field) => this.#fresh(field), until);
      case 'addName':
        return tab.addName(action.kind, NAMES[action.name] ?? '', until);
      case 'removeName':
        return this.#removeName(tab, action.kind, NAMES[action.name] ?? '', names, until);
      case 'link':
      case 'unlink': {
        const owner = this.#owners[action.owner];
        const image = images[action.image % images.length];
        if (!owner || image === undefined) return;
        return action.do === 'link' ? tab.link(owner, image, until) : tab.unlink(owner, image, until);
      }
      case 'removeImage': {
        const image = images[action.image % images.length];
        return image === undefined ? undefined : tab.removeImage(image, until);
      }
      default:
    }
  }

  async #removeName(
    tab: RecordTab,
    kind: LookupKind,
    name: string,
    names: readonly string[],
    until: Until,
  ): Promise<void> {
    if (!names.includes(`${kind} ${name}`)) return;
    let id: number | undefined;
    // No time passes meanwhile, as while the server works: what limits a database's answer counts it.
    await this.#network.whileIdle(async () => {
      id = await this.#backend.idOfName(kind, name);
    });
    if (id !== undefined && tab.isAlive) await tab.removeName(kind, { id, name }, until);
  }

  #fresh(field: string): string {
    return `${field} ${++this.#count}`;
  }
}
