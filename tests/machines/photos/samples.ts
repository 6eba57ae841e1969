import type { Image } from '../../../contract/photos/images.ts';
import type {
  PhotoFile,
  PhotoInHand,
  PhotoLink,
  PhotoOwner,
  UnsentPhoto,
} from '../../../src/model/photos/photos.ts';
import { aPhoto } from '../../services/photos/samples.ts';

export const SHELF: PhotoOwner = { kind: 'location', id: 'l1' };
export const BOLTS: PhotoOwner = { kind: 'item', id: 'item-00001' };

export function anImage(id: string): Image {
  return {
    id,
    filename: `${id}.jpg`,
    mime_type: 'image/jpeg',
    url: `/images/${id}`,
    image_data: '',
    created_at: null,
    updated_at: null,
    status: '',
  };
}

/** A link whose id is that of its image, behind 'link-'. */
export function aLink(imageId: string): PhotoLink {
  return { id: `link-${imageId}`, imageId, image: anImage(imageId) };
}

export function aFile(name = 'shelf.jpg', more: Partial<PhotoFile> = {}): PhotoFile {
  return { name, type: 'image/jpeg', size: 1000, ...more };
}

/** A photo that waits to be sent to `owner`. */
export function anUnsentPhoto(owner: PhotoOwner, more: Partial<UnsentPhoto> = {}): UnsentPhoto {
  return aPhoto({ owner, ...more });
}

export function inHand(owner: PhotoOwner, isKept = true): PhotoInHand {
  return { entry: anUnsentPhoto(owner), isKept };
}
