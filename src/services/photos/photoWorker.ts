import { failureOf } from '../../failure.ts';
import { type PhotoTask, processPhoto } from './photoPipeline.ts';

/** Processes one photo off the page's thread. The page ends it after its answer. */

/** undefined when the browser cannot decode the photo; `fault` in the browser's words when something else failed. */
export type PhotoTaskAnswer = { processed: Blob | undefined } | { fault: string };

// Only photoTools.ts writes to it.
self.addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  const answer = (message: PhotoTaskAnswer): void => self.postMessage(message);
  void processPhoto(data, (width, height) => new OffscreenCanvas(width, height)).then(
    (processed) => answer({ processed }),
    (error: unknown) => answer({ fault: failureOf(error).message }),
  );
});
