import { open, readFile } from 'node:fs/promises';
import { type ContentKind, HEAD_LENGTH, contentKind } from '../../contract/photos/contentKind.ts';
import { IMAGE_SIDE_MAX } from '../../contract/limits.ts';
import { isPlainJpeg } from '../../contract/photos/plainJpeg.ts';
import type { Scratch } from '../blobs/blobs.ts';
import { costOf } from './decoding/costs.ts';
import { type Decoder, DecodingFailure, type Header, type Made, type Order } from './decoding/decoder.ts';
import { type FairTurns, createFairTurns } from './fairTurns.ts';
import { FILES, PHOTO_TYPE } from './files.ts';
import {
  brokeOff,
  damaged,
  emptyFile,
  notAccepted,
  notNow,
  tooManyPixels,
  tooMuchMemory,
  tooSlow,
} from './refusals.ts';

/** Two photos at a time, of two people, at most one of them heavy: so there is an end to their memory. */
const CAPACITY = { atOnce: 2, heavyAtOnce: 1, waitingEach: 32 };

/** A file that is to become a photo. */
export interface Uploaded {
  /** Where it lies. */
  source: string;
  /** Who uploaded it: people take turns. */
  owner: string;
}

export type Prepare = (scratch: Scratch, uploaded: Uploaded) => Promise<Prepared>;

/** {@link prepareImage} for all photos of the server, a few at a time. */
export function createPrepare(decoder: Decoder): Prepare {
  const inTurn = createFairTurns(CAPACITY);
  return (scratch, uploaded) => prepareImage(scratch, uploaded, { decoder, inTurn });
}

/** What was written to the scratch folder. Sides in pixels. */
export interface Prepared {
  mime_type: string;
  bytes: number;
  width: number;
  height: number;
}

interface Means {
  decoder: Decoder;
  inTurn: FairTurns;
}

/**
 * Makes the three files of a photo from the file at `source`: the photo as a JPEG, upright, without metadata, at most
 * 1536 px, and its two small pictures. Content decides, not the name: throws 415 for what is no photo that can be
 * decoded, 400 for an empty or damaged one, 422 for one that has too many pixels or takes too long or too much memory,
 * 429 when too many of the same owner wait, 503 when nothing can be decoded.
 */
async function prepareImage(scratch: Scratch, uploaded: Uploaded, means: Means): Promise<Prepared> {
  const kind = await kindOf(uploaded.source);
  const reading = madeOf(uploaded, kind, means);
  const { header, made } = await reading.catch((error: unknown) => refuse(kind, error));
  const photo = made.photo ?? { ...header, bytes: await readFile(uploaded.source) };
  await scratch.write(FILES.full, photo.bytes);
  await scratch.write(FILES.preview, made.preview);
  await scratch.write(FILES.thumbnail, made.thumbnail);
  const { bytes, width, height } = photo;
  return { mime_type: PHOTO_TYPE, bytes: bytes.length, width, height };
}

interface Read {
  header: Header;
  made: Made;
}

/** Light ones take one turn. What the header tells is heavy waits for another one. */
async function madeOf(
  { source, owner }: Uploaded,
  kind: ContentKind,
  { decoder, inTurn }: Means,
): Promise<Read> {
  const read = await inTurn({ owner, isHeavy: false }, async () => {
    const header = await decoder.header(source);
    const order = await orderOf(source, kind, header);
    return { header, order, made: order.isHeavy ? undefined : await decoder.make(source, order) };
  });
  const { header, order } = read;
  const made = read.made ?? (await inTurn({ owner, isHeavy: true }, () => decoder.make(source, order)));
  return { header, made };
}

/** Throws 422 for more pixels than a picture of this kind may have. */
async function orderOf(source: string, kind: ContentKind, header: Header): Promise<Order> {
  const { width, height, orientation, channels } = header;
  const { pixelsMax, isHeavy } = costOf(kind, header);
  if (width * height > pixelsMax) throw tooManyPixels(width, height, pixelsMax);
  const fits = Math.max(width, height) <= IMAGE_SIDE_MAX && orientation === 1;
  const isKept = fits && kind === 'jpeg' && channels === 3 && isPlainJpeg(await readFile(source));
  return { isKept, isHeavy, pixelsMax };
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

/** Says why a picture was not read, as it was; what is no matter of the decoder goes on as it is. */
function refuse(kind: ContentKind, error: unknown): never {
  if (!(error instanceof DecodingFailure)) throw error;
  switch (error.reason) {
    case 'unreadable':
      // Not every AVIF can be decoded, and a damaged one looks the same.
      throw kind === 'avif' ? notAccepted(kind) : damaged();
    case 'time':
      throw tooSlow();
    case 'memory':
      throw tooMuchMemory();
    case 'ended':
      throw brokeOff();
    case 'unavailable':
      throw notNow();
  }
}
