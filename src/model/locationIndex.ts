import type { Location } from '../../contract/entities.ts';
import { fold } from '../../contract/naturalOrder.ts';
import { areaLabel, areaOf } from './areaTitle.ts';
import type { Tree } from './tree.ts';
import { typeName } from './typeBadge.ts';

/** Between the names of a path label (DIALOG-15). */
const SEPARATOR = ' › ';

/** A location, ready to be found by any part of its path or label. */
export interface LocationOption {
  id: string;
  /** The last segment of the path label (DIALOG-14). */
  name: string;
  label: string;
  type: string;
  /** As it is shown: 'ELECTRONICS LAB'. */
  area: string;
  /** The names around it, joined by ›; '' at the top. */
  parents: string;
  /** The whole path label. */
  path: string;
  /** Folded name, label, and all of it: what is compared. */
  folded: { name: string; label: string; text: string };
}

/** All locations of a tree as options, parents before their children, siblings in natural order. */
export function locationOptions(tree: Tree): LocationOption[] {
  const options: LocationOption[] = [];
  const open: { location: Location; parents: string }[] = [];
  const push = (locations: readonly Location[], parents: string) => {
    for (const location of locations.toReversed()) open.push({ location, parents });
  };
  push(tree.roots, '');
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { location, parents } = next;
    const { id, name, label } = location;
    const path = parents === '' ? name : `${parents}${SEPARATOR}${name}`;
    options.push({
      id,
      name,
      label,
      type: typeName(location),
      area: areaLabel(areaOf(location)),
      parents,
      path,
      folded: { name: fold(name), label: fold(label), text: fold(`${path} ${label}`) },
    });
    push(tree.childrenOf(id), path);
  }
  return options;
}

/** The distinct areas among the options, sorted (DIALOG-04). */
export function areasOf(options: readonly LocationOption[]): string[] {
  return [...new Set(options.map(({ area }) => area))].filter((area) => area !== '').sort();
}

const loose = (type: string): string => fold(type).replaceAll('-', ' ').trim();

/**
 * The loose type match of the location-search dialog: case ignored, hyphens as spaces, and either text may
 * contain the other (DIALOG-07 to DIALOG-09). A location without a type matches no filter (decisions).
 */
export function matchesType(type: string, filter: string): boolean {
  const [a, b] = [loose(type), loose(filter)];
  return a !== '' && (a.includes(b) || b.includes(a));
}

export interface LocationFilter {
  /** What was typed: every word must be somewhere in path or label. */
  query: string;
  /** '' for all. */
  area?: string;
  /** '' for all. */
  type?: string;
}

/** Whether the words begin words of the path one after the other: 'hangar 10 rack 9'. */
function leadsThere(text: string, words: readonly string[]): boolean {
  let at = 0;
  for (const step of text.split(/[^\p{L}\p{N}]+/u)) {
    const word = words[at];
    if (word !== undefined && step.startsWith(word)) at++;
  }
  return at === words.length;
}

/** How well an option fits; lower is better. Label first, then the name, then its words, then the path. */
function rank({ folded }: LocationOption, query: string, words: readonly string[]): number {
  if (folded.label !== '' && folded.label === query) return 0;
  if (folded.name === query) return 1;
  if (folded.label.startsWith(query)) return 2;
  if (folded.name.startsWith(query)) return 3;
  if (words.every((word) => folded.name.includes(word) || folded.label.includes(word))) return 4;
  if (leadsThere(folded.text, words)) return 5;
  // The last word names the location itself, those before it lead there.
  const last = words.at(-1) ?? '';
  if (folded.name.includes(last) || folded.label.includes(last)) return 6;
  return 7;
}

/** The options that fit, best first; within a rank in the tree's order. All of them without a query. */
export function findLocations(
  options: readonly LocationOption[],
  { query, area = '', type = '' }: LocationFilter,
): LocationOption[] {
  const folded = fold(query).trim();
  const words = folded.split(/[\s›]+/).filter((word) => word !== '');
  // One list for each rank, joined at the end: within a rank the tree's order stays, and nothing is sorted.
  const byRank: LocationOption[][] = [];
  for (const option of options) {
    if (area !== '' && option.area !== area) continue;
    if (type !== '' && !matchesType(option.type, type)) continue;
    if (!words.every((word) => option.folded.text.includes(word))) continue;
    const at = words.length === 0 ? 0 : rank(option, folded, words);
    (byRank[at] ??= []).push(option);
  }
  return byRank.flat();
}
