import type { Location } from '../../../contract/entities.ts';
import { areaLabel, areaOf } from './areaTitle.ts';
import { inTreeOrder } from '../finding/treeOrder.ts';
import { PATH_SEPARATOR, type Tree } from './tree.ts';
import { typeName } from './typeBadge.ts';

/** A location as it is offered to be chosen. */
export interface LocationOption {
  id: string;
  /** The last segment of the path label (DIALOG-14). */
  name: string;
  label: string;
  type: string;
  /** As it is shown: 'ELECTRONICS LAB'. */
  area: string;
  /** The names around it, joined by ›; '' at the top. Of `optionsWith` with what tells it from another one. */
  parents: string;
  /** The whole path label. */
  path: string;
}

function optionOf(location: Location, parents: string): LocationOption {
  const { id, name, label } = location;
  return {
    id,
    name,
    label,
    type: typeName(location),
    area: areaLabel(areaOf(location)),
    parents,
    path: parents === '' ? name : `${parents}${PATH_SEPARATOR}${name}`,
  };
}

/**
 * The locations with these ids, in this order; what the tree does not have is left out. Where several would be told by the
 * same words, their area stands with the names around them, or where that is the same, their type.
 */
export function optionsWith(tree: Tree, ids: readonly string[]): LocationOption[] {
  const options = ids.flatMap((id) => {
    const path = tree.pathOf(id);
    const location = path.pop();
    return location ? [optionOf(location, path.map(({ name }) => name).join(PATH_SEPARATOR))] : [];
  });
  const alike = new Map<string, LocationOption[]>();
  for (const option of options) {
    const words = JSON.stringify([option.path, option.label]);
    alike.set(words, [...(alike.get(words) ?? []), option]);
  }
  for (const [first, ...others] of alike.values()) {
    if (!first || others.length === 0) continue;
    const isByArea = others.some(({ area }) => area !== first.area);
    for (const option of [first, ...others]) {
      const apart = isByArea ? option.area : option.type;
      option.parents = [option.parents, apart].filter((words) => words !== '').join(' · ');
    }
  }
  return options;
}

/** All locations of a tree as options, parents before their children, siblings in natural order. */
export function locationOptions(tree: Tree): LocationOption[] {
  const paths = new Map<string, string>();
  return inTreeOrder(tree).map((location) => {
    const option = optionOf(location, paths.get(location.parent_id ?? '') ?? '');
    paths.set(option.id, option.path);
    return option;
  });
}
