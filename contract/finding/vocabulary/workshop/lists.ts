import { ARTISANS } from './artisans.ts';
import { BICYCLE } from './bicycle.ts';
import { BUILDING } from './building.ts';
import { BUILDING_TRADES } from './buildingTrades.ts';
import { FASTENERS } from './fasteners.ts';
import { INSTALLATION } from './installation.ts';
import { MACHINE_PARTS } from './machineParts.ts';
import { MATERIALS } from './materials.ts';
import { METALWORKING } from './metalworking.ts';
import { PRINTING } from './printing.ts';
import { SUPPLIES } from './supplies.ts';
import { TOOLS } from './tools.ts';
import { VEHICLE_PARTS } from './vehicleParts.ts';
import { VEHICLES } from './vehicles.ts';
import { WOOD_AND_METAL } from './woodAndMetal.ts';
import { WOODWORKING } from './woodworking.ts';

/** All lists of this folder. */
export const WORKSHOP: readonly string[] = [
  ARTISANS,
  BICYCLE,
  BUILDING,
  BUILDING_TRADES,
  FASTENERS,
  INSTALLATION,
  MACHINE_PARTS,
  MATERIALS,
  METALWORKING,
  PRINTING,
  SUPPLIES,
  TOOLS,
  VEHICLE_PARTS,
  VEHICLES,
  WOOD_AND_METAL,
  WOODWORKING,
];
