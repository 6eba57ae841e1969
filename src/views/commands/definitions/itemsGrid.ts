import { here } from '../define.ts';

/** In Home's grid of items. */
export const gridCommands = {
  nextPage: here('next-page', 'Next page of items', 'i-lucide-chevron-right', 'harmless', {
    key: 'shift+j',
    keywords: 'more items, forward',
  }),
  previousPage: here('previous-page', 'Previous page of items', 'i-lucide-chevron-left', 'harmless', {
    key: 'shift+k',
  }),
  category: here('category', 'Choose the category of the items', 'i-lucide-tag', 'harmless', {
    key: 'c',
    keywords: 'filter, category, only one category',
  }),
  everywhere: here(
    'items-everywhere',
    'Show all items, or those of the location',
    'i-lucide-layers',
    'harmless',
    {
      keyless: 'Its button is beside the number of items',
      keywords: 'everything, items of all locations, inside, only here',
    },
  ),
  allCategories: here('all-categories', 'Show all categories', 'i-lucide-tag', 'harmless', {
    keyless: 'The list of categories has it',
    keywords: 'clear filter, no filter',
  }),
};
