import type { UnsentPhoto } from '../../../src/model/photos/photos.ts';

/** A photo of Ada's that waits to be sent. */
export function aPhoto(more: Partial<UnsentPhoto> = {}): UnsentPhoto {
  return {
    id: 'photo-1',
    owner: { kind: 'item', id: 'item-00001' },
    filename: 'bolts.jpg',
    size: 4,
    user: 'ada',
    madeAt: 1000,
    key: 'key-of-photo-1',
    imageId: undefined,
    status: 'waiting',
    failure: undefined,
    faults: 0,
    isOwnerGone: false,
    isDiscarded: false,
    ...more,
  };
}
