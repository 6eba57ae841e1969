import { record } from '../../server/answers.ts';
import type { ServerLocation, ServerRecords } from '../histories/backend.ts';
import type { Flight, Onlooker } from '../histories/network.ts';
import type { ProfileStorage } from '../histories/profileStorage.ts';
import type { Intent, Told } from './intents.ts';
import { FIELDS } from './steps.ts';

/** What became of the server's records by one request. */
interface Happened {
  order: number;
  /** The tab whose request it was. */
  sender: object;
  profile: number;
  what: 'created' | 'removed' | 'changed';
  /** As an intent names it. */
  record: string;
  field?: string;
  before?: string;
  after?: string;
  /** Whether the browser had waited for its answer to the end: what it asked next may have been refused by then. */
  isLate: boolean;
}

/** Whose work stands in which browser. */
interface Doer {
  profile: number;
  person: Intent['person'] | undefined;
}

/** Which event of the server an intent asks for. */
const ASKS: Readonly<Record<Intent['what'], Happened['what']>> = {
  create: 'created',
  change: 'changed',
  remove: 'removed',
  addName: 'created',
  removeName: 'removed',
  link: 'created',
  unlink: 'removed',
  removeImage: 'removed',
};

/**
 * Judges a history of locations, names and photos by what each person was told and what the server has: nothing
 * twice, nothing lost that was told as done or kept, nothing done that was told as failed, and nothing
 * overwritten that its overwriter had not seen. Written from the issue, not from the app.
 */
export class RecordOracle implements Onlooker<ServerRecords> {
  readonly problems: string[] = [];
  readonly intents: Intent[] = [];
  readonly #happened: Happened[] = [];
  readonly #storages: readonly ProfileStorage[];
  readonly #seen = new Set<string>();
  /** Calls that were given up without an answer. */
  readonly #unanswered = new Set<Flight>();
  /** When the server has refused something, and whom. */
  readonly #refusals: { order: number; sender: object }[] = [];
  #records: ServerRecords = { locations: [], names: [], links: [], images: [] };
  #order = 0;
  /** How many writes have changed something. */
  writes = 0;

  constructor(storages: readonly ProfileStorage[]) {
    this.#storages = storages;
  }

  begin(records: ServerRecords): void {
    this.#records = records;
  }

  /** The server's records as they are now. */
  get records(): ServerRecords {
    return this.#records;
  }

  problem(text: string): void {
    if (!this.problems.includes(text)) this.problems.push(text);
  }

  ask(
    tab: { profile: number; person: Intent['person'] | undefined },
    asked: Pick<Intent, 'what' | 'record' | 'values'>,
  ): Intent {
    const order = ++this.#order;
    const { profile, person = 'alice' } = tab;
    const intent: Intent = { ...asked, order, tab, profile, person, told: 'nothing', words: '', toldAt: 0 };
    this.intents.push(intent);
    return intent;
  }

  told(intent: Intent, told: Told, words: string): void {
    intent.told = told;
    intent.words = words.trim();
    intent.toldAt = ++this.#order;
  }

  /** A person has seen these values of a location's fields in this browser. */
  see(profile: number, name: string, values: Readonly<Record<string, string>>): void {
    for (const [field, value] of Object.entries(values)) {
      this.#seen.add(`${profile}|${name}|${field}|${value}`);
    }
  }

  left(): void {}

  over(flight: Flight, status: number | undefined): void {
    if (status === undefined) this.#unanswered.add(flight);
    else if (status >= 400 && status < 500)
      this.#refusals.push({ order: ++this.#order, sender: flight.sender });
  }

  done(flight: Flight, after: ServerRecords): void {
    const before = this.#records;
    this.#records = after;
    const by = {
      sender: flight.sender,
      profile: flight.sender.profile,
      isLate: this.#unanswered.has(flight),
    };
    const add = (happened: Omit<Happened, 'order' | keyof typeof by>): void => {
      this.writes += 1;
      this.#happened.push({ ...happened, ...by, order: ++this.#order });
    };
    const was = new Map(before.locations.map((location) => [location.id, location]));
    for (const location of after.locations) {
      const earlier = was.get(location.id);
      if (!earlier) add({ what: 'created', record: location.name });
      else this.#compare(earlier, location, flight, add);
      was.delete(location.id);
    }
    for (const { name } of was.values()) add({ what: 'removed', record: name });
    for (const list of ['names', 'links', 'images'] as const) {
      const [had, has] = [new Set(before[list]), new Set(after[list])];
      for (const one of has) if (!had.has(one)) add({ what: 'created', record: one });
      for (const one of had) if (!has.has(one)) add({ what: 'removed', record: one });
    }
  }

  #compare(
    earlier: ServerLocation,
    location: ServerLocation,
    { sender: { profile }, body }: Flight,
    add: (happened: Omit<Happened, 'order' | 'sender' | 'profile' | 'isLate'>) => void,
  ): void {
    for (const field of ['name', 'parent', ...FIELDS] as const) {
      const [before, after] = [earlier[field], location[field]];
      if (before === after) continue;
      add({ what: 'changed', record: location.name, field, before, after });
      if (before !== '' && !this.#seen.has(`${profile}|${location.name}|${field}|${before}`)) {
        this.problem(
          `${field} of ${location.name}: '${before}' was overwritten unseen with '${after}' by ${body}`,
        );
      }
    }
  }

  /** Everything that is wrong, once all has healed. */
  judge(): readonly string[] {
    const created = this.#happened.filter(({ what }) => what === 'created');
    for (const { record } of created.filter(({ record }) => this.#isLocation(record))) {
      const count = created.filter((one) => one.record === record).length;
      if (count > 1) this.problem(`The location ${record} was made ${count} times.`);
    }
    for (const intent of this.intents) this.#judge(intent);
    return this.problems;
  }

  #isLocation(name: string): boolean {
    return this.intents.some(({ what, record }) => what === 'create' && record === name);
  }

  #judge(intent: Intent): void {
    const { what, record, told, words, values } = intent;
    const is = `${intent.person}, ${what} ${record} ${JSON.stringify(values)}, was told '${words}'`;
    const fields = what === 'change' ? Object.entries(values) : [['', '']];
    for (const [field = '', value = ''] of fields) {
      const done = this.#done(intent, field, value);
      const isDone = done.length > 0;
      const of = field === '' ? is : `${is} of ${field}`;
      const isReplaced = what === 'change' && this.#isReplaced(intent, field, value);
      if (told === 'done' && !isDone && !isReplaced && !this.#isAlready(intent, field, value)) {
        this.problem(`${of}, but it was not done.`);
      }
      // What it was told is true: an earlier try of the same, or an earlier wish for it, has come before.
      const isOvertaken =
        this.#wasRefused(intent) && done.every((one) => one.isLate || this.#isOfAnother(intent, one));
      if (told === 'failed' && isDone && !isOvertaken) this.problem(`${of}, but it was done.`);
      if (told === 'kept' && !isDone && !isReplaced && !this.#isKept(intent, value)) {
        this.problem(`${of}, but it is neither kept nor done.`);
      }
    }
  }

  /** Whether the server itself has refused it. */
  #wasRefused({ tab, order, toldAt }: Intent): boolean {
    return this.#refusals.some((one) => one.sender === tab && one.order > order && one.order < toldAt);
  }

  /** What the server has done of what this intent asks for, since it was asked, by this tab or another of its browser. */
  #done(intent: Intent, field: string, value: string): readonly Happened[] {
    return this.#happened.filter(
      (one) =>
        one.order > intent.order &&
        one.profile === intent.profile &&
        one.record === intent.record &&
        one.what === ASKS[intent.what] &&
        (field === '' || (one.field === field && one.after === value)) &&
        (field !== '' || this.#isOf(intent, one)),
    );
  }

  /** Of a name that is added and removed often: whether it is this intent that the event answers. */
  #isOf(intent: Intent, { order, sender }: Happened): boolean {
    if (intent.what === 'create') return true;
    if (sender !== intent.tab) return false;
    return !this.intents.some(
      (later) =>
        later.tab === intent.tab &&
        later.order > intent.order &&
        later.order < order &&
        later.record === intent.record &&
        ASKS[later.what] === ASKS[intent.what],
    );
  }

  /** Whether the event answers an intent of the same that was asked before, and not told of yet, or one to save again what was refused. */
  #isOfAnother(intent: Intent, { order }: Happened): boolean {
    return this.intents.some(
      (other) =>
        other.tab === intent.tab &&
        other.record === intent.record &&
        ASKS[other.what] === ASKS[intent.what] &&
        (other.order < intent.order
          ? other.told === 'nothing' || other.toldAt > order
          : other.order > intent.toldAt && other.order < order && intent.what === 'change'),
    );
  }

  /** Whether things were as wanted at some time between asking and being told, without this tab. */
  #isAlready({ order, toldAt, what, record, values }: Intent, field: string, value: string): boolean {
    if (what === 'change') {
      // Typed back to what it was, or merged with the same change of somebody else.
      return (
        values[field] === '' ||
        this.#happened.some((one) => one.record === record && one.field === field && one.after === value)
      );
    }
    const wanted = ASKS[what];
    const events = this.#happened.filter((one) => one.record === record && one.order < toldAt);
    if (events.some((one) => one.what === wanted && one.order > order)) return true;
    // As it was when it was asked for.
    const last = events.findLast((one) => one.order < order && one.what !== 'changed');
    if (last) return last.what === wanted;
    const { names, links, images, locations } = this.#records;
    const isThere = [...names, ...links, ...images, ...locations.map(({ name }) => name)].includes(record);
    return isThere === (wanted === 'created');
  }

  /** Whether a browser still has it as unsent work: waiting for a server, or set aside with a reason. */
  #isKept({ profile, record: name }: Intent, value: string): boolean {
    const entries = this.#storages[profile]?.entries() ?? [];
    return entries.some(
      ([key, text]) =>
        /^(local|offline)_location_/.test(key) &&
        (text.includes(name) || (value !== '' && text.includes(value))),
    );
  }

  /**
   * Whether its own browser showed it, be it only in the form in which it was typed, and something else that was typed
   * there later was told as done or kept, or is done: a later one that failed replaces nothing.
   */
  #isReplaced({ order, profile, record: name }: Intent, field: string, value: string): boolean {
    return (
      this.#seen.has(`${profile}|${name}|${field}|${value}`) &&
      this.intents.some(
        (later) =>
          later.order > order &&
          later.profile === profile &&
          later.record === name &&
          later.what === 'change' &&
          (['done', 'kept'].includes(later.told) ||
            this.#done(later, field, later.values[field] ?? '').length > 0) &&
          later.values[field] !== undefined &&
          later.values[field] !== value,
      )
    );
  }

  /** Entries that still wait, in any browser. */
  waiting({ profile, person }: Doer): boolean {
    const entries = this.#storages[profile]?.entries() ?? [];
    return entries.some(([key, text]) => {
      if (!/^(local|offline)_location_/.test(key) || key.includes('.unreadable')) return false;
      const { user, status } = record(record(JSON.parse(text))['outbox'] ?? {});
      return user === person && (status === 'waiting' || status === 'sending');
    });
  }
}
