import { learnNames } from '../../../contract/finding/synonyms/groups.ts';

/** So long, in ms, searches wait for the names, all together: on a slow network what the host has found is not held back for them. */
const PATIENCE = 1000;

/**
 * What everybody calls otherwise, fetched once, for the first search: it is as large as a quarter of the app, which starts without it.
 * Resolves all the same where it does not arrive, so that what is called as it was typed is found; the next search asks again.
 */
export function createNames(load: () => Promise<{ NAMES: readonly string[] }>): () => Promise<void> {
  let named: Promise<void> | undefined;
  return () => {
    if (named) return named;
    const arriving = load().then(
      ({ NAMES }) => learnNames(NAMES),
      () => {
        named = undefined;
      },
    );
    const given = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    return (named = Promise.race([arriving, given]));
  };
}
