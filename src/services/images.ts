import { create } from 'superstruct';
import {
  decodeImage,
  decodeImages,
  decodeItemImages,
  decodeLocationImages,
  Image,
} from '../../contract/images.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import type { PhotoLink, PhotoOwner } from '../model/photos.ts';
import { isLocalId } from '../model/unsent.ts';
import type { Cache, QuerySpec } from './cache.ts';
import { knowsPhotoKeys } from './features.ts';
import type { Http } from './http.ts';
import { segment } from './path.ts';

export interface Images {
  /** Every image of the host, newest first as the host has them (CALL-47, CALL-48). */
  list(): QuerySpec<Image[]>;
  one(id: string): QuerySpec<Image>;
  /** The photos of an item or a location, each with its image; none of an item that the host does not have yet. */
  ofOwner(owner: PhotoOwner): QuerySpec<PhotoLink[]>;
  /**
   * Links an image that the host has. `key` goes along as Idempotency-Key where the host takes one. Linking what is
   * linked already is no failure.
   */
  link(owner: PhotoOwner, imageId: string, key?: string): Promise<PhotoLink>;
  /** Takes the photo from its owner; the image itself stays, for the picker. */
  unlink(owner: PhotoOwner, link: PhotoLink): Promise<void>;
  /** Deletes the image itself, wherever it is linked. Only where `canRemoveForGood` says so. */
  removeForGood(imageId: string): Promise<void>;
  canRemoveForGood(): boolean;
}

/** A link of either kind; the image may be missing. */
interface AnyLink {
  id: string;
  image_id: string;
  image?: Image | undefined;
}

/** What the picker shows of an image, and the addresses that a photo is shown by. */
const FIELDS = [
  'id',
  'filename',
  'created_at',
  'status',
  'mime_type',
  'url',
  'thumbnail_url',
  'preview_url',
  'bytes',
  'width',
  'height',
];

/** One request and up to three repeats (CONST-01); the cache repeats no 404 (CONST-02). */
const LIST_RETRIES = 3;
/** Three requests in all (CALL-56, CALL-62). */
const LINK_RETRIES = 2;

/** The calls of images and of their links (section 7), but for the upload. Nothing of it is kept: addresses are signed. */
export function createImages(http: Http, cache: Cache): Images {
  const timeout = TIMEOUTS.other;

  const one = (id: string): QuerySpec<Image> => ({
    key: ['image', id],
    load: (signal) =>
      http.request({
        operation: 'image fetch',
        path: `/api/images/${segment(id)}`,
        timeout,
        signal,
        decode: decodeImage,
      }),
  });

  /** A link with its image: one that came without is asked for by its id. */
  const completed = async ({ id, image_id: imageId, image }: AnyLink, signal?: AbortSignal) => {
    const known = image ?? (await cache.read(one(imageId), { signal }).catch(() => undefined));
    signal?.throwIfAborted();
    // A link is there even when its image cannot be read: it has the bare address, and can be removed.
    return { id, imageId, image: known ?? create({ id: imageId }, Image) };
  };

  const ofOwner = (owner: PhotoOwner): QuerySpec<PhotoLink[]> => ({
    key: ['photos', owner.kind, owner.id],
    retry: LINK_RETRIES,
    load: async (signal) => {
      if (isLocalId(owner.id)) return [];
      const links = await http.request({
        operation: `${owner.kind} images fetch`,
        path: `/api/${owner.kind}-images`,
        query: { [`${owner.kind}_id`]: owner.id },
        timeout,
        signal,
        decode: (value) => decodeLinks(owner, value),
      });
      return Promise.all(links.map((link) => completed(link, signal)));
    },
  });

  const decodeLinks = ({ kind }: PhotoOwner, value: unknown): AnyLink[] =>
    kind === 'item' ? decodeItemImages(value) : decodeLocationImages(value);

  /** The owners' lists show another first photo now. */
  const thumbnailsChanged = (kind: PhotoOwner['kind'], id?: string): void => {
    if (!http.features().has('thumbnails')) return;
    if (kind === 'item') {
      cache.invalidate('item', ...(id === undefined ? [] : [id]));
      for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
    } else {
      cache.invalidate('locations');
      cache.invalidate('location');
    }
  };

  /** After a link came or went. `isFirst` tells whether the owner's first photo may be another one now. */
  const linksChanged = (owner: PhotoOwner, isFirst: (known: readonly PhotoLink[]) => boolean): void => {
    const known = cache.peek(ofOwner(owner))?.data;
    cache.invalidate('photos', owner.kind, owner.id);
    // The hierarchy may be large: it is not read anew for every photo of a series.
    if (!known || isFirst(known)) thumbnailsChanged(owner.kind, owner.id);
  };

  return {
    one,
    ofOwner,
    list: () => ({
      key: ['images'],
      retry: LIST_RETRIES,
      load: async (signal) => {
        const { images } = await http.request({
          operation: 'image list fetch',
          path: '/api/images',
          query: { fields: FIELDS.join(',') },
          timeout,
          signal,
          decode: decodeImages,
        });
        return images;
      },
    }),
    async link(owner, imageId, key) {
      const ids = { [`${owner.kind}_id`]: owner.id, image_id: imageId };
      const link = await http.request({
        operation: `linking the image to the ${owner.kind}`,
        method: 'POST',
        path: `/api/${owner.kind}-images`,
        // An item's link is named twice, in the query and in the body (CALL-58, CALL-59).
        ...(owner.kind === 'item' && { query: ids }),
        json: ids,
        ...(key !== undefined && knowsPhotoKeys(http) && { headers: { 'idempotency-key': key } }),
        timeout,
        decode: (value) => {
          const [only] = decodeLinks(owner, [value]);
          if (!only) throw new Error('There is no link in the answer.');
          return only;
        },
      });
      linksChanged(owner, (known) => known.length === 0);
      return completed(link);
    },
    async unlink(owner, { id, imageId }) {
      await http.request({
        operation: 'image unlinking',
        method: 'DELETE',
        path:
          owner.kind === 'item'
            ? `/api/item-images/${segment(id)}`
            : `/api/location-images/${segment(owner.id)}/${segment(imageId)}`,
        timeout,
        decode: () => undefined,
      });
      linksChanged(owner, ([first]) => first?.id === id);
    },
    canRemoveForGood: () => http.features().has('images'),
    async removeForGood(imageId) {
      await http.request({
        operation: 'image deletion',
        method: 'DELETE',
        path: `/api/images/${segment(imageId)}`,
        timeout,
        decode: () => undefined,
      });
      cache.remove('image', imageId);
      for (const list of ['images', 'photos']) cache.invalidate(list);
      thumbnailsChanged('item');
      thumbnailsChanged('location');
    },
  };
}
