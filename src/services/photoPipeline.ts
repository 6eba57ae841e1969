import { Pica } from 'pica/pica_main';
import type { ContentKind } from '../../contract/contentKind.ts';
import { IMAGE_BYTES_MAX } from '../../contract/limits.ts';
import { isPlainJpeg } from '../../contract/plainJpeg.ts';
import { encodedWithin, fittedSides, isSmallEnough, qualitiesFor } from '../model/photoChecks.ts';

export type PhotoCanvas = OffscreenCanvas | HTMLCanvasElement;

/** Makes a canvas of these sides in pixels: another kind in a worker than on a page. */
export type MakeCanvas = (width: number, height: number) => PhotoCanvas;

/** What is left of EXIF and XMP in a PNG, WebP, GIF or AVIF. */
const METADATA = /exif|adobe:ns:meta|com\.adobe\.xmp/i;

/**
 * The photo as it may go up: the file itself where it is small enough and says nothing but its picture, else a JPEG,
 * upright, at most 1536 px, transparency on white, without metadata. Rejects when the browser cannot decode it.
 */
export async function processPhoto(file: Blob, kind: ContentKind, makeCanvas: MakeCanvas): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (isSmallEnough(bitmap, file.size) && (await isBarePicture(file, kind))) {
      // A dropped file may have come without its type.
      return file.slice(0, file.size, `image/${kind}`);
    }
    const canvas = await drawn(bitmap, makeCanvas);
    return await encodedWithin(qualitiesFor(file.size), IMAGE_BYTES_MAX, (quality) =>
      jpegOf(canvas, quality),
    );
  } finally {
    bitmap.close();
  }
}

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

async function drawn(bitmap: ImageBitmap, makeCanvas: MakeCanvas): Promise<PhotoCanvas> {
  const { width, height } = fittedSides(bitmap);
  const canvas = makeCanvas(width, height);
  // The Content-Security-Policy allows neither WebAssembly nor workers from blob: URLs.
  if (width < bitmap.width) await new Pica({ features: ['js'] }).resize(bitmap, canvas);
  const context = contextOf(canvas);
  if (width === bitmap.width) context.drawImage(bitmap, 0, 0);
  // White below all that is transparent: JPEG would make it black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return canvas;
}

function contextOf(canvas: PhotoCanvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  // Two calls, for the type of a method of either is neither's.
  const context = canvas instanceof OffscreenCanvas ? canvas.getContext('2d') : canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no more pictures.');
  return context;
}

async function jpegOf(canvas: PhotoCanvas, quality: number): Promise<Blob> {
  const how = { type: 'image/jpeg', quality };
  const jpeg =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob(how)
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, how.type, quality));
  if (jpeg?.type !== how.type) throw new Error('This browser makes no JPEG.');
  return jpeg;
}
