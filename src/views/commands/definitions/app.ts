import { application, goTo } from '../define.ts';

/** On every page, from its first moment. */
export const appCommands = {
  search: goTo('search', 'Search items', 'i-lucide-search', 'harmless', { key: 'mod+k', also: 'g s' }),
  locations: goTo('locations', 'Search locations', 'i-lucide-map-pin', 'harmless', { key: '/' }),
  addItem: goTo('add-item', 'Add Item', 'i-lucide-plus', 'harmless', {
    key: 'a',
    also: 'g a',
    keywords: 'new create first',
  }),
  addLocation: goTo('add-location', 'Add Location', 'i-lucide-plus', 'harmless', {
    key: 'l',
    also: 'g l',
    keywords: 'new create first',
  }),
  palette: application('palette', 'Commands', 'i-lucide-command', 'harmless', { key: 'mod+shift+k' }),
  keys: application('keys', 'Keys', 'i-lucide-keyboard', 'harmless', {
    key: '?',
    keywords: 'shortcuts help of this page remap settings',
  }),
};
