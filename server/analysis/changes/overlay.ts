import type { Grid, PhotoPoint } from '../../../contract/analysis/grid.ts';
import { type Homography, mapPoint, ontoCorners } from '../../../contract/analysis/homography.ts';
import { type Pair, agreed, fitted, missOf } from './fitting.ts';
import { plainLabel } from './labels.ts';
import { type Cell, type Side, centreOf, middleOf, sideOf } from './side.ts';

/** Of a compartment's side: so far off, a label is still on the same compartment. */
const NEAR = 0.5;
/** Of the labels that could be on both, so many have to be in the same place. */
const AGREEING_SHARE = 0.3;
/** So many labels in each photo say something about whether they show the same. */
const LABELS_MIN = 6;
/** Of the rows and columns of the smaller grid, so many have to be in the other photo too. */
const SHARED_MIN = 0.5;

/** A photo with its compartments. */
export interface Seen extends Side {
  cells: readonly Cell[];
}

/**
 * The map from the new photo onto the earlier one, in thousandths of each: by what the grids and the labels have in
 * common, else by compartments at the same row and column. Undefined where the two cannot be laid over one another.
 */
export function overlayOf(now: Seen, earlier: Seen): Homography | undefined {
  const side = median(earlier.cells.map(({ corners }) => sideOf(corners)));
  const pairs = commonLabels(now, earlier);
  const labels = pairs.filter(({ isUnique }) => isUnique);
  const scoreOf = (map: Homography): number =>
    labels.reduce((sum, pair) => sum + (missOf(map, pair) <= side * NEAR ? 1 : -0.2), 0);
  // The first of the best: grids are where they were measured, labels about where they were read.
  let best: { map: Homography; score: number } | undefined;
  const consider = (map: Homography | undefined): void => {
    const score = map && scoreOf(map);
    if (map && score !== undefined && (!best || score > best.score + 0.5)) best = { map, score };
  };
  for (const map of gridMaps(now.grid, earlier.grid)) consider(map);
  consider(agreed(labels, side * NEAR * 0.5));
  if (!now.grid || !earlier.grid) consider(agreed(samePlaces(now.cells, earlier.cells), side * NEAR));
  if (!best) return undefined;
  const { map } = best;
  const agreeing = labels.filter((pair) => missOf(map, pair) <= side * NEAR).length;
  const possible = Math.min(labelled(now), labelled(earlier));
  return possible >= LABELS_MIN && agreeing < possible * AGREEING_SHARE ? undefined : map;
}

const labelled = ({ cells }: Seen): number => cells.filter(({ label }) => label !== null).length;

/** Labels that stand once in each photo. */
function commonLabels(now: Seen, earlier: Seen): (Pair & { isUnique: boolean })[] {
  const [here, there] = [placesOf(now), placesOf(earlier)];
  return [...here].flatMap(([label, from]) => {
    const to = there.get(label);
    const [one, other] = [from[0], to?.[0]];
    if (!one || !other) return [];
    return [{ from: one, to: other, isUnique: from.length === 1 && to?.length === 1 }];
  });
}

/** The middle of each label by what it says; of its compartment where nobody says where it stands. */
function placesOf({ texts, cells }: Seen): Map<string, PhotoPoint[]> {
  const places = new Map<string, PhotoPoint[]>();
  const add = (text: string, at: PhotoPoint): void => {
    const label = plainLabel(text);
    if (label.length < 2) return;
    places.set(label, [...(places.get(label) ?? []), at]);
  };
  if (texts.length > 0) for (const { text, box } of texts) add(text, middleOf(box));
  else for (const { label, corners } of cells) if (label !== null) add(label, centreOf(corners));
  return places;
}

/** Every way of laying one grid over the other by whole rows and columns, the one without any shift first. */
function gridMaps(now: Grid | null, earlier: Grid | null): Homography[] {
  if (!now || !earlier) return [];
  const lines = (grid: Grid) => ({ across: [0, ...grid.columns, 1], down: [0, ...grid.rows, 1] });
  const [here, there] = [lines(now), lines(earlier)];
  const [toNow, toThen] = [ontoCorners(now.corners), ontoCorners(earlier.corners)];
  const maps: { map: Homography; shift: number }[] = [];
  for (const across of shifts(here.across, there.across)) {
    for (const down of shifts(here.down, there.down)) {
      const pairs = across.pairs.flatMap(([x, u]) =>
        down.pairs.map(([y, v]) => ({
          from: mapPoint(toNow, { x, y }),
          to: mapPoint(toThen, { x: u, y: v }),
        })),
      );
      const map = fitted(pairs);
      if (map) maps.push({ map, shift: Math.abs(across.shift) + Math.abs(down.shift) });
    }
  }
  return maps.toSorted((one, other) => one.shift - other.shift).map(({ map }) => map);
}

interface Shift {
  shift: number;
  pairs: [number, number][];
}

/** The lines of one grid with those of the other that they would be, for each shift that leaves enough of them. */
function shifts(here: readonly number[], there: readonly number[]): Shift[] {
  const least = Math.max(2, Math.ceil((Math.min(here.length, there.length) - 1) * SHARED_MIN) + 1);
  const found: Shift[] = [];
  for (let shift = 1 - here.length; shift < there.length; shift++) {
    const pairs = here.flatMap((line, n): [number, number][] => {
      const other = there[n + shift];
      return other === undefined ? [] : [[line, other]];
    });
    if (pairs.length >= least) found.push({ shift, pairs });
  }
  return found;
}

/** Compartments of the same row and column. */
function samePlaces(now: readonly Cell[], earlier: readonly Cell[]): Pair[] {
  const places = new Map<string, Cell['corners']>(
    earlier.flatMap(({ compartment: { row, column }, corners }) =>
      row === null || column === null ? [] : [[`${row} ${column}`, corners] as const],
    ),
  );
  return now.flatMap(({ compartment: { row, column }, corners }) => {
    const there = places.get(`${row} ${column}`);
    return there ? [{ from: centreOf(corners), to: centreOf(there) }] : [];
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
