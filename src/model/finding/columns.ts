import { fold } from '../../../contract/naturalOrder.ts';
import type { LocationFacts } from './facts.ts';
import { joinTexts, type JoinedTexts } from './joinedTexts.ts';
import { bareNumbers, startsOf } from './words.ts';

/** All different names, each prepared once: of 100,000 locations most are called like another one. */
export interface Names {
  /** The number of a name, which stays the same for as long as these names are used. */
  numberOf(name: string): number;
  /** By number: folded; then without leading zeros; then the words of that (`startsOf`). */
  readonly texts: readonly string[];
  readonly bares: readonly string[];
  readonly starts: readonly string[];
}

export function createNames(): Names {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const bares: string[] = [];
  const starts: string[] = [];
  return {
    texts,
    bares,
    starts,
    numberOf(name) {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const text = fold(name).trim();
      numbers.set(name, texts.length);
      bares.push(bareNumbers(text));
      starts.push(startsOf(text));
      return texts.push(text) - 1;
    },
  };
}

/** Locations by their place, parents before their children: one array for each thing that is compared. */
export interface Columns {
  readonly size: number;
  readonly names: Names;
  readonly ids: readonly string[];
  /** The place of the location around it; -1 at the top. */
  readonly parents: Int32Array;
  /** 0 at the top. */
  readonly depths: Uint16Array;
  /** The number of its name. */
  readonly nameNumbers: Int32Array;
  /** Folded; '' for none. */
  readonly labels: readonly string[];
  /** The same without leading zeros. */
  readonly bareLabels: readonly string[];
  /** Labels and bare labels to look through; the same object where no label has leading zeros. */
  readonly joinedLabels: JoinedTexts;
  readonly joinedBareLabels: JoinedTexts;
  /** Bare labels without their signs, made when first asked for: few people type a label so. */
  tightLabels(): JoinedTexts;
  readonly types: readonly string[];
  readonly areas: readonly string[];
  placeOf(id: string): number | undefined;
}

/** `ordered` with parents before their children; one whose parent comes later or never stands at the top. */
export function columnsOf(ordered: readonly LocationFacts[], names: Names): Columns {
  const size = ordered.length;
  const places = new Map<string, number>();
  const parents = new Int32Array(size);
  const depths = new Uint16Array(size);
  const nameNumbers = new Int32Array(size);
  const labels: string[] = [];
  const bareLabels: string[] = [];
  ordered.forEach(({ id, name, label, parent_id }, place) => {
    const parent = (parent_id === null ? undefined : places.get(parent_id)) ?? -1;
    places.set(id, place);
    parents[place] = parent;
    depths[place] = parent < 0 ? 0 : (depths[parent] ?? 0) + 1;
    nameNumbers[place] = names.numberOf(name);
    const folded = fold(label).trim();
    const bare = bareNumbers(folded);
    labels.push(folded);
    // The same string where it is the same: a million of them count.
    bareLabels.push(bare === folded ? folded : bare);
  });
  const joinedLabels = joinTexts(labels);
  let tight: JoinedTexts | undefined;
  const areBare = labels.every((label, place) => label === bareLabels[place]);
  return {
    size,
    names,
    joinedLabels,
    joinedBareLabels: areBare ? joinedLabels : joinTexts(bareLabels),
    tightLabels: () =>
      (tight ??= joinTexts(bareLabels.map((label) => label.replaceAll(/[^\p{L}\p{N}]+/gu, '')))),
    ids: ordered.map(({ id }) => id),
    parents,
    depths,
    nameNumbers,
    labels,
    bareLabels,
    types: ordered.map(({ type }) => type),
    areas: ordered.map(({ area }) => area),
    placeOf: (id) => places.get(id),
  };
}
