import { here } from '../define.ts';

/** Wherever items can be selected; all but the first for as long as some are. */
export const selectionCommands = {
  all: here('select-all', 'Select all items shown', 'i-lucide-list-checks', 'reversible', {
    key: 'shift+x',
    keywords: 'mark all, everything',
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
  remove: here('delete-selected', 'Delete the selected items', 'i-lucide-trash-2', 'asks first', {
    key: 'd',
    keywords: 'remove, rm, del, trash',
  }),
};
