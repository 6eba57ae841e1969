import { createHash } from 'node:crypto';
import type { LocationNode } from '../../contract/entities.ts';
import type { HierarchyChanges } from '../../contract/hierarchyChanges.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import {
  type ItemFilter,
  type ItemOrder,
  type Position,
  countItems,
  itemPage,
  itemsAfter,
} from '../store/items/list.ts';
import { itemsOf } from '../store/items/rows.ts';
import { locationOf, namedLocations } from '../store/locations/rows.ts';
import { searchItems } from '../store/search/search.ts';
import type { Db } from '../store/store.ts';

/** A read that may take long where there is much. It is sent to a thread: plain values only. */
export type Read =
  /** What a search finds: an array, or a page with the total when it `isPaged`. */
  | { what: 'search'; query: string; limit: number; offset: number; isPaged: boolean }
  /** A page of items, with the total. */
  | { what: 'items'; filter: ItemFilter; order: ItemOrder; limit: number; offset: number }
  /** A piece of the array of all items, from the first one where no position is given. */
  | { what: 'piece'; filter: ItemFilter; after: Position | undefined; limit: number }
  /** The tree of all locations. */
  | { what: 'tree' }
  /** What has become of these locations, with the tag to ask with next time. */
  | { what: 'changes'; tag: string; ids: readonly string[] };

/** What was read, as it is answered. */
export interface Told {
  /** UTF-8. */
  json: Uint8Array<ArrayBuffer>;
  /** Where the next piece goes on; undefined after the last one, and for all other reads. */
  next?: Position | undefined;
  /** Of the tree: the same tag means the same bytes. */
  etag?: string;
}

/** Reads it, and takes as long as that takes. */
export async function readFrom(db: Db, addresses: ImageAddresses, read: Read): Promise<Told> {
  switch (read.what) {
    case 'search': {
      const { rows, total } = await searchItems(db, read.query, read.limit, read.offset);
      const items = await itemsOf(db, rows, addresses);
      return encoded(read.isPaged ? { items, total } : items);
    }
    case 'items': {
      const rows = await itemPage(db, read.filter, read.order, read.limit, read.offset);
      const total = await countItems(db, read.filter);
      return encoded({ items: await itemsOf(db, rows, addresses), total });
    }
    case 'piece': {
      const { after, limit, filter } = read;
      const rows = await itemsAfter(db, filter, after, limit);
      const texts = (await itemsOf(db, rows, addresses)).map((item) => JSON.stringify(item));
      const begin = after === undefined ? '[' : texts.length > 0 ? ',' : '';
      const last = rows.length < limit ? undefined : rows.at(-1);
      const next = last && { name_key: last.name_key, id: last.id };
      return { json: new TextEncoder().encode(begin + texts.join(',') + (next ? '' : ']')), next };
    }
    case 'tree': {
      const told = encoded(await treeOf(db, addresses));
      const hash = createHash('sha256').update(told.json).digest('base64url').slice(0, 22);
      return { ...told, etag: `"${hash}"` };
    }
    case 'changes': {
      const { tag, ids } = read;
      const rows =
        ids.length === 0 ? [] : await namedLocations(db).where('locations.id', 'in', ids).execute();
      const changed = rows.map((row) => locationOf(row, addresses));
      const present = new Set(changed.map(({ id }) => id));
      const changes: HierarchyChanges = { tag, changed, gone: ids.filter((id) => !present.has(id)) };
      return encoded(changes);
    }
  }
}

const encoded = (value: unknown): Told => ({ json: new TextEncoder().encode(JSON.stringify(value)) });

async function treeOf(db: Db, addresses: ImageAddresses): Promise<LocationNode[]> {
  const rows = await namedLocations(db).orderBy('locations.name_key').orderBy('locations.id').execute();
  const nodes = new Map<string, LocationNode>(
    rows.map((row) => [row.id, { ...locationOf(row, addresses), children: [] }]),
  );
  const roots: LocationNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    (parent ? parent.children : roots).push(node);
  }
  return roots;
}
