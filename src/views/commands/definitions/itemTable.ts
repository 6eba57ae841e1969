import { here } from '../define.ts';

/** Wherever items stand as cards or in a table; all but the first in the table. */
export const itemTableCommands = {
  view: here('item-view', 'Show the items as a table or as cards', 'i-lucide-grid-3x3', 'reversible', {
    key: 'shift+v',
    keywords: 'table, cards, list, view, spreadsheet, grid, rows, layout',
  }),
  filter: here('filter-items', 'Filter the items…', 'i-lucide-list-checks', 'harmless', {
    key: 'shift+f',
    keywords: 'narrow down, only, supplier, without photo, missing photo, changed since, by location',
  }),
  clear: here('clear-filters', 'Clear the filters of the items', 'i-lucide-x', 'harmless', {
    keyless: 'Its button stands beside the filters',
    keywords: 'all items, no filter, reset, remove filter',
  }),
  columns: here('columns', 'Choose the columns of the table…', 'i-lucide-columns-2', 'reversible', {
    keyless: 'Its button stands above the table',
    keywords: 'columns, hide, show',
  }),
  sort: here('sort-items', 'Sort the items', 'i-lucide-arrow-down', 'reversible', {
    keyless: 'The heads of the columns do it',
    keywords: 'order, sort by, newest, largest, alphabetical',
  }),
};
