import { here } from '../define.ts';

/** Where a thing may belong. */
export const placeCommands = {
  take: here('take-place', 'Put it into a likely place', 'i-lucide-map-pin', 'reversible', {
    keyless: 'Its number, in the field for the location',
    keywords: 'suggested location, where should this go, propose a place, likely places',
  }),
};
