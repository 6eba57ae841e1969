import type { Logger } from 'pino';
import type { Images } from '../images/images.ts';
import type { Store } from '../store/store.ts';
import { systemClock } from './clock.ts';
import { createOwner, isOwnerGone } from './owner.ts';
import { readPhoto } from './photo.ts';
import { chooseProvider } from './providers.ts';
import type { AnalysisSettings } from './settings.ts';
import { type AnalysisWorker, createWorker } from './worker.ts';

interface Parts {
  store: Store;
  images: Images;
  log: Logger;
}

/** The worker that these settings ask for, still to be started. */
export async function openAnalyses(
  settings: AnalysisSettings,
  { store, images, log }: Parts,
): Promise<AnalysisWorker> {
  return createWorker({
    store,
    provider: await chooseProvider(settings),
    clock: systemClock,
    log,
    timeLimit: settings.timeLimit,
    owner: createOwner(),
    isGone: isOwnerGone,
    readPhoto: (imageId) => readPhoto(store, images, imageId),
  });
}
