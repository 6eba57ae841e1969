/**
 * What the parts of the preview are, said in words too: on a phone the style sheet makes cards of its rows, and a table
 * that is drawn as something else is none to a screen reader any more.
 */
export const ROLES = {
  grid: { role: 'grid' },
  row: { role: 'row' },
  cell: { role: 'gridcell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const;
