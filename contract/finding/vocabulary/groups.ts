import { ADJECTIVE_GROUPS } from '../synonyms/adjectives.ts';
import { ANIMALS } from './animals.ts';
import { BICYCLE } from './bicycle.ts';
import { BUILDING } from './building.ts';
import { CARE } from './care.ts';
import { CRAFTS } from './crafts.ts';
import { ELECTRONICS } from './electronics.ts';
import { EVERYDAY } from './everyday.ts';
import { FASTENERS } from './fasteners.ts';
import { FOOD } from './food.ts';
import { HOUSE } from './house.ts';
import { INSTALLATION } from './installation.ts';
import { KITCHEN } from './kitchen.ts';
import { LABORATORY } from './laboratory.ts';
import { LEISURE } from './leisure.ts';
import { MATERIALS } from './materials.ts';
import { MEDIA } from './media.ts';
import { NOUNS } from './nouns.ts';
import { OFFICE } from './office.ts';
import { OUTDOORS } from './outdoors.ts';
import { SUPPLIES } from './supplies.ts';
import { TEXTILES } from './textiles.ts';
import { TOOLS } from './tools.ts';
import { VEHICLES } from './vehicles.ts';
import { WORKSHOP } from './workshop.ts';

/** Words that mean the same; a phrase is one of them, too. */
export type Group = readonly string[];

let read: readonly Group[] | undefined;

/** Words that mean the same in a workshop. Read when they are asked for: a start, and the first screen, need none of these thousands. */
export const groups = (): readonly Group[] => (read ??= readGroups());

const readGroups = (): readonly Group[] => [
  ...[
    TOOLS,
    FASTENERS,
    ELECTRONICS,
    SUPPLIES,
    MATERIALS,
    HOUSE,
    EVERYDAY,
    NOUNS,
    KITCHEN,
    CARE,
    OFFICE,
    OUTDOORS,
    BUILDING,
    BICYCLE,
    LABORATORY,
    LEISURE,
    ANIMALS,
    FOOD,
    CRAFTS,
    TEXTILES,
    MEDIA,
    VEHICLES,
    WORKSHOP,
    INSTALLATION,
  ].flatMap((list) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.trim().split(', ')),
  ),
  ...ADJECTIVE_GROUPS,
];
