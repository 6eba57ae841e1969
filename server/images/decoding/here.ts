import { IMAGE_SIDE_MAX, PREVIEW_SIDE, THUMBNAIL_SIDE } from '../../../contract/limits.ts';
import { openImage, readMetadata } from './codec.ts';
import { type Decoder, DecodingFailure, type Header, type Made, type Order } from './decoder.ts';

/** JPEG quality of a photo that has to be written anew; its small pictures are WebP. */
const QUALITY = 88;
const SMALL_QUALITY = 80;

/**
 * Reads pictures in this process: what the child does, and tests for which it does not matter. Nothing limits its time
 * and memory.
 */
export const decodeHere: Decoder = {
  header: (source) => orUnreadable(headerOf(source)),
  make: (source, order) => orUnreadable(order.isKept ? smallOnly(source, order) : rewritten(source, order)),
  close: () => undefined,
};

function orUnreadable<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((cause: unknown) => {
    throw new DecodingFailure('unreadable', { cause });
  });
}

async function headerOf(source: string): Promise<Header> {
  const { width, height, channels, orientation = 1, depth, isProgressive } = await readMetadata(source);
  return { width, height, channels, orientation, isDeep: depth !== 'uchar', isProgressive };
}

/** The browser has shrunk it already: a second loss of quality would bring nothing. It is decoded all the same. */
async function smallOnly(source: string, { pixelsMax }: Order): Promise<Made> {
  return { photo: undefined, ...(await smallOf(source, pixelsMax)) };
}

async function rewritten(source: string, { pixelsMax }: Order): Promise<Made> {
  const { data, info } = await openImage(source, pixelsMax)
    .autoOrient()
    .resize({ width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const photo = { bytes: data, width: info.width, height: info.height };
  return { photo, ...(await smallOf(data, pixelsMax)) };
}

async function smallOf(
  photo: string | Uint8Array,
  pixelsMax: number,
): Promise<Pick<Made, 'preview' | 'thumbnail'>> {
  const small = (side: number): Promise<Buffer> =>
    openImage(photo, pixelsMax)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: SMALL_QUALITY })
      .toBuffer();
  return { preview: await small(PREVIEW_SIDE), thumbnail: await small(THUMBNAIL_SIDE) };
}
