import { goTo, here } from '../define.ts';

/** Where a thing may belong, asked on every page. */
export const whereCommands = {
  where: goTo('where-to-put', 'Where should it go?…', 'i-lucide-map-pin', 'harmless', {
    key: 'g w',
    argument: 'place',
    keywords:
      'suggest a place, propose a location, likely places, put away, where does it belong, where does this belong, store a new thing',
  }),
};

/** Where a thing may belong, in a form. */
export const placeCommands = {
  take: here('take-place', 'Choose a likely place', 'i-lucide-map-pin', 'reversible', {
    keyless: 'Its number, in the field for the location',
    keywords: 'put it into, suggested location, where should this go, propose a place, likely places',
  }),
};
