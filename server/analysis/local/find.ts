import { levelEvidence, uprightEvidence } from './evidence.ts';
import { type Rated, bestLattice, support } from './lattice.ts';
import { pencilsOf } from './pencils.ts';
import { type Picture, warp } from './picture.ts';
import { type FrontView, frontView } from './rectify.ts';

export interface Found {
  view: FrontView;
  lattice: Rated;
  support: number;
}

export function findLattice(picture: Picture): Found | undefined {
  const { level, upright } = pencilsOf(picture);
  const view = frontView(level, upright, picture);
  const front = warp(picture, view.map, view.width, view.height);
  const edges = { upright: uprightEvidence(front), level: levelEvidence(front) };
  const lattice = bestLattice(front, edges);
  return lattice && { view, lattice, support: support(edges, lattice) };
}
