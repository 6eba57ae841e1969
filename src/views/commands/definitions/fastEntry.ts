import { here } from '../define.ts';

/** Adding many items to a location, one after the other or all at once. */
export const fastEntryCommands = {
  row: here('quick-add', 'Add items to the location, one a line', 'i-lucide-list-plus', 'from its message', {
    key: 'i',
    keywords: 'new item here fast entry quick row',
  }),
  paste: here('paste-list', 'Paste a list of items', 'i-lucide-clipboard-list', 'from its message', {
    key: 'p',
    keywords: 'several many lines spreadsheet import',
  }),
};
