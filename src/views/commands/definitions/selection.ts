import { here } from '../define.ts';

/** Wherever items can be selected; all but the first for as long as some are. */
export const selectionCommands = {
  all: here('select-all', 'Select all items shown', 'i-lucide-list-checks', 'reversible', {
    key: 'shift+x',
    keywords: 'mark all, everything, all pages',
  }),
  clear: here('clear-selection', 'Clear the selection', 'i-lucide-x', 'reversible', {
    key: 'Escape',
    keywords: 'deselect, select none, unselect',
  }),
  move: here('move-selected', 'Move the selected items to…', 'i-lucide-folder-input', 'from its message', {
    key: 'm',
    argument: 'location',
    keywords: 'mv, put, relocate, transfer, location of the items',
  }),
  quantity: here(
    'set-quantity-selected',
    'Set quantity of the selected items…',
    'i-lucide-hash',
    'from its message',
    {
      key: 'q',
      argument: 'quantities',
      keywords: 'quantity, qty, count, number, amount, stock, more, fewer',
    },
  ),
  more: here('more-of-selected', 'More of each selected item…', 'i-lucide-plus', 'from its message', {
    key: '+',
    argument: 'quantities',
    keywords: 'increase, restock, refill, put in, add quantity',
  }),
  fewer: here('fewer-of-selected', 'Fewer of each selected item…', 'i-lucide-minus', 'from its message', {
    key: '-',
    argument: 'quantities',
    keywords: 'take, take out, use, used, consume, less, decrease, reduce quantity',
  }),
  category: here(
    'set-category-selected',
    'Change category of the selected items…',
    'i-lucide-tag',
    'from its message',
    {
      key: 'shift+c',
      argument: 'category',
      keywords: 'category, recategorize, tag, sort into',
    },
  ),
  supplier: here(
    'set-supplier-selected',
    'Set supplier of the selected items…',
    'i-lucide-briefcase',
    'from its message',
    {
      key: 'shift+s',
      argument: 'supplier',
      keywords: 'supplier, vendor, shop, bought from, dealer',
    },
  ),
  print: here('print-labels-selected', 'Print labels of the selected items', 'i-lucide-printer', 'harmless', {
    key: 'shift+p',
    keywords: 'print labels, stickers, qr codes',
  }),
  remove: here('delete-selected', 'Delete the selected items', 'i-lucide-trash-2', 'asks first', {
    key: 'd',
    keywords: 'remove, rm, del, trash',
  }),
};
