import type { Item, Location } from '../../../contract/entities.ts';
import { isSameLabel } from '../../../contract/texts.ts';
import { nameKey } from '../items/quickAdd.ts';
import type { Tree } from '../locations/tree.ts';
import type { BulkEntry } from './bulkEntries.ts';

/**
 * An item that was found where new ones go; `created_at` is absent where nobody says it. `inside`: where it lies in a location
 * inside of that one; absent where it lies in that itself, or nobody knows.
 */
export type FoundItem = Pick<Item, 'id' | 'name'> & Partial<Pick<Item, 'created_at'>> & { inside?: Inside };

/** A location inside of the one that new items go into: which compartments' own it may be, by name and by place. */
interface Inside {
  name: string;
  place: string;
}

/** `mayBeOfPhoto`: it may have been made from the photo that is in hand. */
type ThereItems = readonly { id: string; mayBeOfPhoto: boolean; inside?: Inside | undefined }[];
/** What was found, by the key of its name. */
export type There = ReadonlyMap<string, ThereItems>;

/** No compartment's own location is of this name or place: it lies deeper. */
const DEEPER: Inside = { name: '', place: '' };

/** Items of `parent` and of what is inside of it, each with where it lies. */
export function foundIn(
  parent: Pick<Location, 'id' | 'label'>,
  items: readonly Item[],
  { byId }: Pick<Tree, 'byId'>,
): FoundItem[] {
  const before = parent.label === '' ? '' : `${parent.label}-`;
  return items.map((item) => {
    const location = item.location_id === null ? undefined : byId.get(item.location_id);
    if (!location || location.id === parent.id) return item;
    if (location.parent_id !== parent.id) return { ...item, inside: DEEPER };
    const { name, label } = location;
    return { ...item, inside: { name, place: label.startsWith(before) ? label.slice(before.length) : '' } };
  });
}

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
  for (const { id, name, inside } of others) {
    const key = nameKey(name);
    const rest = (there.get(key) ?? []).filter((one) => one.id !== id);
    there.set(key, [...rest, { id, mayBeOfPhoto: !before.has(id), inside }]);
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
 * is in each photo: of one older than the photo it says nothing, nor of one that lies where neither the entry's item nor its
 * location would go, as in a drawer of a shelf in the room that the photo shows.
 */
export function isThere(entry: BulkEntry, there: There | undefined): boolean {
  const { name, proposed, isNameless, status, item, sent, mayHaveLocation } = entry;
  const isFresh = (status === 'waiting' || status === 'failed') && !item && !sent && !mayHaveLocation;
  if (!isFresh) return false;
  const tellsPlace = isNameless === true && name === proposed.name;
  const same = there?.get(nameKey(name)) ?? [];
  return same.some(({ mayBeOfPhoto, inside }) => !tellsPlace || (mayBeOfPhoto && isOwn(inside, entry)));
}

/** Whether an item that lies there may be the entry's, with or without a location of its own: it may have been made either way. */
function isOwn(inside: Inside | undefined, { name, place }: BulkEntry): boolean {
  if (!inside) return true;
  return nameKey(inside.name) === nameKey(name) || (place !== '' && isSameLabel(inside.place, place));
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
