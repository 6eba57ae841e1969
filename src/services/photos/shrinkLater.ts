import { failureOf } from '../../failure.ts';
import { pause } from '../browser/pause.ts';
import type { ShrinkPhoto } from './photoShrink.ts';

/** The pauses between the tries, in ms; the last one stays. */
const PAUSES = [1000, 2000, 4000, 8000];

/**
 * Shrinks photos by code that comes when it is first needed, or `prepare`d for. While that does not come, for the server is
 * away, a photo waits for it, until its signal is aborted: nothing is wrong with the photo.
 *
 * @param load rejects when the code does not come; it is called again then
 */
export function createShrinkLater(load: () => Promise<ShrinkPhoto>): {
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
  const codeFor = async (signal: AbortSignal): Promise<ShrinkPhoto> => {
    for (let tries = 0; ; tries++) {
      try {
        return await loaded();
      } catch {
        await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
      }
    }
  };
  return {
    prepare: () => void loaded().catch(() => {}),
    async shrink(file, signal) {
      for (let tries = 0; ; tries++) {
        const shrink = await codeFor(signal);
        signal.throwIfAborted();
        try {
          return await shrink(file, signal);
        } catch (error) {
          // The worker's own file did not come.
          if (signal.aborted || failureOf(error).kind !== 'unavailable') throw error;
          await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
        }
      }
    },
  };
}
