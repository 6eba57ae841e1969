import { COMMERCE } from './commerce.ts';
import { COMPONENTS } from './components.ts';
import { COMPUTING } from './computing.ts';
import { CONNECTORS } from './connectors.ts';
import { ELECTRONICS } from './electronics.ts';
import { LABORATORY } from './laboratory.ts';
import { MEDIA } from './media.ts';
import { MODELS } from './models.ts';
import { OFFICE } from './office.ts';
import { PHOTOGRAPHY } from './photography.ts';
import { POWER } from './power.ts';
import { RADIO_AND_SOUND } from './radioAndSound.ts';
import { SCIENCE } from './science.ts';

/** All lists of this folder. */
export const TECHNOLOGY: readonly string[] = [
  COMMERCE,
  COMPONENTS,
  COMPUTING,
  CONNECTORS,
  ELECTRONICS,
  LABORATORY,
  MEDIA,
  MODELS,
  OFFICE,
  PHOTOGRAPHY,
  POWER,
  RADIO_AND_SOUND,
  SCIENCE,
];
