import { here } from '../define.ts';

const undo = 'from its message';

/** What can be done to the one item of a page, or that has the focus. */
export const oneItemCommands = {
  move: here('move-item', 'Move the item to…', 'i-lucide-folder-input', undo, {
    key: 'm',
    argument: 'location',
    isOfRecord: true,
    keywords: 'location put',
  }),
  setQuantity: here('set-quantity', 'Set quantity of the item…', 'i-lucide-hash', undo, {
    key: 'q',
    argument: 'quantity',
    isOfRecord: true,
    keywords: 'count number stock how many',
  }),
  more: here('more-of-item', 'More of the item…', 'i-lucide-plus', undo, {
    key: '+',
    argument: 'quantity',
    isOfRecord: true,
    keywords: 'quantity count add',
  }),
  fewer: here('fewer-of-item', 'Fewer of the item…', 'i-lucide-minus', undo, {
    key: '-',
    argument: 'quantity',
    isOfRecord: true,
    keywords: 'quantity count take less',
  }),
};

/** What can be done to the one location of a page, or that has the focus. */
export const oneLocationCommands = {
  move: here('move-location', 'Move the location to…', 'i-lucide-folder-input', undo, {
    key: 'm',
    argument: 'location',
    isOfRecord: true,
    keywords: 'location put into',
  }),
};

/** Where an item can be added without its form: on the page of a location, or beside an item. */
export const addHereCommands = {
  add: here('add-here', 'Add here: name, quantity…', 'i-lucide-list-plus', undo, {
    key: 'shift+i',
    argument: 'entry',
    keywords: 'item new create quick insert',
  }),
};
