import {
  type ChangeRow,
  beforeOf,
  forgetChange,
  forgetKept,
  handBack,
  keepChange,
  lastChanges,
  takeBackLast,
} from '../../store/imports/changes.ts';
import { hasLinks } from '../../store/images/links.ts';
import { findItem } from '../../store/items/rows.ts';
import { type Author, deleteItem, updateItem } from '../../store/items/write.ts';
import { deleteLocation } from '../../store/locations/write.ts';
import { findLocation } from '../../store/locations/rows.ts';
import { categoryNow, removeLookup } from '../../store/lookups.ts';
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

/** Goes on with an import that is `undoing` until nothing of it is left but what somebody has changed or used since. */
export async function undoImport(id: string, { store, now, signal }: How): Promise<void> {
  await writeInPortions(store, { signal }, async (trx, isOver) => {
    const before = await standOf(trx, id);
    if (before?.state !== 'undoing') return false;
    const changes = await lastChanges(trx, id, PORTION);
    let kept = before.kept ?? 0;
    let done = before.done;
    for (const change of changes) {
      const author = { user: before.actor, now: now() };
      const end = await takeBack(trx, change, author);
      if (end !== 'in use' || !(await takeBackLast(trx, change))) {
        if (end === 'gone') await forgetChange(trx, change.seq);
        else {
          kept += 1;
          await keepChange(trx, change);
        }
        done += 1;
      }
      if (isOver()) break;
    }
    const isDone = changes.length === 0;
    const isSetBack = isDone && before.then_state === 'read';
    if (isSetBack) await forgetKept(trx, id);
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
  `${counted(kept, 'record')} that somebody has changed or used meanwhile ${kept === 1 ? 'keeps' : 'keep'} what this import gave ${kept === 1 ? 'it' : 'them'}: look at ${kept === 1 ? 'it' : 'them'} before you import again.`;

const standOf = (db: Db, id: string) =>
  db
    .selectFrom('imports')
    .select(['state', 'then_state', 'actor', 'done', 'kept', 'problem'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * What became of a record: it is as before the import; somebody has `changed` or photographed it since, and it stays as it
 * is; or it is `in use`, by what the import has left as well as by what it has put there and not taken back yet.
 */
type End = 'gone' | 'changed' | 'in use';

async function takeBack(db: Db, change: ChangeRow, author: Author): Promise<End> {
  const { kind, record_id: id, version, before } = change;
  if (kind === 'item') return takeBackItem(db, change, author);
  if (kind === 'location') {
    const location = await findLocation(db, id);
    if (!location) return 'gone';
    // Photos are no change of the record that they are linked to.
    if (location.version !== version || (await hasLinks(db, kind, id))) return 'changed';
    return unlessInUse(() => deleteLocation(db, id, () => true, author.now));
  }
  // An import of an older Stowage has not noted the name.
  const was = before === null ? undefined : beforeOf(before).name;
  return unlessInUse(() => removeLookup(db, kind, Number(id), was));
}

async function takeBackItem(
  db: Db,
  { record_id: id, version, before }: ChangeRow,
  author: Author,
): Promise<End> {
  const item = await findItem(db, id);
  if (!item) return 'gone';
  if (item.version !== version) return 'changed';
  if (before === null) {
    if (await hasLinks(db, 'item', id)) return 'changed';
    await deleteItem(db, id, () => true, author);
    return 'gone';
  }
  const { version: was, category_id, ...fields } = beforeOf(before);
  if (fields.category !== undefined) {
    fields.category = await categoryNow(db, { name: fields.category, id: category_id });
  }
  try {
    const { version: now } = await updateItem(db, id, fields, () => true, author);
    if (was !== undefined) await handBack(db, id, { from: was, to: now });
    return 'gone';
  } catch (error) {
    // Its former place is gone.
    if (error instanceof Problem && error.code === 'invalid') return 'changed';
    throw error;
  }
}

/** What somebody uses or has renamed by now stays for them; what is gone is gone. */
async function unlessInUse(remove: () => Promise<void>): Promise<End> {
  try {
    await remove();
    return 'gone';
  } catch (error) {
    if (error instanceof Problem && error.code === 'in-use') return 'in use';
    // Somebody has renamed it.
    if (error instanceof Problem && error.code === 'conflict') return 'changed';
    if (error instanceof Problem && error.code === 'not-found') return 'gone';
    throw error;
  }
}
