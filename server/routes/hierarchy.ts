import { answerJson, gzipped } from '../http/answer.ts';
import { callerOf } from '../http/caller.ts';
import type { Call } from '../http/environment.ts';
import { matchesTag } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import type { Reading } from '../reading/reading.ts';
import { type Read, type Told, readFrom } from '../reading/reads.ts';
import { type Hierarchy, createHierarchy } from '../store/locations/hierarchy.ts';
import { createHierarchyDifference } from '../store/locations/hierarchyChanges.ts';
import type { Store } from '../store/store.ts';

/** So many locations are read at once within a millisecond or two. */
const LIGHT = 50;

interface Parts {
  store: Store;
  reading: Reading;
  addresses: ImageAddresses;
}

/** GET /api/locations/hierarchy: the tree of all locations, or what of it has changed. */
export function hierarchyRoutes({ route }: Routing, { store, reading, addresses }: Parts): void {
  const difference = createHierarchyDifference(store.read, addresses);
  const hierarchy = createHierarchy(store.read, addresses, difference);
  const compressed = new WeakMap<Hierarchy, Promise<Uint8Array<ArrayBuffer>>>();

  /** What has changed since the tree with this tag; undefined where only the whole tree can tell. */
  async function changesSince(c: Call, since: string): Promise<Told | undefined> {
    const noted = await difference.since(since);
    if (!noted) return undefined;
    const read: Read = { what: 'changes', tag: noted.tag, ids: noted.ids };
    const isLight = noted.ids.length <= LIGHT;
    const told = isLight
      ? await readFrom(store.read, addresses, read)
      : await reading.once(callerOf(c), read);
    // Midnight has passed meanwhile: the addresses may be of either day.
    return addresses.expiry() === noted.expiry ? told : undefined;
  }

  async function wholeTree(c: Call): Promise<Hierarchy> {
    const call = reading.begin(callerOf(c));
    try {
      return await hierarchy(async () => {
        // For everybody who asks meanwhile, also where this caller goes.
        const { json, etag } = await reading.forAll({ what: 'tree' });
        if (etag === undefined) throw new TypeError('The tree was read without its tag.');
        return { json, etag };
      });
    } finally {
      call.end();
    }
  }

  route('/api/locations/hierarchy', {
    async GET(c) {
      const since = c.req.query('since');
      const changes = since === undefined ? undefined : await changesSince(c, since);
      if (changes) return answerJson(c, changes.json, 200, { 'Cache-Control': 'no-store' });
      const tree = await wholeTree(c);
      const headers = { ETag: tree.etag, 'Cache-Control': 'private, no-cache' };
      if (matchesTag(c.req.header('If-None-Match'), tree.etag)) return c.body(null, 304, headers);
      return answerJson(c, tree.json, 200, headers, () => {
        const kept = compressed.get(tree) ?? gzipped(tree.json);
        compressed.set(tree, kept);
        return kept;
      });
    },
  });
}
