import { createHash } from 'node:crypto';
import type { LocationNode } from '../../contract/entities.ts';
import type { HierarchyChanges } from '../../contract/hierarchyChanges.ts';
import type { ItemOrder } from '../../contract/itemOrder.ts';
import type { PlaceRequest } from '../../contract/places/places.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import type { ItemFilter } from '../store/items/filter.ts';
import {
  type NamePlace,
  countItems,
  itemRows,
  pickItems,
  pickItemsAfter,
  sizesOfItems,
} from '../store/items/list.ts';
import { itemsOf } from '../store/items/rows.ts';
import { locationOf, namedLocations } from '../store/locations/rows.ts';
import { suggestPlaces } from '../store/places/suggestPlaces.ts';
import { portionsOf } from '../store/portions.ts';
import { searchItems } from '../store/search/search.ts';
import type { Db } from '../store/store.ts';

/** A read that may take long where there is much. It is sent to a process: plain values only. */
export type Read =
  /** The items that a search finds. */
  | { what: 'search'; query: string; limit: number; offset: number }
  /** A page of items. */
  | { what: 'page'; filter: ItemFilter; order: ItemOrder; limit: number; offset: number }
  /** Some of all items by name, from the first one where no place is given. */
  | { what: 'onward'; filter: ItemFilter; after: NamePlace | undefined }
  /** Items by their numbers: the rest of what was read before. */
  | { what: 'entries'; seqs: readonly number[] }
  /** Where a thing may belong. */
  | { what: 'places'; thing: PlaceRequest }
  /** The tree of all locations. */
  | { what: 'tree' }
  /** What has become of these locations, with the tag to ask with next time. */
  | { what: 'changes'; tag: string; ids: readonly string[] };

/** Items that are picked at a time of all, and read and encoded at a time. */
const PICKED = 2000;
const PORTION = 200;

/** What was read, as it is answered. */
export interface Told {
  /** UTF-8. Of a list the first entries, with commas between and nothing around. */
  json: Uint8Array<ArrayBuffer>;
  /** Of a list the numbers of the entries that follow, in portions of no more bytes than are read within a moment. */
  rest?: readonly (readonly number[])[];
  /** How many a search has found, or there are in all pages. */
  total?: number;
  /** A search may have missed some. */
  more?: true;
  /** What was found in place of a query that finds nothing. */
  meant?: string;
  /** Where what is `onward` goes on; undefined after the last one. */
  next?: NamePlace | undefined;
  /** Of the tree: the same tag means the same bytes. */
  etag?: string;
}

/** Reads it, and takes as long as that takes. */
export async function readFrom(db: Db, addresses: ImageAddresses, read: Read): Promise<Told> {
  const entries = async (seqs: readonly number[]): Promise<Told['json']> => {
    const items = await itemsOf(db, await itemRows(db, seqs), addresses);
    return new TextEncoder().encode(items.map((item) => JSON.stringify(item)).join(','));
  };
  const listed = async (seqs: readonly number[]): Promise<Told> => {
    const [first = [], ...rest] = portionsOf(await sizesOfItems(db, seqs), PORTION);
    return { json: await entries(first), rest };
  };
  switch (read.what) {
    case 'search': {
      const { seqs, ...found } = await searchItems(db, read.query, read.limit, read.offset);
      return { ...(await listed(seqs)), ...found };
    }
    case 'page': {
      const seqs = await pickItems(db, read.filter, read.order, read.limit, read.offset);
      return { ...(await listed(seqs)), total: await countItems(db, read.filter) };
    }
    case 'onward': {
      const picked = await pickItemsAfter(db, read.filter, read.after, PICKED);
      const told = await listed(picked.map(({ seq }) => seq));
      return { ...told, next: picked.length < PICKED ? undefined : picked.at(-1) };
    }
    case 'entries':
      return { json: await entries(read.seqs) };
    case 'places':
      return encoded({ places: await suggestPlaces(db, read.thing) });
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
