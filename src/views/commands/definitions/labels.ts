import { here } from '../define.ts';

/** Where labels are printed. */
export const labelCommands = {
  print: here('print-now', 'Print these labels', 'i-lucide-printer', 'harmless', {
    key: 'mod+enter',
    also: 'mod+p',
    keywords: 'print, ctrl p, paper, printer',
  }),
  other: here('other-labels', 'Choose other labels', 'i-lucide-tag', 'harmless', {
    keyless: 'Its button is beside what is printed',
    keywords: 'range, ahead of time, other labels, new labels',
  }),
  own: here('own-label-size', 'Own size of labels…', 'i-lucide-ruler', 'harmless', {
    keyless: 'Its button is below the sizes',
    keywords: 'own size, custom size, paper, sheet, width, height, columns, rows, margins',
  }),
  removeOwn: here('remove-label-size', 'Remove this size', 'i-lucide-trash-2', 'asks first', {
    keyless: 'Its button is below the sizes',
    keywords: 'delete size, remove own size, forget size',
  }),
};
