import { ANIMALS } from './animals.ts';
import { APPLIANCES } from './appliances.ts';
import { BREWING } from './brewing.ts';
import { CARE } from './care.ts';
import { CHILDREN } from './children.ts';
import { CLOTHING } from './clothing.ts';
import { EVERYDAY } from './everyday.ts';
import { FESTIVITIES } from './festivities.ts';
import { FOOD } from './food.ts';
import { FURNISHING } from './furnishing.ts';
import { HOUSE } from './house.ts';
import { KITCHEN } from './kitchen.ts';
import { KITCHENWARE } from './kitchenware.ts';
import { MEDICINE } from './medicine.ts';
import { NOUNS } from './nouns.ts';
import { PANTRY } from './pantry.ts';
import { PAPERS } from './papers.ts';
import { PETS } from './pets.ts';
import { TEXTILES } from './textiles.ts';
import { TOILETRIES } from './toiletries.ts';

/** All lists of this folder. */
export const HOUSEHOLD: readonly string[] = [
  ANIMALS,
  APPLIANCES,
  BREWING,
  CARE,
  CHILDREN,
  CLOTHING,
  EVERYDAY,
  FESTIVITIES,
  FOOD,
  FURNISHING,
  HOUSE,
  KITCHEN,
  KITCHENWARE,
  MEDICINE,
  NOUNS,
  PANTRY,
  PAPERS,
  PETS,
  TEXTILES,
  TOILETRIES,
];
