import type { Corners } from '../../../contract/analysis/grid.ts';
import { type Homography, mapPoint } from '../../../contract/analysis/homography.ts';
import type { Picture } from '../local/picture.ts';
import { likeness, shiftBetween, shifted } from './alignment.ts';
import {
  brightness,
  covered,
  lightOf,
  maskOf,
  type Part,
  type Patch,
  patchOf,
  patchSize,
  placeInPatch,
  texture,
  withoutLight,
  withoutRim,
} from './patch.ts';
import type { Cell } from './side.ts';

/** A compartment in both photos. */
export interface Twice {
  now: Cell | undefined;
  earlier: Cell | undefined;
  /** Where it is in each, whichever of them it was found in. */
  cornersNow: Corners;
  cornersThen: Corners;
}

/** How the pictures of a compartment differ. */
export interface Measures {
  /** How alike the places of its labels are, -1 to 1; null where there are none. */
  label: number | null;
  /** The same of all the rest. */
  content: number;
  /** How much there is to be seen in it, as a logarithm, now less then: how steep its brightness is, and how much stands out. */
  fill: number;
  /** The same of the label's place: that changes by light and sharpness alone, where the label is the same. */
  contrast: number | null;
  /** How much there was, and is, to be seen: whichever is more. */
  fullest: number;
  /** How much brighter it is, as a logarithm. */
  light: number;
  /** How much more of it is blown out in one photo than in the other, 0 to 1. */
  glare: number;
}

/** Of a patch's sides: the dividers around a compartment, and the rim around a label. */
const RIM = 0.07;
const LABEL_RIM = 0.01;
/** Of a label's height. */
const BAND = 0.6;
/** Brighter than this nothing is told apart. */
const BLOWN = brightness(228);
/** So much of a compartment has to be in both photos. */
const SEEN_MIN = 0.9;
/** Less steep, and less covered, than this is next to nothing. */
const FLAT = 0.001;
const BARE = 0.01;

/** Looks at a compartment in both photos; undefined where it is not seen whole in one of them. */
export function measured(
  { now, earlier, cornersNow, cornersThen }: Twice,
  pictureNow: Picture,
  pictureThen: Picture,
): Measures | undefined {
  const size = patchSize(cornersNow, pictureNow);
  const [whole, before] = [patchOf(pictureNow, cornersNow, size), patchOf(pictureThen, cornersThen, size)];
  if (seenOf(whole) < SEEN_MIN || seenOf(before) < SEEN_MIN) return undefined;
  const { dx, dy } = shiftBetween(withoutLight(whole), withoutLight(before));
  const [one, other] = [withoutRim(whole, RIM), withoutRim(shifted(before, dx, dy), RIM)];
  const [here, there] = [withoutLight(one), withoutLight(other)];
  const labels = [
    ...(now?.labelBoxes ?? []).map((box) => placeInPatch(cornersNow, box, pictureNow, LABEL_RIM)),
    ...(earlier?.labelBoxes ?? [])
      .map((box) => placeInPatch(cornersThen, box, pictureThen, LABEL_RIM))
      .map(({ left, right, top, bottom }) => ({
        left: left - dx / size.width,
        right: right - dx / size.width,
        top: top - dy / size.height,
        bottom: bottom - dy / size.height,
      })),
  ];
  const [inLabels, elsewhere] = [maskOf(here, labels, true), maskOf(here, labels.map(bandOf), false)];
  const [fillNow, fillThen] = [texture(here, elsewhere), texture(there, elsewhere)];
  const [shareNow, shareThen] = [covered(here, elsewhere), covered(there, elsewhere)];
  const [lightNow, lightThen] = [lightOf(one, elsewhere, BLOWN), lightOf(other, elsewhere, BLOWN)];
  const hasLabels = labels.length > 0;
  return {
    label: hasLabels ? likeness(here, there, inLabels) : null,
    content: likeness(here, there, elsewhere),
    fill:
      (Math.log((fillNow + FLAT) / (fillThen + FLAT)) + Math.log((shareNow + BARE) / (shareThen + BARE))) / 2,
    contrast: hasLabels
      ? Math.log((texture(here, inLabels) + FLAT) / (texture(there, inLabels) + FLAT))
      : null,
    fullest: Math.max(fillNow, fillThen),
    light: lightNow.median - lightThen.median,
    glare: Math.abs(lightNow.blown - lightThen.blown),
  };
}

/** What a label is on reaches farther than its letters: nothing beside or close to them is part of the things. */
const bandOf = ({ top, bottom }: Part): Part => {
  const around = (bottom - top) * BAND;
  return { left: 0, right: 1, top: top - around, bottom: bottom + around };
};

const seenOf = ({ data }: Patch): number => data.filter((value) => !Number.isNaN(value)).length / data.length;

/** The corners of one photo where they are in the other; undefined where they are beyond its horizon or far outside. */
export function cornersBy(map: Homography, corners: Corners): Corners | undefined {
  const [p, q, r, s] = corners.map((corner) => mapPoint(map, corner));
  if (!p || !q || !r || !s) return undefined;
  const isNear = [p, q, r, s].every(({ x, y }) => x > -50 && y > -50 && x < 1050 && y < 1050);
  return isNear ? [p, q, r, s] : undefined;
}
