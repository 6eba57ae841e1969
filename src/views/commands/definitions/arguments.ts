import type { CommandDefinition } from '../command.ts';

const undo = 'from its message';

/** What can be done to the one item of a page, or that has the focus. */
export const oneItemCommands = {
  move: {
    id: 'move-item',
    isOfRecord: true,
    name: 'Move the item to…',
    section: 'Here',
    icon: 'i-lucide-folder-input',
    key: 'm',
    undo,
    argument: 'location',
    keywords: 'location put',
  },
  setQuantity: {
    id: 'set-quantity',
    isOfRecord: true,
    name: 'Set quantity of the item…',
    section: 'Here',
    icon: 'i-lucide-hash',
    key: 'q',
    undo,
    argument: 'quantity',
    keywords: 'count number stock how many',
  },
  more: {
    id: 'more-of-item',
    isOfRecord: true,
    name: 'More of the item…',
    section: 'Here',
    icon: 'i-lucide-plus',
    key: '+',
    undo,
    argument: 'quantity',
    keywords: 'quantity count add',
  },
  fewer: {
    id: 'fewer-of-item',
    isOfRecord: true,
    name: 'Fewer of the item…',
    section: 'Here',
    icon: 'i-lucide-minus',
    key: '-',
    undo,
    argument: 'quantity',
    keywords: 'quantity count take less',
  },
} satisfies Record<string, CommandDefinition>;

/** What can be done to the one location of a page, or that has the focus. */
export const oneLocationCommands = {
  move: {
    id: 'move-location',
    isOfRecord: true,
    name: 'Move the location to…',
    section: 'Here',
    icon: 'i-lucide-folder-input',
    key: 'm',
    undo,
    argument: 'location',
    keywords: 'location put into',
  },
} satisfies Record<string, CommandDefinition>;

/** Where an item can be added without its form: on the page of a location, or beside an item. */
export const addHereCommands = {
  add: {
    id: 'add-here',
    name: 'Add here: name, quantity…',
    section: 'Here',
    icon: 'i-lucide-list-plus',
    key: 'shift+i',
    undo,
    argument: 'entry',
    keywords: 'item new create quick insert',
  },
} satisfies Record<string, CommandDefinition>;
