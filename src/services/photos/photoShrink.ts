import { type ContentKind, HEAD_LENGTH, contentKind } from '../../../contract/photos/contentKind.ts';
import { IMAGE_BYTES_MAX } from '../../../contract/limits.ts';
import {
  chosenProblem,
  jpegName,
  notProcessed,
  pixelsProblem,
  sizeProblem,
  undecodable,
} from '../../model/photos/photoChecks.ts';
import type { ReadyPhoto } from '../../model/photos/photos.ts';
import { browserPhotoTools, type PhotoTools } from './photoTools.ts';

export type ShrinkPhoto = (file: File, signal?: AbortSignal) => Promise<ReadyPhoto>;

/**
 * Makes photos ready to be sent: upright, at most 1536 px, without metadata, within 6 MB. Rejects with a Failure whose
 * message says what to do, or with the signal's reason. One at a time, in the order in which they are given: unpacked, a
 * photo fills 50 MB and more.
 */
export function createShrinkPhoto(tools: PhotoTools = browserPhotoTools): ShrinkPhoto {
  let last: Promise<unknown> = Promise.resolve();
  const shrink: ShrinkPhoto = async (file, signal) => {
    signal?.throwIfAborted();
    const kind = await kindOf(file);
    // A drawing may hold script, and no browser decodes it here.
    const sides = kind === 'svg' ? undefined : await tools.sidesOf(file);
    const tooMany = sides && pixelsProblem(sides);
    if (tooMany) throw tooMany;
    signal?.throwIfAborted();
    return readyPhoto(file, kind, sides && (await tools.process({ file, kind, sides }, signal)));
  };
  return async (file, signal) => {
    signal?.throwIfAborted();
    const problem = chosenProblem(file);
    if (problem) throw problem;
    // Its place is taken before anything is awaited: a large photo takes longer to look at than the next one.
    const turn = last.then(() => shrink(file, signal));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function kindOf(file: File): Promise<ContentKind> {
  try {
    return contentKind(new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()));
  } catch {
    throw notProcessed('The file cannot be read any more. Choose it again.');
  }
}

function readyPhoto(file: File, kind: ContentKind, processed: Blob | undefined): ReadyPhoto {
  if (!processed) {
    // Not every browser knows AVIF, but the server does.
    if (kind === 'avif' && file.size <= IMAGE_BYTES_MAX) {
      return { bytes: file.slice(0, file.size, 'image/avif'), filename: file.name };
    }
    throw undecodable(kind);
  }
  const problem = sizeProblem(processed.size);
  if (problem) throw problem;
  const isConverted = processed.type === 'image/jpeg' && kind !== 'jpeg';
  return { bytes: processed, filename: isConverted ? jpegName(file.name) : file.name };
}
