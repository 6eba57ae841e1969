import type { Item } from '../../../contract/entities.ts';
import { type BulkEntry, isToCreate } from '../../model/changes/bulkEntries.ts';
import { isThere, type There, thereWith } from '../../model/changes/bulkThere.ts';
import { type BulkCreateContext, changedCurrent } from './bulkCreate.context.ts';
import type { ThereFound } from './bulkCreate.events.ts';

/** What is there already is left out, until somebody wants it twice: what was known of before was decided on. */
export function withThere(
  context: BulkCreateContext,
  found: ThereFound,
): Pick<BulkCreateContext, 'there' | 'entries'> {
  const there = thereWith(context.there, found.items, context);
  const entries = context.entries.map((entry) =>
    isNewlyThere(context, entry, there) ? { ...entry, isByName: true } : entry,
  );
  return { there, ...chosenByName({ entries, there }) };
}

/** After somebody else has created the entry under way: it is left out, as if it had been there at the start. */
export function afterMet(context: BulkCreateContext, met: Item): Partial<BulkCreateContext> {
  const { entries } = changedCurrent(context, { status: 'waiting' });
  return {
    ...withThere({ ...context, entries }, { type: 'there.found', items: [met] }),
    met: context.met + 1,
  };
}

/** How many entries are left out by that. */
export function leftOutBy(context: BulkCreateContext, found: ThereFound): number {
  const there = thereWith(undefined, found.items, context);
  return context.entries.filter((entry) => isNewlyThere(context, entry, there)).length;
}

function isNewlyThere({ there: known }: BulkCreateContext, entry: BulkEntry, there: There): boolean {
  return isToCreate(entry) && isThere(entry, there) && !isThere(entry, known);
}

/** What was left out for its name is chosen once it has another, unless a person has decided. */
export function chosenByName({
  entries,
  there,
}: Pick<BulkCreateContext, 'entries' | 'there'>): Pick<BulkCreateContext, 'entries'> {
  const isChosen = (entry: BulkEntry): boolean =>
    entry.isByName === true && there !== undefined ? !isThere(entry, there) : entry.isSelected;
  return {
    entries: entries.map((entry) =>
      isChosen(entry) === entry.isSelected ? entry : { ...entry, isSelected: isChosen(entry) },
    ),
  };
}
