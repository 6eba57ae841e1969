import { type Homography, mapPoint, ontoCorners } from '../../../contract/analysis/homography.ts';
import type { Picture } from '../local/picture.ts';
import { type Pair, agreed, missOf } from './fitting.ts';
import { cornersBy } from './measure.ts';
import { median } from './overlay.ts';
import { likeness, shiftBetween } from './alignment.ts';
import { type Patch, patchOf, patchSize, withoutLight } from './patch.ts';
import { type Cell, sideOf } from './side.ts';

/** Longest side of a patch in pixels: how far it is off is asked for, not what is in it. */
const PATCH_SIDE = 72;
/** How far a compartment is looked for beside where it should be, as a share of its longer side. */
const REACH = 0.2;
/** Compartments that look less alike say nothing about where they are. */
const ALIKE_MIN = 0.5;
/** Where they agree they do within this share of a compartment's side. */
const NEAR = 0.06;
/** Of the compartments that are in both photos, so many have to agree, and so many in all. */
const AGREEING_MIN = 0.3;
const LEAST = 5;
/** The first round says how far off the first map is about, the second does within a pixel or so. */
const ROUNDS = 2;

/** Both photos, the new one first. */
type Pictures = readonly [now: Picture, earlier: Picture];

/**
 * The map from the new photo onto the earlier one as their pictures have it. Lines that were found a little beside their
 * dividers, and labels of which a part was read, lay one photo some way beside the other. `map` itself where the pictures do
 * not surely say better.
 */
export function registered(map: Homography, cells: readonly Cell[], pictures: Pictures): Homography {
  let best = { map, alike: alikeBy(map, cells, pictures) };
  for (let round = 0; round < ROUNDS; round++) {
    const moved = onceMore(best.map, cells, pictures);
    if (!moved) break;
    const alike = alikeBy(moved, cells, pictures);
    if (alike <= best.alike) break;
    best = { map: moved, alike };
  }
  return best.map;
}

/** The map that takes most compartments to where they look the same, if enough of them say so. */
function onceMore(map: Homography, cells: readonly Cell[], pictures: Pictures): Homography | undefined {
  const places = cells.flatMap((cell) => placeOf(cell, map, pictures) ?? []);
  const near = median(places.map(({ side }) => side)) * NEAR;
  const alike = places.filter((place) => place.alike >= ALIKE_MIN);
  const found = agreed(alike, near);
  if (!found) return undefined;
  const agreeing = alike.filter((pair) => missOf(found, pair) <= near).length;
  return agreeing >= Math.max(LEAST, AGREEING_MIN * places.length) ? found : undefined;
}

/** How alike the compartments are that a map lays over one another, in the median. */
function alikeBy(map: Homography, cells: readonly Cell[], pictures: Pictures): number {
  return median(
    cells.flatMap((cell) => {
      const patches = patchesOf(cell, map, pictures);
      if (!patches) return [];
      const [one, other] = patches;
      return [likeness(one, other, new Uint8Array(one.data.length).fill(1))];
    }),
  );
}

interface Place extends Pair {
  alike: number;
  side: number;
}

/** Where a compartment of the new photo is in the earlier one; undefined where it is not in it. */
function placeOf(cell: Cell, map: Homography, pictures: Pictures): Place | undefined {
  const patches = patchesOf(cell, map, pictures);
  if (!patches) return undefined;
  const [one, other, then] = patches;
  const { dx, dy, alike } = shiftBetween(one, other, REACH);
  const there = { x: 0.5 + dx / one.width, y: 0.5 + dy / one.height };
  return {
    from: mapPoint(ontoCorners(cell.corners), { x: 0.5, y: 0.5 }),
    to: mapPoint(ontoCorners(then), there),
    alike,
    side: sideOf(then),
  };
}

/** What is seen of a compartment in both photos, and its corners in the earlier one. */
function patchesOf(
  { corners }: Cell,
  map: Homography,
  [now, earlier]: Pictures,
): [now: Patch, earlier: Patch, then: Cell['corners']] | undefined {
  const then = cornersBy(map, corners);
  if (!then) return undefined;
  const size = patchSize(corners, now, PATCH_SIDE);
  return [withoutLight(patchOf(now, corners, size)), withoutLight(patchOf(earlier, then, size)), then];
}
