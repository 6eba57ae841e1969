import { decodeItem, decodeLocation } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import type { Change, QuantityTry, TextField } from './changes.ts';

/**
 * What is kept in the browser of a change of several records while it goes on, for the time after its page was closed in
 * the middle of it: what it is, and how far it has got.
 */
export interface RunKept {
  /** 'Moving 30 items to Box': what was being done, as the beginning of a sentence. */
  title: string;
  records: readonly Named[];
  /** What does it to the records that are left; absent where nothing surely does. */
  rest?: RunRest;
  /** All of it is kept in this browser before the first is sent. */
  keepsFirst?: true | undefined;
}

interface Named {
  id: string;
  name: string;
}

/** A change without its records. */
export type RunRest =
  | { kind: 'move items'; to: Location }
  | { kind: 'move locations'; to?: Location | undefined }
  | { kind: 'set quantity'; quantity: number }
  | { kind: 'change quantity'; by: number }
  | { kind: 'set text'; field: TextField; value: string };

type Value = string | number | null;

/** What a field was, and what it is to become. */
export interface ValueTry {
  before: Value;
  after: Value;
}

/** What became of a record: done (or so already), set aside in the outbox, not done, or perhaps done. */
export type RunMark = 'd' | 'a' | 'n' | 'p';

/** How far a run is. */
export interface RunProgress {
  /** A letter for each record that it has been at, in their order. */
  marks: string;
  /** What was, or was about to be, sent of those that may be done, by the number of the record; without values where they are not known. */
  tries: readonly { at: number; values?: ValueTry | undefined }[];
  /** The ids of new records that were kept in this browser before the first was sent: they are sent by themselves. */
  kept?: readonly string[] | undefined;
}

/** Where this browser looks for what has become of a record since. */
export interface RunWitness {
  /** What a field of a record is in this browser's unsent work; undefined where there is none. */
  unsentValue(id: string, field: string): unknown;
  /** What a record that was made here is: on its way, set aside, or nothing unsent any more. */
  unsentAs(id: string): 'waiting' | 'aside' | undefined;
}

/** What has come of a run whose page has gone. */
export interface RunCut {
  title: string;
  isBegun: boolean;
  total: number;
  done: number;
  /** In 'Waiting to sync', to be looked at. */
  aside: number;
  perhaps: readonly Named[];
  left: readonly Named[];
  /** How many new records are kept here, and are sent by themselves; undefined where nothing was kept so. */
  waiting?: number;
  /** What does the rest of it, without doing anything twice. */
  rest?: Change;
}

/** What came of the run as far as this browser knows: what is not surely undone is never among `left`. */
export function cutOf(
  { title, records, rest, keepsFirst }: RunKept,
  progress: RunProgress,
  witness: RunWitness,
): RunCut {
  const { marks, tries, kept } = progress;
  const total = records.length;
  const cut = { title, total, isBegun: keepsFirst === true || marks !== '' || tries.length > 0, aside: 0 };
  if (kept) {
    const unsent = kept.map((id) => witness.unsentAs(id));
    const waiting = unsent.filter((as) => as === 'waiting').length;
    const aside = unsent.filter((as) => as === 'aside').length;
    const done = kept.length - waiting - aside;
    return { ...cut, done, aside, perhaps: [], left: records.slice(kept.length), waiting };
  }
  // It may have been kept all the same.
  if (keepsFirst && marks === '') return { ...cut, done: 0, perhaps: records, left: [] };
  const field = rest && fieldOf(rest);
  const valuesOf = new Map(tries.map(({ at, values }) => [at, values]));
  const stateOf = ({ id }: Named, at: number): RunMark => {
    const mark = marks[at];
    if (mark === 'd' || mark === 'a' || mark === 'n') return mark;
    if (mark === undefined && !valuesOf.has(at)) return 'n';
    // It is in the outbox as it was to become: that sends it.
    const after = valuesOf.get(at)?.after;
    const isKept = field !== undefined && after !== undefined && witness.unsentValue(id, field) === after;
    return isKept ? 'd' : 'p';
  };
  const states = records.map(stateOf);
  const all = (mark: RunMark): Named[] => records.filter((_, at) => states[at] === mark);
  const tried = new Map<string, QuantityTry>();
  for (const [at, values] of valuesOf) {
    const id = records[at]?.id;
    const { before, after } = values ?? {};
    if (id !== undefined && states[at] === 'p' && typeof before === 'number' && typeof after === 'number')
      tried.set(id, { before, after });
  }
  // What was set or moved may have been changed by somebody since: that is for a person to see.
  const isSafe = ({ id }: Named): boolean => rest?.kind === 'change quantity' && tried.has(id);
  const open = records.filter((one, at) => states[at] === 'n' || (states[at] === 'p' && isSafe(one)));
  return {
    ...cut,
    done: all('d').length,
    aside: all('a').length,
    perhaps: all('p'),
    left: all('n'),
    ...(rest && open.length > 0 && { rest: changeWith(rest, open, tried) }),
  };
}

/** What is kept of a change under way; `title` says what it does. */
export function runOf(change: Change, title: string): RunKept {
  const rest = restWithout(change);
  return { title, records: recordsIn(change), ...(rest ? { rest } : { keepsFirst: true }) };
}

function recordsIn(change: Change): RunKept['records'] {
  const named = (records: readonly Named[]) => records.map(({ id, name }) => ({ id, name }));
  const fresh = (inputs: readonly { name: string }[]) => inputs.map(({ name }) => ({ id: '', name }));
  if (change.kind === 'add locations') return fresh(change.inputs);
  if (change.kind === 'copy branch') {
    const { locations, items } = change.copy;
    return fresh([...locations, ...items].map(({ input }) => input));
  }
  if (change.kind === 'move locations') return named(change.locations);
  return 'items' in change ? named(change.items) : [];
}

/** What does the rest of a change, without its records; undefined for one that is kept before it is sent. */
function restWithout(change: Change): RunRest | undefined {
  switch (change.kind) {
    case 'move items':
      return { kind: change.kind, to: change.to };
    case 'move locations':
      return { kind: change.kind, to: change.to };
    case 'set quantity':
      return { kind: change.kind, quantity: change.quantity };
    case 'change quantity':
      return { kind: change.kind, by: change.by };
    case 'set text':
      return { kind: change.kind, field: change.field, value: change.value };
    default:
      return undefined;
  }
}

function fieldOf(rest: RunRest): string {
  if (rest.kind === 'set text') return rest.field;
  if (rest.kind === 'move locations') return 'parent_id';
  return rest.kind === 'move items' ? 'location_id' : 'quantity';
}

function changeWith(
  rest: RunRest,
  records: readonly Named[],
  tried: ReadonlyMap<string, QuantityTry>,
): Change {
  switch (rest.kind) {
    case 'move locations':
      return { kind: rest.kind, to: rest.to, locations: records.map(locationOf) };
    case 'change quantity':
      return { ...rest, items: records.map(itemOf), ...(tried.size > 0 && { tried }) };
    default:
      return { ...rest, items: records.map(itemOf) };
  }
}

/** Its name alone: without a version nothing takes it for what the item is, and it is read before it is changed. */
const itemOf = ({ id, name }: Named): Item => decodeItem({ id, name });
const locationOf = ({ id, name }: Named): Location => decodeLocation({ id, name });
