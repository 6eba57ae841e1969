import { hasPhoto } from '../../../contract/items.ts';
import { failure } from '../../failure.ts';
import type { ChangedField } from '../../model/changes/changes.ts';
import type { LoadedItem } from '../../model/unsent/saving.ts';

/** Why a change is not done, or taken back: somebody was faster with the same field. */
export const CHANGED_SINCE: Record<ChangedField, string> = {
  location_id: 'It has been moved elsewhere since, and stays there.',
  quantity: 'Its quantity has been changed since, and stays so.',
  name: 'It has been renamed since, and stays so.',
  category: 'Its category has been changed since, and stays so.',
  supplier: 'Its supplier has been changed since, and stays so.',
};

/**
 * Rejects with kind 'stale' an item that lies elsewhere by now than where it was looked at: who could not find it there
 * may not know that somebody has moved it.
 */
export function requireIn(
  { item, entry }: Pick<LoadedItem, 'item' | 'entry'>,
  seenIn: string | null | undefined,
): void {
  // One's own move may not be sent yet.
  const isThere = [item.location_id, entry?.item.location_id].includes(seenIn ?? null);
  if (seenIn !== undefined && seenIn !== null && !isThere) throw failure('stale', CHANGED_SINCE.location_id);
}

/**
 * Rejects with kind 'stale' what has got a photo since it was added, unless its photos are to go with it: the picture may be
 * another person's.
 */
export function requireNoPhotoSince(
  now: Parameters<typeof hasPhoto>[0],
  { withPhotos }: { withPhotos?: boolean | undefined },
): void {
  if (!hasPhoto(now) || withPhotos === true) return;
  throw failure('stale', 'A photo has been added to it since. Delete it on its page.');
}
