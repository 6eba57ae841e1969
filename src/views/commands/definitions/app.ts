import type { CommandDefinition } from '../command.ts';

/** On every page, from its first moment. */
export const appCommands = {
  search: {
    id: 'search',
    name: 'Search items',
    section: 'Go to',
    icon: 'i-lucide-search',
    key: 'mod+k',
    also: 'g s',
    undo: 'harmless',
  },
  locations: {
    id: 'locations',
    name: 'Search locations',
    section: 'Go to',
    icon: 'i-lucide-map-pin',
    key: '/',
    undo: 'harmless',
  },
  addItem: {
    id: 'add-item',
    name: 'Add Item',
    section: 'Go to',
    icon: 'i-lucide-plus',
    key: 'a',
    also: 'g a',
    undo: 'harmless',
    keywords: 'new create first',
  },
  addLocation: {
    id: 'add-location',
    name: 'Add Location',
    section: 'Go to',
    icon: 'i-lucide-plus',
    key: 'l',
    also: 'g l',
    undo: 'harmless',
    keywords: 'new create first',
  },
  palette: {
    id: 'palette',
    name: 'Commands',
    section: 'Application',
    icon: 'i-lucide-command',
    key: 'mod+shift+k',
    undo: 'harmless',
  },
  keys: {
    id: 'keys',
    name: 'Keys',
    section: 'Application',
    icon: 'i-lucide-keyboard',
    key: '?',
    undo: 'harmless',
    keywords: 'shortcuts help of this page remap settings',
  },
} satisfies Record<string, CommandDefinition>;
