import { here } from '../define.ts';

const undo = 'from its message';

/** What can be done to the one item of a page, or that has the focus. */
export const oneItemCommands = {
  move: here('move-item', 'Move the item to…', 'i-lucide-folder-input', undo, {
    key: 'm',
    argument: 'location',
    isOfRecord: true,
    keywords: 'mv, put, relocate, transfer, location of the item',
  }),
  setQuantity: here('set-quantity', 'Set quantity of the item…', 'i-lucide-hash', undo, {
    key: 'q',
    argument: 'quantity',
    isOfRecord: true,
    keywords: 'quantity, qty, count, number, amount, stock, how many',
  }),
  more: here('more-of-item', 'More of the item…', 'i-lucide-plus', undo, {
    key: '+',
    argument: 'quantity',
    isOfRecord: true,
    keywords: 'increase, restock, refill, put in, add quantity',
  }),
  fewer: here('fewer-of-item', 'Fewer of the item…', 'i-lucide-minus', undo, {
    key: '-',
    argument: 'quantity',
    isOfRecord: true,
    keywords: 'take, take out, use, used, consume, less, decrease, reduce quantity',
  }),
  duplicate: here('duplicate-item', 'Duplicate the item…', 'i-lucide-copy', 'harmless', {
    key: 'shift+d',
    isOfRecord: true,
    keywords: 'copy, copy the item, clone, another one like it',
  }),
  printLabel: here('print-item-label', 'Print the label of the item', 'i-lucide-printer', 'harmless', {
    key: 'shift+p',
    isOfRecord: true,
    keywords: 'print label, sticker, qr code',
  }),
};

/** What can be done to the one location of a page, or that has the focus. */
export const oneLocationCommands = {
  move: here('move-location', 'Move the location to…', 'i-lucide-folder-input', undo, {
    key: 'm',
    argument: 'location',
    isOfRecord: true,
    keywords: 'mv, put, relocate, transfer, into a location',
  }),
  printLabel: here(
    'print-location-label',
    'Print the label of the location',
    'i-lucide-printer',
    'harmless',
    {
      key: 'shift+p',
      isOfRecord: true,
      keywords: 'print label, sticker, tape, qr code',
    },
  ),
  printInside: here(
    'print-labels-inside',
    'Print labels of everything inside the location',
    'i-lucide-printer',
    'harmless',
    {
      keyless: 'The page that prints its label has it, too',
      isOfRecord: true,
      keywords: 'print labels, stickers, all drawers, qr codes',
    },
  ),
};

/** Where an item can be added without its form: on the page of a location, or beside an item. */
export const addHereCommands = {
  add: here('add-here', 'Add here: name, quantity…', 'i-lucide-list-plus', undo, {
    key: 'shift+i',
    argument: 'entry',
    keywords: 'quick add, insert, new item here, create item here',
  }),
};
