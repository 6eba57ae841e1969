import { ANIMALS } from './animals.ts';
import { CARE } from './care.ts';
import { EVERYDAY } from './everyday.ts';
import { FOOD } from './food.ts';
import { HOUSE } from './house.ts';
import { KITCHEN } from './kitchen.ts';
import { NOUNS } from './nouns.ts';
import { TEXTILES } from './textiles.ts';

/** All lists of this folder. */
export const HOUSEHOLD: readonly string[] = [ANIMALS, CARE, EVERYDAY, FOOD, HOUSE, KITCHEN, NOUNS, TEXTILES];
