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
const WEAKEST_MIN = 0.7;
const ALIKE_MIN = 0.3;
/** A few cells, or cells in one row only, are a shelf or a pile of boxes unless nearly all of their lines are there. */
const FEW = 5;
const SUPPORT_MIN_OF_FEW = 0.97;
const WEAKEST_MIN_OF_FEW = 0.9;

/** Whether what was found is surely a lattice. */
export function isSure({ lattice: { columns, rows, support, weakest, alike } }: Found): boolean {
  const isFew = Math.min(columns.count, rows.count) === 1 || columns.count * rows.count <= FEW;
  const [supportMin, weakestMin] = isFew
    ? [SUPPORT_MIN_OF_FEW, WEAKEST_MIN_OF_FEW]
    : [SUPPORT_MIN, WEAKEST_MIN];
  return support >= supportMin && weakest >= weakestMin && alike >= ALIKE_MIN;
}
