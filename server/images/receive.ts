import { IMAGE_BYTES_MAX } from '../../contract/limits.ts';
import type { Call } from '../http/environment.ts';
import { type Received, receiveFile } from '../http/receiving.ts';
import { shownName } from './filename.ts';
import { tooLarge } from './refusals.ts';

/**
 * Writes the part `image` of a multipart body to `path`, a new file, while it arrives. Throws 413 above 6 MB, and what
 * {@link receiveFile} throws; `filename` is as it is shown.
 */
export async function receiveImage(c: Call, path: string): Promise<Received> {
  const { filename, hash } = await receiveFile(c, path, {
    part: 'image',
    most: IMAGE_BYTES_MAX,
    tooLarge,
    what: 'photo',
  });
  return { filename: shownName(filename), hash };
}
