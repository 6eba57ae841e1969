import { rm, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { ImportSummary } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import type { Disk } from '../backup/reserve.ts';
import { createHeavyCalls } from '../reading/turns.ts';
import { passesByItself } from '../store/failures.ts';
import { countChanges } from '../store/imports/changes.ts';
import { type ImportRow, changeImport, findImport, isBusy } from '../store/imports/rows.ts';
import type { Db, Store } from '../store/store.ts';
import { aloneIn, NotLetGo, type Patience } from './aloneIn.ts';
import { SURELY_LEFT_AFTER } from './housekeeping.ts';
import { keepEdits } from './keptEdits.ts';
import { comparedNow, readFound } from './keptFound.ts';
import { isMappedAnew, keepChecked, keepRead } from './keptJobs.ts';
import { type Job, rowsIn, uploadIn } from './jobs.ts';
import type { OnProgress } from './reading/readFile.ts';
import { CheckAgain, ImportRefused, wordsOf } from './refusal.ts';
import { NO_ROOM_NOW, NoRoom, isForRoom, requireRoom, requireRoomToWrite, writeWithRoom } from './room.ts';
import { openRowsFile } from './rowsFile.ts';
import { type RunJob, isSmallJob } from './runJob.ts';
import { isOver, isSameWork, needsFiles } from './states.ts';
import { createTries, type NextTry, type Pause, untilDone } from './tries.ts';
import { hasUpload, requireRows } from './uploadedFile.ts';
import { applyImport } from './writing/apply.ts';
import { undoImport } from './writing/undo.ts';

interface Parts {
  store: Store;
  run: RunJob;
  folderOf: (id: string) => string;
  /** Whether another server has its files. */
  isElsewhere: (id: string) => Promise<boolean>;
  now: () => number;
  log: Logger | undefined;
  /** What is told of the disks that it writes on. */
  disk?: Disk | undefined;
  pause?: Pause | undefined;
  /** How long another server is waited for. */
  patience?: Patience;
}

/** What is being done with imports, by their states. */
export interface Work {
  /**
   * Does what the state of an import asks for, be it asked or found `left`; where something is under way with it already, after that.
   * What needs files that another server has is left to that one, unless it is given up: then it fails.
   */
  begin(id: string, left?: { isGivenUp: boolean }): void;
  /** Ends what is under way with an import, and waits for that. */
  end(id: string): Promise<void>;
  progressOf(id: string): ImportSummary['progress'];
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
  /** Ends everything: it goes on at the next start. */
  close(): Promise<void>;
}

/** How often others are told that a file is still being read or checked, in milliseconds; see housekeeping.ts. */
const TOLD_EVERY = 10_000;

/** How often it is asked whether that is still wanted, in milliseconds. */
const LOOKED_AT_EVERY = 1000;
/** Why something was ended that is not wanted any more. */
const OVERTAKEN = new DOMException('Something else is wanted by now.', 'AbortError');

interface Going {
  controller: AbortController;
  over: Promise<void>;
  progress: ImportSummary['progress'];
  /** Its state was changed meanwhile, perhaps behind the last look at it. */
  isAskedAgain: boolean;
  /** Nobody has asked for it: it was found left in the middle. */
  left: { isGivenUp: boolean } | undefined;
}

export function createWork({ patience, pause, ...parts }: Parts): Work {
  const { store, run, folderOf, isElsewhere, now, log, disk } = parts;
  const going = new Map<string, Going>();
  const inTurnOfPeople = () => createHeavyCalls({ atOnce: 1, each: Infinity }).inTurn;
  // A process each would take the memory of the machine; two writers would only wait for each other. What needs no process waits for
  // none. People take turns.
  const [readInTurn, quickInTurn, writeInTurn] = [inTurnOfPeople(), inTurnOfPeople(), inTurnOfPeople()];
  let isClosed = false;

  async function doNext(row: ImportRow, own: Going): Promise<void> {
    const { signal } = own.controller;
    if (row.state === 'reading' || row.state === 'checking') {
      const telling = setInterval(() => void tellOthers(row), TOLD_EVERY).unref();
      const stopLooking = endWhenOvertaken(row, own.controller);
      try {
        const job = jobFor(row);
        const person = { owner: row.user, signal };
        const isSmall = await quickInTurn(person, () => isSmallJob(job));
        const reading = async (): Promise<void> => {
          // Whoever had the folder until now may have done it, or it is to be done by another mapping.
          if (!isSameWork(row, await findImport(store.read, row.id))) return;
          await requireRoom(job.folder, (await stat(uploadIn(job.folder))).size, disk);
          const compared = await comparedNow(store.read, row.id);
          const onProgress: OnProgress = (rows, total) => (own.progress = { done: rows, total });
          const done = await run(job, onProgress, signal, isSmall);
          const how = { store, now, signal };
          await (row.state === 'reading' ? keepRead(row, done, how) : keepChecked(row, done, compared, how));
        };
        const inTurn = isSmall ? quickInTurn : readInTurn;
        // Nobody else's turn waits for another server.
        await aloneIn(job.folder, signal, () => inTurn(person, reading), patience);
      } finally {
        clearInterval(telling);
        stopLooking();
      }
      return;
    }
    await writeInTurn({ owner: row.actor, signal }, async () => {
      if (row.state === 'undoing') return undoImport(row.id, { store, now, signal });
      await requireRows(folderOf(row.id));
      const file = await openRowsFile(rowsIn(folderOf(row.id)));
      try {
        const hasRoom = () => requireRoomToWrite(store, disk);
        await applyImport(row.id, { store, file, now, signal, requireRoom: hasRoom });
      } finally {
        file.close();
      }
    });
  }

  /** It is not left: another server would begin it, too. */
  async function tellOthers({ id, state }: ImportRow): Promise<void> {
    await store
      .write((trx) => changeImport(trx, id, [state], { updated_at: now() }), { isSmall: true })
      .catch((err: unknown) => log?.warn({ err, import: id }, 'an import could not be told to go on'));
  }

  /** Another server may have it checked by another mapping, or have given it up: that one waits for the end of this. */
  function endWhenOvertaken(row: ImportRow, controller: AbortController): () => void {
    let isDone = false;
    const look = async (): Promise<void> => {
      const found = await findImport(store.read, row.id);
      // What somebody else has done meanwhile is done again to its end: half of it would be no preview.
      const isWanted = found && !isOver(found) && (found.state !== row.state || isSameWork(row, found));
      if (!isDone && !isWanted) controller.abort(OVERTAKEN);
    };
    const looking = setInterval(
      () =>
        void look().catch((err: unknown) =>
          log?.debug({ err, import: row.id }, 'an import was not looked at'),
        ),
      LOOKED_AT_EVERY,
    ).unref();
    return () => {
      isDone = true;
      clearInterval(looking);
    };
  }

  /** Whoever starts next need not wait until it is sure that nobody is at it. */
  const leave = (id: string): Promise<unknown> =>
    store
      .write(
        (trx) =>
          changeImport(trx, id, ['reading', 'checking'], { updated_at: now() - SURELY_LEFT_AFTER - 1 }),
        { isSmall: true },
      )
      .catch((err: unknown) => log?.warn({ err, import: id }, 'an import could not be left'));

  function jobFor({ id, state, found, mapping }: ImportRow): Job {
    const folder = folderOf(id);
    if (state === 'reading') return { kind: 'read', folder };
    const { header_row, sheet, others: _, happened: __, ...last } = readFound(found);
    // Only the lines below and the sending of a mapping write it.
    const wanted = JSON.parse(String(mapping)) as ImportMapping;
    return {
      kind: 'check',
      folder,
      database: store.toRead(),
      mapping: wanted,
      found: last,
      lastHeader: header_row,
      lastSheet: sheet,
    };
  }

  /**
   * What failed is told with the import; what was half done is taken back. Whatever keeps a check from its end, and what lacks room or
   * whose items are no longer as when it was checked, can be checked again, with its edits.
   */
  async function failed(row: ImportRow, error: unknown, nextTry: NextTry): Promise<void> {
    if (!(error instanceof ImportRefused)) log?.error({ err: error, import: row.id }, 'an import has failed');
    const lacksRoom = isForRoom(error);
    const isStillThere = row.state === 'checking' && (await hasUpload(folderOf(row.id)));
    const canGoOn = isStillThere || (lacksRoom && row.state !== 'reading') || error instanceof CheckAgain;
    const next = canGoOn ? 'read' : 'failed';
    const problem = next === 'read' && error instanceof NoRoom ? NO_ROOM_NOW : wordsOf(error);
    const makeRoom = (): Promise<void> => keepEdits(rowsIn(folderOf(row.id)));
    // Whoever goes on with what is written must not find rows without what is to be written: that it is taken back is noted first.
    const isWriting = row.state === 'importing';
    if (lacksRoom && !isWriting) await makeRoom();
    const note = async (trx: Db): Promise<unknown> => {
      if (!isWriting) {
        if (await isMappedAnew(trx, row)) return undefined;
        return changeImport(trx, row.id, [row.state], { state: next, problem, updated_at: now() });
      }
      const total = await countChanges(trx, row.id);
      return changeImport(trx, row.id, ['importing'], {
        state: 'undoing',
        then_state: next,
        problem,
        ...(next === 'read' && { counts: null }),
        done: 0,
        total,
        updated_at: now(),
      });
    };
    const noting = () => writeWithRoom(() => store.write(note), makeRoom);
    await untilDone(noting, (passing) => isForRoom(passing) || passesByItself(passing), nextTry);
    if (lacksRoom && isWriting) await makeRoom();
  }

  /** Nothing of what is over is read again: an undo walks the notes in the database. */
  async function dropFiles({ id, state, has_files }: ImportRow): Promise<void> {
    if (has_files === 0) return;
    await rm(folderOf(id), { recursive: true, force: true });
    await store.write((trx) => changeImport(trx, id, [state], { has_files: 0 }), { isSmall: true });
  }

  async function go(id: string, own: Going): Promise<void> {
    const { signal } = own.controller;
    const nextTry = createTries(signal, pause);
    // One state leads to the next: a failed import is undone.
    for (let last: string | undefined; ;) {
      let row: ImportRow | undefined;
      try {
        row = await findImport(store.read, id);
        if (!row || signal.aborted || row.state === last) return;
        if (!isBusy(row)) return isOver(row) ? await dropFiles(row) : undefined;
        if (needsFiles(row) && !own.left?.isGivenUp && (await isElsewhere(id))) return;
        last = row.state;
        await doNext(row, own);
      } catch (err) {
        if (signal.aborted) return;
        // What is not read yet nobody could ask for again, and whoever stood still for a while goes on with it.
        const isOthers = err instanceof NotLetGo && (row?.state === 'reading' || own.left !== undefined);
        // What an import on a full disk has written is taken back as soon as there is room.
        if (isOthers || passesByItself(err) || (row?.state === 'undoing' && isForRoom(err))) {
          log?.warn({ err, import: id }, 'an import has to wait until its database or its files are free');
          if (isOthers || !(await nextTry())) return;
          last = undefined;
        } else if (row?.state === 'undoing') {
          // Nothing is lost: it is tried again at the next look.
          log?.error({ err, import: id }, 'an import could not be taken back yet');
          return;
        } else if (!row || isOver(row)) throw err;
        else await failed(row, err, nextTry);
      }
    }
  }

  const work: Work = {
    begin(id, left) {
      if (isClosed) return;
      const already = going.get(id);
      if (already) {
        already.isAskedAgain = true;
        return;
      }
      const own: Going = {
        controller: new AbortController(),
        over: Promise.resolve(),
        progress: null,
        isAskedAgain: false,
        left,
      };
      going.set(id, own);
      own.over = go(id, own)
        .catch((err: unknown) => log?.error({ err, import: id }, 'an import was left as it is'))
        .finally(() => {
          going.delete(id);
          // Who ended it begins what comes next.
          const { aborted, reason } = own.controller.signal;
          if (own.isAskedAgain && (!aborted || reason === OVERTAKEN)) work.begin(id);
        });
    },
    async end(id) {
      const own = going.get(id);
      own?.controller.abort();
      await own?.over;
    },
    progressOf: (id) => going.get(id)?.progress ?? null,
    async idle() {
      while (going.size > 0) await Promise.all([...going.values()].map(({ over }) => over));
    },
    async close() {
      isClosed = true;
      const ended = [...going.keys()];
      await Promise.all(ended.map((id) => work.end(id)));
      await Promise.all(ended.map(leave));
    },
  };
  return work;
}
