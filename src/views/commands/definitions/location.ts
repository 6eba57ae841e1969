import { here } from '../define.ts';
import { NEW_LOCATION } from '../otherNames.ts';

export const locationCommands = {
  addItem: here('add-item-here', 'Add Item to the location', 'i-lucide-plus', 'harmless', {
    key: 'a',
    keywords: 'new, create, new item, create item, new part, add part, first item',
  }),
  addLocation: here('add-location-here', 'Add Location inside the location', 'i-lucide-plus', 'harmless', {
    key: 'l',
    keywords: NEW_LOCATION,
  }),
  makeDrawers: here(
    'make-drawers',
    'Make drawers in the location…',
    'i-lucide-grid-2x2',
    'from its message',
    {
      key: 'shift+l',
      keywords:
        'new drawers, grid, cabinet, many locations, several locations, rows and columns, bins, shelves',
    },
  ),
  duplicate: here(
    'duplicate-location',
    'Duplicate the location with everything inside…',
    'i-lucide-copy',
    'from its message',
    {
      key: 'shift+d',
      isOfRecord: true,
      keywords: 'copy, copy the location, clone, branch, same cabinet again',
    },
  ),
  count: here('count-here', 'Count what is here', 'i-lucide-clipboard-check', 'harmless', {
    key: 'shift+n',
    isOfRecord: true,
    keywords:
      'stocktake, stock take, inventory, take stock, audit, check the drawer, count the items, recount',
  }),
  share: here('share', 'Share the location', 'i-lucide-link', 'harmless', {
    key: 's',
    isOfRecord: true,
    keywords: 'link, url, copy link, copy url, address',
  }),
  edit: here('edit-location', 'Edit Location', 'i-lucide-pencil', 'harmless', {
    key: 'e',
    isOfRecord: true,
    keywords: 'rename, change, correct, modify',
  }),
  editDescription: here('edit-description', 'Edit description', 'i-lucide-text', 'harmless', {
    keyless: 'Edit Location has the field, too',
    keywords: 'description, notes, note',
  }),
  remove: here('delete-location', 'Delete Location', 'i-lucide-trash-2', 'asks first', {
    key: 'd',
    isOfRecord: true,
    keywords: 'remove, rm, del, trash',
  }),
  up: here('up', 'Go to parent', 'i-lucide-arrow-up', 'harmless', {
    key: 'Backspace',
    keywords: 'parent, up, go up, location around it',
  }),
  countInside: here('count-inside', 'Show the number including inside', 'i-lucide-layers', 'reversible', {
    keyless: 'Its button is beside the count',
    keywords: 'how many items, total, number of items, sub-locations, only here',
  }),
  overview: here('overview', 'Show Overview', 'i-lucide-grid-2x2', 'harmless', { key: '1' }),
  images: here('images', 'Show Images & Analysis', 'i-lucide-image', 'harmless', { key: '2' }),
};
