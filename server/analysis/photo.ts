import { wholeOf } from '../blobs/blobs.ts';
import { blobsProblem, isAway } from '../blobs/failure.ts';
import { FILES } from '../images/files.ts';
import type { Images } from '../images/images.ts';
import { findImage } from '../store/images/rows.ts';
import type { Store } from '../store/store.ts';
import { AnalysisFailure, type Photo } from './provider.ts';

/** The kept photo of an image. Rejects with an {@link AnalysisFailure} when it is not there, and as `isAway` says while its store is. */
export async function readPhoto(store: Store, images: Images, imageId: string): Promise<Photo> {
  const image = await findImage(store.read, imageId);
  try {
    const file = image && (await images.blobs.open(image.storage_path, FILES.full));
    if (!image || !file) throw new AnalysisFailure('The file of this photo is missing on the server.');
    const { mime_type, width, height } = image;
    return { bytes: await wholeOf(file), mime_type, width, height };
  } catch (error) {
    if (isAway(error)) throw error;
    const problem = blobsProblem(error);
    throw problem ? new AnalysisFailure(problem.message) : error;
  }
}
