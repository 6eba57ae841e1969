import type { PhotoOwner, UnsentPhoto } from '../photos/photos.ts';
import type { UnsentLocation } from '../locations/locationInput.ts';
import { isLocalId, type UnsentEntry } from './unsent.ts';

/** Whatever the server does not have yet. */
export type UnsentWork = UnsentEntry | UnsentLocation | UnsentPhoto;

/** Before a location's id in the outbox: another host may number items and locations alike. */
const LOCATION = 'location:';

/** The id of unsent work in the outbox, one for each of whatever kind. */
export function workIdOf(work: UnsentWork): string {
  return isLocationWork(work) ? locationWorkId(work.id) : work.id;
}

/** The id of a location's unsent work in the outbox. */
export function locationWorkId(id: string): string {
  return LOCATION + id;
}

/** The id of the location that an id in the outbox means; undefined for that of an item or a photo. */
export function locationIdOf(workId: string): string | undefined {
  return workId.startsWith(LOCATION) ? workId.slice(LOCATION.length) : undefined;
}

export function isLocationWork(work: UnsentWork): work is UnsentLocation {
  return 'item' in work && 'parent_id' in work.item;
}

/** Whether an id is a photo's in the outbox: items have ids of other forms. */
export function isPhotoId(id: string): boolean {
  return id.startsWith('photo-');
}

/** Under which id the server has what this browser has made; undefined while it has none. */
type SentAs = (localId: string) => string | undefined;

/** What a photo belongs to, as the server knows it; undefined for what only this browser has. */
export function ownerOnServer({ owner }: Pick<UnsentPhoto, 'owner'>, sentAs: SentAs): PhotoOwner | undefined {
  if (!isLocalId(owner.id)) return owner;
  const id = sentAs(owner.id);
  return id === undefined ? undefined : { kind: owner.kind, id };
}

/** The unsent photos of one owner: those that were kept for its local id are found under the server's too. */
export function photosOfOwner(
  photos: readonly UnsentPhoto[],
  { kind, id }: PhotoOwner,
  sentAs: SentAs,
): UnsentPhoto[] {
  return photos.filter((photo) => {
    const { owner } = photo;
    return owner.kind === kind && (owner.id === id || ownerOnServer(photo, sentAs)?.id === id);
  });
}

/**
 * What a person is asked before unsent work is discarded: with a new item or location go the `photos` that were kept for
 * it. The `inside` of unsent items and locations that were put into a new location stay.
 */
export function discardQuestion(work: UnsentWork, photos: number, inside = 0): string {
  if (!('item' in work)) {
    const question = `Discard the photo "${work.filename}"?`;
    return work.imageId === undefined
      ? `${question} It is only in this browser and cannot be brought back.`
      : `${question} It cannot be brought back.`;
  }
  const { kind, item } = work;
  if (kind === 'edit') return `Discard your unsent changes of "${item.name}"? They cannot be brought back.`;
  const question = `Discard ${withPhotos(item.name, photos)}`;
  if (inside === 0) return question;
  return inside === 1
    ? `${question} What you put into it is not sent either: it stays here until you choose another location for it.`
    : `${question} The ${inside} things that you put into it are not sent either: they stay here until you choose another location for them.`;
}

/** The rest of a question about what only this browser has. */
export function withPhotos(name: string, photos: number): string {
  if (photos === 0) return `"${name}"? It is only in this browser and cannot be brought back.`;
  const which = photos === 1 ? 'its photo' : `its ${photos} photos`;
  return `"${name}" and ${which}? They are only in this browser and cannot be brought back.`;
}
