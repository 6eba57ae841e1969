import { array, create } from 'superstruct';
import { LocationNode } from './entities.ts';

/**
 * The location tree, decoded by hand: the struct takes 8 s for 100,000 nodes, this a fraction of one. The
 * tolerance is the struct's, which a property test holds to; unknown keys are dropped. No recursion.
 * Throws superstruct's StructError.
 */
export function decodeNodes(value: unknown): LocationNode[] {
  const roots: LocationNode[] = [];
  const open: { raw: unknown[]; into: LocationNode[] }[] = [{ raw: listOf(value, value), into: roots }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const entry of next.raw) {
      const { node, children } = nodeOf(entry);
      next.into.push(node);
      if (children.length > 0) open.push({ raw: children, into: node.children });
    }
  }
  return roots;
}

function nodeOf(entry: unknown): { node: LocationNode; children: unknown[] } {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw refused(entry);
  // An object that is no array: reading any key of it is safe, and each is checked below.
  const raw = entry as Record<string, unknown>;
  const { version } = raw;
  if (version !== undefined && (typeof version !== 'number' || Number.isNaN(version))) throw refused(entry);
  const node: LocationNode = {
    id: idOf(raw.id, entry),
    name: textOf(raw.name, entry),
    description: textOf(raw.description, entry),
    label: textOf(raw.label, entry),
    type: textOf(raw.type, entry),
    location_type_id: lookupOf(raw.location_type_id, entry),
    location_type_name: textOf(raw.location_type_name, entry),
    location_area_id: lookupOf(raw.location_area_id, entry),
    location_area_name: textOf(raw.location_area_name, entry),
    area: textOf(raw.area, entry),
    parent_id: isNone(raw.parent_id) ? null : idOf(raw.parent_id, entry),
    children: [],
    created_at: momentOf(raw.created_at, entry),
    updated_at: momentOf(raw.updated_at, entry),
  };
  if (version !== undefined) node.version = version;
  if (typeof raw.thumbnail_url === 'string') node.thumbnail_url = raw.thumbnail_url;
  return {
    node,
    children: raw.children === undefined || raw.children === null ? [] : listOf(raw.children, entry),
  };
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function idOf(value: unknown, entry: unknown): string {
  if (typeof value === 'number' && !Number.isNaN(value)) return String(value);
  if (typeof value === 'string' && value !== '') return value;
  throw refused(entry);
}

function textOf(value: unknown, entry: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  throw refused(entry);
}

function lookupOf(value: unknown, entry: unknown): number | null {
  if (isNone(value)) return null;
  const id = typeof value === 'string' ? Number(value) : value;
  if (typeof id === 'number' && Number.isInteger(id)) return id;
  throw refused(entry);
}

function momentOf(value: unknown, entry: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  throw refused(entry);
}

function listOf(value: unknown, entry: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw refused(entry);
}

/** The struct's own error for what was refused here. */
function refused(entry: unknown): Error {
  try {
    create(entry, LocationNode);
    create(entry, array(LocationNode));
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return new TypeError('A location of the hierarchy cannot be decoded');
}
