import { levelEvidence, uprightEvidence } from './evidence.ts';
import { pencilsOf } from './pencils.ts';
import { type Picture, warp } from './picture.ts';
import { type FrontView, frontView } from './rectify.ts';
import { type Rated, bestLattice } from './search.ts';

/** A lattice, where it is seen straight, and how sure that is. */
export interface Found {
  view: FrontView;
  lattice: Rated;
  /** How far the picture is turned, in degrees, clockwise. */
  turn: number;
}

/** Looks for the lattice of a cabinet's dividers; undefined where there is nothing that could be one. */
export function findLattice(picture: Picture): Found | undefined {
  const { level, upright } = pencilsOf(picture);
  const view = frontView(level, upright, picture);
  const front = warp(picture, view.map, view.width, view.height);
  const directions = { upright: uprightEvidence(front), level: levelEvidence(front) };
  const lattice = bestLattice(front, directions);
  const turn = (Math.atan((level.slope - upright.slope) / 2) * 180) / Math.PI;
  return lattice && { view, lattice, turn };
}

/** A lattice that is less sure than this is not proposed: rather none than a wrong one. */
const SUPPORT_MIN = 0.88;
const WEAKEST_MIN = 0.77;
const ALIKE_MIN = 0.3;

/** Whether what was found is surely a lattice. */
export const isSure = ({ lattice: { support, weakest, alike } }: Found): boolean =>
  support >= SUPPORT_MIN && weakest >= WEAKEST_MIN && alike >= ALIKE_MIN;
