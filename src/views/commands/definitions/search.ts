import type { CommandDefinition } from '../command.ts';

export const searchCommands = {
  first: {
    id: 'open-first-result',
    name: 'Open the first result',
    section: 'Here',
    icon: 'i-lucide-arrow-right',
    keyless: 'Enter in the search box does it',
    undo: 'harmless',
  },
  allLocations: {
    id: 'all-found-locations',
    name: 'Show all locations found',
    section: 'Here',
    icon: 'i-lucide-map-pin',
    keyless: 'Its button stands below the locations, one step after the last of them',
    undo: 'harmless',
  },
  clear: {
    id: 'clear-search',
    name: 'Clear search',
    section: 'Here',
    icon: 'i-lucide-x',
    keyless: 'Escape in the search box does it',
    undo: 'reversible',
  },
} satisfies Record<string, CommandDefinition>;
