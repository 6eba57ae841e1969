import type { CommandDefinition } from '../command.ts';

const ONE_OF_MANY = 'One for each row';

export const unsentCommands = {
  send: {
    id: 'send-unsent',
    name: 'Send one now',
    section: 'Here',
    icon: 'i-lucide-arrow-up-to-line',
    keyless: ONE_OF_MANY,
    undo: 'reversible',
  },
  sendAll: {
    id: 'send-all',
    name: 'Send all now',
    section: 'Here',
    icon: 'i-lucide-arrow-up-to-line',
    key: 's',
    undo: 'reversible',
  },
  renew: {
    id: 'renew-unsent',
    name: 'Add one as a new item',
    section: 'Here',
    icon: 'i-lucide-plus',
    keyless: ONE_OF_MANY,
    undo: 'reversible',
  },
  edit: {
    id: 'edit-unsent',
    name: 'Edit one',
    section: 'Here',
    icon: 'i-lucide-pencil',
    keyless: ONE_OF_MANY,
    undo: 'harmless',
    keywords: 'compare both versions',
  },
  discard: {
    id: 'discard-unsent',
    name: 'Discard one',
    section: 'Here',
    icon: 'i-lucide-trash-2',
    keyless: ONE_OF_MANY,
    undo: 'asks first',
  },
} satisfies Record<string, CommandDefinition>;
