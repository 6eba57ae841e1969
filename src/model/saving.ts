import type { Item } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';
import type { Failure } from '../failure.ts';
import type { ItemField, UnsentEntry } from './unsent.ts';

/** What an edit begins with. */
export interface LoadedItem {
  /** The item as the server has it, or the unsent entry as an item. */
  item: Item;
  /** The unsent changes, or the unsent new item, where there are any. */
  entry: UnsentEntry | undefined;
  /** The fields that the unsent changes and the server's item are in conflict about. */
  conflict: Conflict | undefined;
  /** When the item was last known, where the server did not answer now. Epoch ms. */
  knownAt: number | undefined;
  /** The server's id of an item that was sent since the address with its local id was made. */
  sentAs: string | undefined;
}

/** Both sides of an edit that somebody else has overtaken. */
export interface Conflict {
  mine: ItemInput;
  theirs: Item;
  fields: readonly ItemField[];
}

export interface ItemToSave {
  /** Without an id the item is new. */
  id: string | undefined;
  input: ItemInput;
  /** What the form began with. */
  pristine: ItemInput;
  /** The server's item that the edit is based on. */
  base: Item | undefined;
  /** The revision of the unsent entry that the form began with. */
  revision: string | undefined;
}

/** What came of saving; a rejection means that the input is nowhere but in the form. */
export type SaveOutcome =
  | { result: 'saved'; item: Item }
  | { result: 'kept'; item: Item; entry: UnsentEntry; failure: Failure; unreachable: boolean }
  | { result: 'conflict'; entry: UnsentEntry; base: Item; conflict: Conflict };
