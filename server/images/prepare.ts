import { open, readFile } from 'node:fs/promises';
import { type ContentKind, HEAD_LENGTH, contentKind } from '../../contract/photos/contentKind.ts';
import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX, PREVIEW_SIDE, THUMBNAIL_SIDE } from '../../contract/limits.ts';
import { isPlainJpeg } from '../../contract/photos/plainJpeg.ts';
import type { Scratch } from '../blobs/disk.ts';
import { isTimeout, openImage, readHeader } from './codec.ts';
import { FILES, PHOTO_TYPE } from './files.ts';
import { damaged, emptyFile, notAccepted, tooManyPixels, tooSlow } from './refusals.ts';
import { type Turns, createTurns } from './turns.ts';

/** JPEG quality of a photo that has to be written anew; its small pictures are WebP. */
const QUALITY = 88;
const SMALL_QUALITY = 80;
/** Two photos at a time, but a huge one alone: unpacked it may take half a gigabyte. */
const TURNS = 2;
const HUGE_PIXELS = 25_000_000;

export type Prepare = (scratch: Scratch, source: string) => Promise<Prepared>;

/** {@link prepareImage} for all photos of the server, a few at a time. */
export function createPrepare(): Prepare {
  const inTurn = createTurns(TURNS);
  return (scratch, source) => prepareImage(scratch, source, inTurn);
}

/** What was written to the scratch folder. Sides in pixels. */
export interface Prepared {
  mime_type: string;
  bytes: number;
  width: number;
  height: number;
}

interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Makes the three files of a photo from the file at `source`: the photo as a JPEG, upright, without metadata, at most
 * 1536 px, and its two small pictures. Content decides, not the name: throws 415 for what is no photo that can be
 * decoded, 400 for an empty or damaged one, 422 for one with too many pixels.
 */
async function prepareImage(scratch: Scratch, source: string, inTurn: Turns): Promise<Prepared> {
  const kind = await kindOf(source);
  const header = await readHeader(source).catch((error: unknown) => refuse(kind, error));
  const { width, height, orientation = 1 } = header;
  const pixels = width * height;
  if (pixels > IMAGE_PIXELS_MAX) throw tooManyPixels(width, height);
  return inTurn(pixels > HUGE_PIXELS ? TURNS : 1, async () => {
    const fits = Math.max(width, height) <= IMAGE_SIDE_MAX && orientation === 1;
    const isKept = fits && kind === 'jpeg' && header.channels === 3 && isPlainJpeg(await readFile(source));
    const made = await (isKept ? asItCame(source, width, height) : rewritten(source)).catch(
      (error: unknown) => refuse(kind, error),
    );
    await scratch.write(FILES.full, made.photo.bytes);
    await scratch.write(FILES.preview, made.preview);
    await scratch.write(FILES.thumbnail, made.thumbnail);
    const { bytes, ...sides } = made.photo;
    return { mime_type: PHOTO_TYPE, bytes: bytes.length, ...sides };
  });
}

interface Made {
  photo: Photo;
  preview: Buffer;
  thumbnail: Buffer;
}

/** The browser has shrunk it already: a second loss of quality would bring nothing. It is decoded all the same. */
async function asItCame(source: string, width: number, height: number): Promise<Made> {
  const bytes = await readFile(source);
  return { photo: { bytes, width, height }, ...(await smallOf(bytes)) };
}

async function rewritten(source: string): Promise<Made> {
  const { data, info } = await openImage(source)
    .autoOrient()
    .resize({ width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const photo = { bytes: data, width: info.width, height: info.height };
  return { photo, ...(await smallOf(data)) };
}

async function smallOf(photo: Buffer): Promise<Pick<Made, 'preview' | 'thumbnail'>> {
  const small = (side: number): Promise<Buffer> =>
    openImage(photo)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: SMALL_QUALITY })
      .toBuffer();
  return { preview: await small(PREVIEW_SIDE), thumbnail: await small(THUMBNAIL_SIDE) };
}

async function kindOf(source: string): Promise<ContentKind> {
  const file = await open(source, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0);
    if (bytesRead === 0) throw emptyFile();
    const kind = contentKind(buffer.subarray(0, bytesRead));
    if (kind === 'heic' || kind === 'svg' || kind === 'other') throw notAccepted(kind);
    return kind;
  } finally {
    await file.close();
  }
}

/** Only what concerns the file of the person arrives here: writing happens elsewhere. */
function refuse(kind: ContentKind, error: unknown): never {
  if (isTimeout(error)) throw tooSlow();
  // Not every AVIF can be decoded, and a damaged one looks the same.
  throw kind === 'avif' ? notAccepted(kind) : damaged();
}
