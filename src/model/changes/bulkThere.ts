import type { Item } from '../../../contract/entities.ts';
import { nameKey } from '../items/quickAdd.ts';
import type { BulkEntry } from './bulkEntries.ts';

/** An item that was found where new ones go; `created_at` is absent where nobody says it. */
export type FoundItem = Pick<Item, 'id' | 'name'> & Partial<Pick<Item, 'created_at'>>;

/** `mayBeOfPhoto`: it may have been made from the photo that is in hand. */
type ThereItems = readonly { id: string; mayBeOfPhoto: boolean }[];
/** What was found, by the key of its name. */
export type There = ReadonlyMap<string, ThereItems>;

/**
 * What was known to be there with what was found now, but for what the entries have made themselves. `photoAt`: when the
 * host got the photo, ISO, by its own clock as with items; null where that is not known.
 */
export function thereWith(
  known: There | undefined,
  found: readonly FoundItem[],
  { entries, photoAt }: { entries: readonly BulkEntry[]; photoAt: string | null },
): There {
  const own = new Set(entries.map(({ item }) => item?.entity.id));
  const others = found.filter(({ id }) => !own.has(id));
  const older = others.filter(({ created_at: at }) => isBefore(at, photoAt));
  const before = isPhotographedAgain(entries, older) ? new Set() : new Set(older.map(({ id }) => id));
  const there = new Map(known);
  for (const { id, name } of others) {
    const key = nameKey(name);
    const rest = (there.get(key) ?? []).filter((one) => one.id !== id);
    there.set(key, [...rest, { id, mayBeOfPhoto: !before.has(id) }]);
  }
  return there;
}

/** Without what is gone by now. */
export function thereWithout(there: There | undefined, gone: readonly string[]): There | undefined {
  if (!there || gone.length === 0) return there;
  const left = new Map<string, ThereItems>();
  for (const [key, items] of there) {
    const rest = items.filter(({ id }) => !gone.includes(id));
    if (rest.length > 0) left.set(key, rest);
  }
  return left;
}

/**
 * Whether an item of this name is there; not of what may itself be that item. A name that only tells the place in a photo
 * is in each photo: of one older than the photo it says nothing.
 */
export function isThere(
  { name, proposed, isNameless, status, item, sent, mayHaveLocation }: BulkEntry,
  there: There | undefined,
): boolean {
  const isFresh = (status === 'waiting' || status === 'failed') && !item && !sent && !mayHaveLocation;
  if (!isFresh) return false;
  const tellsPlace = isNameless === true && name === proposed.name;
  return there?.get(nameKey(name))?.some(({ mayBeOfPhoto }) => mayBeOfPhoto || !tellsPlace) === true;
}

const isBefore = (at: string | null | undefined, photoAt: string | null): boolean =>
  Date.parse(at ?? '') < Date.parse(photoAt ?? '');

/** Half of the names that were read were there before the photo: what has none in it was there, too. */
function isPhotographedAgain(entries: readonly BulkEntry[], older: readonly FoundItem[]): boolean {
  const names = new Set(older.map(({ name }) => nameKey(name)));
  const read = entries.filter(({ isNameless }) => isNameless !== true);
  const known = read.filter(({ proposed }) => names.has(nameKey(proposed.name)));
  return known.length > 0 && known.length * 2 >= read.length;
}

/** The ids of what is known to be there of this name, with what other `entries` have made; undefined where nothing is known. */
export function knownBeside(
  { there, entries }: { there: There | undefined; entries: readonly BulkEntry[] },
  { name, number }: BulkEntry,
): readonly string[] | undefined {
  // Another one whose answer was lost may be there, and its id is not known; its own key tells the host of its own.
  const mayBeThere = (other: BulkEntry): boolean =>
    other.number !== number && other.sent !== undefined && nameKey(other.sent.name) === nameKey(name);
  if (!there || entries.some(mayBeThere)) return undefined;
  const own = entries.flatMap(({ item }) =>
    item && nameKey(item.entity.name) === nameKey(name) ? [item.entity.id] : [],
  );
  return [...new Set([...(there.get(nameKey(name)) ?? []).map(({ id }) => id), ...own])];
}
