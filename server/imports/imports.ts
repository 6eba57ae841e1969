import { access, rm, stat } from 'node:fs/promises';
import { uploadsIn } from '../dataFolder.ts';
import type { Logger } from 'pino';
import type { Import, ImportSummary } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import type { Disk } from '../backup/reserve.ts';
import { createPlaces } from '../images/places.ts';
import { Problem } from '../problems.ts';
import { countChanges, takeUpKept } from '../store/imports/changes.ts';
import {
  type ImportRow,
  type TAKEN_BACK,
  changeImport,
  findImport,
  importOf,
  isTakenBack,
  listImports,
  requireImport,
  summaryOf,
} from '../store/imports/rows.ts';
import type { Db, Store } from '../store/store.ts';
import { type RequireAsChecked, comparedAgain } from './asChecked.ts';
import { type CheckedImports, type Stand, createCheckedImports, standIn } from './checkedImports.ts';
import { type Told, lookAfter } from './housekeeping.ts';
import { type Intake, takeIn } from './intake.ts';
import { importIn, uploadIn } from './jobs.ts';
import { keptRecords } from './keptRecords.ts';
import { createOpenedRows } from './openedRows.ts';
import { answeringRoom, requireRoom, requireRoomToWrite, writeWithRoom } from './room.ts';
import type { RowsFile } from './rowsFile.ts';
import { type RunJob, runJob } from './runJob.ts';
import { STATE_WORDS, forgetFiles, requireColumns, requireReady, requireSeen } from './states.ts';
import { createWork } from './work.ts';

/** How often it is looked after what is to be removed, or was left by another process; in milliseconds. */
const OFTEN = 30_000;
/** Uploads of one person at the same time. */
const UPLOADS_EACH = 4;

/** Whether the preview of this revision is the one that was seen before it is imported. */
type IsSeen = (revision: number) => boolean;

/** The imports of a data folder: rows in the database, files beside it. */
export interface Imports {
  /** Takes a file that `receive` puts at the path it is given, and hands its row to `enter`, which has to write it. */
  add<R extends { filename: string }, T>(intake: Intake<R, T>): Promise<T>;
  list(): Promise<ImportSummary[]>;
  /** 404 when there is none, like all that follows. */
  find(id: string): Promise<Import>;
  /** Has it checked by this mapping. 409 once it is imported, 422 for a column that is not there, 507 where the disk has no room. */
  map(id: string, mapping: ImportMapping, write?: Store['write']): Promise<Import>;
  /** Its rows, read by `read`. 409 unless there is a preview. */
  preview: CheckedImports['preview'];
  /** Edits a row of the preview. 409 as {@link preview}, 429 for too many at once. */
  edit: CheckedImports['edit'];
  /**
   * Has `write` begin it in a transaction, once all edits are done; whoever is told of it calls {@link begin}. 409 unless everything is
   * checked and in order, 412 where `isSeen` says no to the preview that there is by then, 429 while another import is in the way, 507 as
   * {@link map}.
   */
  apply<T>(
    id: string,
    user: string,
    write: (begins: (db: Db) => Promise<Import>) => Promise<T>,
    isSeen?: IsSeen,
  ): Promise<T>;
  /** In a transaction; then as {@link apply}. 409 unless it is imported, or was undone and has left something. */
  undo(db: Db, id: string, user: string): Promise<Import>;
  begin(id: string): void;
  /** Ends what is under way, takes back what is half done, and removes its files. */
  remove(id: string, user: string, write?: Store['write']): Promise<void>;
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  store: Store;
  dataFolder: string;
  now?: () => number;
  run?: RunJob;
  log?: Logger;
  /** Where its files lie; beside the database unless they are only for now. */
  folder?: string;
  /** False where each server of the database may have a folder of its own, and with it the files of its imports. */
  isOnlyFolder?: boolean;
  /** Whether they are looked after again and again, as by a server that runs for months. */
  isServing?: boolean;
  /** What is told of the disks that it writes on. */
  disk?: Disk;
  /** Milliseconds that only ever grow. */
  passed?: () => number;
  pause?: Parameters<typeof createWork>[0]['pause'];
}

/** Opens the imports of a data folder, goes on with what was under way, and clears what nobody needs. */
export async function openImports({
  store,
  dataFolder,
  now = Date.now,
  run = runJob,
  log,
  folder,
  isOnlyFolder = true,
  isServing = false,
  disk,
  passed = () => performance.now(),
  pause,
}: Parts): Promise<Imports> {
  const own = folder ?? uploadsIn(dataFolder);
  const folderOf = (id: string): string => importIn(own, id);
  const isHere = (id: string): Promise<boolean> =>
    access(folderOf(id)).then(
      () => true,
      () => false,
    );
  const isElsewhere = async (id: string): Promise<boolean> => !isOnlyFolder && !(await isHere(id));
  const work = createWork({ store, run, folderOf, isElsewhere, now, log, disk, pause });
  const rows = createOpenedRows(folderOf);
  const uploads = createPlaces(UPLOADS_EACH, 'files');
  const shown = (row: ImportRow): Import => importOf(row, work.progressOf(row.id));
  const checkedImports = createCheckedImports({ store, rows, now, passed, log });
  const arriving = new Set<string>();
  const told: Told = new Map();
  let looking: NodeJS.Timeout | undefined;

  const removeFiles = (id: string): Promise<void> => rm(folderOf(id), { recursive: true, force: true });

  const look = (isStart: boolean): Promise<void> =>
    lookAfter({
      store,
      folder: own,
      now,
      passed,
      isStart,
      arriving,
      isElsewhere,
      told,
      begin: (id, isGivenUp) => work.begin(id, { isGivenUp }),
    }).catch((err: unknown) => log?.warn({ err }, 'imports could not be looked after'));

  /** Begins an import whose rows stand so; undefined where they were not checked. */
  async function applying(
    db: Db,
    id: string,
    user: string,
    stand: (Stand & { requireAsChecked: RequireAsChecked }) | undefined,
    isSeen: IsSeen,
  ): Promise<Import> {
    const row = await requireImport(db, id);
    requireSeen(row, stand?.revision, isSeen);
    if (row.state !== 'checked' || row.counts === null || !stand) {
      throw new Problem('conflict', `It cannot be imported: ${STATE_WORDS[row.state]}.`);
    }
    const { counts } = stand;
    await requireReady(db, row, counts);
    await stand.requireAsChecked(db);
    await answeringRoom(requireRoomToWrite(store, disk));
    const { create, update, add, skip, same = 0 } = counts;
    const total = create + update + add + skip + same;
    return begun(
      await changeImport(db, id, ['checked'], {
        state: 'importing',
        then_state: 'undone',
        actor: user,
        position: 0,
        done: 0,
        counts: JSON.stringify(counts),
        total,
        updated_at: now(),
      }),
    );
  }

  const imports: Imports = {
    add: (intake) =>
      uploads(intake.user, () => takeIn(intake, { store, own, now, disk, arriving, begin: work.begin })),
    list: async () => (await listImports(store.read)).map((row) => summaryOf(row, work.progressOf(row.id))),
    async find(id) {
      const row = await requireImport(store.read, id);
      if (isTakenBack(row.state) && row.kept !== null && row.kept > 0)
        return { ...shown(row), left: await keptRecords(store.read, id) };
      return row.state === 'checked' ? checkedImports.asInFile(id, shown(row)) : shown(row);
    },
    async map(id, mapping, write = store.write) {
      const row = await requireImport(store.read, id);
      requireColumns(row, mapping);
      // Where the files are elsewhere, so is the disk.
      const upload = await stat(uploadIn(folderOf(id))).catch(() => undefined);
      if (upload) await answeringRoom(requireRoom(folderOf(id), upload.size, disk));
      if (row.state === 'checking') await work.end(id);
      const changed = await write((trx) =>
        changeImport(trx, id, ['read', 'checking', 'checked'], {
          state: 'checking',
          mapping: JSON.stringify(mapping),
          problem: null,
          counts: null,
          updated_at: now(),
        }),
      );
      if (!changed) throw new Problem('conflict', `It cannot be checked: ${STATE_WORDS[row.state]}.`);
      // The check takes along what somebody has just edited.
      await rows.inTurn(id, async () => undefined);
      work.begin(id);
      return shown(changed);
    },
    preview: checkedImports.preview,
    edit: checkedImports.edit,
    apply: (id, user, write, isSeen = () => true) =>
      rows.inTurn(id, async () => {
        const find = () => requireImport(store.read, id);
        const { state } = await find();
        const begin = (stand?: Parameters<typeof applying>[3]) =>
          write((db) => applying(db, id, user, stand, isSeen));
        const asInFile = async (file: RowsFile) =>
          begin({
            ...standIn(file),
            requireAsChecked: await comparedAgain(store.read, file, await find()),
          });
        // What an edit has changed in the file may not have been told here: the server was killed, or could not write. No edit is
        // done between the counting and the begin, in another server neither.
        return state === 'checked' ? rows.alone(id, asInFile, find) : begin();
      }),
    async undo(db, id, user) {
      const row = await requireImport(db, id);
      const { state } = row;
      // What stayed may be as it was by now: a later import was taken back, or what was in it is elsewhere.
      if (state !== 'imported' && (!isTakenBack(state) || (await takeUpKept(db, id)) === 0)) {
        throw new Problem('conflict', `It cannot be taken back: ${STATE_WORDS[state]}.`);
      }
      return begun(
        await changeImport(
          db,
          id,
          [state],
          await undoing(db, id, user, isTakenBack(state) ? state : 'undone'),
        ),
      );
    },
    begin: (id) => work.begin(id),
    async remove(id, user, write = store.write) {
      const row = await requireImport(store.read, id);
      await work.end(id);
      const note = async (trx: Db): Promise<boolean> => {
        const halfDone = await changeImport(
          trx,
          id,
          ['importing'],
          await undoing(trx, id, user, 'cancelled'),
        );
        if (halfDone) return true;
        const open = ['reading', 'read', 'checking', 'checked'] as const;
        const cancelled = { state: 'cancelled', problem: null, counts: null, updated_at: now() } as const;
        await changeImport(trx, id, open, cancelled);
        const found = await findImport(trx, id);
        if (found?.state !== 'undoing') return false;
        // Without its files it cannot be checked again.
        if (found.then_state === 'read')
          await changeImport(trx, id, ['undoing'], { then_state: 'cancelled', problem: null });
        return true;
      };
      // On a full disk its own files may be what takes the room.
      const isWriting = await writeWithRoom(
        () => write(note),
        () => removeFiles(id),
      );
      if (isWriting) work.begin(id);
      await removeFiles(id).catch((err: unknown) =>
        log?.warn({ err }, 'files of an import could not be removed'),
      );
      await store.write((trx) => forgetFiles(trx, row));
    },
    idle: () => work.idle(),
    async close() {
      clearInterval(looking);
      await work.close();
    },
  };

  const undoing = async (db: Db, id: string, user: string, then: (typeof TAKEN_BACK)[number]) => ({
    state: 'undoing' as const,
    then_state: then,
    actor: user,
    kept: 0,
    done: 0,
    total: await countChanges(db, id),
    updated_at: now(),
  });
  const begun = (row: ImportRow | undefined): Import => {
    if (!row) throw new Problem('conflict', 'Somebody else was faster.');
    return shown(row);
  };

  store.beforeClosing(() => imports.close());
  if (!store.condition.isReadOnly && folder === undefined) {
    await look(true);
    if (isServing) looking = setInterval(() => void look(false), OFTEN).unref();
  }
  return imports;
}
