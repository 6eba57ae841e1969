import { array, create } from 'superstruct';
import { LocationNode } from './entities.ts';
import { lacking } from './unread.ts';

/**
 * The location tree, decoded by hand: the struct takes 8 s for 100,000 nodes, this a fraction of one. The
 * tolerance is the struct's, which a property test holds to; unknown keys are dropped. No recursion. A location that
 * cannot be read is left out and counted (`unreadIn`); what is in it and can be read stands beside it then. Throws
 * superstruct's StructError for what is no list at all.
 */
export function decodeNodes(value: unknown): LocationNode[] {
  const roots: LocationNode[] = [];
  let unread = 0;
  const open: { raw: unknown[]; into: LocationNode[] }[] = [{ raw: listOf(value), into: roots }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const entry of next.raw) {
      let { into } = next;
      try {
        const node = nodeOf(entry);
        into.push(node);
        into = node.children;
      } catch {
        unread += 1;
      }
      const children = childrenIn(entry);
      if (children === undefined) unread += 1;
      else if (children.length > 0) open.push({ raw: children, into });
    }
  }
  return lacking(roots, unread);
}

/** What an entry says is in it, whether or not it can be read itself; undefined for what is no list. */
function childrenIn(entry: unknown): unknown[] | undefined {
  if (typeof entry !== 'object' || entry === null || !('children' in entry)) return [];
  const children = entry.children ?? [];
  return Array.isArray(children) ? children : undefined;
}

function nodeOf(entry: unknown): LocationNode {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw UNREADABLE;
  // An object that is no array: reading any key of it is safe, and each is checked below.
  const raw = entry as Record<string, unknown>;
  const { version } = raw;
  if (version !== undefined && (typeof version !== 'number' || Number.isNaN(version))) throw UNREADABLE;
  const node: LocationNode = {
    id: idOf(raw.id),
    name: textOf(raw.name),
    description: textOf(raw.description),
    label: textOf(raw.label),
    type: textOf(raw.type),
    location_type_id: lookupOf(raw.location_type_id),
    location_type_name: textOf(raw.location_type_name),
    location_area_id: lookupOf(raw.location_area_id),
    location_area_name: textOf(raw.location_area_name),
    area: textOf(raw.area),
    parent_id: isNone(raw.parent_id) ? null : idOf(raw.parent_id),
    children: [],
    created_at: momentOf(raw.created_at),
    updated_at: momentOf(raw.updated_at),
  };
  if (version !== undefined) node.version = version;
  if (typeof raw.thumbnail_url === 'string') node.thumbnail_url = raw.thumbnail_url;
  return node;
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function idOf(value: unknown): string {
  if (typeof value === 'number' && !Number.isNaN(value)) return String(value);
  if (typeof value === 'string' && value !== '') return value;
  throw UNREADABLE;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  throw UNREADABLE;
}

function lookupOf(value: unknown): number | null {
  if (isNone(value)) return null;
  const id = typeof value === 'string' ? Number(value) : value;
  if (typeof id === 'number' && Number.isInteger(id)) return id;
  throw UNREADABLE;
}

function momentOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  throw UNREADABLE;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  // The struct's own error.
  return create(value, array(LocationNode));
}

/** Made once: whoever leaves out 100,000 locations need not make as many stack traces. */
const UNREADABLE = new TypeError('A location of the hierarchy cannot be decoded');
