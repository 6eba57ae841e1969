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
  /** Of `locationOptions` with the area where that tells it from another one. */
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
  for (const alike of alikeBy(options, ({ path, label }) => [path, label])) {
    const isByArea = areOfSeveralAreas(alike);
    for (const option of alike) option.parents = joined(option.parents, isByArea ? option.area : option.type);
  }
  return options;
}

/** The options that some other one has the same words as, by these. */
function alikeBy(options: readonly LocationOption[], words: (option: LocationOption) => string[]) {
  const groups = new Map<string, LocationOption[]>();
  for (const option of options) {
    const key = JSON.stringify(words(option));
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const areOfSeveralAreas = ([first, ...others]: readonly LocationOption[]): boolean =>
  others.some(({ area }) => area !== first?.area);

const joined = (...words: string[]): string => words.filter((word) => word !== '').join(' · ');

/**
 * All locations of a tree as options, parents before their children, siblings in natural order. Where several would be told by
 * the same path, label and type, their area stands with the type.
 */
export function locationOptions(tree: Tree): LocationOption[] {
  const paths = new Map<string, string>();
  const options = inTreeOrder(tree).map((location) => {
    const option = optionOf(location, paths.get(location.parent_id ?? '') ?? '');
    paths.set(option.id, option.path);
    return option;
  });
  for (const alike of alikeBy(options, ({ path, label, type }) => [path, label, type])) {
    if (areOfSeveralAreas(alike)) for (const option of alike) option.type = joined(option.type, option.area);
  }
  return options;
}
