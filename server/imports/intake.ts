import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Import } from '../../contract/imports/imports.ts';
import type { Disk } from '../backup/reserve.ts';
import { Problem } from '../problems.ts';
import { newId } from '../store/ids.ts';
import { storageFailure } from '../store/failures.ts';
import { findImport, importOf, insertImport } from '../store/imports/rows.ts';
import type { Db, Store } from '../store/store.ts';
import { uploadIn } from './jobs.ts';
import { NO_ROOM, answeringRoom, requireRoom } from './room.ts';

/** Imports with files that one person may have before them. */
const OPEN_EACH = 20;

/** A file that is to be imported. */
export interface Intake<R extends { filename: string }, T> {
  user: string;
  /** How long it will be, where that is known. */
  bytes?: number;
  receive(path: string): Promise<R>;
  /** Asked before it is entered: an answer that is known already. */
  known?(received: R): Promise<T | undefined>;
  /** `enterRow` writes the row, in a transaction. */
  enter(received: R, enterRow: (db: Db) => Promise<Import>): Promise<T>;
}

interface Parts {
  store: Store;
  /** Where the files of imports lie. */
  own: string;
  now: () => number;
  disk: Disk | undefined;
  /** Has the id for as long as its file is on its way. */
  arriving: Set<string>;
  begin: (id: string) => void;
}

/** Takes a file in and begins to read it. 429 for somebody who has too many, 507 where the disk has no room for it. */
export async function takeIn<R extends { filename: string }, T>(
  { user, bytes = 0, receive, known, enter }: Intake<R, T>,
  { store, own, now, disk, arriving, begin }: Parts,
): Promise<T> {
  await requireFew(store, user);
  const id = newId(now());
  const folder = join(own, id);
  arriving.add(id);
  let isKept = false;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await answeringRoom(requireRoom(folder, bytes, disk), NO_ROOM);
    const received = await receive(uploadIn(folder));
    const answered = await known?.(received);
    if (answered !== undefined) return answered;
    try {
      return await enter(received, async (db) =>
        importOf(await insertImport(db, { id, name: received.filename, user, now: now() })),
      );
    } catch (error) {
      // Its commit may still be on its way: whether there is a row for this file only a later look can tell.
      isKept = storageFailure(error) === 'unknown';
      throw error;
    } finally {
      const isEntered = await findImport(store.read, id).then(
        (row) => row !== undefined,
        () => undefined,
      );
      isKept ||= isEntered !== false;
      if (isEntered) begin(id);
    }
  } finally {
    if (!isKept) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    arriving.delete(id);
  }
}

async function requireFew({ read }: Store, user: string): Promise<void> {
  const open = await read
    .selectFrom('imports')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user', '=', user)
    .where('state', 'in', ['reading', 'read', 'checking', 'checked'])
    .executeTakeFirst();
  if ((open?.count ?? 0) >= OPEN_EACH) {
    throw new Problem(
      'too-many',
      `You have ${OPEN_EACH} imports that are not done. Do or remove some first.`,
    );
  }
}
