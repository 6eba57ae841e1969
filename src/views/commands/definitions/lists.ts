import { inLists } from '../define.ts';

/** In every list and grid of cards. */
export const listCommands = {
  next: inLists('next-row', 'Next of the list, as arrow down', 'i-lucide-arrow-down', 'harmless', {
    key: 'j',
  }),
  previous: inLists('previous-row', 'Previous of the list, as arrow up', 'i-lucide-arrow-up', 'harmless', {
    key: 'k',
  }),
  type: inLists(
    'type-row',
    'Go to a row of a list by its first letters',
    'i-lucide-text-cursor-input',
    'harmless',
    { key: 't' },
  ),
  edit: inLists('edit-row', 'Edit what has the focus', 'i-lucide-pencil', 'harmless', { key: 'e' }),
  remove: inLists('delete-row', 'Delete what has the focus', 'i-lucide-trash-2', 'asks first', { key: 'd' }),
  select: inLists(
    'select-row',
    'Select what has the focus, or no longer',
    'i-lucide-square-check',
    'reversible',
    { key: 'x' },
  ),
};

/** Of the row that has the focus: what its own controls do not do. */
export const rowCommands = {
  share: inLists(
    'share-row',
    'Share the location that has the focus, or of what has it',
    'i-lucide-link',
    'harmless',
    { key: 's', keywords: 'link, url, copy link, copy url' },
  ),
};
