import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { beginningOf } from '../../../contract/texts.ts';
import { FIELD_NAMES } from './mapping.ts';
import type { RowEdit } from './rowEdit.ts';
import { cellsOfEdit } from './typedCells.ts';
import { ACTION_NAMES } from './words.ts';

/** So much of a text is told; the rest of it stands in its cell. */
const TOLD_MAX = 80;
const toldOf = (text: string): string => (text.length > TOLD_MAX ? `${beginningOf(text, TOLD_MAX)}…` : text);

/** What the cells of a row are by now that an edit would overwrite, for a person who has seen them otherwise; '' where that is nothing. */
export function overtakenText(row: PreviewRow, edit: RowEdit): string {
  const cells = cellsOfEdit({ line: row.line, edit }, null).flatMap(({ column, text }) => {
    const now = column === 'action' ? (row.chosen ?? '') : (row.values[column] ?? '');
    const was = edit.was?.[column];
    return now === text || was?.includes(now) ? [] : [{ column, now, was }];
  });
  // Of a text that was too long to be compared nobody knows whether it is the one that was seen.
  const compared = cells.filter(({ was }) => was !== undefined);
  return (compared.length > 0 ? compared : cells)
    .map(({ column, now }) => {
      if (column === 'action')
        return row.chosen
          ? `“${ACTION_NAMES[row.chosen]}” is chosen for it by now.`
          : 'Nothing is chosen for it any more.';
      return now === ''
        ? `${FIELD_NAMES[column]} is empty by now.`
        : `${FIELD_NAMES[column]} is “${toldOf(now)}” by now.`;
    })
    .join(' ');
}
