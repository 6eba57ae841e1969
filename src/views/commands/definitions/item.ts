import type { CommandDefinition } from '../command.ts';

export const itemCommands = {
  edit: {
    id: 'edit-item',
    isOfRecord: true,
    name: 'Edit the item',
    section: 'Here',
    icon: 'i-lucide-pencil',
    key: 'e',
    undo: 'harmless',
    keywords: 'compare both versions',
  },
  share: {
    id: 'share',
    isOfRecord: true,
    name: 'Share the location',
    section: 'Here',
    icon: 'i-lucide-link',
    key: 's',
    undo: 'harmless',
    keywords: 'copy url link',
  },
  remove: {
    id: 'delete-item',
    isOfRecord: true,
    name: 'Delete the item',
    section: 'Here',
    icon: 'i-lucide-trash-2',
    key: 'd',
    undo: 'asks first',
    keywords: 'remove',
  },
  up: {
    id: 'up',
    name: 'Up to what is around it',
    section: 'Here',
    icon: 'i-lucide-arrow-up',
    key: 'Backspace',
    undo: 'harmless',
  },
} satisfies Record<string, CommandDefinition>;
