import type { CommandDefinition } from '../command.ts';

/** In Home's grid of items. */
export const gridCommands = {
  nextPage: {
    id: 'next-page',
    name: 'Next page of items',
    section: 'Here',
    icon: 'i-lucide-chevron-right',
    key: 'shift+j',
    undo: 'harmless',
  },
  previousPage: {
    id: 'previous-page',
    name: 'Previous page of items',
    section: 'Here',
    icon: 'i-lucide-chevron-left',
    key: 'shift+k',
    undo: 'harmless',
  },
  category: {
    id: 'category',
    name: 'Choose the category of the items',
    section: 'Here',
    icon: 'i-lucide-tag',
    key: 'c',
    undo: 'harmless',
    keywords: 'filter',
  },
  allCategories: {
    id: 'all-categories',
    name: 'Show all categories',
    section: 'Here',
    icon: 'i-lucide-tag',
    keyless: 'The choice of a category has it too',
    undo: 'harmless',
  },
} satisfies Record<string, CommandDefinition>;
