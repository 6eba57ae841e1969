import { type BulkEntry, isThere, isToCreate } from '../../model/changes/bulkEntries.ts';
import { nameKey } from '../../model/items/quickAdd.ts';
import type { BulkCreateContext, ThereFound } from './bulkCreate.context.ts';

/** What is there already is left out, until somebody wants it twice. */
export function withThere(
  context: BulkCreateContext,
  found: ThereFound,
): Pick<BulkCreateContext, 'there' | 'entries'> {
  const there = namesOf(context, found);
  const entries = context.entries.map((entry) =>
    isToCreate(entry) && isThere(entry, there) ? { ...entry, isByName: true } : entry,
  );
  return { there, ...chosenByName({ entries, there }) };
}

/** How many entries are left out by that. */
export function leftOutBy(context: BulkCreateContext, found: ThereFound): number {
  const there = namesOf(context, found);
  return context.entries.filter((entry) => isToCreate(entry) && isThere(entry, there)).length;
}

function namesOf({ entries }: BulkCreateContext, { items }: ThereFound): ReadonlySet<string> {
  const own = new Set(entries.map(({ item }) => item?.entity.id));
  return new Set(items.filter(({ id }) => !own.has(id)).map(({ name }) => nameKey(name)));
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
