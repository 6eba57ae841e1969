import type { PhotoReading } from '../../model/scanning/camera.ts';
import type { CodeReader } from './codeReader.ts';

/** Small codes need all there is, near ones are found sooner in few pixels. */
const SIDES = [1600, 1000, 2600, 600] as const;

/** Reads a code in a photo. Rejects for what the browser cannot show. */
export async function codeInPhoto(
  photo: Blob,
  reader: CodeReader,
  open: (photo: Blob) => Promise<ImageBitmap> = (file) => createImageBitmap(file),
): Promise<PhotoReading> {
  try {
    const source = await open(photo);
    const { width, height } = source;
    try {
      const text = await reader.read({ source, width, height }, SIDES);
      return { text, isHidden: text === undefined && !(await reader.canSee()) };
    } finally {
      source.close();
    }
  } finally {
    reader.end();
  }
}
