import type { CommandDefinition } from '../command.ts';

/** In the storage areas of Home. */
export const areaCommands = {
  back: {
    id: 'back',
    name: 'Back one level',
    section: 'Here',
    icon: 'i-lucide-arrow-left',
    key: 'Backspace',
    undo: 'harmless',
  },
  mainAreas: {
    id: 'main-areas',
    name: 'Back to Main Areas',
    section: 'Here',
    icon: 'i-lucide-warehouse',
    keyless: 'Back leads there too',
    undo: 'harmless',
  },
  details: {
    id: 'details',
    name: 'Go to Details',
    section: 'Here',
    icon: 'i-lucide-map-pin',
    key: 'o',
    undo: 'harmless',
  },
} satisfies Record<string, CommandDefinition>;
