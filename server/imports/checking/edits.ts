import { setImmediate } from 'node:timers/promises';
import type { EditedRow, ImportCell, PreviewRow, RowEdit } from '../../../contract/imports/imports.ts';
import { IMPORT_EDITS_MAX } from '../../../contract/imports/limits.ts';
import { Problem } from '../../problems.ts';
import type { SqliteValue } from '../../store/sqlite/api.ts';
import type { Db } from '../../store/store.ts';
import type { RowsFile } from '../rowsFile.ts';
import { type CountChange, countChanged } from './counts.ts';
import type { Values } from './fields.ts';
import { markSame } from './markSame.ts';
import { replacingRows, withReplaced } from './replaced.ts';
import { raiseRevision, revisionIn } from './revision.ts';
import { type KeptEdit, type RowCheck } from './rowCheck.ts';

/** Rows that are looked at again because another one was edited. */
const FOLLOWING_MAX = 200;
/** Of them in one turn of the event loop. */
const PORTION = 8;

const KEYS = 'select place_key, part_key, number_key from checked where line = ?';

/** How a person has edited the row in this line. */
export function editAt(file: RowsFile, line: number): KeptEdit | undefined {
  const [row] = file.all('select cells, action from edits where line = ?', line);
  if (!row) return undefined;
  // Only `editRow` writes them.
  const action = row['action'] as RowEdit['action'];
  return { values: JSON.parse(String(row['cells'])) as Values, action };
}

/** Throws 409 where the rows are those of another sheet, in which the same line is another row. */
export function requireSheet(file: RowsFile, sheet: string | null): void {
  if (file.sheetRead() !== sheet)
    throw new Problem('conflict', 'Another sheet of this file is chosen by now.');
}

/**
 * Enters an edit, and checks the row and those anew that mean the same item, in several turns of the event loop: whoever asks commits
 * it. Throws 404 when there is no such row, 409 for too many edits, 412 where it would overwrite what was not seen.
 */
export async function editRow(
  file: RowsFile,
  rows: RowCheck,
  line: number,
  edit: RowEdit,
  db: Db,
): Promise<EditedRow> {
  const found = file.rowAt(line);
  const [known] = file.all(KEYS, line);
  const did = effectOf(file, line);
  if (edit.sheet !== undefined) requireSheet(file, edit.sheet);
  if (!found || !known) throw new Problem('not-found', 'Row not found');
  const editBefore = editAt(file, line);
  const [unseen, ...more] = unseenCells(rowAt(file, line), editBefore, edit);
  if (unseen !== undefined) throw new Problem('stale', [unseen, ...more].join(' '));
  const values: Values = { ...editBefore?.values };
  for (const [field, text] of Object.entries(edit.values ?? {}) as [keyof Values, string | null][]) {
    if (text === null) delete values[field];
    else values[field] = text;
  }
  const action = edit.action === undefined ? (editBefore?.action ?? null) : edit.action;
  const isEdited = Object.keys(values).length > 0 || action !== null;
  if (!editBefore && isEdited) {
    const [count] = file.all('select count(*) as count from edits');
    if (Number(count?.['count']) >= IMPORT_EDITS_MAX) {
      throw new Problem(
        'conflict',
        `Only ${IMPORT_EDITS_MAX.toLocaleString('en')} rows can be edited here. Mend the file instead.`,
      );
    }
  }
  if (isEdited)
    file.run('insert or replace into edits values (?, ?, ?)', line, JSON.stringify(values), action);
  else file.run('delete from edits where line = ?', line);
  const changed = recheck(file, rows, line);
  const [now] = file.all(KEYS, line);
  let followed = 0;
  /** The rows behind it, as they were. */
  const before = new Map<number, string>();
  for (const key of [known, now]) {
    for (const following of sameAs(file, line, key ?? {})) {
      if (!before.has(following)) before.set(following, rowTextAt(file, following));
      changed.push(...recheck(file, rows, following));
      followed += 1;
      if (followed % PORTION === 0) await setImmediate();
    }
  }
  changed.push(...(await markSame(db, file, new Set([line, ...before.keys()]))));
  // Of a row behind it, however that means the item, is told what it replaces, where this one changes nothing of it.
  const does = effectOf(file, line);
  if (does !== did) {
    const behind = file
      .all(
        'select line from checked where target_id in (?, ?) and line > ? order by line limit ?',
        did,
        does,
        line,
        FOLLOWING_MAX,
      )
      .map((row) => Number(row['line']))
      .filter((following) => !before.has(following));
    for (const following of behind) {
      before.set(following, rowTextAt(file, following));
      changed.push(...recheck(file, rows, following));
    }
    changed.push(...(await markSame(db, file, new Set(behind))));
  }
  countChanged(file, changed);
  before.delete(line);
  const others = [...before].filter(
    ([following, was]) => does !== did || rowTextAt(file, following) !== was,
  ).length;
  // Also where nothing has changed: whoever knows one more than before is to know of all edits.
  raiseRevision(file, 1 + others);
  const revision = revisionIn(file);
  const replacing = replacingRows(
    file,
    file.all('select line, row, place from checked where line = ?', line),
  );
  const row = rowAt(file, line);
  return { ...((await withReplaced(db, replacing)).get(line) ?? row), revision };
}

/**
 * What has become of the cells of a row that an edit would overwrite, or goes by, and that are not as whoever edits them has seen them
 * (`RowEdit.was`): a sentence of each. None of those that are to be just what they are already, as where an answer was lost.
 */
function unseenCells(row: PreviewRow, done: KeptEdit | undefined, edit: RowEdit): string[] {
  const { action: shown, ...cells } = edit.was ?? {};
  const unseen: string[] = [];
  for (const [cell, was] of Object.entries(cells) as [ImportCell, string[]][]) {
    const to = edit.values?.[cell];
    const typed = done?.values[cell];
    // null takes back what was typed, and there is nothing of that where it is taken back already. One that stays as it is only has to be as it was seen.
    if (to !== undefined && typed === (to ?? undefined)) continue;
    const now = row.values[cell] ?? '';
    if (![now, typed].some((text) => text !== undefined && was.includes(text)))
      unseen.push(toldOf(cell, now));
  }
  const chosen = done?.action ?? null;
  // A row that was checked by an older version does not tell it.
  const isTold = chosen === null || row.chosen !== undefined;
  const isOther = edit.action !== undefined && edit.action !== chosen;
  if (isTold && isOther && shown && !shown.includes(chosen ?? ''))
    unseen.push(chosen ? `Somebody has chosen to ${CHOICES[chosen]} meanwhile.` : UNCHOSEN);
  return unseen;
}

const CHOICES = {
  create: 'make a new item of the row',
  update: 'update the item',
  add: 'add to the quantity of the item',
  skip: 'skip the row',
} as const;
const UNCHOSEN = 'Somebody has taken back meanwhile what was chosen for the row.';
const TOLD_MAX = 80;

function toldOf(cell: ImportCell, now: string): string {
  const name = cell.replaceAll('_', ' ');
  if (now === '') return `The ${name} has been emptied meanwhile.`;
  const text = now.length > TOLD_MAX ? `${now.slice(0, TOLD_MAX)}…` : now;
  return `The ${name} has become “${text}” meanwhile.`;
}

/** Which stored item a row changes; '' for none. */
const effectOf = (file: RowsFile, line: number): string =>
  String(
    file.all(
      `select target_id from checked where line = ? and same = 0 and action in ('update', 'add')`,
      line,
    )[0]?.['target_id'] ?? '',
  );

const rowTextAt = (file: RowsFile, line: number): string =>
  String(file.all('select row from checked where line = ?', line)[0]?.['row']);

// Only the check writes them.
const rowAt = (file: RowsFile, line: number): PreviewRow => JSON.parse(rowTextAt(file, line)) as PreviewRow;

/** Checks a row anew that was entered before; what is counted otherwise then. */
export function recheck(file: RowsFile, rows: RowCheck, line: number): CountChange[] {
  const row = file.rowAt(line);
  const old = row && rows.remove(line);
  if (!row || !old) return [];
  const checked = rows.check(row, editAt(file, line));
  return [...old.changes, ...rows.enter(checked, old.at)];
}

/**
 * Later rows that may mean the item of this one, in their order, those of the same number before all others with its name or part; and
 * where an item of its part is stored, earlier ones, for which one is meant hangs on all places that the file tells: this row then comes
 * once more in its turn.
 */
function sameAs(file: RowsFile, line: number, keys: Record<string, SqliteValue>): number[] {
  const { place_key: place, part_key: part, number_key: number = '' } = keys;
  const lines = (where: string, ...values: SqliteValue[]): number[] =>
    file
      .all(`select line from checked where ${where} limit ?`, ...values, FOLLOWING_MAX)
      .map((row) => Number(row['line']));
  const rows: number[] = [];
  for (const [column, key] of [
    ['place_key', place],
    ['part_key', part],
  ] as const) {
    if (typeof key !== 'string') continue;
    rows.push(...lines(`${column} = ? and line > ? order by line`, key, line));
    if (number !== '')
      rows.push(...lines(`${column} = ? and number_key = ? and line > ? order by line`, key, number, line));
  }
  if (
    typeof part === 'string' &&
    file.all('select 1 from present where part_key = ? limit 1', part).length > 0
  ) {
    rows.push(...lines('part_key = ? and line <= ? order by line desc', part, line));
  }
  return [...new Set(rows)].sort((a, b) => a - b);
}
