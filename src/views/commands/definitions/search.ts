import { here } from '../define.ts';

export const searchCommands = {
  first: here('open-first-result', 'Open the first result', 'i-lucide-arrow-right', 'harmless', {
    keyless: 'Enter in the search box does it',
  }),
  allLocations: here('all-found-locations', 'Show all locations found', 'i-lucide-map-pin', 'harmless', {
    keyless: 'Its button is below the locations',
  }),
  clear: here('clear-search', 'Clear search', 'i-lucide-x', 'reversible', {
    keyless: 'Escape in the search box does it',
  }),
};
