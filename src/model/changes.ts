import type { Item, Location } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';
import type { Failure } from '../failure.ts';

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
  | { kind: 'change quantity'; items: readonly Item[]; by: number }
  | { kind: 'add item'; input: ItemInput };

/** How long a change can be taken back, in ms. */
export const UNDO_OFFERED = 10_000;

/** A field of an item that a change sets. */
export type ChangedField = 'location_id' | 'quantity';

/** What a change has done to one record: all that its inverse has to know. */
export type Step =
  | {
      kind: 'item changed';
      /** As it was then: an item that only this browser had may have the server's by now. */
      id: string;
      name: string;
      field: ChangedField;
      before: string | number | undefined;
      after: string | number;
    }
  /** `input` is the item as it was made: one that holds anything else has been worked on since. */
  | { kind: 'item added'; id: string; name: string; input: ItemInput }
  /** null: the top level. */
  | { kind: 'location moved'; id: string; name: string; before: string | null; after: string | null };

/** A record that a change, or its undo, did not do as it was told, and why. */
export interface Undone {
  id: string;
  name: string;
  failure: Failure;
  /** Of a change: what is set aside in the outbox and can be taken back all the same. Of an undo: what it was to take back. */
  step?: Step;
}

/** What came of a change or of its undo. Records that were as wanted already are in neither list. */
export interface Outcome {
  done: readonly Step[];
  failed: readonly Undone[];
  /** How many of `done` only this browser has. */
  unsent: number;
}

/** How many records a change is about. */
export function changeSize(change: Change): number {
  if (change.kind === 'add item') return 1;
  return change.kind === 'move locations' ? change.locations.length : change.items.length;
}

/** The same change for some of its records only. */
export function changeOf(change: Change, ids: ReadonlySet<string>): Change {
  switch (change.kind) {
    case 'add item':
      return change;
    case 'move locations':
      return { ...change, locations: change.locations.filter(({ id }) => ids.has(id)) };
    default:
      return { ...change, items: change.items.filter(({ id }) => ids.has(id)) };
  }
}

/** What can be taken back of an outcome: what was done, and what was set aside. */
export function stepsOf({ done, failed }: Outcome): Step[] {
  return [...done, ...failed.flatMap(({ step }) => step ?? [])];
}
