import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { create } from 'superstruct';
import {
  type Import,
  type ImportCounts,
  type ImportState,
  type ImportSummary,
  decodeImport,
} from '../../../contract/imports/imports.ts';
import { ImportMapping } from '../../../contract/imports/mapping.ts';
import { notFound } from '../../problems.ts';
import type { Db } from '../store.ts';
import type { ImportsTable } from '../tables.ts';

export type ImportRow = Selectable<ImportsTable>;
type Changes = Partial<Omit<ImportRow, 'id' | 'name' | 'user' | 'created_at'>>;

/** Imports that are listed; whoever made more of them looks at the last ones. */
const LISTED = 50;

export const NO_COUNTS: ImportCounts = {
  create: 0,
  update: 0,
  add: 0,
  skip: 0,
  problem: 0,
  locations: 0,
  categories: 0,
};

/** Enters an import whose file has arrived. In a transaction. */
export async function insertImport(
  db: Db,
  { id, name, user, now }: { id: string; name: string; user: string; now: number },
): Promise<ImportRow> {
  return db
    .insertInto('imports')
    .values({
      id,
      name,
      user,
      actor: user,
      state: 'reading',
      then_state: 'failed',
      problem: null,
      found: null,
      columns_key: null,
      mapping: null,
      counts: null,
      kept: null,
      position: 0,
      done: 0,
      total: null,
      has_files: 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The import with this id, or undefined. */
export const findImport = (db: Db, id: string): Promise<ImportRow | undefined> =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

/** The import with this id; 404 when there is none. */
export async function requireImport(db: Db, id: string): Promise<ImportRow> {
  const row = await findImport(db, id);
  if (!row) throw notFound('Import');
  return row;
}

/** The newest imports. */
export const listImports = (db: Db): Promise<ImportRow[]> =>
  db
    .selectFrom('imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();

/** Those in one of these states. */
export const importsIn = (db: Db, states: readonly ImportState[]): Promise<ImportRow[]> =>
  db.selectFrom('imports').selectAll().where('state', 'in', states).orderBy('created_at').execute();

/** Changes an import that is in one of these states; undefined where it is not, and nothing is changed then. */
export async function changeImport(
  db: Db,
  id: string,
  from: readonly ImportState[],
  changes: Changes,
): Promise<ImportRow | undefined> {
  return db
    .updateTable('imports')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** What was chosen last for columns of the same names by an import that was done. */
export async function pastMapping(db: Db, columnsKey: string): Promise<ImportMapping | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('mapping')
    .where('columns_key', '=', columnsKey)
    .where('state', 'in', ['imported', 'importing', 'undone', 'undoing'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const mapping = row?.mapping ?? null;
  return mapping === null ? undefined : create(JSON.parse(mapping), ImportMapping);
}

/** Those of which an undo may have left something, which may be undone later. */
export const TAKEN_BACK = ['undone', 'cancelled', 'failed'] as const satisfies readonly ImportState[];

/** Whether nothing of an import is to stay, but for what an undo has left. */
export const isTakenBack = (state: ImportState): state is (typeof TAKEN_BACK)[number] =>
  TAKEN_BACK.some((one) => one === state);

/**
 * What the other imports have written, as a text that is another one once any of them has written more or was taken back: rows that
 * were compared before may mean items that are made now. No matter of clocks, which may be set back.
 */
export async function writtenByOthers(db: Db, id: string): Promise<string> {
  const others = await db
    .selectFrom('imports')
    .select(['id', 'state', 'position', 'updated_at'])
    .where('id', '<>', id)
    // What an undo has left may be undone later, too. Nothing was written of what was given up before its first row.
    .where((row) =>
      row.or([
        row('state', 'in', ['importing', 'imported', 'undoing', 'undone']),
        row.and([row('state', 'in', TAKEN_BACK), row('position', '>', 0)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return createHash('sha256').update(JSON.stringify(others)).digest('base64url');
}

/** Another import that is being written, before one that is being taken back; undefined for none. */
export const writingBeside = (db: Db, id: string): Promise<ImportRow | undefined> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('id', '<>', id)
    .where('state', 'in', ['importing', 'undoing'])
    .orderBy('state')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** States in which something is being done. */
const BUSY: ReadonlySet<ImportState> = new Set(['reading', 'checking', 'importing', 'undoing']);
export const isBusy = ({ state }: Pick<ImportRow, 'state'>): boolean => BUSY.has(state);

/** The row as it is answered; `progress` is of what only this process knows. */
export function importOf(row: ImportRow, progress: ImportSummary['progress'] = null): Import {
  const isWriting = row.state === 'importing' || row.state === 'undoing';
  return decodeImport({
    id: row.id,
    name: row.name,
    state: row.state,
    created_at: new Date(row.created_at).toISOString(),
    user: row.user,
    problem: row.problem,
    progress: isWriting ? { done: row.done, total: row.total } : BUSY.has(row.state) ? progress : null,
    counts: row.counts === null ? null : JSON.parse(row.counts),
    kept: row.kept,
    found: row.found === null ? null : JSON.parse(row.found),
    mapping: row.mapping === null ? null : JSON.parse(row.mapping),
  });
}

/** The same without what it found. */
export function summaryOf(row: ImportRow, progress: ImportSummary['progress'] = null): ImportSummary {
  const {
    found: _found,
    mapping: _mapping,
    ...summary
  } = importOf({ ...row, found: null, mapping: null }, progress);
  return summary;
}
