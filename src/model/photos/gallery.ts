import { lacking, unreadIn } from '../../../contract/unread.ts';
import type { PhotoLink } from './photos.ts';

/** What a gallery knows of the photos of an owner, and which one is selected. */
export interface GalleryPhotos {
  /** As the host lists them; undefined until they are known. */
  links: readonly PhotoLink[] | undefined;
  /** Links just made, which a list asked for earlier may not have yet. */
  added: readonly PhotoLink[];
  /** What is on its way to the owner, oldest first. */
  uploadIds: readonly string[];
  /** The upload that each link came from, by the link's id. */
  uploadOf: Readonly<Record<string, string>>;
  /** The id of the selected entry. */
  selected: string | undefined;
  /** What was selected before an upload took its place: it is again where nothing comes of that. */
  before: string | undefined;
  /** The first photo has been selected: from then on only the person selects (LOC-60, DELIMG-02). */
  hasSelected: boolean;
}

export const NO_PHOTOS: GalleryPhotos = {
  links: undefined,
  added: [],
  uploadIds: [],
  uploadOf: {},
  selected: undefined,
  before: undefined,
  hasSelected: false,
};

/** One thumbnail of a gallery: a linked photo, or the temporary entry of one that is on its way (UPLOAD-02). */
export interface GalleryEntry {
  /** The link's id, or the upload's. */
  id: string;
  /** Stays the same when the photo takes the place of its temporary entry, so that the focus stays too. */
  key: string;
  /** Undefined while it is on its way. */
  link: PhotoLink | undefined;
}

/** What a gallery shows, in its order: the linked photos as the host lists them, then what is on its way. */
export function galleryEntries(
  photos: Pick<GalleryPhotos, 'links' | 'added' | 'uploadIds' | 'uploadOf'>,
): GalleryEntry[] {
  const { links = [], added, uploadIds, uploadOf } = photos;
  const missing = added.filter(({ id }) => !links.some((link) => link.id === id));
  return [
    ...[...links, ...missing].map((link) => ({ id: link.id, key: uploadOf[link.id] ?? link.id, link })),
    ...uploadIds.map((id) => ({ id, key: id, link: undefined })),
  ];
}

export function linkOf(photos: GalleryPhotos, id: string | undefined): PhotoLink | undefined {
  return galleryEntries(photos).find((entry) => entry.id === id)?.link;
}

/** The id of the entry `by` places after (or before) the selected one; it stops at both ends. */
export function neighbour(photos: GalleryPhotos, by: 1 | -1): string | undefined {
  const entries = galleryEntries(photos);
  const at = entries.findIndex(({ id }) => id === photos.selected);
  return entries[Math.min(Math.max(0, at + by), entries.length - 1)]?.id;
}

/** A list of the host. `isLatest`: it was not asked for before the newest link was made. */
export function withLinks(
  photos: GalleryPhotos,
  links: readonly PhotoLink[],
  isLatest: boolean,
): GalleryPhotos {
  return settled({ ...photos, links, added: isLatest ? [] : photos.added });
}

/** What is on its way by now; a new one is selected (UPLOAD-03). */
export function withUploads(photos: GalleryPhotos, uploadIds: readonly string[]): GalleryPhotos {
  const begun = uploadIds.find((id) => !photos.uploadIds.includes(id));
  const now = { ...photos, uploadIds };
  if (begun === undefined) return settled(now);
  const { selected } = photos;
  const before = selected === undefined || photos.uploadIds.includes(selected) ? photos.before : selected;
  return settled({ ...now, selected: begun, before, hasSelected: true });
}

/** A new link, selected; that of an upload takes its place (UPLOAD-08) and is selected where the upload was. */
export function withLink(photos: GalleryPhotos, link: PhotoLink, uploadId?: string): GalleryPhotos {
  const takesSelection = uploadId === undefined || photos.selected === uploadId;
  return {
    ...photos,
    added: [...photos.added.filter(({ id }) => id !== link.id), link],
    uploadIds: photos.uploadIds.filter((id) => id !== uploadId),
    uploadOf: uploadId === undefined ? photos.uploadOf : { ...photos.uploadOf, [link.id]: uploadId },
    selected: takesSelection ? link.id : photos.selected,
    before: takesSelection ? undefined : photos.before,
    hasSelected: true,
  };
}

/** A link that was removed; nothing is selected after the selected one (DELIMG-02). */
export function withoutLink(photos: GalleryPhotos, id: string): GalleryPhotos {
  return {
    ...photos,
    links:
      photos.links &&
      lacking(
        photos.links.filter((link) => link.id !== id),
        unreadIn(photos.links),
      ),
    added: photos.added.filter((link) => link.id !== id),
    selected: photos.selected === id ? undefined : photos.selected,
  };
}

/** Selects the first photo where none was selected yet, or the one before an upload that is gone, else the first as well. */
function settled(photos: GalleryPhotos): GalleryPhotos {
  const entries = galleryEntries(photos);
  const { selected, hasSelected } = photos;
  const isGone = selected !== undefined && !entries.some(({ id }) => id === selected);
  if (hasSelected && !isGone) return photos;
  const back = entries.find(({ id }) => id === photos.before) ?? entries[0];
  return { ...photos, selected: back?.id, hasSelected: back !== undefined };
}
