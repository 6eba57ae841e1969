import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { changeImport, findImport, importsIn, isBusy } from '../store/imports/rows.ts';
import type { Store } from '../store/store.ts';
import { uploadIn } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long the files of an import are kept that is done, or that nobody goes on with; in milliseconds. */
const KEPT_FOR = 7 * DAY;
/** What another process has not touched for so long it has left; work.ts tells three times as often. */
export const LEFT_AFTER = 30_000;
/** A file whose upload has not gone on for so long no other server is receiving; in milliseconds. */
const BROKEN_OFF_AFTER = 60 * 60_000;

interface Parts {
  store: Store;
  /** Where the files of imports lie. */
  folder: string;
  now: () => number;
  isStart: boolean;
  /** Imports whose files are on their way, without a row. */
  arriving: ReadonlySet<string>;
  begin: (id: string) => void;
}

/** Begins again what was left in the middle, removes files that nobody needs, and those that belong to no import. */
export async function lookAfter({ store, folder, now, isStart, arriving, begin }: Parts): Promise<void> {
  for (const row of await importsIn(store.read, ['reading', 'checking', 'importing', 'undoing'])) {
    // Two that write go on from one position, and one of them stops; two that read would spoil each other's file.
    const isShared = row.state === 'importing' || row.state === 'undoing';
    const isLeft = row.updated_at < now() - LEFT_AFTER;
    // The command line may be at it, or a server that is about to end.
    if (isLeft || (isStart && isShared && row.user !== '')) begin(row.id);
  }
  const there = new Set(await readdir(folder).catch(() => []));
  const kept = await store.read
    .selectFrom('imports')
    .select(['id', 'state', 'user', 'updated_at'])
    .where('has_files', '=', 1)
    .execute();
  for (const { id, state, user, updated_at } of kept) {
    // A backup has none of them. Those of the command line lie elsewhere.
    const isGone = isStart && user !== '' && !there.has(id);
    if (isBusy({ state }) || (updated_at >= now() - KEPT_FOR && !isGone)) continue;
    await rm(join(folder, id), { recursive: true, force: true });
    const isOpen = state === 'read' || state === 'checked';
    await store.write((trx) =>
      changeImport(trx, id, [state], { has_files: 0, ...(isOpen && { state: 'cancelled' as const }) }),
    );
  }
  for (const id of there) {
    if (arriving.has(id)) continue;
    const row = await findImport(store.read, id);
    if (row?.has_files === 1 || arriving.has(id)) continue;
    if (row || (await isBrokenOff(join(folder, id))))
      await rm(join(folder, id), { recursive: true, force: true });
  }
}

/** Whether nothing has been written there for long. By the clock of the files alone: servers' clocks may differ. */
async function isBrokenOff(folder: string): Promise<boolean> {
  const times = await Promise.all([folder, uploadIn(folder)].map(lastWritten));
  return Math.max(...times) < Date.now() - BROKEN_OFF_AFTER;
}

const lastWritten = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
