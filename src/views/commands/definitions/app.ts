import { application, goTo } from '../define.ts';
import { NEW_LOCATION } from '../otherNames.ts';

/** On every page, from its first moment. */
export const appCommands = {
  search: goTo('search', 'Search items', 'i-lucide-search', 'harmless', {
    key: 'mod+k',
    also: 'g s',
    keywords: 'find, look for, find items, query',
  }),
  locations: goTo('locations', 'Search locations', 'i-lucide-map-pin', 'harmless', {
    key: '/',
    keywords: 'find locations, look for a location, where is, browse',
  }),
  addItem: goTo('add-item', 'Add Item', 'i-lucide-plus', 'harmless', {
    key: 'a',
    also: 'g a',
    keywords: 'new, create, insert, new item, create item, new part, add part, first item',
  }),
  addLocation: goTo('add-location', 'Add Location', 'i-lucide-plus', 'harmless', {
    key: 'l',
    also: 'g l',
    keywords: NEW_LOCATION,
  }),
  palette: application('palette', 'Commands', 'i-lucide-command', 'harmless', { key: 'mod+shift+k' }),
  keys: application('keys', 'Keys', 'i-lucide-keyboard', 'harmless', {
    key: '?',
    keywords: 'shortcuts, hotkeys, help, settings, keyboard, key bindings, remap keys of this page',
  }),
};
