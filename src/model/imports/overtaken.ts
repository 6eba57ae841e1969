import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { FIELD_NAMES } from './mapping.ts';
import type { RowEdit } from './rowEdit.ts';
import { cellsOfEdit } from './typedCells.ts';
import { ACTION_NAMES } from './words.ts';

/** What the cells of a row are by now that an edit would overwrite, for a person who has seen them otherwise; '' where that is nothing. */
export function overtakenText(row: PreviewRow, edit: RowEdit): string {
  return cellsOfEdit({ line: row.line, edit }, null)
    .flatMap(({ column, text }) => {
      const now = column === 'action' ? (row.chosen ?? '') : (row.values[column] ?? '');
      if (now === text || edit.was?.[column]?.includes(now)) return [];
      if (column === 'action')
        return row.chosen
          ? [`“${ACTION_NAMES[row.chosen]}” is chosen for it by now.`]
          : ['Nothing is chosen for it any more.'];
      return [
        now === '' ? `${FIELD_NAMES[column]} is empty by now.` : `${FIELD_NAMES[column]} is “${now}” by now.`,
      ];
    })
    .join(' ');
}
