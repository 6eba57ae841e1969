import { create } from 'superstruct';
import {
  decodeImage,
  decodeImages,
  decodeItemImages,
  decodeLocationImages,
  Image,
} from '../../../contract/photos/images.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { PhotoLink, PhotoOwner } from '../../model/photos/photos.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { Cache, QuerySpec } from '../cache/cache.ts';
import { knowsPhotoKeys, withdrawn } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { segment } from '../host/path.ts';
import { createUnanswered, deleted, isGone, type Unanswered } from '../host/unanswered.ts';

export interface Images {
  /** Every image of the host, newest first as the host has them (CALL-47, CALL-48). */
  list(): QuerySpec<Image[]>;
  one(id: string): QuerySpec<Image>;
  /** The photos of an item or a location, each with its image; none of an item that the host does not have yet. */
  ofOwner(owner: PhotoOwner): QuerySpec<PhotoLink[]>;
  /** Links an image that the host has. Linking what is linked already is no failure. */
  link(owner: PhotoOwner, imageId: string): Promise<PhotoLink>;
  /** The same once, under `key` where the host takes one: for who repeats it by himself. */
  linkOnce(owner: PhotoOwner, imageId: string, key: string): Promise<PhotoLink>;
  /** Takes from its owner what was linked under `key`, and lets nothing be linked under it any more; does nothing where the host takes none. */
  withdrawLink(owner: PhotoOwner, imageId: string, key: string): Promise<void>;
  /** Takes the photo from its owner; the image itself stays, for the picker. */
  unlink(owner: PhotoOwner, link: PhotoLink): Promise<void>;
  /** Deletes the image itself, wherever it is linked. Only where `canRemoveForGood` says so. */
  removeForGood(imageId: string): Promise<void>;
  canRemoveForGood(): boolean;
  /** Reads anew what shows the owner's photos: another tab has changed them. */
  refreshOf(owner: PhotoOwner): void;
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
export function createImages(http: Http, cache: Cache, unanswered: Unanswered = createUnanswered()): Images {
  const timeout = TIMEOUTS.other;

  const readImage = (id: string, signal?: AbortSignal): Promise<Image> =>
    http.request({
      operation: 'image fetch',
      path: `/api/images/${segment(id)}`,
      timeout,
      signal,
      decode: decodeImage,
    });
  const one = (id: string): QuerySpec<Image> => ({
    key: ['image', id],
    load: (signal) => readImage(id, signal),
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
      const whole = await Promise.all(links.map((link) => completed(link, signal)));
      return lacking(whole, unreadIn(links));
    },
  });

  const decodeLinks = ({ kind }: PhotoOwner, value: unknown): AnyLink[] =>
    kind === 'item' ? decodeItemImages(value) : decodeLocationImages(value);

  /** Whatever shows what a link failed by, which somebody has deleted meanwhile, is read anew. */
  const readGone = (owner: PhotoOwner, { kind, fields = {} }: Failure): void => {
    if (kind === 'not-found' || fields[`${owner.kind}_id`] !== undefined)
      cache.invalidate(owner.kind, owner.id);
    if (kind === 'not-found' || fields['image_id'] !== undefined)
      for (const list of ['images', 'photos']) cache.invalidate(list);
  };

  const askLink = async (
    owner: PhotoOwner,
    imageId: string,
    headers: Record<string, string>,
  ): Promise<PhotoLink> => {
    const ids = { [`${owner.kind}_id`]: owner.id, image_id: imageId };
    const asked = http.request({
      operation: `linking the image to the ${owner.kind}`,
      method: 'POST',
      path: `/api/${owner.kind}-images`,
      // An item's link is named twice, in the query and in the body (CALL-58, CALL-59).
      ...(owner.kind === 'item' && { query: ids }),
      json: ids,
      ...(knowsPhotoKeys(http) && { headers }),
      timeout,
      decode: (value) => {
        const [only] = decodeLinks(owner, [value]);
        if (!only) throw new Error('There is no link in the answer.');
        return only;
      },
    });
    const link = await asked.catch((error: unknown) => {
      readGone(owner, failureOf(error));
      throw error;
    });
    return completed(link);
  };

  /** As the host has them now; of an owner that is gone there are none. */
  const readLinks = (owner: PhotoOwner): Promise<PhotoLink[]> =>
    cache.read(ofOwner(owner), { fresh: true }).catch((error: unknown) => {
      if (failureOf(error).kind === 'not-found') return [];
      throw error;
    });

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

  /** After a link came or went. `isFirst`: the owner's first photo may be another one now. */
  const linksChanged = (owner: PhotoOwner, isFirst: boolean): void => {
    cache.invalidate('photos', owner.kind, owner.id);
    // The hierarchy may be large: it is not read anew for every photo of a series.
    if (isFirst) thumbnailsChanged(owner.kind, owner.id);
  };

  /** Before a link comes or goes: whether `isFirst` says so of the links that are known, or none are. */
  const concernsFirst = (owner: PhotoOwner, isFirst: (known: readonly PhotoLink[]) => boolean): boolean => {
    const known = cache.peek(ofOwner(owner))?.data;
    return !known || isFirst(known);
  };
  const hasNone = (known: readonly PhotoLink[]): boolean => known.length === 0;

  const images: Images = {
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
    link(owner, imageId) {
      const isFirst = concernsFirst(owner, hasNone);
      return unanswered.write({
        intent: `link image ${imageId} to ${owner.kind} ${owner.id}`,
        what: 'the image',
        done: 'added',
        isRepeatable: () => knowsPhotoKeys(http),
        ask: (key) => askLink(owner, imageId, { 'idempotency-key': key }),
        async look() {
          const links = await readLinks(owner);
          const value = links.find((link) => link.imageId === imageId);
          return value && { value };
        },
        settled: () => linksChanged(owner, isFirst),
      });
    },
    async linkOnce(owner, imageId, key) {
      const isFirst = concernsFirst(owner, hasNone);
      const link = await askLink(owner, imageId, { 'idempotency-key': key });
      linksChanged(owner, isFirst);
      return link;
    },
    async withdrawLink(owner, imageId, key) {
      if (!knowsPhotoKeys(http)) return;
      const made = await withdrawn(http, key, (headers) => askLink(owner, imageId, headers));
      if (made) await images.unlink(owner, made);
    },
    unlink(owner, { id, imageId }) {
      const isFirst = concernsFirst(owner, ([first]) => first?.id === id);
      return unanswered.write<void>({
        intent: `unlink ${owner.kind} ${owner.id} ${id}`,
        what: 'the image',
        done: 'removed',
        // A location's link is named by its image, which somebody may have linked again.
        isRepeatable: () => false,
        ask: () =>
          deleted(
            http.request({
              operation: 'image unlinking',
              method: 'DELETE',
              path:
                owner.kind === 'item'
                  ? `/api/item-images/${segment(id)}`
                  : `/api/location-images/${segment(owner.id)}/${segment(imageId)}`,
              timeout,
              decode: () => undefined,
            }),
          ),
        async look() {
          const links = await readLinks(owner);
          return links.some((link) => link.id === id) ? undefined : { value: undefined };
        },
        settled: () => linksChanged(owner, isFirst),
      });
    },
    canRemoveForGood: () => http.features().has('images'),
    refreshOf: (owner) => linksChanged(owner, true),
    removeForGood: (imageId) =>
      unanswered.write<void>({
        intent: `delete image ${imageId}`,
        what: 'the image',
        done: 'deleted',
        // A refusal of the second time would say nothing of the first.
        isRepeatable: () => false,
        ask: () =>
          deleted(
            http.request({
              operation: 'image deletion',
              method: 'DELETE',
              path: `/api/images/${segment(imageId)}`,
              timeout,
              decode: () => undefined,
            }),
          ),
        // Past the cache: who removes it elsewhere on this page ends what is read for it there.
        look: () => isGone(readImage(imageId)),
        settled() {
          cache.remove('image', imageId);
          for (const list of ['images', 'photos']) cache.invalidate(list);
          thumbnailsChanged('item');
          thumbnailsChanged('location');
        },
      }),
  };
  return images;
}
