import { array, create, string, type, unknown } from 'superstruct';
import type { Location } from './entities.ts';
import { decodeNodes } from './hierarchy.ts';
import { unreadIn } from './unread.ts';

/** What the tree of locations is now, for who knows an earlier one (feature `hierarchy-changes`). */
export interface HierarchyChanges {
  /** Of the tree with these changes: what to ask with next time. */
  tag: string;
  /** New locations and changed ones, as they are now, in no order and not nested. */
  changed: Location[];
  /** Ids of locations that are no more; some may never have been known. */
  gone: string[];
}

const Changes = type({ tag: string(), changed: array(unknown()), gone: array(string()) });

/**
 * The difference in an answer; undefined for what is none: the whole tree, which a host may answer instead. Throws for a
 * difference of which anything cannot be read: left out, it would be missing for good.
 */
export function decodeHierarchyChanges(value: unknown): HierarchyChanges | undefined {
  if (typeof value !== 'object' || value === null || !('changed' in value)) return undefined;
  const { tag, changed, gone } = create(value, Changes);
  const nodes = decodeNodes(changed);
  if (unreadIn(nodes) > 0) throw new TypeError('A changed location cannot be decoded');
  return { tag, gone, changed: nodes.map(({ children: _, ...location }) => location) };
}
