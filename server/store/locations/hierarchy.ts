import { createHash } from 'node:crypto';
import type { LocationNode } from '../../../contract/entities.ts';
import type { ImageAddresses } from '../../images/addresses.ts';
import type { Db } from '../store.ts';
import { type HierarchyDifference, treeRevision } from './hierarchyChanges.ts';
import { locationOf, namedLocations } from './rows.ts';

/** The whole tree as it is answered. */
export interface Hierarchy {
  json: string;
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
): () => Promise<Hierarchy> {
  let built: { revision: number; expiry: number; hierarchy: Promise<Hierarchy> } | undefined;
  return async () => {
    const revision = await treeRevision(db);
    const expiry = addresses.expiry();
    if (built?.revision !== revision || built.expiry !== expiry) {
      const hierarchy = build(db, addresses);
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

async function build(db: Db, addresses: ImageAddresses): Promise<Hierarchy> {
  const rows = await namedLocations(db).orderBy('locations.name_key').orderBy('locations.id').execute();
  const nodes = new Map<string, LocationNode>(
    rows.map((row) => [row.id, { ...locationOf(row, addresses), children: [] }]),
  );
  const roots: LocationNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    (parent ? parent.children : roots).push(node);
  }
  const json = JSON.stringify(roots);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}
