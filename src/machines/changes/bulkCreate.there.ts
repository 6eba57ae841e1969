import { type BulkEntry, isThere, isToCreate } from '../../model/changes/bulkEntries.ts';
import { itemCount } from '../../model/items/counts.ts';
import { nameKey } from '../../model/items/quickAdd.ts';
import type { BulkCreateContext, ThereFound } from './bulkCreate.context.ts';

export const LOOKING = { isAwaited: true, problem: 'Looking for what is here already…' };

/** What is there already is left out, until somebody wants it twice. */
export function withThere(context: BulkCreateContext, { items }: ThereFound): Partial<BulkCreateContext> {
  const own = new Set(context.entries.map(({ item }) => item?.entity.id));
  const there = new Set(items.filter(({ id }) => !own.has(id)).map(({ name }) => nameKey(name)));
  const isLeftOut = (entry: BulkEntry) => isToCreate(entry) && isThere(entry, there);
  const count = context.entries.filter(isLeftOut).length;
  const entries = context.entries.map((entry) => (isLeftOut(entry) ? { ...entry, isByName: true } : entry));
  return {
    there,
    ...chosenByName({ entries, there }),
    isAwaited: context.isAwaited && count === 0,
    problem:
      context.isAwaited && count > 0
        ? `${itemCount(count)} left out: here already. Press again to create the others.`
        : undefined,
  };
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
