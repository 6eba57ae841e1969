import type { ContentKind } from '../../contract/contentKind.ts';
import { processPhoto } from './photoPipeline.ts';

/** Processes one photo off the page's thread. The page ends it after its answer. */

export interface PhotoTask {
  file: Blob;
  kind: ContentKind;
}

/** undefined when the browser cannot decode the photo. */
export type PhotoTaskAnswer = Blob | undefined;

self.addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  const answer = (processed: PhotoTaskAnswer): void => self.postMessage(processed);
  void processPhoto(data.file, data.kind, (width, height) => new OffscreenCanvas(width, height)).then(
    answer,
    () => answer(undefined),
  );
});
