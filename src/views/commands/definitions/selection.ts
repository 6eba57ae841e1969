import type { CommandDefinition } from '../command.ts';

/** Wherever items can be selected; all but the first for as long as some are. */
export const selectionCommands = {
  all: {
    id: 'select-all',
    name: 'Select all items shown',
    section: 'Here',
    icon: 'i-lucide-list-checks',
    key: 'shift+x',
    undo: 'reversible',
  },
  clear: {
    id: 'clear-selection',
    name: 'Clear the selection',
    section: 'Here',
    icon: 'i-lucide-x',
    key: 'Escape',
    undo: 'reversible',
    keywords: 'none',
  },
  move: {
    id: 'move-selected',
    name: 'Move the selected items to…',
    section: 'Here',
    icon: 'i-lucide-folder-input',
    key: 'm',
    undo: 'from its message',
    argument: 'location',
    keywords: 'location put',
  },
  remove: {
    id: 'delete-selected',
    name: 'Delete the selected items',
    section: 'Here',
    icon: 'i-lucide-trash-2',
    key: 'd',
    undo: 'asks first',
    keywords: 'remove',
  },
} satisfies Record<string, CommandDefinition>;
