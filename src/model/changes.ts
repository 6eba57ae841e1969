import type { Item, Location } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';

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
