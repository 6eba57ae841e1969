import { here } from '../define.ts';

export const itemCommands = {
  edit: here('edit-item', 'Edit the item', 'i-lucide-pencil', 'harmless', {
    key: 'e',
    isOfRecord: true,
    keywords: 'rename, change, correct, modify, compare both versions',
  }),
  share: here('share', 'Share the location', 'i-lucide-link', 'harmless', {
    key: 's',
    isOfRecord: true,
    keywords: 'link, url, copy link, copy url, address',
  }),
  remove: here('delete-item', 'Delete the item', 'i-lucide-trash-2', 'asks first', {
    key: 'd',
    isOfRecord: true,
    keywords: 'remove, rm, del, throw away, trash',
  }),
  up: here('up', 'Go to parent', 'i-lucide-arrow-up', 'harmless', {
    key: 'Backspace',
    keywords: 'parent, up, go up, location around it, open its location',
  }),
  older: here('older-changes', 'Show older changes', 'i-lucide-history', 'harmless', {
    keyless: 'Its button is below the history',
    keywords: 'history, log',
  }),
};
