import type { Location } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import { type BulkEntry, type Made, isToCreate } from './bulkEntries.ts';
import { createRequestOf, itemAdded, type Step } from './changes.ts';
import { isSameContent } from '../unsent/merge.ts';
import { isRefusal } from '../unsent/refusal.ts';

/** One thing that Undo takes away. */
export interface UndoStep {
  kind: 'item' | 'location';
  id: string;
  name: string;
  /** The entry that made it. */
  number: number;
  /** How it was made: it is only removed while it is so. */
  made: Step;
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

/** Whether its texts may be changed: not what is made, or is to be made by what goes on. */
export function isOpenToTyping({ status, isSelected }: BulkEntry, isBusy: boolean): boolean {
  if (status === 'waiting') return !(isBusy && isSelected);
  return status === 'failed';
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
  const items = newestFirst.flatMap(({ item, name, number }) =>
    item?.isOurs
      ? [{ kind: 'item', id: item.entity.id, name, number, made: itemAdded(item.entity) } as const]
      : [],
  );
  const locations = newestFirst.flatMap(({ location, name, number }) =>
    location?.isOurs
      ? [
          {
            kind: 'location',
            id: location.entity.id,
            name,
            number,
            made: locationAdded(location.entity),
          } as const,
        ]
      : [],
  );
  return [...items, ...locations];
}

function locationAdded(location: Location): Step {
  const { id, name } = location;
  return { kind: 'location added', id, name, input: createRequestOf(location) };
}

/** What was made of the entries and is not among `known`, in the order in which it was made. */
export function stepsMade(entries: readonly BulkEntry[], known: ReadonlySet<string>): Step[] {
  const fresh = undoSteps(entries).filter(({ id }) => !known.has(id));
  return fresh.map(({ made }) => made).toReversed();
}

/** The entries after records were removed or brought back by whoever remembers what was done. */
export function withMoved(
  entries: readonly BulkEntry[],
  { gone, back }: { gone: readonly Moved[]; back: readonly Moved[] },
): BulkEntry[] {
  const isGone = new Map(gone.map(({ was, id }) => [was, id]));
  const isBack = new Map(back.map(({ was, id }) => [was, id]));
  const under = <T extends { id: string }>(made: Made<T> | undefined, ids: Map<string, string>) => {
    const id = made && ids.get(made.entity.id);
    return made && id !== undefined ? { ...made, entity: { ...made.entity, id } } : undefined;
  };
  return entries.map((entry) => {
    const { key, removed = {} } = entry;
    const [item, location] = [under(entry.item, isGone), under(entry.location, isGone)];
    const [itemBack, locationBack] = [under(removed.item, isBack), under(removed.location, isBack)];
    if (!(item ?? location ?? itemBack ?? locationBack)) return entry;
    return {
      ...entry,
      ...(item && { item: undefined, status: 'waiting', key: `${key}+`, sent: undefined }),
      ...(location && { location: undefined }),
      ...(itemBack && !entry.item && { item: itemBack, status: 'created', failure: undefined }),
      ...(locationBack && !entry.location && { location: locationBack }),
      removed: { ...removed, ...(item && { item }), ...(location && { location }) },
    };
  });
}

interface Moved {
  was: string;
  id: string;
}

/** The entries without what a step has taken away; the item's next creation is another one, under another key. */
export function withoutStep(entries: readonly BulkEntry[], { id }: UndoStep): BulkEntry[] {
  return withMoved(entries, { gone: [{ was: id, id }], back: [] });
}
