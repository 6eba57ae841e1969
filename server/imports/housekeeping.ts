import { readdir, rm, stat } from 'node:fs/promises';
import { type ImportRow, changeImport, findImport, importsIn, isBusy } from '../store/imports/rows.ts';
import { isDayNoted, noteDay, olderThan } from '../store/days/seenDays.ts';
import type { Store } from '../store/store.ts';
import { importIn, rowsIn, uploadIn } from './jobs.ts';
import { needsFiles } from './states.ts';

/** For how many days the files of an import are kept that is done, or that nobody goes on with. */
const KEPT_FOR = 7;
/** What another process has not touched for so long it has left, as seen from here; work.ts tells three times as often. */
const LEFT_AFTER = 30_000;
/** What was touched so long ago whoever starts need not watch first: more than clocks that are not set mostly differ by. */
export const SURELY_LEFT_AFTER = 60 * 60_000;
/**
 * An import whose files another server or the command line has is given up when none has told of it for so long, in milliseconds:
 * whoever has them is gone for good. Longer than one import waits for another one's end.
 */
const GIVEN_UP_AFTER = 6 * 60 * 60_000;
/** A file whose upload has not gone on for so long no other server is receiving; in milliseconds. */
const BROKEN_OFF_AFTER = 60 * 60_000;

const NOBODY_WENT_ON = `Nobody went on with it for ${KEPT_FOR} days: its rows and what was edited in them are removed. Upload the file again.`;
const FILES_GONE = 'The server has its file no more. Upload it again.';

/** When an import was last told of, by its row, and since when of `passed` that is known here: servers' clocks may differ. */
export type Told = Map<string, { updated_at: number; since: number }>;

interface Parts {
  store: Store;
  /** Where the files of imports lie. */
  folder: string;
  now: () => number;
  /** Milliseconds by a clock that nobody sets. */
  passed: () => number;
  isStart: boolean;
  /** Imports whose files are on their way, without a row. */
  arriving: ReadonlySet<string>;
  isElsewhere: (id: string) => Promise<boolean>;
  /** Of those that are under way, from one look to the next. */
  told: Told;
  /** Without its files when it is given up. */
  begin: (id: string, isGivenUp: boolean) => void;
}

/** Begins again what was left in the middle, removes files that nobody needs, and those that belong to no import. */
export async function lookAfter(parts: Parts): Promise<void> {
  const { store, folder, now, isStart, arriving, isElsewhere, told, begin } = parts;
  if (!store.condition.isReadOnly && !(await isDayNoted(store.read, now())))
    await store.write((trx) => noteDay(trx, now()));
  const oldest = await olderThan(store.read, now(), KEPT_FOR);
  const underWay = await importsIn(store.read, ['reading', 'checking', 'importing', 'undoing']);
  const ids = new Set(underWay.map(({ id }) => id));
  for (const id of told.keys()) if (!ids.has(id)) told.delete(id);
  for (const row of underWay) {
    const silence = silenceOf(row, parts);
    if (needsFiles(row) && (await isElsewhere(row.id))) {
      // Whoever starts anew again and again never knows it for long.
      if (silence >= GIVEN_UP_AFTER || row.updated_at < oldest) begin(row.id, true);
      continue;
    }
    // Two that write go on from one position, and one of them stops; two that read would spoil each other's file.
    const isShared = row.state === 'importing' || row.state === 'undoing';
    // The command line reads and checks in a folder of its own: whoever else took it over would find no files.
    const isAlone = row.user === '' && !isShared;
    const isLongAgo = row.updated_at < now() - (isAlone ? GIVEN_UP_AFTER : SURELY_LEFT_AFTER);
    const isLeft = silence >= (isAlone ? GIVEN_UP_AFTER : LEFT_AFTER) || (isStart && isLongAgo);
    // The command line may be at it, or a server that is about to end.
    if (isLeft || (isStart && isShared && row.user !== '')) begin(row.id, false);
  }
  const there = new Set(await readdir(folder).catch(() => []));
  const kept = await store.read
    .selectFrom('imports')
    .select(['id', 'state', 'user', 'updated_at'])
    .where('has_files', '=', 1)
    .execute();
  for (const { id, state, user, updated_at } of kept) {
    // A backup has none of them. Those of the command line lie elsewhere.
    const isGone = isStart && user !== '' && !there.has(id) && !(await isElsewhere(id));
    if (isBusy({ state }) || (updated_at >= oldest && !isGone)) continue;
    const isOpen = state === 'read' || state === 'checked';
    // The database may not have been told of the last edit.
    if (isOpen && !isGone && (await lastEdited(importIn(folder, id))) >= oldest) continue;
    const problem = isGone ? FILES_GONE : NOBODY_WENT_ON;
    const isRemoved = await store.write(async (trx) => {
      // Somebody may have gone on with it since it was listed.
      if ((await findImport(trx, id))?.updated_at !== updated_at) return false;
      const ended = { has_files: 0, ...(isOpen && { state: 'cancelled' as const, problem }) };
      return (await changeImport(trx, id, [state], ended)) !== undefined;
    });
    if (isRemoved) await rm(importIn(folder, id), { recursive: true, force: true });
  }
  for (const id of there) {
    if (arriving.has(id)) continue;
    const row = await findImport(store.read, id);
    if (row?.has_files === 1 || arriving.has(id)) continue;
    if (row || (await isBrokenOff(importIn(folder, id))))
      await rm(importIn(folder, id), { recursive: true, force: true });
  }
}

/** For how long nobody has told of an import since it is known here, in milliseconds. */
function silenceOf({ id, updated_at }: ImportRow, { told, passed }: Pick<Parts, 'told' | 'passed'>): number {
  const last = told.get(id);
  if (last?.updated_at === updated_at) return passed() - last.since;
  told.set(id, { updated_at, since: passed() });
  return 0;
}

/** Whether nothing has been written there for long. By the clock of the files alone: servers' clocks may differ. */
async function isBrokenOff(folder: string): Promise<boolean> {
  const times = await Promise.all([folder, uploadIn(folder)].map(lastWritten));
  return Math.max(...times) < Date.now() - BROKEN_OFF_AFTER;
}

/** When the rows of an import were last written to, by the clock of the files; 0 where there are none. */
const lastEdited = async (folder: string): Promise<number> =>
  Math.max(...(await Promise.all([rowsIn(folder), `${rowsIn(folder)}-wal`].map(lastWritten))));

const lastWritten = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
