import type { CommandDefinition } from '../command.ts';

/** In every list and grid of cards. */
export const listCommands = {
  next: {
    id: 'next-row',
    name: 'Next of the list, as arrow down',
    section: 'Lists',
    icon: 'i-lucide-arrow-down',
    key: 'j',
    undo: 'harmless',
  },
  previous: {
    id: 'previous-row',
    name: 'Previous of the list, as arrow up',
    section: 'Lists',
    icon: 'i-lucide-arrow-up',
    key: 'k',
    undo: 'harmless',
  },
  type: {
    id: 'type-row',
    name: 'Go to a row of a list by its first letters',
    section: 'Lists',
    icon: 'i-lucide-text-cursor-input',
    key: 't',
    undo: 'harmless',
  },
  edit: {
    id: 'edit-row',
    name: 'Edit what has the focus',
    section: 'Lists',
    icon: 'i-lucide-pencil',
    key: 'e',
    undo: 'harmless',
  },
  remove: {
    id: 'delete-row',
    name: 'Delete what has the focus',
    section: 'Lists',
    icon: 'i-lucide-trash-2',
    key: 'd',
    undo: 'asks first',
  },
  select: {
    id: 'select-row',
    name: 'Select what has the focus, or no longer',
    section: 'Lists',
    icon: 'i-lucide-square-check',
    key: 'x',
    undo: 'reversible',
  },
} satisfies Record<string, CommandDefinition>;

/** Of the row that has the focus: what its own controls do not do. */
export const rowCommands = {
  share: {
    id: 'share-row',
    name: 'Share the location that has the focus, or of what has it',
    section: 'Lists',
    icon: 'i-lucide-link',
    key: 's',
    undo: 'harmless',
    keywords: 'copy url link',
  },
} satisfies Record<string, CommandDefinition>;
