import { here } from '../define.ts';

const ONE_OF_MANY = 'One for each row';

export const unsentCommands = {
  send: here('send-unsent', 'Send one entry now', 'i-lucide-arrow-up-to-line', 'reversible', {
    keyless: ONE_OF_MANY,
  }),
  sendAll: here('send-all', 'Send all now', 'i-lucide-arrow-up-to-line', 'reversible', {
    key: 's',
    keywords: 'sync, upload all, try again',
  }),
  renew: here('renew-unsent', 'Add one entry as a new item', 'i-lucide-plus', 'reversible', {
    keyless: ONE_OF_MANY,
  }),
  edit: here('edit-unsent', 'Edit one entry', 'i-lucide-pencil', 'harmless', {
    keyless: ONE_OF_MANY,
    keywords: 'compare both versions',
  }),
  discard: here('discard-unsent', 'Discard one entry', 'i-lucide-trash-2', 'asks first', {
    keyless: ONE_OF_MANY,
  }),
};
