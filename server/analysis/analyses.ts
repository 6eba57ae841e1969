import type { Logger } from 'pino';
import type { Images } from '../images/images.ts';
import { failUnfinished } from '../store/analyses/end.ts';
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

/**
 * The worker that these settings ask for, still to be started. Undefined where photos are not analysed: what waited
 * for it has failed then, so that nobody waits on.
 */
export async function openAnalyses(
  settings: AnalysisSettings | undefined,
  { store, images, log }: Parts,
): Promise<AnalysisWorker | undefined> {
  if (!settings) {
    const message = 'The analysis of photos was switched off on this server.';
    await store.write((trx) => failUnfinished(trx, message, systemClock.now()));
    return undefined;
  }
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
