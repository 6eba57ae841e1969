import type { Asked } from './asked.ts';

/** Whether what can be chosen comes out of the search for locations. Apart from the rest: Home loads it. */
export function isAboutLocations({ argument }: Asked): boolean {
  return argument === 'location' || argument === 'label';
}
