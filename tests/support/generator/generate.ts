import { type GeneratedItem, generateItems } from './items.ts';
import { type GeneratedLocation, generateLocations } from './locations.ts';
import { createRandom } from './random.ts';

/** What to generate. */
export interface GeneratorOptions {
  /** The same seed and sizes give the same data. */
  seed: number;
  items: number;
  locations: number;
  /** The fraction of rows with texts made to break things; 0.02 when left out. */
  hostile?: number;
}

/** Generated data; nothing of it is kept, so a million items need no more memory than one. */
export interface Generated {
  /** Parents come before what is in them. From the start with each call. */
  locations(): Generator<GeneratedLocation>;
  /** From the start with each call; the first ones are the same however many there are. */
  items(): Generator<GeneratedItem>;
}

/** An inventory of believable locations and items. */
export function generate({ seed, items, locations, hostile = 0.02 }: GeneratorOptions): Generated {
  if (items > 0 && locations < 1) throw new RangeError('Items need at least one location.');
  // Streams of their own, so that items come out the same whether or not locations are read before.
  return {
    locations: () => generateLocations(createRandom(seed), locations, hostile),
    items: () => generateItems(createRandom(seed ^ 0x5f3759df), items, locations, hostile),
  };
}
