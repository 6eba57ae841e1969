import type { ImageAddresses } from '../../images/addresses.ts';
import type { Db } from '../store.ts';
import { type HierarchyDifference, treeRevision } from './hierarchyChanges.ts';

/** The whole tree as it is answered. */
export interface Hierarchy {
  /** UTF-8. */
  json: Uint8Array<ArrayBuffer>;
  /** Strong: the same tag means the same bytes. */
  etag: string;
}

/**
 * The tree of all locations, built again only after a change, or once the addresses of photos change. The database
 * counts the changes, so those of another process are noticed too. `difference` is told what is built.
 */
export function createHierarchy(
  db: Db,
  addresses: ImageAddresses,
  difference: Pick<HierarchyDifference, 'built'>,
): (build: () => Promise<Hierarchy>) => Promise<Hierarchy> {
  let built: { revision: number; expiry: number; hierarchy: Promise<Hierarchy> } | undefined;
  return async (build) => {
    const revision = await treeRevision(db);
    const expiry = addresses.expiry();
    if (built?.revision !== revision || built.expiry !== expiry) {
      const hierarchy = build();
      const mine = { revision, expiry, hierarchy };
      built = mine;
      hierarchy.then(
        ({ etag }) => difference.built(etag, { revision, expiry }),
        // A failed build is not kept: the next request tries again.
        () => {
          if (built === mine) built = undefined;
        },
      );
    }
    return built.hierarchy;
  };
}
