import { here } from '../define.ts';

export const photoChangesCommands = {
  show: here(
    'what-has-changed',
    'What has changed since the last photo',
    'i-lucide-git-compare',
    'harmless',
    {
      key: 'shift+w',
      keywords: 'compare photos, difference, before and after, new, gone, emptier, restock',
    },
  ),
};
