import { CRAFTS } from './crafts.ts';
import { HOBBIES } from './hobbies.ts';
import { OUTDOORS } from './outdoors.ts';

/** All lists of this folder. */
export const LEISURE: readonly string[] = [CRAFTS, HOBBIES, OUTDOORS];
