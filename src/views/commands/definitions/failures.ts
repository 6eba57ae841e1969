import type { CommandDefinition } from '../command.ts';

/** Wherever something could not be loaded. */
export const failureCommands = {
  retry: {
    id: 'retry',
    name: 'Try again',
    section: 'Here',
    icon: 'i-lucide-refresh-cw',
    key: 'r',
    undo: 'harmless',
    keywords: 'reload',
  },
} satisfies Record<string, CommandDefinition>;
