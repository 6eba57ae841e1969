import { here, NO_KEY } from '../define.ts';

/** While what is in a location is counted: nothing of it is changed before it is accepted. */
export const countCommands = {
  same: here('count-same', 'As recorded', 'i-lucide-equal', 'reversible', {
    key: '=',
    keywords: 'same, right, correct, unchanged, confirm',
  }),
  more: here('count-more', 'One more than recorded', 'i-lucide-plus', 'reversible', {
    key: '+',
    keywords: 'plus one, add one',
  }),
  fewer: here('count-fewer', 'One less than recorded', 'i-lucide-minus', 'reversible', {
    key: '-',
    keywords: 'minus one, one fewer, take one',
  }),
  gone: here('count-gone', 'Gone', 'i-lucide-circle-off', 'reversible', {
    key: 'g',
    keywords: 'none left, empty, zero, missing, not here',
  }),
  add: here('count-new', 'Something new', 'i-lucide-list-plus', 'reversible', {
    key: 'n',
    keywords: 'not recorded, found, add, another item',
  }),
  back: here('count-back', 'Back to the one before', 'i-lucide-undo-2', 'reversible', {
    key: 'u',
    also: 'Backspace',
    keywords: 'undo, previous, take back, correct the last one',
  }),
  skip: here('count-skip', 'Count it later', 'i-lucide-arrow-right', 'harmless', {
    key: 'w',
    keywords: 'skip, next, not now',
  }),
  finish: here('finish-count', 'Finish the count', 'i-lucide-check', 'from its message', {
    key: 'mod+enter',
    keywords: 'summary, differences, accept, save, done',
  }),
  discard: here('discard-count', 'Discard the count', 'i-lucide-trash-2', 'asks first', {
    keyless: NO_KEY,
    keywords: 'cancel, throw away, forget',
  }),
};
