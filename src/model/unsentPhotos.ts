import type { PhotoOwner, UnsentPhoto } from './photos.ts';
import { isLocalId, type UnsentEntry } from './unsent.ts';

/** Whatever the server does not have yet. */
export type UnsentWork = UnsentEntry | UnsentPhoto;

/** Whether an id is a photo's in the outbox: items have ids of other forms. */
export function isPhotoId(id: string): boolean {
  return id.startsWith('photo-');
}

/** Under which id the server has an item of this browser; undefined while it has none. */
type SentAs = (localId: string) => string | undefined;

/** What a photo belongs to, as the server knows it; undefined for an item that only this browser has. */
export function ownerOnServer({ owner }: Pick<UnsentPhoto, 'owner'>, sentAs: SentAs): PhotoOwner | undefined {
  if (owner.kind !== 'item' || !isLocalId(owner.id)) return owner;
  const id = sentAs(owner.id);
  return id === undefined ? undefined : { kind: 'item', id };
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

/** What a person is asked before unsent work is discarded: with a new item go the `photos` that were kept for it. */
export function discardQuestion(work: UnsentWork, photos: number): string {
  if (!('item' in work)) {
    return `Discard the photo "${work.filename}"? It is only in this browser and cannot be brought back.`;
  }
  const { kind, item } = work;
  return kind === 'create'
    ? `Discard ${withPhotos(item.name, photos)}`
    : `Discard your unsent changes of "${item.name}"? They cannot be brought back.`;
}

/** The rest of a question about an item that only this browser has. */
export function withPhotos(name: string, photos: number): string {
  if (photos === 0) return `"${name}"? It is only in this browser and cannot be brought back.`;
  const which = photos === 1 ? 'its photo' : `its ${photos} photos`;
  return `"${name}" and ${which}? They are only in this browser and cannot be brought back.`;
}
