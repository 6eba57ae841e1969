import { createShrinkPhoto } from '../../../src/services/photos/photoShrink.ts';

/** A page that does nothing but shrink photos, for tests and benchmarks to call. */
Object.assign(window, { shrinkPhoto: createShrinkPhoto() });
