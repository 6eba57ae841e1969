import { failure, failureOf } from '../../failure.ts';
import { pause } from '../browser/pause.ts';
import type { ShrinkPhoto } from './photoShrink.ts';

/** The pauses between the tries, in ms; the last one stays. */
const PAUSES = [1000, 2000, 4000, 8000];

/**
 * Shrinks photos by code that comes when it is first needed, or `prepare`d for. While that does not come, for the server is
 * away, a photo waits for it, until its signal is aborted: nothing is wrong with the photo. A server that answers before and
 * after a try that fails has a newer version of the app, whose code has another name: that will not come to this page.
 *
 * @param load rejects when the code does not come; it is called again then
 * @param isAnswered asks the server for anything at all; never rejects
 */
export function createShrinkLater(
  load: () => Promise<ShrinkPhoto>,
  isAnswered: () => Promise<boolean>,
): {
  prepare(): void;
  shrink(file: File, signal: AbortSignal): ReturnType<ShrinkPhoto>;
} {
  let loading: Promise<ShrinkPhoto> | undefined;
  const loaded = (): Promise<ShrinkPhoto> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    prepare: () => void loaded().catch(() => {}),
    async shrink(file, signal) {
      let wasAnswered = false;
      for (let tries = 0; ; tries++) {
        let code: ShrinkPhoto | undefined;
        try {
          code = await loaded();
          signal.throwIfAborted();
          return await code(file, signal);
        } catch (error) {
          signal.throwIfAborted();
          // What came may still miss its worker's own file.
          if (code && failureOf(error).kind !== 'unavailable') throw error;
        }
        const isThere = await isAnswered();
        if (wasAnswered && isThere) throw notLoaded();
        wasAnswered = isThere;
        await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
      }
    },
  };
}

const notLoaded = () =>
  failure(
    'unavailable',
    // A browser may remember that code did not come while the server was away.
    'Part of this page did not come: the server has a newer version of the app, or was away. Load the page again, then add the photo once more.',
    { title: 'Photo not added' },
  );
