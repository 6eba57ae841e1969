import { here } from '../define.ts';

export const locationCommands = {
  addItem: here('add-item-here', 'Add Item to the location', 'i-lucide-plus', 'harmless', {
    key: 'a',
    keywords: 'first',
  }),
  addLocation: here('add-location-here', 'Add Location in the location', 'i-lucide-plus', 'harmless', {
    key: 'l',
    keywords: 'first',
  }),
  share: here('share', 'Share the location', 'i-lucide-link', 'harmless', {
    key: 's',
    isOfRecord: true,
    keywords: 'copy url link',
  }),
  edit: here('edit-location', 'Edit Location', 'i-lucide-pencil', 'harmless', { key: 'e', isOfRecord: true }),
  editDescription: here('edit-description', 'Edit description', 'i-lucide-text', 'harmless', {
    keyless: 'The form that edits the location has it too',
  }),
  remove: here('delete-location', 'Delete Location', 'i-lucide-trash-2', 'asks first', {
    key: 'd',
    isOfRecord: true,
    keywords: 'remove',
  }),
  up: here('up', 'Up to what is around it', 'i-lucide-arrow-up', 'harmless', { key: 'Backspace' }),
  overview: here('overview', 'Show Overview', 'i-lucide-grid-2x2', 'harmless', { key: '1' }),
  images: here('images', 'Show Images & Analysis', 'i-lucide-image', 'harmless', { key: '2' }),
};
