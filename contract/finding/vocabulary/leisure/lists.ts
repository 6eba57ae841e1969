import { ART_SUPPLIES } from './artSupplies.ts';
import { CRAFTS } from './crafts.ts';
import { GARDENING } from './gardening.ts';
import { HOBBIES } from './hobbies.ts';
import { OUTDOORS } from './outdoors.ts';
import { PASTIMES } from './pastimes.ts';
import { SPORTS } from './sports.ts';

/** All lists of this folder. */
export const LEISURE: readonly string[] = [
  ART_SUPPLIES,
  CRAFTS,
  GARDENING,
  HOBBIES,
  OUTDOORS,
  PASTIMES,
  SPORTS,
];
