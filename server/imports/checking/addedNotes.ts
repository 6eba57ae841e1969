import type { RowProblem } from '../../../contract/imports/imports.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { lengthOf } from '../../../contract/texts.ts';
import { CheckAgain } from '../refusal.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { Twin } from './duplicates.ts';
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

/** How long the notes of an item may be after a row: those that it has or was given, then the last line that each name was added with. */
export interface GrownNotes {
  item: string;
  own: number;
  lines: readonly (readonly [name: string, length: number])[];
}

/** What the notes of its item come to after the row in this line updates it; undefined where the row leaves them as they are. */
export function grownNotes(
  file: RowsFile,
  { twin, line, notes = '' }: { twin: Twin; line: number; notes: string | undefined },
  added: readonly NotesLine[],
): GrownNotes | undefined {
  const item = 'id' in twin ? `=${twin.id}` : `#${twin.line}`;
  if (added.length === 0) return notes === '' ? undefined : { item, own: lengthOf(notes), lines: [] };
  const { own, lines } = grownBefore(file, item, line) ?? { own: lengthBefore(file, twin), lines: [] };
  const last = new Map(lines);
  for (const one of added) last.set(one[0], lengthOf(notesLine(one)) + 1);
  return { item, own, lines: [...last] };
}

/** Keeps it for the rows behind this line that mean the same item. */
export function keepGrown(file: RowsFile, line: number, grown: GrownNotes | undefined): void {
  if (!grown) file.run('delete from grown where line = ?', line);
  else file.run('insert or replace into grown values (?, ?, ?)', line, grown.item, JSON.stringify(grown));
}

function grownBefore(file: RowsFile, item: string, line: number): GrownNotes | undefined {
  const [row] = file.all(
    'select notes from grown where item = ? and line < ? order by line desc limit 1',
    item,
    line,
  );
  // Only `keepGrown` writes them.
  return row && (JSON.parse(String(row['notes'])) as GrownNotes);
}

/** Of the notes that an item has before any row changes it. */
function lengthBefore(file: RowsFile, twin: Twin): number {
  if ('id' in twin) {
    const [row] = file.all('select length from long_notes where id = ?', twin.id);
    return Number(row?.['length'] ?? SHORT_NOTES);
  }
  const [row] = file.all(
    `select length(row ->> '$.values.notes') as length from checked where line = ?`,
    twin.line,
  );
  return Number(row?.['length'] ?? 0);
}

/** Notes may become too long by what is added, by one row or by several. */
export function notesProblems(grown: GrownNotes | undefined, added: readonly NotesLine[]): RowProblem[] {
  if (!grown || added.length === 0) return [];
  const all = grown.lines.reduce((sum, [, length]) => sum + length, grown.own);
  if (all <= TEXT_MAX) return [];
  const others = grown.lines.length > added.length ? ', and what rows above add to them,' : '';
  return [
    {
      field: 'notes',
      reason: `With the notes that the item has${others} these are ${TOO_MUCH}. Enter all that its notes shall be.`,
      suggestion: null,
    },
  ];
}

const TOO_MUCH = `more than ${TEXT_MAX.toLocaleString('en')} characters`;

/** Notes with what a row adds. Throws {@link CheckAgain} where they have become too long since the row was checked: the check tells of it. */
export function notesWith(
  { name, notes }: { name: string; notes: string },
  { line, added }: { line: number; added: readonly NotesLine[] },
): string {
  const all = withLines(notes, added);
  if (lengthOf(all) <= TEXT_MAX) return all;
  throw new CheckAgain(
    `Line ${line}: "${name}" has other notes than when this was checked. With what is added they would be ${TOO_MUCH}.`,
  );
}
