import type { FieldMessages } from '../../../contract/check.ts';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import {
  BULK_DESCRIPTION,
  BULK_NAME,
  COMPARTMENT_CATEGORY,
} from '../../../contract/analysis/analysisLimits.ts';
import { LABEL_MAX, QUANTITY_ON_CREATE } from '../../../contract/limits.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { lengthOf } from '../../../contract/texts.ts';
import type { Failure } from '../../failure.ts';
import { compartmentName, gridPlace } from '../analysis/analysis.ts';
import { quickLine } from '../items/quickAdd.ts';

/** What bulk creation has put on the host. `isOurs`: it was made by this run, so that Undo may take it away. */
export interface Made<T> {
  entity: T;
  isOurs: boolean;
}

/** One compartment, or one line of a list, on its way to becoming an item. */
export interface BulkEntry {
  /** Its number in the photo or the list, from 1; names the entry. */
  number: number;
  name: string;
  description: string;
  /** As it was typed; '' where the name may say it, as in 'M3 screws, 20'. */
  quantity: string;
  category: string;
  /** What is in the compartment, with commas (BULK-08). */
  notes: string;
  /** 'R2C3'; '' where there is no grid. */
  place: string;
  /** Texts as they were proposed: what differs from them was typed by a person. */
  proposed: { name: string; description: string };
  /** No name was read: the one that is proposed tells only where it is. */
  isNameless?: boolean | undefined;
  isSelected: boolean;
  /** Whether it is selected goes by its name, since that was there already: no person has decided it. */
  isByName?: boolean | undefined;
  status: 'waiting' | 'creating' | 'created' | 'failed';
  failure: Failure | undefined;
  /** The Idempotency-Key of the item, the same for every try. */
  key: string;
  /** What was sent, when nobody knows whether the host has taken it. */
  sent: ItemInput | undefined;
  /** Whether a location of its own was asked for without an answer: it may be there. */
  mayHaveLocation: boolean;
  location: Made<Location> | undefined;
  item: Made<Item> | undefined;
  /** What was made of it and removed again: brought back, it is this entry's once more. */
  removed?: { location?: Made<Location> | undefined; item?: Made<Item> | undefined };
}

/** Entries as they are kept in this browser until all that is wanted of them is created. */
export interface KeptBulk {
  entries: readonly BulkEntry[];
  /** 'One location for each compartment'. */
  hasLocations: boolean;
  /** The numbers of those that are kept elsewhere, too. */
  aside?: readonly number[];
}

export type BulkText = 'name' | 'description' | 'quantity';

const LIMITS = { name: BULK_NAME, description: BULK_DESCRIPTION } as const;

/** At most `max` characters of a text; no half ones. */
export function cut(text: string, max: number): string {
  return lengthOf(text) <= max ? text : Array.from(text).slice(0, max).join('');
}

/** The entries of compartments, all selected at first, with texts as long as they may be; `keys` has one for each. */
export function bulkEntries(compartments: readonly Compartment[], keys: readonly string[]): BulkEntry[] {
  return compartments.map((read, index) => {
    const compartment = withoutShortName(read);
    const name = cut(compartmentName(compartment, index), BULK_NAME.max).trim();
    const description = cut(compartment.description, BULK_DESCRIPTION.max);
    return {
      number: index + 1,
      name,
      description,
      quantity: String(QUANTITY_ON_CREATE),
      category: COMPARTMENT_CATEGORY,
      notes: compartment.contents.join(', '),
      place: gridPlace(compartment),
      proposed: { name, description },
      ...(isNameless(compartment, index) && { isNameless: true }),
      isSelected: true,
      status: 'waiting',
      failure: undefined,
      key: keys[index] ?? '',
      sent: undefined,
      mayHaveLocation: false,
      location: undefined,
      item: undefined,
    };
  });
}

/** A name that no item may have, as the 'B' on a drawer, is none; it stays among what is in the compartment. */
function withoutShortName(compartment: Compartment): Compartment {
  const name = compartment.name.trim();
  if (name === '' || lengthOf(name) >= BULK_NAME.min) return compartment;
  const { contents } = compartment;
  return { ...compartment, name: '', contents: contents.includes(name) ? contents : [name, ...contents] };
}

/** Whether no name was read: our own host puts the place, or the number, where it would be. */
function isNameless(compartment: Compartment, index: number): boolean {
  const name = compartment.name.trim();
  if (name === '' || name === gridPlace(compartment)) return true;
  return name === `Compartment ${index + 1}` && compartment.contents.length === 0;
}

/** How many characters a text has left, once it is so few that a person should know (BULK-02, BULK-03). */
export function charactersLeft(field: keyof typeof LIMITS, text: string): number | undefined {
  const { max, hintAt } = LIMITS[field];
  const left = max - lengthOf(text);
  return left <= hintAt ? left : undefined;
}

/** A text as it is after typing: cut at its limit, unless it was longer already and is being made shorter. */
export function typed(field: BulkText, text: string, before: string): string {
  if (field === 'quantity') return text;
  const { max } = LIMITS[field];
  return lengthOf(before) > max ? text : cut(text, max);
}

/** What is wrong with an entry's texts, at their fields. */
export function problemsOf(entry: Pick<BulkEntry, 'name' | 'quantity'>): FieldMessages {
  const known = problems.get(entry);
  if (known) return known;
  const line = quickLine(entry);
  const found = 'fields' in line ? line.fields : {};
  problems.set(entry, found);
  return found;
}

/** An entry never changes, it is replaced: of a long list only what was replaced is checked again. */
const problems = new WeakMap<object, FieldMessages>();

/** The first of what is wrong with an entry. */
export function problemOf(entry: BulkEntry): string | undefined {
  const { name, quantity } = problemsOf(entry);
  return name ?? quantity;
}

/** Whether the entry will become an item. */
export function isToCreate({ isSelected, status }: BulkEntry): boolean {
  return isSelected && status !== 'created';
}

/** What is known in this browser of a record that was made while the server was away, by its local id. */
export interface SinceMade {
  /** Whether it waits to be sent. */
  isUnsent: boolean;
  /** The server's id; undefined where it was never sent. */
  sentAs(localId: string): string | undefined;
}

/** What has become of an entry: one that waits for the server may have been sent, or given up, elsewhere. */
export function outcomeOf(
  { status, item }: Pick<BulkEntry, 'status' | 'item'>,
  { isUnsent, sentAs }: SinceMade,
): BulkEntry['status'] | 'unsent' | 'discarded' {
  if (item?.entity.offline_update !== true) return status;
  if (isUnsent) return 'unsent';
  return sentAs(item.entity.id) === undefined ? 'discarded' : status;
}

/** Whether the entry holds words that a person typed and the host does not have. */
export function hasUnsavedWords(entry: BulkEntry): boolean {
  const { name, description, proposed, status, item, isSelected, isByName } = entry;
  if (status === 'waiting' && item) return true;
  // A line of a list that somebody has left out is not wanted: nothing is lost with it.
  if (!isSelected && isByName !== true && proposed.name === '') return false;
  return status !== 'created' && (name !== proposed.name || description !== proposed.description);
}

/** The item of an entry, in the given location (BULK-06 to BULK-08). */
export function itemOfBulkEntry(entry: BulkEntry, locationId: string): ItemInput {
  const { description, category, notes } = entry;
  const line = quickLine(entry);
  // What is wrong is refused before it is begun; a host would say the same of it.
  const { name, quantity } = 'fields' in line ? { name: entry.name.trim(), quantity: undefined } : line;
  return {
    name,
    description,
    category,
    location_id: locationId,
    quantity,
    notes,
    supplier: '',
    supplier_part_no: '',
    supplier_item_url: '',
    acquisition_date: null,
  };
}

/** The label of an entry's own location: below its parent's, as labels are unique in the whole host. */
export function labelOf({ place }: BulkEntry, { label }: Location): string {
  const own = label === '' ? place : `${label}-${place}`;
  return place === '' || lengthOf(own) > LABEL_MAX ? '' : own;
}
