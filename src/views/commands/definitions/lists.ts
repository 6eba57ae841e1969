import { inLists } from '../define.ts';

/** In every list and grid of cards. */
export const listCommands = {
  next: inLists('next-row', 'Next row', 'i-lucide-arrow-down', 'harmless', {
    key: 'j',
  }),
  previous: inLists('previous-row', 'Previous row', 'i-lucide-arrow-up', 'harmless', {
    key: 'k',
  }),
  type: inLists('type-row', 'Go to a row by its first letters', 'i-lucide-text-cursor-input', 'harmless', {
    key: 't',
  }),
  edit: inLists('edit-row', 'Edit the focused row', 'i-lucide-pencil', 'harmless', { key: 'e' }),
  remove: inLists('delete-row', 'Delete the focused row', 'i-lucide-trash-2', 'asks first', { key: 'd' }),
  select: inLists('select-row', 'Select or deselect', 'i-lucide-square-check', 'reversible', { key: 'x' }),
};

/** Of the row that has the focus: what its own controls do not do. */
export const rowCommands = {
  share: inLists('share-row', 'Share the location of the focused row', 'i-lucide-link', 'harmless', {
    key: 's',
    keywords: 'link, url, copy link, copy url',
  }),
};
