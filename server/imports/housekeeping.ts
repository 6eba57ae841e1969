import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeImport, findImport, importsIn, isBusy } from '../store/imports/rows.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long the files of an import are kept that is done, or that nobody goes on with; in milliseconds. */
const KEPT_FOR = 7 * DAY;
/** What another process has not touched for so long it has left. */
const LEFT_AFTER = 30_000;

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
    // The command line may be at it, or a server that is about to end.
    if (isStart ? row.user !== '' : row.updated_at < now() - LEFT_AFTER) begin(row.id);
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
    if (row?.has_files !== 1 && !arriving.has(id))
      await rm(join(folder, id), { recursive: true, force: true });
  }
}
