import { create } from 'superstruct';
import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import { Item } from '../../../contract/entities.ts';
import { QUANTITY_ON_CREATE } from '../../../contract/limits.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import { type Comparison, itemComparison } from '../../model/unsent/merge.ts';
import { inputOfItem, itemOfEntry, type Unsent } from '../../model/unsent/unsent.ts';
import type { ItemUpdate } from '../items/itemWrites.ts';

/** What the outbox reads of a record that a host has answered. */
export interface StoredRecord {
  id: string;
  version?: number | undefined;
  offline_update?: boolean | undefined;
}

/** What keeping unsent work has to know of a kind of record: items, or locations. */
export interface Subject<Content, Stored> {
  /** What it is called in a sentence, and at the beginning of one. */
  word: string;
  title: string;
  /** Where unsent edits, unsent new ones, and the ids under which new ones were sent are kept. */
  keys: { edits: string; creates: string; sent: string };
  /** What a person enters, compared and merged field by field. */
  comparison: Comparison<Content>;
  /** Decodes a record from the storage. Throws for anything else. */
  decode(value: unknown): Stored;
  contentOf(record: Stored): Content;
  /** The content as it is stored beside the id. */
  encode(content: Content): object;
  /** An entry as the record that it was made from. */
  recordOf(entry: Unsent<Content, Stored>): Stored;
  /** The same, marked as what only this browser has. */
  shownOf(entry: Unsent<Content, Stored>): Stored;
  /** New content as a create sends it. */
  asCreated(content: Content): Content;
  /** Whether a form that waits keeps the content of a refused create itself, and nothing is kept here. */
  isLeftToForm(reason: Failure): boolean;
  /** The same for an edit of which nothing was unsent before. */
  isEditLeftToForm(reason: Failure): boolean;
  /** A base that has nothing in common with any record: without knowing the real one, every difference counts. */
  unknownBase: Content;
}

/** What sending it has to know besides. */
export interface SendSubject<Content, Stored, Update> extends Subject<Content, Stored> {
  /** What an update sends of an entry. */
  updateOf(entry: Pick<Unsent<Content, Stored>, 'item' | 'base' | 'attempts' | 'putBack'>): Update;
}

/** STORE-06, STORE-07. */
export const ITEMS: SendSubject<ItemInput, Item, ItemUpdate> = {
  word: 'item',
  title: 'Item',
  keys: { edits: 'offline_item_', creates: 'local_item_', sent: 'sent_item_' },
  comparison: itemComparison,
  decode: (value) => create(value, Item),
  contentOf: inputOfItem,
  encode: (item) => ({ ...item, quantity: item.quantity ?? null }),
  recordOf(entry) {
    const { offline_update: _, ...item } = itemOfEntry(entry);
    return item;
  },
  shownOf: itemOfEntry,
  // Without a category Misc, without a quantity 1 (ENT-04, ENT-05).
  asCreated: (item) => ({
    ...item,
    category: item.category || DEFAULT_CATEGORY,
    quantity: item.quantity || QUANTITY_ON_CREATE,
  }),
  updateOf: ({ item, base }) => ({
    ...item,
    created_at: base?.created_at ?? null,
    updated_at: base?.updated_at ?? null,
  }),
  isLeftToForm: ({ kind, fields }) => kind === 'invalid' && fields !== undefined,
  isEditLeftToForm: () => false,
  unknownBase: {
    name: '\0',
    category: '\0',
    location_id: '\0',
    quantity: -1,
    acquisition_date: '\0',
    supplier: '\0',
    supplier_part_no: '\0',
    supplier_item_url: '\0',
    description: '\0',
    notes: '\0',
  },
};
