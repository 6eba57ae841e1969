import type { PhotoOwner, UnsentPhoto } from './photos.ts';
import { isLocalId } from './unsent.ts';

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
