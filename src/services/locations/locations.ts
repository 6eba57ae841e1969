import { decodeHierarchy } from '../../../contract/answers.ts';
import type { Feature } from '../../../contract/builtins.ts';
import type { Location } from '../../../contract/entities.ts';
import { FRESHNESS, TIMEOUTS } from '../../../contract/limits.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import { flatten } from '../../model/locations/tree.ts';
import type { QuerySpec } from '../cache/cache.ts';
import type { Call, Http } from '../host/http.ts';

const HIERARCHY = '/api/locations/hierarchy';
const CHANGES: Feature = 'hierarchy-changes';

/** In ms: whoever moves twenty locations, one call after the other, causes one read of them all. */
const BATCH_PAUSE = 250;

export interface Locations {
  /** Every location, parents before children (CALL-41 to CALL-46). */
  hierarchy(): QuerySpec<Location[]>;
}

/** The call that the first screen makes about locations (section 7). */
export function createLocations(http: Http): Locations {
  /** Of every hierarchy as the host sent it: kept like that, 100,000 locations need not be encoded again. */
  const texts = new WeakMap<Location[], string>();
  /** What the host calls the tree that a list was made of. */
  const tags = new WeakMap<Location[], string>();
  const decodeTree = (value: unknown): Location[] => {
    const nodes = decodeHierarchy(value);
    return lacking(flatten(nodes), unreadIn(nodes));
  };
  const tagged = (tree: Location[], tag: string | null): Location[] => {
    // A difference to a tree that lacks something would not tell whether it still does.
    if (tag !== null && unreadIn(tree) === 0) tags.set(tree, tag);
    return tree;
  };
  const whole = (signal: AbortSignal): Call<Location[]> => ({
    operation: 'location hierarchy fetch',
    path: HIERARCHY,
    // The browser asks with the ETag it has: an unchanged tree is not sent again.
    cache: 'no-cache',
    timeout: TIMEOUTS.hierarchy,
    signal,
    decode: (value, text, etag) => {
      const tree = tagged(decodeTree(value), etag);
      texts.set(tree, text);
      return tree;
    },
  });
  /** The known list brought up to date; undefined where the whole tree has to be read. */
  const changed = async (known: Location[] | undefined, signal: AbortSignal) => {
    const tag = known && tags.get(known);
    if (!known || tag === undefined || !http.features().has(CHANGES)) return undefined;
    // Without their code the whole tree still comes.
    const code = await import('./hierarchyChanges.ts').catch(() => undefined);
    const current = await code?.readChanges(http, whole(signal), known, tag);
    return current && tagged(current.locations, current.tag);
  };

  return {
    hierarchy: () => ({
      key: ['locations', 'hierarchy'],
      staleTime: FRESHNESS.hierarchy,
      gcTime: FRESHNESS.hierarchy,
      pause: BATCH_PAUSE,
      kept: decodeTree,
      keptText: (tree) => texts.get(tree),
      direct: (fallbackData) => fallbackData.directly(HIERARCHY, decodeTree),
      fallback: (fallbackData) => fallbackData.locations(),
      load: async (signal, { fresh = false, known } = {}) =>
        (await changed(fresh ? undefined : known, signal)) ?? http.request(whole(signal)),
    }),
  };
}
