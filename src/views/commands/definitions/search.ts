import type { CommandDefinition } from '../command.ts';

export const searchCommands = {
  clear: {
    id: 'clear-search',
    name: 'Clear search',
    section: 'Here',
    icon: 'i-lucide-x',
    keyless: 'Escape in the search box does it',
    undo: 'reversible',
  },
} satisfies Record<string, CommandDefinition>;
