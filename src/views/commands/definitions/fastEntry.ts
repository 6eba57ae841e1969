import type { CommandDefinition } from '../command.ts';

/** Adding many items to a location, one after the other or all at once. */
export const fastEntryCommands = {
  row: {
    id: 'quick-add',
    name: 'Add items to the location, one a line',
    section: 'Here',
    icon: 'i-lucide-list-plus',
    key: 'i',
    undo: 'from its message',
    keywords: 'new item here fast entry quick row',
  },
  paste: {
    id: 'paste-list',
    name: 'Paste a list of items',
    section: 'Here',
    icon: 'i-lucide-clipboard-list',
    key: 'p',
    undo: 'from its message',
    keywords: 'several many lines spreadsheet import',
  },
} satisfies Record<string, CommandDefinition>;
