import { type ChangeRow, beforeOf, forgetChange, lastChanges } from '../../store/imports/changes.ts';
import { hasLinks } from '../../store/images/links.ts';
import { findItem } from '../../store/items/rows.ts';
import { type Author, deleteItem, updateItem } from '../../store/items/write.ts';
import { deleteLocation } from '../../store/locations/write.ts';
import { findLocation } from '../../store/locations/rows.ts';
import { removeLookup } from '../../store/lookups.ts';
import { Problem } from '../../problems.ts';
import type { Db, Store } from '../../store/store.ts';
import { counted } from '../../wording.ts';
import { writeInPortions } from './portions.ts';

const PORTION = 100;

interface How {
  store: Store;
  now: () => number;
  signal: AbortSignal;
}

/** Goes on with an import that is `undoing` until nothing of it is left but what somebody has changed since. */
export async function undoImport(id: string, { store, now, signal }: How): Promise<void> {
  await writeInPortions(store, { signal }, async (trx, isOver) => {
    const before = await standOf(trx, id);
    if (before?.state !== 'undoing') return false;
    const changes = await lastChanges(trx, id, PORTION);
    let kept = before.kept ?? 0;
    let done = before.done;
    for (const change of changes) {
      const author = { user: before.actor, now: now() };
      if (!(await takeBack(trx, change, author))) kept += 1;
      await forgetChange(trx, change.seq);
      done += 1;
      if (isOver()) break;
    }
    const isDone = changes.length === 0;
    const isSetBack = isDone && before.then_state === 'read';
    await trx
      .updateTable('imports')
      .set({
        // Begun once more it is another undo that counts.
        kept: isSetBack ? null : kept,
        done,
        updated_at: now(),
        ...(isDone && { state: before.then_state }),
        ...(isSetBack && kept > 0 && { problem: `${before.problem ?? ''} ${keptText(kept)}`.trim() }),
      })
      .where('id', '=', id)
      .execute();
    return !isDone;
  });
}

/** What a second try would do twice, as adding to a quantity, is to be looked at before it. */
const keptText = (kept: number): string =>
  `${counted(kept, 'record')} that somebody has changed meanwhile ${kept === 1 ? 'keeps' : 'keep'} what this import gave ${kept === 1 ? 'it' : 'them'}: look at ${kept === 1 ? 'it' : 'them'} before you import again.`;

const standOf = (db: Db, id: string) =>
  db
    .selectFrom('imports')
    .select(['state', 'then_state', 'actor', 'done', 'kept', 'problem'])
    .where('id', '=', id)
    .executeTakeFirst();

/** False for a record that somebody has changed or photographed since: it stays as it is. */
async function takeBack(db: Db, change: ChangeRow, author: Author): Promise<boolean> {
  const { kind, record_id: id, version } = change;
  if (kind === 'item') return takeBackItem(db, change, author);
  if (kind === 'location') {
    const location = await findLocation(db, id);
    if (!location) return true;
    // Photos are no change of the record that they are linked to.
    if (location.version !== version || (await hasLinks(db, kind, id))) return false;
    await unlessInUse(() => deleteLocation(db, id, () => true, author.now));
    return true;
  }
  await unlessInUse(() => removeLookup(db, kind, Number(id)));
  return true;
}

async function takeBackItem(
  db: Db,
  { record_id: id, version, before }: ChangeRow,
  author: Author,
): Promise<boolean> {
  const item = await findItem(db, id);
  if (!item) return true;
  if (item.version !== version) return false;
  if (before === null) {
    if (await hasLinks(db, 'item', id)) return false;
    await deleteItem(db, id, () => true, author);
    return true;
  }
  try {
    await updateItem(db, id, beforeOf(before), () => true, author);
    return true;
  } catch (error) {
    // Its former place is gone.
    if (error instanceof Problem && error.code === 'invalid') return false;
    throw error;
  }
}

/** What somebody uses by now stays for them; what is gone is gone. */
async function unlessInUse(remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof Problem) || !['in-use', 'not-found'].includes(error.code)) throw error;
  }
}
