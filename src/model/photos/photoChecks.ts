import type { ContentKind } from '../../../contract/photos/contentKind.ts';
import {
  IMAGE_BYTES_MAX,
  IMAGE_CHOSEN_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
} from '../../../contract/limits.ts';
import {
  DAMAGED_TEXT,
  EMPTY_TEXT,
  notAcceptedText,
  tooManyPixelsText,
} from '../../../contract/photos/photoTexts.ts';
import { type Failure, failure } from '../../failure.ts';
import type { PhotoFile } from './photos.ts';

const MB = 1024 * 1024;
const NOT_AN_IMAGE = 'Selected file is not an image';
const TOO_LARGE = 'The image is too large';
const NOT_PROCESSED = 'Failed to process image';
/** What browsers say of a file that they do not know: its first bytes have to tell. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/** Sides of a picture in pixels. */
export interface Sides {
  width: number;
  height: number;
}

/** Why a chosen file is no photo to work on, as far as that is known before it is read (UPLOAD-10 to UPLOAD-12). */
export function chosenProblem({ type, size }: PhotoFile): Failure | undefined {
  if (!type.startsWith('image/') && !UNKNOWN_TYPES.includes(type)) {
    return failure('unsupported', 'Choose a photo: a JPEG or PNG file, for example.', {
      title: NOT_AN_IMAGE,
    });
  }
  if (size > IMAGE_CHOSEN_BYTES_MAX) {
    const message = `Choose an image under ${IMAGE_CHOSEN_BYTES_MAX / MB} MB.`;
    return failure('too-large', message, { title: TOO_LARGE });
  }
  return size === 0 ? failure('invalid', EMPTY_TEXT, { title: NOT_PROCESSED }) : undefined;
}

/** Why a photo is not decoded at all: unpacked it would fill the memory of a phone, and the server refuses it. */
export function pixelsProblem({ width, height }: Sides): Failure | undefined {
  if (width * height <= IMAGE_PIXELS_MAX) return undefined;
  return failure('invalid', tooManyPixelsText(width, height), { title: NOT_PROCESSED });
}

/** What a file is told as that this browser cannot decode: what it is decides. */
export function undecodable(kind: ContentKind): Failure {
  switch (kind) {
    case 'other':
      return failure('unsupported', notAcceptedText(kind), { title: NOT_AN_IMAGE });
    case 'heic':
    case 'avif':
    case 'svg':
      return failure('unsupported', notAcceptedText(kind), { title: NOT_PROCESSED });
    default:
      return failure('invalid', DAMAGED_TEXT, { title: NOT_PROCESSED });
  }
}

/** Processing went wrong in a way that says nothing of the photo (ERR-21). */
export function notProcessed(message: string): Failure {
  return failure('unexpected', message, { title: NOT_PROCESSED });
}

/** Why a photo that was made smaller cannot go up all the same (UPLOAD-13, UPLOAD-14). `bytes` of the file. */
export function sizeProblem(bytes: number, limit: number = IMAGE_BYTES_MAX): Failure | undefined {
  if (bytes <= limit) return undefined;
  const message = `Made smaller, the image is still above the maximum of ${limit / MB} MB. Choose another one, or save it with fewer pixels.`;
  return failure('too-large', message, { title: TOO_LARGE });
}

/** Whether a picture need not be made smaller (UPLOAD-16): within the sides, and at most 80 % of the limit. */
export function isSmallEnough(sides: Sides, bytes: number, limit: number = IMAGE_BYTES_MAX): boolean {
  return longest(sides) <= IMAGE_SIDE_MAX && bytes <= 0.8 * limit;
}

/** The sides of a picture brought to at most 1536 px, in proportion; never enlarged (UPLOAD-15). */
export function fittedSides(sides: Sides): Sides {
  return scaled(sides, IMAGE_SIDE_MAX / longest(sides));
}

/**
 * The sides at which a picture is unpacked: the browser itself brings a large one down, quickly, and leaves enough
 * for the last, careful step. Never below the half: not every browser blends more pixels than that into one.
 */
export function unpackedSides(sides: Sides): Sides {
  return scaled(sides, Math.max(0.5, (1.5 * IMAGE_SIDE_MAX) / longest(sides)));
}

const longest = ({ width, height }: Sides): number => Math.max(width, height);

function scaled({ width, height }: Sides, scale: number): Sides {
  const side = (length: number): number => Math.max(1, Math.round(length * Math.min(1, scale)));
  return { width: side(width), height: side(height) };
}

/** The JPEG qualities to try for a photo of `bytes`, best first, down to 0.3 (UPLOAD-17 to UPLOAD-21). */
export function qualitiesFor(bytes: number): number[] {
  const start = bytes > 10 * MB ? 7 : bytes > 5 * MB ? 8 : 9;
  // In tenths: 0.9 - 0.1 is not 0.8 in binary.
  return Array.from({ length: start - 2 }, (_, step) => (start - step) / 10);
}

/** The first of `encode`'s results within `limit` bytes, else the one of the lowest quality. */
export async function encodedWithin<T extends { readonly size: number }>(
  qualities: readonly number[],
  limit: number,
  encode: (quality: number) => Promise<T>,
): Promise<T> {
  const [quality = 0, ...lower] = qualities;
  const encoded = await encode(quality);
  return encoded.size <= limit || lower.length === 0 ? encoded : encodedWithin(lower, limit, encode);
}

/** The name of a photo that was written anew as a JPEG. */
export function jpegName(name: string): string {
  return `${name.replace(/\.(jpe?g|jfif|png|gif|webp|avif|hei[cf]|bmp|tiff?)$/i, '')}.jpg`;
}
