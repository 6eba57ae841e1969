import type { Item, Location } from '../../../contract/entities.ts';
import type { ItemInput, LocationCreateRequest } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import { inputOfLocation, type UnsentLocation } from '../locations/locationInput.ts';
import { type Counted, inputOfItem, type UnsentEntry } from '../unsent/unsent.ts';

/**
 * What one command does to records, small enough to be taken back by its inverse: an undo that brings back only
 * what the command has changed, whatever else has happened to the records since.
 */
export type Change =
  | { kind: 'move items'; items: readonly Item[]; to: Location }
  /** `to` undefined: to the top level. */
  | { kind: 'move locations'; locations: readonly Location[]; to: Location | undefined }
  | { kind: 'set quantity'; items: readonly Item[]; quantity: number }
  /** `by` more, or fewer where it is negative; never below 0. An item without a quantity counts as none. */
  | {
      kind: 'change quantity';
      items: readonly Item[];
      by: number;
      /** What was sent before without an answer, by the item's id. */
      tried?: ReadonlyMap<string, QuantityTry>;
    }
  /** `value` is '' for none. */
  | { kind: 'set text'; items: readonly Item[]; field: TextField; value: string }
  | { kind: 'add item'; input: ItemInput }
  /** All of them inside `to`. */
  | { kind: 'add locations'; inputs: readonly LocationCreateRequest[]; to: Location }
  /** What was counted in `at`. */
  | {
      kind: 'count';
      at: Location;
      counts: readonly ItemCount[];
      added: readonly NewItem[];
      gone: readonly Item[];
    }
  /** What a new photo of `at` shows, as far as it was accepted. */
  | {
      kind: 'photo changes';
      at: Location;
      renamed: readonly { item: Item; name: string }[];
      counts: readonly ItemCount[];
      added: readonly NewItem[];
      gone: readonly Item[];
    }
  /** A copy of `from` with what is inside, beside it; `name` is what the copy is called. */
  | { kind: 'copy branch'; copy: BranchCopy; name: string; from: Location };

/** How many there are of an item, by a count. */
export interface ItemCount {
  item: Item;
  quantity: number;
}

/** An item that a count, or a photo, has found. `id` is its local one, the same for every try: it is added once. */
export interface NewItem {
  id: string;
  input: ItemInput;
  /** The ids of those of its name that are known to be there: it is another one. */
  beside?: readonly string[];
}

/** Locations inside one another that are all new, with what lies in them. */
export interface BranchCopy {
  /** Each after the one that it is in: `parent` is the number of that, and undefined for the outermost. */
  locations: readonly { input: LocationCreateRequest; parent: number | undefined }[];
  /** In the location of this number. */
  items: readonly { input: ItemInput; location: number }[];
}

/** How long what tells of a change stays on screen, in ms; the change can be taken back after it, too. */
export const UNDO_OFFERED = 10_000;

/** A field of an item that a change sets. */
export type ChangedField = 'location_id' | 'quantity' | 'name' | TextField;
export type TextField = 'category' | 'supplier';

/**
 * What was done to one record, with all that its inverse needs; the inverse of an inverse does it again. Values are
 * those that the record had: whatever has another one by then was changed since, and stays.
 */
export type Step =
  | {
      kind: 'item changed';
      id: string;
      name: string;
      field: ChangedField;
      before: string | number | undefined;
      after: string | number | undefined;
      /** A quantity that so much was put in to or taken out of, not one that was set. */
      isDifference?: true;
      /** A quantity that was set to what it was known to be: true for that, false for taking it back. */
      isSet?: boolean;
      /** How the unsent field counted that was changed by it: taken back, it counts so again. */
      replaced?: Counted | undefined;
    }
  | ({ kind: 'item added'; input: ItemInput } & Made)
  | ({
      kind: 'item removed';
      input: ItemInput;
      /** What was unsent of it, all of a new item, and was given up with it. */
      entry: UnsentEntry | undefined;
    } & Removed)
  | {
      kind: 'location moved';
      id: string;
      name: string;
      before: string | null;
      after: string | null;
      /** As of an item. */
      replaced?: Counted | undefined;
    }
  | ({ kind: 'location added'; input: LocationCreateRequest } & Made)
  | ({
      kind: 'location removed';
      input: LocationCreateRequest;
      /** What was unsent of it, all of a new location, and was given up with it. */
      entry?: UnsentLocation;
    } & Removed);

interface Made {
  id: string;
  name: string;
  /** Its removal was asked for without an answer: if it is gone, this was it. */
  isTried?: boolean;
  /** Its photos go with it: it had some when it was deleted before, or is deleted as it is now; what was added goes only without any. */
  withPhotos?: boolean;
}

interface Removed {
  id: string;
  name: string;
  /** The Idempotency-Key of bringing it back, the same for every try. */
  key: string;
}

/** A record that a change, or its undo, did not do as it was told, and why. */
export interface Undone {
  id: string;
  name: string;
  failure: Failure;
  /** Of a change: what is set aside in the outbox and can be taken back all the same. Of an undo: what it was to take back. */
  step?: Step;
  /** What the server may have done of it all the same. */
  tried?: QuantityTry;
}

/** A quantity that was sent, and what it was to take the place of. */
export interface QuantityTry {
  before: number;
  after: number;
}

/**
 * What came of a change or of its undo. `done` is what takes it back again, in the order of doing. Records that were as wanted already are
 * in neither list.
 */
export interface Outcome {
  done: readonly Step[];
  failed: readonly Undone[];
  /** How many of `done` only this browser has. */
  unsent: number;
  /** How many of `done` were set aside, and only given up here: nothing is done on the server. */
  givenUp?: number;
  /** How many records it was not done to any more, since it was stopped. */
  left?: number;
  /** The ids of records that have other ones now: of those that were made anew, or were sent as others. */
  renewed?: ReadonlyMap<string, string>;
}

/** How many records a change is about. */
export function changeSize(change: Change): number {
  switch (change.kind) {
    case 'add item':
      return 1;
    case 'add locations':
      return change.inputs.length;
    case 'copy branch':
      return change.copy.locations.length + change.copy.items.length;
    case 'move locations':
      return change.locations.length;
    case 'count':
      return change.counts.length + change.added.length + change.gone.length;
    case 'photo changes':
      return change.renamed.length + change.counts.length + change.added.length + change.gone.length;
    default:
      return change.items.length;
  }
}

/** The same change for some of its records only. */
function changeOf(change: Change, ids: ReadonlySet<string>): Change {
  switch (change.kind) {
    case 'add item':
    // Nothing of it was kept: all of it is another try.
    case 'copy branch':
      return change;
    // They have no ids yet: what tells them apart among those of one change is the name.
    case 'add locations':
      return { ...change, inputs: change.inputs.filter(({ name }) => ids.has(name)) };
    case 'move locations':
      return { ...change, locations: change.locations.filter(({ id }) => ids.has(id)) };
    case 'count':
      return {
        ...change,
        counts: change.counts.filter(({ item }) => ids.has(item.id)),
        added: change.added.filter(({ id }) => ids.has(id)),
        gone: change.gone.filter(({ id }) => ids.has(id)),
      };
    case 'photo changes':
      return {
        ...change,
        renamed: change.renamed.filter(({ item }) => ids.has(item.id)),
        counts: change.counts.filter(({ item }) => ids.has(item.id)),
        added: change.added.filter(({ id }) => ids.has(id)),
        gone: change.gone.filter(({ id }) => ids.has(id)),
      };
    default:
      return { ...change, items: change.items.filter(({ id }) => ids.has(id)) };
  }
}

/** What is to be tried again of a change: the records that failed, each with what may be done of it already. */
export function againOf(change: Change, failed: readonly Undone[]): Change {
  const again = changeOf(change, new Set(failed.map(({ id }) => id)));
  if (again.kind !== 'change quantity') return again;
  const { tried: _, ...rest } = again;
  const tried = new Map(failed.flatMap(({ id, tried: one }) => (one ? [[id, one]] : [])));
  return tried.size > 0 ? { ...rest, tried } : rest;
}

/** What a change that has ended before its end has left: its last records, so many of them. */
export function restOf(change: Change, left: number): Change {
  const records = 'items' in change ? change.items : 'locations' in change ? change.locations : [];
  return changeOf(change, new Set(records.slice(-left).map(({ id }) => id)));
}

/** What can be taken back of an outcome: what was done, and what was set aside. */
export function stepsOf({ done, failed }: Outcome): Step[] {
  const aside = failed.flatMap(({ step }) => step ?? []);
  const isPlace = ({ kind }: Step): boolean => kind === 'location added';
  // The last is taken back first: a location that was set aside only after what waits for it.
  return [...aside.filter(isPlace), ...done, ...aside.filter((step) => !isPlace(step))];
}

/** The step as it is when records have other ids by now. */
export function withIds(step: Step, ids: ReadonlyMap<string, string>): Step {
  if (ids.size === 0) return step;
  const now = <T>(id: T): T | string => (typeof id === 'string' ? (ids.get(id) ?? id) : id);
  const id = ids.get(step.id) ?? step.id;
  switch (step.kind) {
    case 'item changed': {
      const isPlace = step.field === 'location_id';
      return isPlace ? { ...step, id, before: now(step.before), after: now(step.after) } : { ...step, id };
    }
    case 'location moved':
      return { ...step, id, before: now(step.before), after: now(step.after) };
    case 'item added':
    case 'item removed':
      return { ...step, id, input: { ...step.input, location_id: now(step.input.location_id) } };
    case 'location added':
    case 'location removed':
      return { ...step, id, input: { ...step.input, parent_id: now(step.input.parent_id) } };
  }
}

/** That it was added, as it is now. */
export function itemAdded(item: Item): Step {
  return { kind: 'item added', id: item.id, name: item.name, input: inputOfItem(item) };
}

/** What makes the location anew; a type or an area that the host does not say is 0, which none has. */
export function createRequestOf(location: Location): LocationCreateRequest {
  const input = inputOfLocation(location);
  return {
    ...input,
    location_type_id: input.location_type_id ?? 0,
    location_area_id: input.location_area_id ?? 0,
  };
}

/** Whether a step is about one of these records, or was from or into one of them. */
export function needsOneOf(step: Step, ids: ReadonlySet<string>): boolean {
  const places =
    step.kind === 'item changed' || step.kind === 'location moved'
      ? [step.before, step.after]
      : ['location_id' in step.input ? step.input.location_id : step.input.parent_id];
  return [step.id, ...places].some((id) => typeof id === 'string' && ids.has(id));
}
