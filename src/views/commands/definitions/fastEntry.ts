import { here } from '../define.ts';

/** Adding many items to a location, one after the other or all at once. */
export const fastEntryCommands = {
  row: here('quick-add', 'Add items to the location, one a line', 'i-lucide-list-plus', 'from its message', {
    key: 'i',
    keywords: 'quick add, fast entry, new items, several items in a row here',
  }),
  elsewhere: here('add-elsewhere', 'Add it to the likelier place', 'i-lucide-map-pin', 'from its message', {
    keyless: 'Shift and Enter, in the row',
    keywords: 'suggested location, other place, where should it go',
  }),
  paste: here('paste-list', 'Paste a list of items', 'i-lucide-clipboard-list', 'from its message', {
    key: 'p',
    keywords: 'clipboard, several items, many lines, list from a spreadsheet',
  }),
};
