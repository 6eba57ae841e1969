import { ITEM_NAME } from '../limits.ts';

/**
 * Business constants of analyses and of items made from them (section 9), beside the others because no first screen
 * needs them. Times are in milliseconds, lengths in characters.
 */

/** Most compartments of one photo: no cabinet that fits into a photo has more. */
export const COMPARTMENTS_MAX = 300;
/** Most labels of one photo. */
export const READ_TEXTS_MAX = 2000;
/** Longest texts of an analysis, in characters. Bulk creation cuts further, where a person sees it (decisions). */
export const ANALYSIS_TEXTS = { name: 200, thing: 200, description: 1000, summary: 2000, reasoning: 20_000 };

/** Between two looks at a running analysis (ANALYSIS-02). */
export const ANALYSIS_POLL_INTERVAL = 3000;
/** From here on an analysis takes unusually long (decisions, Images and analysis). */
export const ANALYSIS_UNUSUAL_AFTER = 5 * 60 * 1000;

/** Texts of an item made from a compartment; from `hintAt` left on, a hint counts them (BULK-02, BULK-03). */
export const BULK_NAME = { min: ITEM_NAME.min, max: ITEM_NAME.max, hintAt: 5 } as const;
export const BULK_DESCRIPTION = { max: 255, hintAt: 20 } as const;

/** Its category (BULK-06). */
export const COMPARTMENT_CATEGORY = 'Hardware';
