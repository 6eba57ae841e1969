import type { RowProblem } from '../../../contract/imports/imports.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { lengthOf } from '../../../contract/texts.ts';
import type { RowsFile } from '../rowsFile.ts';
import { GOES_ON, type NotesLine, notesLine } from './fields.ts';

/** Notes up to this length are not copied to be compared: they are taken for as long. */
export const SHORT_NOTES = 1000;

/** Keeps what the row in this line adds to the notes of its item, and forgets what it added before. */
export function keepAdded(file: RowsFile, line: number, added: readonly NotesLine[]): void {
  if (added.length > 0) file.run('insert or replace into added values (?, ?)', line, JSON.stringify(added));
  else file.run('delete from added where line = ?', line);
}

/** What the row in this line adds to the notes of its item. */
export function addedAt(file: RowsFile, line: number): NotesLine[] {
  const [row] = file.all('select notes from added where line = ?', line);
  // Only `keepAdded` writes them.
  return row ? (JSON.parse(String(row['notes'])) as NotesLine[]) : [];
}

/** Notes with these lines: each in the place of the one that begins with the same name, with what goes on of it, else at the end. */
export function withLines(notes: string, added: readonly NotesLine[]): string {
  const lines = notes === '' ? [] : notes.split('\n');
  for (const line of added) {
    const same = lines.findIndex((one) => one.startsWith(`${line[0]}: `));
    let end = same + 1;
    while (lines[end]?.startsWith(GOES_ON)) end++;
    const told = notesLine(line).split('\n');
    if (same < 0) lines.push(...told);
    else lines.splice(same, end - same, ...told);
  }
  return lines.join('\n');
}

/** Notes may become too long by what is added. */
export function notesProblems(file: RowsFile, id: string, added: readonly NotesLine[]): RowProblem[] {
  if (added.length === 0) return [];
  const [row] = file.all('select length from long_notes where id = ?', id);
  const more = added.reduce((sum, line) => sum + lengthOf(notesLine(line)) + 1, 0);
  if (Number(row?.['length'] ?? SHORT_NOTES) + more <= TEXT_MAX) return [];
  const most = TEXT_MAX.toLocaleString('en');
  return [
    {
      field: 'notes',
      reason: `With the notes that the item has these are more than ${most} characters. Enter all that its notes shall be.`,
      suggestion: null,
    },
  ];
}
