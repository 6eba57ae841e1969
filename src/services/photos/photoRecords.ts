import {
  boolean,
  create,
  defaulted,
  enums,
  type Infer,
  instance,
  number,
  optional,
  string,
  type,
} from 'superstruct';
import { Image } from '../../../contract/photos/images.ts';
import { FAILURE_KINDS } from '../../failure.ts';
import type { PhotoLink, UnsentPhoto } from '../../model/photos/photos.ts';
import { resumed } from '../unsent/retryPolicy.ts';

/** Links of delivered photos that are remembered, for a tab that still waits for one. */
const DELIVERED_MOST = 100;

const Entry = type({
  id: string(),
  owner: type({ kind: enums(['item', 'location'] as const), id: string() }),
  filename: string(),
  size: number(),
  user: string(),
  madeAt: number(),
  key: string(),
  imageId: optional(string()),
  status: enums(['sending', 'waiting', 'refused'] as const),
  failure: optional(type({ kind: enums(FAILURE_KINDS), title: string(), message: string() })),
  faults: defaulted(number(), 0),
  isOwnerGone: defaulted(boolean(), false),
  isDiscarded: defaulted(boolean(), false),
});
const Bytes = type({ mediaType: string(), data: instance(ArrayBuffer) });
const Delivered = type({
  user: string(),
  at: number(),
  link: type({ id: string(), imageId: string(), image: Image }),
});
type Delivered = Infer<typeof Delivered>;

/**
 * The kinds of records in the database of photos; each is under [kind, id]. An unreadable one is what was a photo's
 * and could not be decoded: nothing deletes it.
 */
type Kind = 'photo' | 'bytes' | 'delivered' | 'unreadable';
export const place = (kind: Kind, id: string): IDBValidKey => [kind, id];
/** All records of a kind: in IndexedDB an array sorts behind every string. */
export const allOf = (kind: Kind): IDBKeyRange => IDBKeyRange.bound([kind], [kind, []]);

/** The id in the key of a record. */
export function idIn(key: IDBValidKey | undefined): string {
  const id: unknown = Array.isArray(key) ? key[1] : undefined;
  return typeof id === 'string' ? id : '';
}

/** undefined for anything but the photo of this id. */
export function decodePhoto(value: unknown, id: string): UnsentPhoto | undefined {
  try {
    const { imageId, failure, ...photo } = create(value, Entry);
    return photo.id === id ? resumed({ ...photo, imageId, failure }) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Bytes are stored as they are, not as a Blob: Safari has lost the files behind those. Rejects when the file that
 * was chosen cannot be read any more.
 */
export async function encodeBytes(bytes: Blob): Promise<Infer<typeof Bytes>> {
  return { mediaType: bytes.type, data: await bytes.arrayBuffer() };
}

/** undefined for anything but bytes. */
export function decodeBytes(value: unknown): Blob | undefined {
  try {
    const { mediaType, data } = create(value, Bytes);
    return new Blob([data], { type: mediaType });
  } catch {
    return undefined;
  }
}

/** `at` in epoch ms. */
export function encodeDelivered(user: string, link: PhotoLink, at: number): Delivered {
  return { user, at, link };
}

export function decodeDelivered(value: unknown): Delivered | undefined {
  try {
    return create(value, Delivered);
  } catch {
    return undefined;
  }
}

/** The ids of the delivered photos that need not be remembered any longer. */
export function forgettable(delivered: readonly { id: string; value: unknown }[]): string[] {
  return delivered
    .map(({ id, value }) => ({ id, at: decodeDelivered(value)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(DELIVERED_MOST)
    .map(({ id }) => id);
}
