import { failureOf } from '../../failure.ts';
import type { Http } from './http.ts';
import { deleted } from './unanswered.ts';

/** A deletion as it is asked for. */
export interface VersionedDeletion {
  /** The version that is known here. */
  version: number | undefined;
  ask(more: { headers?: Record<string, string> }): Promise<unknown>;
  /** The version that the host has now. Rejects with a Failure. */
  newest(): Promise<number | undefined>;
}

/**
 * A deletion that says each time which version it is about, where the host matches versions: one that arrives late removes
 * nothing that was brought back meanwhile. What has been changed meanwhile is deleted all the same, but not by a repeat,
 * which may be the second one. Rejects with a Failure.
 */
export function versionedDeletion(
  http: Http,
  { version, ask, newest }: VersionedDeletion,
): (isRepeat: boolean) => Promise<void> {
  let known = version;
  const askOnce = (): Promise<unknown> =>
    ask(
      known === undefined || !http.features().has('if-match')
        ? {}
        : { headers: { 'if-match': `"${known}"` } },
    );
  const askNewest = async (): Promise<void> => {
    try {
      await askOnce();
    } catch (error) {
      if (failureOf(error).kind !== 'stale') throw error;
      known = await newest();
      await askOnce();
    }
  };
  return (isRepeat) => deleted(isRepeat ? askOnce() : askNewest());
}
