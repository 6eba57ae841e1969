import { BICYCLE } from './bicycle.ts';
import { BUILDING } from './building.ts';
import { FASTENERS } from './fasteners.ts';
import { INSTALLATION } from './installation.ts';
import { MATERIALS } from './materials.ts';
import { SUPPLIES } from './supplies.ts';
import { TOOLS } from './tools.ts';
import { VEHICLES } from './vehicles.ts';
import { WOOD_AND_METAL } from './woodAndMetal.ts';

/** All lists of this folder. */
export const WORKSHOP: readonly string[] = [
  BICYCLE,
  BUILDING,
  FASTENERS,
  INSTALLATION,
  MATERIALS,
  SUPPLIES,
  TOOLS,
  VEHICLES,
  WOOD_AND_METAL,
];
