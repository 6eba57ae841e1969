import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { AnalysisFailure, type Finding, type Photo } from '../provider.ts';
import { analyse } from './analyse.ts';
import { type Reader, startReader } from './labels/reader.ts';

/** What the thread answers to a photo. */
export type Answer = { finding: Finding } | { failure: string };

// The other core is for the rest of the server.
sharp.concurrency(1);

let reader: Promise<Reader> | undefined;

parentPort?.on('message', (photo: Photo) => {
  void answerTo(photo).then((answer) => parentPort?.postMessage(answer));
});

async function answerTo(photo: Photo): Promise<Answer> {
  try {
    return { finding: await analyse(photo, () => (reader ??= startReader())) };
  } catch (error) {
    // One that did not start would fail every photo to come.
    reader = undefined;
    return {
      failure: error instanceof AnalysisFailure ? error.message : `The analysis failed: ${String(error)}`,
    };
  }
}
