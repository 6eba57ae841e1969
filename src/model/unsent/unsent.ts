import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import type { Item } from '../../../contract/entities.ts';
import { QUANTITY_ON_CREATE } from '../../../contract/limits.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';

/** What a person enters of an item, in the order in which a form and a comparison show it. */
export const ITEM_FIELDS = [
  'name',
  'category',
  'location_id',
  'quantity',
  'acquisition_date',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'description',
  'notes',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

/** An update that was sent to change the record's `version`. */
export interface KeyedTry<Content> {
  /** Its Idempotency-Key. */
  key: string;
  version: number;
  content: Content;
}

/**
 * One piece of work that the server does not have yet: a new record or changes of one, with what a person enters of it
 * (`Content`) and as the server answers it (`Stored`). It leaves the browser by a successful send or an explicit
 * discard, and in no other way.
 */
export interface Unsent<Content, Stored> {
  kind: 'create' | 'edit';
  /** 'local-…' for a new record, else the server's id. */
  id: string;
  /** The whole of it as entered. */
  item: Content;
  /** The login name of the person whose work it is; nobody else sees or sends it. */
  user: string;
  /** When it was first kept, epoch ms: the oldest is sent first. */
  madeAt: number;
  /** Another one after every change of the content: what was sent is removed only if it is still what is kept. */
  revision: string;
  /** The Idempotency-Key of a create: the same for every try. */
  key: string;
  /**
   * sending: on its way for the first time. waiting: will be sent when the server answers. refused and
   * conflict: set aside, with a reason, until the person decides.
   */
  status: 'sending' | 'waiting' | 'refused' | 'conflict';
  /** The record as the server had it when the edit began; its version goes into If-Match. */
  base: Stored | undefined;
  /** The server's record that an edit is in conflict with. */
  theirs: Stored | undefined;
  /** What was sent without the outcome being known: the server may have it. Oldest first. */
  attempts: readonly Content[];
  /** Of those, what was sent under a key of its own: the host tells by it whether it has done that. */
  tries?: readonly KeyedTry<Content>[] | undefined;
  /**
   * How much of the quantity was put in, or taken out where it is negative, since `base`: whatever the server has by
   * then, it is that much more or less. Undefined for a quantity that a person has set.
   */
  by?: number | undefined;
  /**
   * The quantity was set, though it was no other one here: the server may have another one by then, which is a conflict. Read
   * by an older version of the app, which does not know it, the quantity is as good as unchanged.
   */
  isSet?: boolean | undefined;
  /**
   * The fields that were changed here and put back in a form to what they are in `base`, before that had arrived: a change
   * like any other where somebody else has changed them too.
   */
  putBack?: readonly string[] | undefined;
  /**
   * The new record is made only where none of its name is there but these, by their ids: two who have found one thing have it once.
   * Undefined where it is made in any case.
   */
  beside?: readonly string[] | undefined;
  /** Why the last try failed. */
  failure: Pick<Failure, 'kind' | 'title' | 'message'> | undefined;
  /** How often the server has failed on it (5xx) in a row. */
  faults: number;
}

/**
 * The work that a form began with, for as long as that is unsent. `gone`: the revision of what was found to be sent, or
 * discarded, since.
 */
export function stillUnsent<Entry extends { revision: string }>({
  entry,
  gone,
}: {
  entry: Entry | undefined;
  gone: string | undefined;
}): Entry | undefined {
  return entry?.revision === gone ? undefined : entry;
}

/** How a field counts that was changed since, in an entry from this version; `by` and `isSet` of a quantity. */
export interface Counted extends Pick<UnsentEntry, 'by' | 'isSet'> {
  version: number | undefined;
  /** It was put back in a form. */
  isPutBack?: boolean;
}

/** A new item (`local_item_{id}`) or changes of an item (`offline_item_{id}`). */
export type UnsentEntry = Unsent<ItemInput, Item>;

/** How an item's or a photo's entry stands with sending it. */
type Standing = Pick<UnsentEntry, 'status'>;

/** From so many failures of the server in a row on it is tried less and less often. */
export const FAULTS_MANY = 5;

/** Whether the outbox may send it by itself. */
export function isSendable({ status }: Standing): boolean {
  return status === 'waiting' || status === 'sending';
}

/** Whether its item is not on the server any more: sending it again makes no sense, only adding it anew. */
export function isGoneOnServer({
  kind,
  status,
  failure,
}: Pick<UnsentEntry, 'kind' | 'status' | 'failure'>): boolean {
  return kind === 'edit' && status === 'refused' && failure?.kind === 'not-found';
}

/** Whether it counts as unsent for the person: not what is on its way for the first time right now. */
export function isCounted({ status }: Standing): boolean {
  return status !== 'sending';
}

/** How many pieces of work are unsent, as the header counts them. */
export function unsentCount(entries: readonly Standing[]): number {
  return entries.filter(isCounted).length;
}

/** A local id: 'local-' and random characters. Never the server's, which are UUIDs. */
export function isLocalId(id: string): boolean {
  return id.startsWith('local-');
}

/** The entered fields of an item. */
export function inputOfItem(item: Item): ItemInput {
  return {
    name: item.name,
    category: item.category,
    // Every item of a host has a location; one without any is refused with a message at the field.
    location_id: item.location_id ?? '',
    quantity: item.quantity ?? undefined,
    acquisition_date: item.acquisition_date,
    supplier: item.supplier,
    supplier_part_no: item.supplier_part_no,
    supplier_item_url: item.supplier_item_url,
    description: item.description,
    notes: item.notes,
  };
}

/**
 * An unsent entry as an item: what every view shows of it, a new one's quantity as it will be sent (ENT-05).
 * `offline_update` marks it.
 */
export function itemOfEntry({ kind, id, item, base, madeAt }: UnsentEntry): Item {
  const made = new Date(madeAt).toISOString();
  return {
    created_at: made,
    updated_at: made,
    ...base,
    ...item,
    category: item.category || DEFAULT_CATEGORY,
    quantity: (kind === 'create' ? item.quantity || QUANTITY_ON_CREATE : item.quantity) ?? null,
    location_id: item.location_id || null,
    id,
    offline_update: true,
  };
}
