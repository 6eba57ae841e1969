import { here } from '../define.ts';

export const itemCommands = {
  edit: here('edit-item', 'Edit the item', 'i-lucide-pencil', 'harmless', {
    key: 'e',
    isOfRecord: true,
    keywords: 'compare both versions',
  }),
  share: here('share', 'Share the location', 'i-lucide-link', 'harmless', {
    key: 's',
    isOfRecord: true,
    keywords: 'copy url link',
  }),
  remove: here('delete-item', 'Delete the item', 'i-lucide-trash-2', 'asks first', {
    key: 'd',
    isOfRecord: true,
    keywords: 'remove',
  }),
  older: here('older-changes', 'Show older changes', 'i-lucide-history', 'harmless', {
    keyless: 'Its button stands below the history',
    keywords: 'history log',
  }),
  up: here('up', 'Up to what is around it', 'i-lucide-arrow-up', 'harmless', { key: 'Backspace' }),
};
