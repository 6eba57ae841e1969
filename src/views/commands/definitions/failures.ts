import { here } from '../define.ts';

/** Wherever something could not be loaded. */
export const failureCommands = {
  retry: here('retry', 'Try again', 'i-lucide-refresh-cw', 'harmless', {
    key: 'r',
    keywords: 'reload, retry, refresh',
  }),
};
