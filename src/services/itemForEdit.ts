import type { Item } from '../../contract/entities.ts';
import { failure, failureOf } from '../failure.ts';
import type { LoadedItem } from '../model/saving.ts';
import { isLocalId, itemOfEntry, type UnsentEntry } from '../model/unsent.ts';
import { conflictOf, type Outbox } from './outbox.ts';

export interface ItemSources {
  outbox: Pick<Outbox, 'entry' | 'sentAs'>;
  /** Past every cache; rejects with a Failure. */
  readFresh(id: string, signal?: AbortSignal): Promise<Item>;
  /** The last real answer that this browser knows, and when it came (epoch ms). */
  lastKnown(id: string): { item: Item; at: number } | undefined;
}

/**
 * What the edit form begins with: unsent changes where there are any (EDIT-01), else the item as the server has
 * it, else the last known one. Rejects with kind 'not-found' for an id that neither knows.
 */
export async function itemForEdit(
  { outbox, readFresh, lastKnown }: ItemSources,
  id: string,
  signal?: AbortSignal,
): Promise<LoadedItem> {
  const entry = outbox.entry(id);
  if (entry) return fromEntry(entry);
  const nothing = { entry: undefined, conflict: undefined, knownAt: undefined, sentAs: undefined };
  if (isLocalId(id)) {
    const sentAs = outbox.sentAs(id);
    if (sentAs === undefined) throw failure('not-found', `Item with ID ${id} not found`);
    return { ...nothing, item: await readFresh(sentAs, signal), sentAs };
  }
  try {
    return { ...nothing, item: await readFresh(id, signal) };
  } catch (error) {
    const { kind } = failureOf(error);
    // An answer is an answer; anything else leaves what was known last.
    const known = kind === 'not-found' || kind === 'unauthorised' ? undefined : lastKnown(id);
    if (signal?.aborted || !known) throw error;
    return { ...nothing, item: known.item, knownAt: known.at };
  }
}

function fromEntry(entry: UnsentEntry): LoadedItem {
  const conflict = entry.status === 'conflict' ? conflictOf(entry).conflict : undefined;
  return { item: itemOfEntry(entry), entry, conflict, knownAt: undefined, sentAs: undefined };
}
