import type { CodeReader } from './codeReader.ts';

/** Small codes need all there is, near ones are found sooner in few pixels. */
const SIDES = [1600, 1000, 2600, 600] as const;

/** The text of a code in a photo, undefined where there is none. Rejects for what the browser cannot show. */
export async function codeInPhoto(
  photo: Blob,
  reader: CodeReader,
  open: (photo: Blob) => Promise<ImageBitmap> = (file) => createImageBitmap(file),
): Promise<string | undefined> {
  try {
    const source = await open(photo);
    const { width, height } = source;
    try {
      return await reader.read({ source, width, height }, SIDES);
    } finally {
      source.close();
    }
  } finally {
    reader.end();
  }
}
