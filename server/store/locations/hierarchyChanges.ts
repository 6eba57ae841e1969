import { randomBytes } from 'node:crypto';
import type { ImageAddresses } from '../../images/addresses.ts';
import type { Db } from '../store.ts';

/** Further back, and of more locations, the whole tree is answered; the database remembers twice as many revisions. */
const FURTHEST = 2000;
/** Tags of whole trees that are remembered. */
const TAGS_KEPT = 100;

/** A state of the tree: what it was built of. */
interface TreeState {
  /** Everything up to this revision is in it, perhaps more. */
  revision: number;
  /** When its addresses of photos expire. */
  expiry: number;
}

/** What has changed since a tree. */
interface Noted {
  /** Of the tree with these changes: what to ask with next time. */
  tag: string;
  /** Locations that are new, changed or gone. */
  ids: string[];
  /** Of the addresses of photos; once they expire otherwise only the whole tree can tell. */
  expiry: number;
}

/** Tells the difference between trees that this very process has answered and the one of now. */
export interface HierarchyDifference {
  /** A whole tree with this tag is answered from now on. */
  built(etag: string, state: TreeState): void;
  /** What has changed since the tree with this tag; undefined where only the whole tree can tell. */
  since(tag: string): Promise<Noted | undefined>;
}

/** The revision of the tree of all locations, which any process may have raised. */
export async function treeRevision(db: Db): Promise<number> {
  const of = db.selectFrom('revisions').select('revision').where('name', '=', 'locations');
  return (await of.executeTakeFirstOrThrow()).revision;
}

export function createHierarchyDifference(db: Db, addresses: ImageAddresses): HierarchyDifference {
  // After a restart the database may be another one, from a backup: the same revision says nothing then.
  const boot = randomBytes(9).toString('base64url');
  const trees = new Map<string, TreeState>();
  const stateOf = (tag: string): TreeState | undefined => {
    const [of, revision, expiry] = tag.split('.');
    return of === boot ? { revision: Number(revision), expiry: Number(expiry) } : trees.get(tag);
  };

  return {
    built(etag, state) {
      trees.delete(etag);
      trees.set(etag, state);
      for (const oldest of trees.keys()) if (trees.size > TAGS_KEPT) trees.delete(oldest);
    },
    async since(tag) {
      const expiry = addresses.expiry();
      // First: what is written between these statements is told now, and once more the next time.
      const revision = await treeRevision(db);
      const from = stateOf(tag.replace(/^W\//, ''));
      // Also for a number that is none.
      if (from?.expiry !== expiry || !(from.revision <= revision && from.revision >= revision - FURTHEST)) {
        return undefined;
      }
      const noted = await db
        .selectFrom('location_changes')
        .select('location_id')
        .where('revision', '>', from.revision)
        .limit(FURTHEST + 1)
        .execute();
      const ids = noted.map((row) => row.location_id);
      if (ids.length > FURTHEST || ids.includes('')) return undefined;
      return { tag: `${boot}.${revision}.${expiry}`, ids, expiry };
    },
  };
}
