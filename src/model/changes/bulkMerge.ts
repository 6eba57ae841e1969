import { type BulkEntry, hasUnsavedWords } from './bulkEntries.ts';

/**
 * What was entered before, over the compartments as they are by now: `current` has an entry for each. Where a compartment is
 * the same, or was only moved or renamed, its entry keeps what was typed and what was made of it. What the host has, or
 * a person has typed, of one that is no more comes at the end, not selected, and then what is new is not, either. Where
 * nothing has changed all is as it was kept.
 */
export function overCurrent(
  kept: readonly BulkEntry[],
  current: readonly BulkEntry[],
): { entries: readonly BulkEntry[]; isChanged: boolean; hasOrphans: boolean } {
  const pairs = paired(kept, current);
  const used = new Set(pairs.values());
  const orphans = kept
    .filter((entry) => !used.has(entry) && (isBegun(entry) || hasUnsavedWords(entry)))
    .map((entry, index) => ({
      ...entry,
      number: current.length + index + 1,
      isSelected: false,
      isByName: false,
    }));
  const now = current.map((entry) => {
    const before = pairs.get(entry);
    if (before) return over(before, entry);
    // It may be one of those at the end, read a little otherwise: nothing is made twice unless a person says so.
    return orphans.length > 0 ? { ...entry, isSelected: false, isByName: false } : entry;
  });
  const entries = [...now, ...orphans];
  const isSame = (entry: BulkEntry, index: number): boolean => {
    const before = kept[index];
    return before?.number === entry.number && isOfSame(before, entry);
  };
  const isChanged = entries.length !== kept.length || !entries.every(isSame);
  // Older versions kept nothing of whether a name tells only the place.
  const asKept = () => kept.map((entry, index) => ({ ...entry, isNameless: entries[index]?.isNameless }));
  return { entries: isChanged ? entries : asKept(), isChanged, hasOrphans: orphans.length > 0 };
}

/** Which entry was of the same compartment before: of the same place and name, else of the name, else of the place. */
function paired(
  kept: readonly BulkEntry[],
  current: readonly BulkEntry[],
): ReadonlyMap<BulkEntry, BulkEntry> {
  const pairs = new Map<BulkEntry, BulkEntry>();
  const pairBy = (keyOf: (entry: BulkEntry) => string | undefined): void => {
    const used = new Set(pairs.values());
    const open = new Map<string, BulkEntry[]>();
    for (const entry of kept) {
      const key = keyOf(entry);
      if (key !== undefined && !used.has(entry)) open.set(key, [...(open.get(key) ?? []), entry]);
    }
    for (const entry of current) {
      const key = pairs.has(entry) ? undefined : keyOf(entry);
      const before = key === undefined ? undefined : open.get(key)?.shift();
      if (before) pairs.set(entry, before);
    }
  };
  pairBy(({ place, proposed }) => JSON.stringify([place, proposed.name]));
  pairBy(({ proposed, isNameless }) => (isNameless === true ? undefined : proposed.name));
  // What was made is of the compartment whose name it has: another name at its place may be another thing.
  pairBy(({ place, status }) => (place === '' || status === 'created' ? undefined : place));
  return pairs;
}

/** Whether the host has something of it, or may have. */
const isBegun = ({ status, sent, item, location, mayHaveLocation }: BulkEntry): boolean =>
  status === 'created' || Boolean(sent ?? item ?? location ?? mayHaveLocation);

const isOfSame = (one: BulkEntry, other: BulkEntry): boolean =>
  one.place === other.place &&
  one.proposed.name === other.proposed.name &&
  one.proposed.description === other.proposed.description &&
  one.notes === other.notes;

function over(before: BulkEntry, current: BulkEntry): BulkEntry {
  const { number, place, proposed, notes, isNameless } = current;
  if (isOfSame(before, current)) return { ...before, number, isNameless };
  // What was made of it stays as it was made.
  if (before.status === 'created') return { ...before, number, place, proposed, isNameless };
  const words = {
    name: before.name === before.proposed.name ? current.name : before.name,
    description:
      before.description === before.proposed.description ? current.description : before.description,
  };
  const { isSelected, isByName } = before;
  // Another item than the one that its key was for.
  if (!isBegun(before)) return { ...current, ...words, isSelected, isByName };
  return { ...before, ...words, number, place, proposed, notes, isNameless };
}
