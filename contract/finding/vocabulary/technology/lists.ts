import { ELECTRONICS } from './electronics.ts';
import { LABORATORY } from './laboratory.ts';
import { MEDIA } from './media.ts';
import { OFFICE } from './office.ts';

/** All lists of this folder. */
export const TECHNOLOGY: readonly string[] = [ELECTRONICS, LABORATORY, MEDIA, OFFICE];
