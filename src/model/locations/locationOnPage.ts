import type { Location } from '../../../contract/entities.ts';
import type { Tree } from './tree.ts';

const PAGE = /^\/location\/([^/]+)/;

/** The id of the location whose page has this path, by its id or by its label; undefined for any other page. */
export function locationOnPage(path: string, tree: Tree | undefined): string | undefined {
  const [, segment] = PAGE.exec(path) ?? [];
  if (segment === undefined || !tree) return undefined;
  const identifier = decoded(segment);
  if (tree.byId.has(identifier)) return identifier;
  const hasLabel = ({ label }: Location): boolean => label === identifier;
  return identifier === '' ? undefined : [...tree.byId.values()].find(hasLabel)?.id;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
