import { failure } from '../../failure.ts';
import { type BulkEntry, isToCreate, itemOfBulkEntry, problemOf } from '../../model/changes/bulkEntries.ts';
import type { BulkCreateContext, LeftEntry } from './bulkCreate.context.ts';

/** Those of the entries that a person wants created, and that are neither created nor set aside. */
export function leftOf(
  { parent, aside }: BulkCreateContext,
  entries: readonly BulkEntry[],
): readonly LeftEntry[] {
  const left = entries.filter((entry) => isToCreate(entry) && !aside.has(entry.number));
  return left.map((entry) => {
    const input = itemOfBulkEntry(entry, entry.location?.entity.id ?? parent.id);
    const problem = problemOf(entry);
    const reason = problem === undefined ? entry.failure : failure('input', problem);
    return { input, made: entry.item, failure: reason };
  });
}

export function failedIn(entries: readonly BulkEntry[]): readonly BulkEntry[] {
  return entries.filter(({ status }) => status === 'failed');
}

/** What failed and nobody sees any more; closed by its person, it is given up. */
function unseenIn({ entries, isShown, isClosed }: BulkCreateContext): readonly BulkEntry[] {
  return isShown || isClosed ? [] : failedIn(entries);
}

export const SET_ASIDE = {
  type: 'setAside',
  params: ({ context }: { context: BulkCreateContext }) => leftOf(context, unseenIn(context)),
} as const;

/** After what nobody sees was set aside. */
export function withAside(context: BulkCreateContext): Partial<BulkCreateContext> {
  return { aside: new Set([...context.aside, ...unseenIn(context).map(({ number }) => number)]) };
}
