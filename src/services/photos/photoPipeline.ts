import { Pica } from 'pica/pica_main';
import type { ContentKind } from '../../../contract/photos/contentKind.ts';
import { IMAGE_BYTES_MAX } from '../../../contract/limits.ts';
import { CANVAS_HIDDEN_TEXT } from '../../../contract/photos/photoTexts.ts';
import { isPlainJpeg } from '../../../contract/photos/plainJpeg.ts';
import { jpegWithoutMetadata } from '../../model/photos/jpegMetadata.ts';
import { pictureParts } from '../../model/photos/jpegSegments.ts';
import {
  encodedWithin,
  fittedSides,
  isSmallEnough,
  qualitiesFor,
  type Sides,
  unpackedSides,
} from '../../model/photos/photoChecks.ts';
import { type AnyCanvas, isCanvasReadable, type MakeCanvas } from '../browser/readableCanvas.ts';

/** What is left of EXIF and XMP in a PNG, WebP, GIF or AVIF. */
const METADATA = /exif|adobe:ns:meta|com\.adobe\.xmp/i;

/** A photo to process. */
export interface PhotoTask {
  file: Blob;
  kind: ContentKind;
  /** Upright. */
  sides: Sides;
}

/**
 * The photo as it may go up: the file itself where it is small enough and says nothing but its picture, else a JPEG,
 * upright, at most 1536 px, transparency on white, without metadata. undefined when the browser cannot decode it.
 */
export async function processPhoto(task: PhotoTask, makeCanvas: MakeCanvas): Promise<Blob | undefined> {
  const { file, kind, sides } = task;
  const bitmap = await unpacked(file, sides).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    if (isSmallEnough(sides, file.size) && (await isBarePicture(file, kind))) {
      // A dropped file may have come without its type.
      return file.slice(0, file.size, `image/${kind}`);
    }
    if (!isCanvasReadable(makeCanvas)) return await undrawn(file, kind);
    const canvas = await drawn(bitmap, sides, makeCanvas);
    return await encodedWithin(qualitiesFor(file.size), IMAGE_BYTES_MAX, (quality) =>
      jpegOf(canvas, quality),
    );
  } finally {
    bitmap.close();
  }
}

/** What the server makes a photo of itself. */
const SENT_WHOLE: readonly ContentKind[] = ['jpeg', 'png', 'webp', 'gif'];

/**
 * The file without what stands beside its picture, where this browser lets nothing be drawn: the server makes it small. Rejects for
 * what cannot be sent so: where a photo was taken does not leave the browser.
 */
async function undrawn(file: Blob, kind: ContentKind): Promise<Blob> {
  const type = `image/${kind}`;
  if (!SENT_WHOLE.includes(kind) || file.size > IMAGE_BYTES_MAX) throw new Error(CANVAS_HIDDEN_TEXT);
  if (await isBarePicture(file, kind)) return file.slice(0, file.size, type);
  const parts = kind === 'jpeg' ? jpegWithoutMetadata(new Uint8Array(await file.arrayBuffer())) : undefined;
  if (!parts) throw new Error(CANVAS_HIDDEN_TEXT);
  return new Blob(parts, { type });
}

async function unpacked(file: Blob, sides: Sides): Promise<ImageBitmap> {
  const upright = { imageOrientation: 'from-image' } as const;
  const wanted = unpackedSides(sides);
  if (isSame(wanted, sides)) return createImageBitmap(file, upright);
  const size = { resizeWidth: wanted.width, resizeHeight: wanted.height, resizeQuality: 'high' } as const;
  const bitmap = await createImageBitmap(file, { ...upright, ...size });
  if (isSame(bitmap, wanted)) return bitmap;
  // A browser that scales before it turns, or not at all.
  bitmap.close();
  return createImageBitmap(file, upright);
}

const isSame = (a: Sides, b: Sides): boolean => a.width === b.width && a.height === b.height;

/**
 * Whether the file may leave the browser as it is. The place where a photo was taken may not; and a JPEG with more
 * in it than the picture would be written anew by the server anyway.
 */
async function isBarePicture(file: Blob, kind: ContentKind): Promise<boolean> {
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'gif' && kind !== 'webp') return false;
  const bytes = await file.arrayBuffer();
  if (kind === 'jpeg') return isPlainJpeg(new Uint8Array(bytes));
  // One character a byte.
  return !METADATA.test(new TextDecoder('latin1').decode(bytes));
}

async function drawn(bitmap: ImageBitmap, sides: Sides, makeCanvas: MakeCanvas): Promise<AnyCanvas> {
  const { width, height } = fittedSides(sides);
  const whole = makeCanvas(bitmap.width, bitmap.height);
  contextOf(whole).drawImage(bitmap, 0, 0);
  const canvas = isSame(whole, { width, height }) ? whole : await resized(whole, makeCanvas(width, height));
  const context = contextOf(canvas);
  // White below all that is transparent: JPEG would make it black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return canvas;
}

/**
 * From a canvas: of an upright ImageBitmap pica makes one itself, which it cannot do in a worker. In plain
 * JavaScript: the Content-Security-Policy allows neither WebAssembly nor workers from blob: URLs.
 */
async function resized(from: AnyCanvas, to: AnyCanvas): Promise<AnyCanvas> {
  await new Pica({ features: ['js'] }).resize(from, to);
  // Its memory at once, not some time later.
  from.width = from.height = 0;
  return to;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function contextOf(canvas: AnyCanvas): Context {
  // Pixels are read back, which is slow from the memory of a graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error('This browser draws no more pictures.');
  return context;
}

async function jpegOf(canvas: AnyCanvas, quality: number): Promise<Blob> {
  const how = { type: 'image/jpeg', quality };
  const jpeg =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob(how)
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, how.type, quality));
  if (jpeg?.type !== how.type) throw new Error('This browser makes no JPEG.');
  const parts = pictureParts(new Uint8Array(await jpeg.arrayBuffer()));
  return new Blob(
    parts.map(([from, to]) => jpeg.slice(from, to)),
    { type: how.type },
  );
}
