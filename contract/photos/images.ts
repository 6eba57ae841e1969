import {
  type Infer,
  type Struct,
  coerce,
  create,
  literal,
  number,
  optional,
  string,
  type,
  union,
  unknown,
} from 'superstruct';
import { decodeList, listIn, totalOf } from '../lists.ts';
import { lacking, unreadIn } from '../unread.ts';
import { Id, Loose, Moment, ThumbnailUrl, extra } from '../values.ts';

const ImageStatus = Loose;
/** An image (section 3). What follows the status is our host's alone. */
export const Image = type({
  id: Id,
  filename: Loose,
  mime_type: Loose,
  url: Loose,
  /** Base64 or a data URL. */
  image_data: Loose,
  created_at: Moment,
  updated_at: Moment,
  status: ImageStatus,
  /** Of the file, in bytes; its sides are in pixels. */
  bytes: extra(number()),
  width: extra(number()),
  height: extra(number()),
  /** Signed as `url` is: at most 320 px and 960 px. */
  thumbnail_url: ThumbnailUrl,
  preview_url: extra(string()),
});
export type Image = Infer<typeof Image>;
/** The answer of POST /api/images: the image itself or nested under `image`. */
export const ImageAnswer = coerce(Image, union([type({ image: unknown() }), unknown()]), (value) =>
  typeof value === 'object' && value !== null && 'image' in value ? value.image : value,
);
/** null is a host's way to say that it sends none. */
const LinkedImage = coerce(optional(Image), literal(null), () => undefined);
export const LocationImageLink = type({ id: Id, location_id: Id, image_id: Id, image: LinkedImage });
export type LocationImageLink = Infer<typeof LocationImageLink>;
export const ItemImageLink = type({ id: Id, item_id: Id, image_id: Id, image: LinkedImage });
export type ItemImageLink = Infer<typeof ItemImageLink>;

/** A page of images, newest first as the host has it, or a whole list when the host does not page. */
export interface ImageList {
  images: Image[];
  /** How many there are on the host; the length of `images` when the host did not say. */
  total: number;
  paged: boolean;
}

export function decodeImages(value: unknown): ImageList {
  const images = decodeList(listIn(value, 'images'), Image as unknown as Struct<Image>);
  const total = totalOf(value);
  return lacking({ images, total: total ?? images.length, paged: total !== undefined }, unreadIn(images));
}

/** One image; some hosts nest it under `image` (CALL-51, CALL-52). */
export const decodeImage = (value: unknown): Image => create(value, ImageAnswer);

export const decodeLocationImages = (value: unknown): LocationImageLink[] =>
  decodeList(listIn(value, 'images'), LocationImageLink as unknown as Struct<LocationImageLink>);
export const decodeItemImages = (value: unknown): ItemImageLink[] =>
  decodeList(listIn(value, 'images'), ItemImageLink as unknown as Struct<ItemImageLink>);
