import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { type Failure, failure, failureOf } from '../../failure.ts';
import type { Loaded, LoadedItem } from '../../model/unsent/saving.ts';
import { isLocalId, type Unsent } from '../../model/unsent/unsent.ts';
import { conflictOf } from './entryMerging.ts';
import type { Outbox } from './outbox.ts';
import { ITEMS, type Subject } from './subjects.ts';

/** Where a record that is to be edited is found. */
export interface EditSources<Content, Stored> {
  outbox: Pick<Outbox<Content, Stored>, 'entry' | 'sentAs'>;
  /** Past every cache; rejects with a Failure. */
  readFresh(id: string, signal?: AbortSignal): Promise<Stored>;
  /** The last real answer that this browser knows, and when it came (epoch ms). */
  lastKnown(id: string): { item: Stored; at: number } | undefined;
  /** Whether what was known last stands in after this failure; unless given, after all that is no answer. */
  fallsBackAfter?(reason: Failure): boolean;
}

/**
 * What the edit form begins with: unsent changes where there are any (EDIT-01), else the record as the server has
 * it, else the last known one. Rejects with kind 'not-found' for an id that neither knows.
 */
export async function recordForEdit<Content, Stored>(
  subject: Subject<Content, Stored>,
  { outbox, readFresh, lastKnown, fallsBackAfter = isNoAnswer }: EditSources<Content, Stored>,
  id: string,
  signal?: AbortSignal,
): Promise<Loaded<Content, Stored>> {
  const entry = outbox.entry(id);
  if (entry) return fromEntry(subject, entry);
  const nothing = { entry: undefined, conflict: undefined, knownAt: undefined, sentAs: undefined };
  if (isLocalId(id)) {
    const sentAs = outbox.sentAs(id);
    if (sentAs === undefined) throw failure('not-found', `${subject.title} with ID ${id} not found`);
    return { ...nothing, item: await readFresh(sentAs, signal), sentAs };
  }
  try {
    return { ...nothing, item: await readFresh(id, signal) };
  } catch (error) {
    const known = fallsBackAfter(failureOf(error)) ? lastKnown(id) : undefined;
    if (signal?.aborted || !known) throw error;
    return { ...nothing, item: known.item, knownAt: known.at };
  }
}

export type ItemSources = EditSources<ItemInput, Item>;

/** What the edit form of an item begins with. */
export const itemForEdit = (sources: ItemSources, id: string, signal?: AbortSignal): Promise<LoadedItem> =>
  recordForEdit(ITEMS, sources, id, signal);

/** An answer is an answer; anything else leaves what was known last. */
function isNoAnswer({ kind }: Failure): boolean {
  return kind !== 'not-found' && kind !== 'unauthorised';
}

function fromEntry<Content, Stored>(
  subject: Subject<Content, Stored>,
  entry: Unsent<Content, Stored>,
): Loaded<Content, Stored> {
  const conflict = entry.status === 'conflict' ? conflictOf(subject, entry).conflict : undefined;
  return { item: subject.shownOf(entry), entry, conflict, knownAt: undefined, sentAs: undefined };
}
