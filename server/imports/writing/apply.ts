import type { ImportCounts, PreviewRow } from '../../../contract/imports/imports.ts';
import type { DuplicateRule } from '../../../contract/imports/mapping.ts';
import { lastHappened } from '../../store/imports/happened.ts';
import { type ImportRow, NO_COUNTS, importOf, requireImport } from '../../store/imports/rows.ts';
import type { Db, Store } from '../../store/store.ts';
import { addedAt } from '../checking/addedNotes.ts';
import { type Looked, lookSince } from '../checking/overtaken.ts';
import type { Place } from '../checking/places.ts';
import { readFound } from '../keptFound.ts';
import { CheckAgain, rowsGone } from '../refusal.ts';
import type { RowsFile } from '../rowsFile.ts';
import { createPlaceMaker } from './placeMaker.ts';
import { writeInPortions } from './portions.ts';
import { type WritableRow, writeRow } from './writeRow.ts';

/** Lines that are looked at at a time, whatever becomes of them, and characters of their rows. */
const LOOKED_AT = 200;
const CHARACTERS = 500_000;

interface How {
  store: Store;
  file: RowsFile;
  /** Milliseconds since 1970. */
  now: () => number;
  signal: AbortSignal;
  /** Throws where the rows may take no more room. */
  requireRoom?: () => Promise<void>;
}

/** A line of the file, with its row where something is to be done. */
interface Line {
  line: number;
  writable: WritableRow | undefined;
}

/**
 * Goes on with an import that is `importing` until all its rows are done. Each portion is done only where the import
 * stands as it was left: whoever else works on it makes this one stop, without an error. Throws {@link CheckAgain} where somebody has
 * changed what rows mean that are not written yet, and
 * where the file has none of the rows any more.
 */
export async function applyImport(id: string, { store, file, now, signal, requireRoom }: How): Promise<void> {
  const places = createPlaceMaker(file);
  const categories = new Set<string>();
  let lines: Line[] = [];
  /** Where it stands if the last portion was kept. */
  let expected = -1;
  const row = await requireImport(store.read, id);
  if ((row.total ?? 0) > row.done && file.all('select 1 from checked limit 1').length === 0) throw rowsGone();
  const duplicates = importOf(row).mapping?.duplicates ?? 'skip';
  const watch = await createWatch(row, duplicates, store, file);
  await writeInPortions(store, { signal, before: requireRoom }, async (trx, isOver) => {
    const before = await standOf(trx, id);
    if (before?.state !== 'importing') return false;
    const goesOn = before.position === expected;
    // Until this portion is through: where it is undone in its midst, the lines that it has taken are read again.
    expected = -1;
    places.begin(!goesOn);
    categories.clear();
    await watch.look(trx, before.position, goesOn);
    if (!goesOn || lines.length === 0) lines = linesAfter(file, before.position, duplicates);
    const counts = countsOf(before);
    let { position, done } = before;
    for (let next = lines.shift(); next; next = lines.shift()) {
      if (next.writable) {
        const author = { user: before.actor, now: now() };
        const written = await writeRow(trx, next.writable, { importId: id, author, places, categories });
        counts[written.action] = (counts[written.action] ?? 0) + 1;
        counts.locations += written.locations;
        counts.categories += written.categories;
      } else {
        counts.skip += 1;
      }
      position = next.line;
      done += 1;
      if (isOver()) break;
    }
    const isDone = position === before.position;
    await trx
      .updateTable('imports')
      .set({
        position,
        done,
        counts: JSON.stringify(counts),
        updated_at: now(),
        ...(isDone && { state: 'imported' as const }),
      })
      .where('id', '=', id)
      .execute();
    expected = position;
    await watch.wrote(trx);
    return !isDone;
  });
}

/**
 * Looks after what others do with items while rows are written: what is in the way of an import was told before it began, and may come
 * until the turn of its last row.
 */
async function createWatch(row: ImportRow, duplicates: DuplicateRule, store: Store, file: RowsFile) {
  const { happened } = readFound(row.found);
  const look = async (db: Db, position: number, after: number): Promise<Looked> => {
    const onPortion = (): void => file.breathe(true);
    const looked = await lookSince(db, file, { importId: row.id, duplicates, position, after, onPortion });
    // Whoever goes on after a kill is to find it, too.
    if (looked.overtaken !== undefined) file.takeBack();
    return looked;
  };
  // What was begun by an older Stowage is gone on with as it was begun.
  const from = happened ? happened.id : (await lastHappened(store.read)).id;
  // Outside of a transaction: it may be much. What is in the way the first portion is told: where another server writes these very rows,
  // neither they nor the position are as one moment has them.
  let { after: kept } = await look(store.read, row.position, from);
  let last = kept;
  return {
    /** Looks at the beginning of a portion; `goesOn` as the last one was kept. */
    async look(trx: Db, position: number, goesOn: boolean): Promise<void> {
      if (goesOn) kept = last;
      const looked = await look(trx, position, kept);
      if (looked.overtaken !== undefined) throw new CheckAgain(looked.overtaken);
      kept = looked.after;
    },
    /** What this portion has written is no matter of others. */
    async wrote(trx: Db): Promise<void> {
      last = (await lastHappened(trx)).id;
    },
  };
}

type Stand = Pick<ImportRow, 'state' | 'actor' | 'position' | 'done' | 'counts'>;

const standOf = (db: Db, id: string): Promise<Stand | undefined> =>
  db
    .selectFrom('imports')
    .select(['state', 'actor', 'position', 'done', 'counts'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Those behind a position: at least one where there is one, and no more than is quickly read. */
function linesAfter(file: RowsFile, position: number, duplicates: DuplicateRule): Line[] {
  const lines: Line[] = [];
  let characters = 0;
  const found = file.all(
    `select line, action, length(row) as length from checked where line > ? order by line limit ?`,
    position,
    LOOKED_AT,
  );
  for (const { line, action, length } of found) {
    characters += Number(length);
    if (lines.length > 0 && characters > CHARACTERS) break;
    const isWritten = action !== 'skip' && action !== 'problem';
    lines.push({
      line: Number(line),
      writable: isWritten ? writableAt(file, Number(line), duplicates) : undefined,
    });
  }
  return lines;
}

function writableAt(file: RowsFile, line: number, duplicates: DuplicateRule): WritableRow | undefined {
  const [row] = file.all(
    `select row, place, target_line, (select action from edits where edits.line = checked.line) as chosen
     from checked where line = ?`,
    line,
  );
  if (!row || row['place'] === null) return undefined;
  return {
    // Only the check writes them.
    row: JSON.parse(String(row['row'])) as PreviewRow,
    place: JSON.parse(String(row['place'])) as Place,
    targetLine: row['target_line'] === null ? null : Number(row['target_line']),
    added: addedAt(file, line),
    isNewAnyway: (row['chosen'] ?? duplicates) === 'create',
  };
}

function countsOf({ position, counts }: Stand): ImportCounts {
  // Until the first row those of the preview are there.
  if (position === 0 || counts === null) return { ...NO_COUNTS };
  // Only the lines above and the check write them.
  return { ...NO_COUNTS, ...(JSON.parse(counts) as ImportCounts) };
}
