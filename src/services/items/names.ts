import { learnNames } from '../../../contract/finding/synonyms/groups.ts';

/**
 * What everybody calls otherwise, fetched once, for the first search: it is as large as a quarter of the app, which starts without it.
 * Resolves all the same where it does not arrive, so that what is called as it was typed is found; the next search asks again.
 */
export function createNames(load: () => Promise<{ NAMES: readonly string[] }>): () => Promise<void> {
  let named: Promise<void> | undefined;
  return () =>
    (named ??= load().then(
      ({ NAMES }) => learnNames(NAMES),
      () => {
        named = undefined;
      },
    ));
}
