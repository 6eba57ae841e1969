import type { ImportCell, PreviewRow } from '../../../contract/imports/imports.ts';
import { type PreviewColumn, problemAt, problemsOf } from '../../model/imports/previewRows.ts';
import type { RowPlace } from './useRowPlaces.ts';

/** What `u` would put into the cell, or into the row's first one that has a suggestion. */
export function suggestionOf(
  row: PreviewRow,
  column: PreviewColumn,
  [place]: readonly RowPlace[],
): { field: ImportCell; value: string } | undefined {
  for (const problem of [problemAt(row, column), ...problemsOf(row)]) {
    if (!problem || problem.field === '') continue;
    const value = problem.suggestion ?? (problem.field === 'location' ? place?.text : undefined);
    if (value !== undefined) return { field: problem.field, value };
  }
  return undefined;
}

/** Whether one of the rows with problems, of which there are so many, has a suggestion, as far as they are known. */
export function mayHaveSuggestions(known: Iterable<PreviewRow>, problems: number): boolean {
  const wrong = [...known].filter((row) => problemsOf(row).length > 0);
  return (
    wrong.length < problems ||
    wrong.some((row) => problemsOf(row).some(({ suggestion }) => suggestion !== null))
  );
}
