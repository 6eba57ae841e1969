import type { Logger } from 'pino';
import type { EditedRow, Import, ImportCounts, RowEdit } from '../../contract/imports/imports.ts';
import { Problem } from '../problems.ts';
import { type ImportRow, changeImport, importOf, requireImport } from '../store/imports/rows.ts';
import type { Store } from '../store/store.ts';
import { optionsOf } from './checking/checkFile.ts';
import { countsIn } from './checking/counts.ts';
import { editRow } from './checking/edits.ts';
import { madeNames } from './checking/madeNames.ts';
import { revisionIn } from './checking/revision.ts';
import { createRowCheck } from './checking/rowCheck.ts';
import type { OpenedRows } from './openedRows.ts';
import type { RowsFile } from './rowsFile.ts';
import { STATE_WORDS } from './states.ts';

/** Edits of one import that are not done yet. */
const EDITS_EACH = 20;

/** For how long the database is not asked to keep counts once it could not, in milliseconds: edits would wait for it one after another. */
const COUNTS_REST = 2000;

/** What the checked rows of an import come to, and which preview they are. */
export interface Stand {
  counts: ImportCounts;
  revision: number;
}

export const standIn = (file: RowsFile): Stand => ({ counts: countsIn(file), revision: revisionIn(file) });

/** Imports that have a preview. */
export interface CheckedImports {
  /** How the file of its rows has it, where that is here: the database may not have been told of the last edit. */
  asInFile(id: string, told: Import): Promise<Import>;
  /** See `Imports`. */
  preview<T>(id: string, read: (file: RowsFile) => T): Promise<T>;
  /** `requireAllowed` throws where whoever edits may not any more, once it is their turn. */
  edit(id: string, line: number, edit: RowEdit, requireAllowed?: () => Promise<void>): Promise<EditedRow>;
}

interface Parts {
  store: Store;
  rows: OpenedRows;
  now: () => number;
  log: Logger | undefined;
  /** Milliseconds that only ever grow. */
  passed: () => number;
}

export function createCheckedImports({ store, rows, now, passed, log }: Parts): CheckedImports {
  /** When the database may be asked again to keep counts. */
  let isAskedFrom = -Infinity;
  async function requireChecked(id: string): Promise<ImportRow> {
    const row = await requireImport(store.read, id);
    if (row.state === 'checked') return row;
    throw new Problem('conflict', `There is no preview: ${STATE_WORDS[row.state]}.`);
  }

  /** They are counted in the file, too: an edit that is done there is done. */
  async function keepCounts(id: string, counts: ImportCounts): Promise<void> {
    // They are kept by a later edit, and by the begin, which takes them from the file. Another check may be asked for all the same.
    if (passed() < isAskedFrom) return void (await requireChecked(id));
    let isChecked = true;
    try {
      const edited = { counts: JSON.stringify(counts), updated_at: now() };
      const kept = await store.write((trx) => changeImport(trx, id, ['checked'], edited), { isSmall: true });
      isChecked = kept !== undefined;
    } catch (error) {
      isAskedFrom = passed() + COUNTS_REST;
      log?.warn({ err: error, import: id }, 'the counts of an import could not be kept yet');
    }
    // Another check was asked for meanwhile, or the commit of its begin has come late, whose answer was lost.
    if (!isChecked) await requireChecked(id);
  }

  return {
    async asInFile(id, told) {
      try {
        return { ...told, ...(await rows.with(id, (file) => ({ ...standIn(file), made: madeNames(file) }))) };
      } catch (error) {
        log?.debug({ err: error, import: id }, 'the rows of an import could not be asked');
        return told;
      }
    },
    async preview(id, read) {
      await requireChecked(id);
      return rows.with(id, read);
    },
    async edit(id, line, edit, requireAllowed) {
      const editing = async () => {
        await requireChecked(id);
        const entering = async (file: RowsFile) => {
          // Whoever begins it, here or elsewhere, has the file meanwhile: what is checked now is so until the edit is kept.
          const { found, mapping } = importOf(await requireChecked(id));
          if (!found || !mapping) throw new Problem('conflict', 'There is no preview.');
          await requireAllowed?.();
          const check = createRowCheck(file, optionsOf({ mapping, found }));
          const edited = await editRow(file, check, line, edit, store.read);
          await keepCounts(id, countsIn(file));
          return edited;
        };
        return rows.alone(id, entering, () => requireChecked(id));
      };
      return rows.inTurn(id, editing, EDITS_EACH);
    },
  };
}
