import { here } from '../define.ts';

/** In the storage areas of Home. */
export const areaCommands = {
  back: here('back', 'Back one level', 'i-lucide-arrow-left', 'harmless', { key: 'Backspace' }),
  mainAreas: here('main-areas', 'Back to Main Areas', 'i-lucide-warehouse', 'harmless', {
    keyless: 'Back leads there too',
  }),
  details: here('details', 'Go to Details', 'i-lucide-map-pin', 'harmless', { key: 'o' }),
};
