import type { ImportCounts } from '../../contract/imports/imports.ts';
import { IMPORT_FIELDS, IMPORT_LOCATION_FIELDS, type ImportMapping } from '../../contract/imports/mapping.ts';
import { columnsOf } from '../../contract/imports/templates.ts';
import { Problem, invalid } from '../problems.ts';
import { type ImportRow, importOf, writingBeside } from '../store/imports/rows.ts';
import type { Db } from '../store/store.ts';
import { wasImportedSince } from './keptFound.ts';
import { CHECK_FIRST } from './refusal.ts';

/** Of what is over for good nothing is left; of the rest what it was, and what an undo needs. */
export async function forgetFiles(db: Db, { id, state }: ImportRow): Promise<void> {
  if (state === 'failed' || state === 'cancelled' || state === 'undone') {
    await db.deleteFrom('imports').where('id', '=', id).where('state', '=', state).execute();
  } else {
    await db.updateTable('imports').set({ has_files: 0 }).where('id', '=', id).execute();
  }
}

/** Whether there is nothing more to do with it but to take it back. */
export const isOver = ({ state }: Pick<ImportRow, 'state'>): boolean =>
  state === 'imported' || state === 'undone' || state === 'failed' || state === 'cancelled';

/** Whether what is under way reads the file, or what was read from it. An undo walks the notes in the database. */
export const needsFiles = ({ state }: Pick<ImportRow, 'state'>): boolean => state !== 'undoing';

/** What an import is like, for a sentence that says why something cannot be. */
export const STATE_WORDS: Readonly<Record<ImportRow['state'], string>> = {
  reading: 'the file is being read',
  read: 'the rows are not checked yet',
  checking: 'the rows are being checked',
  checked: 'it is not imported',
  importing: 'it is being imported',
  imported: 'it is imported already',
  undoing: 'it is being taken back',
  undone: 'it was taken back',
  failed: 'it has failed',
  cancelled: 'it was cancelled',
};

/** As none has it. */
const NO_REVISION = -1;

/**
 * Throws 412 where `isSeen` says that another preview was looked at than there is, or than there was before it went for another check. What
 * is begun already is no matter of that: whoever asks again is told so.
 */
export function requireSeen(
  { state }: ImportRow,
  revision: number | undefined,
  isSeen: (revision: number) => boolean,
): void {
  if (!['read', 'checking', 'checked'].includes(state) || isSeen(revision ?? NO_REVISION)) return;
  throw new Problem(
    'stale',
    'Somebody has changed this preview since you looked at it. Look at it again before you import it.',
  );
}

/** Throws 409 where rows have problems, or were compared with what is no longer so, 429 while it cannot be compared, either. */
export async function requireReady(db: Db, row: ImportRow, { problem }: ImportCounts): Promise<void> {
  if (problem > 0) {
    const what = problem === 1 ? 'A row has a problem' : `${problem.toLocaleString('en')} rows have problems`;
    throw new Problem('conflict', `${what}. Mend or skip ${problem === 1 ? 'it' : 'them'} first.`);
  }
  const beside = await writingBeside(db, row.id);
  // What it has still to write, or to take away, no check can have seen: a row that was left out as there already would be lost.
  if (beside || (await wasImportedSince(db, row))) throw overtaken(beside);
}

/**
 * Why rows have to be checked again before they can be imported; `beside` is another import that is being written or taken back. Until that
 * is done a check would be in vain: whoever asks has to tell it apart.
 */
function overtaken(beside: ImportRow | undefined): Problem {
  if (!beside) {
    return new Problem(
      'conflict',
      `Something else was imported since these rows were checked. ${CHECK_FIRST}`,
    );
  }
  const { name, state, done, total, actor } = beside;
  const doing = state === 'importing' ? 'imported' : 'taken back';
  const far = `${done.toLocaleString('en')} of ${(total ?? 0).toLocaleString('en')}`;
  // Of the command line, which may have been broken off with no server beside it.
  const left =
    actor === '' ? ' If its command was broken off, a running server takes it back by itself.' : '';
  return new Problem(
    'too-many',
    `"${name}" is just being ${doing}, ${far} so far. Wait until that is done, then import these rows: they are checked again first.${left}`,
  );
}

/** Throws 422 for a template that names a column which is not there; of another sheet, header or encoding nobody knows them yet. */
export function requireColumns(row: ImportRow, mapping: ImportMapping): void {
  const { found, mapping: last } = importOf(row);
  if (!found || !last || row.state === 'checking') return;
  if (found.sheets.length > 0 && mapping.sheet !== null && !found.sheets.includes(mapping.sheet)) {
    throw invalid({ sheet: 'There is no such sheet.' });
  }
  if (mapping.sheet !== last.sheet || mapping.header_row !== last.header_row) return;
  if (found.encoding && mapping.encoding && mapping.encoding !== found.encoding) return;
  const names = new Set(found.columns.map(({ name }) => name));
  const fields: Record<string, string> = {};
  for (const field of [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS]) {
    const unknown = columnsOf(mapping[field]).find((name) => !names.has(name));
    if (unknown !== undefined) fields[field] = `There is no column "${unknown}".`;
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Whether what an import is to have done is still what it was. */
export const isSameWork = ({ state, mapping }: ImportRow, now: ImportRow | undefined): boolean =>
  now?.state === state && now.mapping === mapping;
