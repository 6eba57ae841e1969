import type { Location } from '../../../contract/entities.ts';
import { isLocalId } from '../unsent/unsent.ts';
import { isUuid } from './identifier.ts';

type Shared = Pick<Location, 'id' | 'label'>;

/** Half of a surrogate pair makes encodeURIComponent throw. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Whether a label can be one segment of an address: '.' and '..' are taken away by every browser, and what reads like an
 * id, of the server's or a local one, is taken for one.
 */
function canBeSegment(label: string): boolean {
  const isId = isLocalId(label) || isUuid(label);
  return label !== '' && label !== '.' && label !== '..' && !isId && !LONE_SURROGATE.test(label);
}

/** The path of a location's page: by label when there is one, else by id (ROUTE-25, ROUTE-26). */
export function locationPath(location: Shared): string {
  return `/location/${encodeURIComponent(canBeSegment(location.label) ? location.label : location.id)}`;
}

/** The location whose page is at this path, by its id or its label; undefined where it is no such page, or not known. */
export function locationAtPath<L extends Shared>(
  path: string,
  known: ReadonlyMap<string, L> | undefined,
): L | undefined {
  const segment = /^\/location\/([^/]+)$/.exec(path)?.[1];
  if (segment === undefined || known === undefined) return undefined;
  let identifier: string;
  try {
    identifier = decodeURIComponent(segment);
  } catch {
    // Somebody has typed the address.
    return undefined;
  }
  const byId = known.get(identifier);
  if (byId) return byId;
  for (const location of known.values()) if (location.label === identifier) return location;
  return undefined;
}

/** The absolute address to share. `origin` is like 'https://host:1234'; `base` is the app's base path, '/' or '/app/'. */
export function shareUrl(origin: string, location: Shared, base = '/'): string {
  return origin + base.replace(/\/+$/, '') + locationPath(location);
}
