import { setImmediate } from 'node:timers/promises';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { type Touched, touchedAfter } from '../../store/imports/happened.ts';
import { labelKey } from '../../store/keys.ts';
import { comparedName } from '../comparedName.ts';
import type { Db } from '../../store/store.ts';
import type { RowsFile } from '../rowsFile.ts';
import { presentKeys } from './itemKeys.ts';
import {
  type NumberColumn,
  forgetItemNumbers,
  keepItemNumbers,
  numberColumnsIn,
  numbersIn,
  numbersOfItem,
} from './numbers.ts';
import { placeKey } from './places.ts';
import { storedTwin } from './storedTwin.ts';

/** Things that have happened to items, looked at in one turn of the event loop. */
const PORTION = 50;
/** Rows that may mean a changed item and are looked at. Of more the check tells, in a process of its own. */
const ROWS = 200;

interface What {
  importId: string;
  /** By what the rows were checked. */
  duplicates: ImportMapping['duplicates'];
  /** The last line that is written already. */
  position: number;
  /** Up to which number what has happened to items is looked at already. */
  after: number;
  /** Told after each portion that nothing was in the way of: what it has changed in the file need not be looked at again. */
  onPortion?: () => void;
}

/** How far it was looked, and why rows are not as they were checked any more; undefined where they are. */
export interface Looked {
  after: number;
  overtaken: string | undefined;
}

/**
 * Looks whether what has happened to items makes rows that are not written yet mean another item than they did, by the check's own
 * rule, on its copy of the items, where those are renewed; or set a field that somebody has changed of the one they mean. What happens
 * elsewhere, to other fields, and to what skipped rows mean, is no matter; nor is a quantity that is only added to.
 */
export async function lookSince(db: Db, file: RowsFile, what: What): Promise<Looked> {
  let { after } = what;
  const columns = numberColumnsIn(file);
  for (;;) {
    const { touched, upTo, isAll } = await touchedAfter(
      db,
      what.importId,
      after,
      PORTION,
      columns.length > 0,
    );
    for (const item of touched) {
      const overtaken = overtakenBy(file, columns, item, what);
      if (overtaken !== undefined) return { after, overtaken };
    }
    what.onPortion?.();
    after = upTo;
    if (isAll) return { after, overtaken: undefined };
    await setImmediate();
  }
}

type Row = ReturnType<RowsFile['all']>[number];

function overtakenBy(
  file: RowsFile,
  columns: readonly NumberColumn[],
  { id, now, fields }: Touched,
  what: What,
): string | undefined {
  const [before] = file.all(
    'select name, place_id, place_key, part_key, supplier_key from present where id = ?',
    id,
  );
  const keys = now && presentKeys(now);
  const values = now && keys ? [now.name, now.location_id, keys.place, keys.part, keys.supplier] : undefined;
  const former =
    before && ['name', 'place_id', 'place_key', 'part_key', 'supplier_key'].map((key) => before[key]);
  if (values?.join('\n') !== former?.join('\n')) {
    if (!values) file.run('delete from present where id = ?', id);
    // Which rows mean it stays known.
    else if (before)
      file.run(
        'update present set name = ?, place_id = ?, place_key = ?, part_key = ?, supplier_key = ? where id = ?',
        ...values,
        id,
      );
    else file.run('insert into present values (?, ?, ?, ?, ?, ?, 0, null, 0)', id, ...values);
  }
  if (columns.length > 0) {
    forgetItemNumbers(file, id);
    if (now && keys)
      keepItemNumbers(
        file,
        { id, ...keys },
        numbersOfItem(columns, { ...now, notes: now.notes ?? '', description: now.description ?? '' }),
      );
  }
  const here = now ? hereKeys(now) : [];
  const name = now ? comparedName(now.name) : '';
  const rows = rowsOf(file, what, {
    places: [before?.['place_key'], ...here.map((at) => at + name)],
    parts: [before?.['part_key'], keys?.part],
  });
  const isMany = rows.length > ROWS;
  const wrong = isMany
    ? undefined
    : rows.find((row) => meansOther(file, row, { id, here, placeId: now?.location_id, fields }));
  if (!wrong && !isMany) return undefined;
  const called = String(now?.name ?? before?.['name']);
  const done = !now ? 'deleted' : before ? 'changed' : 'added';
  const means = wrong
    ? `Line ${Number(wrong['line']).toLocaleString('en')} means`
    : `One of more than ${ROWS} lines may mean`;
  return `${means} "${called}", which somebody has ${done} since these rows were checked.`;
}

/** How the keys of rows may begin that lie where this item does: by its id, or as a place that was not there when they were checked. */
function hereKeys({ location_id, place }: NonNullable<Touched['now']>): string[] {
  if (!place) return [`=${location_id}\n`];
  const names = place.path.split(' › ');
  const made = (path: readonly string[], label?: string): string =>
    placeKey({ id: null, names: [...path], missing: path.length, ...(label !== undefined && { label }) });
  return [
    `=${location_id}`,
    made(names),
    made(names, labelKey(place.label)),
    made(names.slice(-1)),
    ...(place.label === '' ? [] : [made([place.label])]),
  ].map((key) => `${key}\n`);
}

/** The rows that are to be written and have one of these keys, but for those that make an item whatever is there. */
function rowsOf(
  file: RowsFile,
  { position, duplicates }: What,
  { places, parts }: { places: readonly unknown[]; parts: readonly unknown[] },
): Row[] {
  const found: Row[] = [];
  for (const [column, keys] of [
    ['place_key', places],
    ['part_key', parts],
  ] as const) {
    for (const key of new Set(keys)) {
      if (typeof key !== 'string') continue;
      found.push(
        ...file.all(
          `select checked.line, checked.action, target_line, place_key, part_key, supplier_key, numbers, row ->> '$.duplicate_of.id' as target
           from checked left join edits on edits.line = checked.line
           where checked.${column} = ? and checked.line > ? and checked.action in ('create', 'update', 'add')
             and (checked.action <> 'create' or coalesce(edits.action, ?) <> 'create')
           order by checked.line limit ?`,
          key,
          position,
          duplicates,
          ROWS + 1,
        ),
      );
    }
  }
  return found;
}

interface Changed extends Pick<Touched, 'id' | 'fields'> {
  here: readonly string[];
  placeId: string | undefined;
}

/** Whether a row does not mean the item any more that it meant, or would write over what has been changed of it. */
function meansOther(file: RowsFile, row: Row, { id, here, placeId, fields }: Changed): boolean {
  const target = row['target_line'] === null && row['action'] !== 'create' ? row['target'] : undefined;
  // What is added to a quantity is added to whatever it is by then.
  if (target === id && row['action'] === 'update' && writesOver(file, row, fields)) return true;
  const key = typeof row['place_key'] === 'string' ? row['place_key'] : null;
  const told = key === null ? null : key.slice(0, key.indexOf('\n') + 1);
  const isHere = placeId !== undefined && told !== null && here.includes(told);
  const at = isHere ? `=${placeId}\n` : told;
  const twin = storedTwin(file, {
    at,
    place: at === null || key === null || told === null ? null : at + key.slice(told.length),
    part: typeof row['part_key'] === 'string' ? row['part_key'] : null,
    supplier: String(row['supplier_key']),
    numbers: numbersIn(row['numbers']),
  });
  return twin?.unclear !== undefined || twin?.id !== target;
}

/** Whether a row sets one of these fields; an update always puts the item into the row's place. */
function writesOver(file: RowsFile, { line }: Row, fields: Touched['fields']): boolean {
  if (!fields) return true;
  const [checked] = file.all(`select row -> '$.values' as told from checked where line = ?`, Number(line));
  const given = Object.keys(JSON.parse(String(checked?.['told'])) as object);
  return ['location', ...given].some((field) => fields.has(field));
}
