import type { Item } from '../../../contract/entities.ts';
import { type BulkEntry, isToCreate } from '../../model/changes/bulkEntries.ts';
import { isThere, type There, thereWith } from '../../model/changes/bulkThere.ts';
import { nameKey } from '../../model/items/quickAdd.ts';
import { withEntry } from '../../model/changes/bulkRun.ts';
import { type BulkCreateContext, changedCurrent, itemToMake } from './bulkCreate.context.ts';
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

/**
 * After an item of the name of the entry under way was found in its place: it is left out, as if that had been there at the start, and
 * so are others of that name. One that was given another name meanwhile has its turn again.
 */
export function afterMet(context: BulkCreateContext, met: Item): Partial<BulkCreateContext> {
  const before = context.entries.filter(isToCreate).length;
  const { entries } = changedCurrent(context, { status: 'waiting', sent: undefined, failure: undefined });
  const found = withThere({ ...context, entries }, { type: 'there.found', items: [met] });
  const isRenamed = nameKey(itemToMake(context).input.name) !== nameKey(context.asked?.input.name ?? '');
  const current = found.entries.find(({ number }) => number === context.current);
  // Whatever its own words say: asked again the host would say the same.
  const left = {
    ...found,
    ...(current && isToCreate(current) && !isRenamed
      ? { entries: withEntry(found.entries, current.number, () => ({ isSelected: false, isByName: false })) }
      : {}),
  };
  return { ...left, met: context.met + before - left.entries.filter(isToCreate).length };
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
