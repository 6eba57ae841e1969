import { HOUSEHOLD } from './household/lists.ts';
import { LEISURE } from './leisure/lists.ts';
import { TECHNOLOGY } from './technology/lists.ts';
import { WORKSHOP } from './workshop/lists.ts';

/** The names of things: lists with a line for what means the same. Nothing of the app is imported here, so that they stay the same file in a browser. */
export const NAMES: readonly string[] = [...HOUSEHOLD, ...WORKSHOP, ...TECHNOLOGY, ...LEISURE];
