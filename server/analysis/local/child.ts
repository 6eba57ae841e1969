import sharp from 'sharp';
import { endWithParent } from '../../apart/child.ts';
import { AnalysisFailure, type Finding, type Photo } from '../provider.ts';
import { analyse } from './analyse.ts';
import { type Models, loadModels } from './text/models.ts';

/** What the child answers to a photo. */
export type Answer = { finding: Finding } | { failure: string };

endWithParent();
// The other core is for the rest of the server.
sharp.concurrency(1);
sharp.cache(false);

let models: Promise<Models> | undefined;

// Only provider.ts starts this, and asks for one photo at a time.
process.on('message', (photo: Photo) => {
  void answerTo(photo).then((answer) => process.send?.(answer, () => undefined));
});

async function answerTo(photo: Photo): Promise<Answer> {
  try {
    return { finding: await analyse(photo, () => (models ??= loadModels())) };
  } catch (error) {
    // One that did not load would fail every photo to come.
    models = undefined;
    return {
      failure: error instanceof AnalysisFailure ? error.message : `The analysis failed: ${String(error)}`,
    };
  }
}
