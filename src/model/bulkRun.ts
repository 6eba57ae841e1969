import type { ItemInput } from '../../contract/requests.ts';
import type { Failure } from '../failure.ts';
import { type BulkEntry, type Made, isToCreate } from './bulkEntries.ts';
import { isSameContent } from './merge.ts';
import { isRefusal } from './refusal.ts';

/** One thing that Undo takes away. */
export interface UndoStep {
  kind: 'item' | 'location';
  id: string;
  name: string;
  /** The entry that made it. */
  number: number;
}

export interface UndoFailure {
  step: UndoStep;
  failure: Failure;
}

/** How far a run is, in entries. */
export interface BulkCounts {
  /** Selected, and so to be created or created already. */
  wanted: number;
  created: number;
  failed: number;
  left: number;
}

export function countsOf(entries: readonly BulkEntry[]): BulkCounts {
  const wanted = entries.filter((entry) => entry.isSelected || entry.status === 'created');
  const having = (status: BulkEntry['status']): number =>
    wanted.filter((entry) => entry.status === status).length;
  const [created, failed] = [having('created'), having('failed')];
  return { wanted: wanted.length, created, failed, left: wanted.length - created - failed };
}

/** The entries with changes to the one of this number. */
export function withEntry(
  entries: readonly BulkEntry[],
  number: number,
  change: (entry: BulkEntry) => Partial<BulkEntry>,
): BulkEntry[] {
  return entries.map((entry) => (entry.number === number ? { ...entry, ...change(entry) } : entry));
}

/** The entry whose turn it is; one that failed has its turn again only when it is asked for. */
export function nextEntry(entries: readonly BulkEntry[]): BulkEntry | undefined {
  return entries.find((entry) => entry.isSelected && entry.status === 'waiting');
}

/** Gives what failed another turn. */
export function withFailedAgain(entries: readonly BulkEntry[]): BulkEntry[] {
  return entries.map((entry) =>
    entry.status === 'failed' && isToCreate(entry)
      ? { ...entry, status: 'waiting', failure: undefined }
      : entry,
  );
}

/**
 * What is known of an entry after its item failed; `before` is what was in doubt already. A create whose outcome nobody knows is sent again word for word
 * under its key; a host that refused it has not taken it. An older text that was sent stays in doubt for as long as a
 * newer one follows it.
 */
export function afterFailure(
  before: ItemInput | undefined,
  input: ItemInput,
  failure: Failure,
): Pick<BulkEntry, 'status' | 'failure' | 'sent'> {
  const isFirst = before === undefined || isSameContent(before, input);
  const sent = isRefusal(failure) && isFirst ? undefined : (before ?? input);
  return { status: 'failed', failure, sent };
}

/** What Undo takes away: items before the locations they are in, the newest first. Nothing that was there before. */
export function undoSteps(entries: readonly BulkEntry[]): UndoStep[] {
  const newestFirst = entries.toReversed();
  const items = newestFirst.flatMap(({ item, name, number }) => stepOf('item', item, name, number));
  const locations = newestFirst.flatMap(({ location, name, number }) =>
    stepOf('location', location, name, number),
  );
  return [...items, ...locations];
}

function stepOf(
  kind: UndoStep['kind'],
  made: Made<{ id: string }> | undefined,
  name: string,
  number: number,
): UndoStep[] {
  return made?.isOurs ? [{ kind, id: made.entity.id, name, number }] : [];
}

/** The entries without what a step has taken away; the item's next creation is another one, under another key. */
export function withoutStep(entries: readonly BulkEntry[], { kind, number }: UndoStep): BulkEntry[] {
  return withEntry(entries, number, ({ key }) =>
    kind === 'location'
      ? { location: undefined }
      : { item: undefined, status: 'waiting', key: `${key}+`, sent: undefined },
  );
}
