import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import type { Unsent } from './unsent.ts';

/** What an edit begins with, of an item or a location. */
export interface Loaded<Content, Stored> {
  /** The record as the server has it, or the unsent entry as a record. */
  item: Stored;
  /** The unsent changes, or the unsent new record, where there are any. */
  entry: Unsent<Content, Stored> | undefined;
  /** The fields that the unsent changes and the server's record are in conflict about. */
  conflict: Conflict<Content, Stored> | undefined;
  /** When the record was last known, where the server did not answer now. Epoch ms. */
  knownAt: number | undefined;
  /** The server's id of a record that was sent since the address with its local id was made. */
  sentAs: string | undefined;
}
export type LoadedItem = Loaded<ItemInput, Item>;

/** Both sides of an edit that somebody else has overtaken. */
export interface Conflict<Content = ItemInput, Stored = Item> {
  mine: Content;
  theirs: Stored;
  fields: readonly (keyof Content & string)[];
}

/** What a form hands on to be saved, of an item or a location. */
export interface ToSave<Content, Stored> {
  /** Without an id it is new. */
  id: string | undefined;
  input: Content;
  /** What the form began with. */
  pristine: Content;
  /** The server's record that the edit is based on. */
  base: Stored | undefined;
  /** The revision of the unsent entry that the form began with. */
  revision: string | undefined;
}
/** `draftKey`: of the draft that this was until now; once it is kept as submitted work, it is one no more. */
export type Submitted<Work> = Work & { draftKey: string };
export type ItemToSave = Submitted<ToSave<ItemInput, Item>>;

/** What came of saving; a rejection means that the input is nowhere but in the form. */
export type SaveOutcome<Content = ItemInput, Stored = Item> =
  | { result: 'saved'; item: Stored }
  | {
      result: 'kept';
      item: Stored;
      entry: Unsent<Content, Stored>;
      failure: Failure;
      unreachable: boolean;
    }
  | {
      result: 'conflict';
      entry: Unsent<Content, Stored>;
      base: Stored;
      conflict: Conflict<Content, Stored>;
    };
