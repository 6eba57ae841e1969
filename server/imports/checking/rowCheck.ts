import {
  type PreviewRow,
  type RowAction,
  type RowEdit,
  type RowProblem,
} from '../../../contract/imports/imports.ts';
import { withPlainBlanks } from '../../../contract/fields.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { namesIn } from '../../../contract/sheets/locationPaths.ts';
import { labelKey, nameKey } from '../../store/keys.ts';
import type { ReadRow } from '../reading/cells.ts';
import { columnNames, headerCells } from '../reading/describe.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { CountChange } from './counts.ts';
import { type Twin, twinOf } from './duplicates.ts';
import { type ItemKeys, keysOf } from './itemKeys.ts';
import {
  type NotesLine,
  type ReadyMapping,
  type Values,
  fieldsOf,
  placeNames,
  readyMapping,
} from './fields.ts';
import { createKnownCategories, enterMade, leaveMade, madeBy, makes } from './made.ts';
import { countedAs } from './markSame.ts';
import { claim, leaveClaim, numberColumnsIn, numbersOfRow, strongest } from './numbers.ts';
import { type GrownNotes, grownNotes, keepAdded, keepGrown, notesProblems } from './addedNotes.ts';
import { PATH, alikeProblems, labelProblems, namesakeProblem } from './placeProblems.ts';
import { type Place, type PlaceFinder, createPlaceFinder, missingKeys, placeKey } from './places.ts';

/** A row as it will be done. */
export interface CheckedRow {
  row: PreviewRow;
  place: Place | undefined;
  keys: ItemKeys;
  /** The row that makes the item which this one means. */
  targetLine: number | null;
  /** The stored item that it means and does not make anew. */
  targetId: string | null;
  /** Whether it means an item of its part that lies elsewhere: a later row that tells of that part makes it another one. */
  isElsewhere: boolean;
  /** What an update adds to the notes that its item has. */
  added: NotesLine[];
  /** What the notes of its item come to by an update. */
  grown: GrownNotes | undefined;
}

/** What a place that is made for an import becomes, of the row that tells it first. */
export interface PlaceDetail {
  line: number;
  label: string;
  type: string;
  area: string;
}

/** How a person has edited a row. */
export interface KeptEdit {
  values: Values;
  action: RowEdit['action'];
}

/** Checks rows by one mapping. */
export interface RowCheck {
  ready: ReadyMapping;
  check(row: ReadRow, edit: KeptEdit | undefined): CheckedRow;
  /** Enters a checked row as number `at` of all, and what it will make; what is counted otherwise then. */
  enter(checked: CheckedRow, at: number): CountChange[];
  /** Takes out a row that was entered; its number, and what is counted otherwise then. */
  remove(line: number): { at: number; changes: CountChange[] } | undefined;
}

interface Options {
  mapping: ImportMapping;
  /** The names of the columns that the file has. */
  shown: readonly string[];
  /** Whether Stowage has written it: each row is an item of its own then, and a location is told by its path and label. */
  isOwn: boolean;
  /** Whether ' → ' stands between the names of a path, as Part-DB writes it. */
  hasArrows: boolean;
}

const COUNTED_AS = { place: 'locations', category: 'categories' } as const;

export function createRowCheck(file: RowsFile, { mapping, shown, isOwn, hasArrows }: Options): RowCheck {
  const ready = readyMapping(mapping, columnNames(headerCells(file, mapping.header_row)), shown);
  const finder = createPlaceFinder(file);
  const knownCategories = createKnownCategories(file);
  const numbers = numberColumnsIn(file);

  return {
    ready,
    check({ line, cells }, edit) {
      const { values, problems, places, added } = fieldsOf(ready, cells, edit?.values);
      const { category } = values;
      if (category !== undefined && !knownCategories(nameKey(category)))
        values.category = withPlainBlanks(category);
      const place = placeOf(
        finder,
        hasArrows && edit?.values.location === undefined ? withoutArrows(finder, places) : places,
        isOwn ? labelKey(values.location_label ?? '') : undefined,
        problems,
      );
      if (place) {
        values.location = place.names.join(PATH);
        // The label that the file tells is not that of a path which a person has chosen here.
        const tellsLabel = isOwn && edit?.values.location === undefined;
        problems.push(
          ...(tellsLabel ? alikeProblems(place) : []),
          ...labelProblems(file, finder, { place, tellsLabel }, values, line),
        );
      }
      const keys = keysOf(
        values,
        place ? placeKey(place) : null,
        numbersOfRow(numbers, values, (column) => cells[ready.columns.get(column) ?? -1]),
      );
      const twin = twinOf(file, keys, line, !isOwn);
      const rule = edit?.action ?? mapping.duplicates;
      const stored = twin && 'id' in twin ? twin : undefined;
      const isUnclear = stored?.unclear !== undefined && changes(rule);
      if (isUnclear) problems.push({ field: '', reason: stored.unclear ?? '', suggestion: null });
      const grown =
        twin && !isUnclear && rule === 'update'
          ? grownNotes(file, { twin, line, notes: values.notes }, added)
          : undefined;
      problems.push(...notesProblems(grown, added));
      const action = actionOf(mapping, problems, twin, edit?.action);
      return {
        row: {
          line,
          action,
          values: given(values),
          problems,
          duplicate_of: twin && !isUnclear ? shownTwin(file, finder, twin) : null,
          edited: edit !== undefined,
          ...(edit?.action && { chosen: edit.action }),
        },
        place,
        keys,
        targetLine: twin && 'line' in twin ? twin.line : null,
        targetId: stored && !isUnclear && action !== 'create' ? stored.id : null,
        isElsewhere: stored?.isElsewhere ?? false,
        added: action === 'update' ? added : [],
        grown: action === 'update' ? grown : undefined,
      };
    },
    enter({ row, place, keys, targetLine, targetId, added, grown }, at) {
      const number = strongest(keys.numbers);
      file.run(
        'insert or replace into checked values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)',
        row.line,
        at,
        row.action,
        row.duplicate_of ? 1 : 0,
        JSON.stringify(row),
        place ? JSON.stringify(place) : null,
        targetLine,
        keys.place,
        keys.part,
        keys.supplier,
        number,
        numbers.length > 0 ? JSON.stringify(keys.numbers) : null,
        numbers.length > 0 && targetId !== null ? claim(file, targetId, number) : null,
        targetId,
      );
      keepAdded(file, row.line, added);
      keepGrown(file, row.line, grown);
      const changes: CountChange[] = [[row.action, 1]];
      if (row.action === 'skip' && targetLine !== null) changes.push(['twice', 1]);
      for (const made of madeBy(row, place, knownCategories)) {
        changes.push([COUNTED_AS[made.kind], enterMade(file, made, row.line)]);
      }
      if (place && place.missing > 0 && makes(row.action)) keepDetail(file, place, row);
      return changes;
    },
    remove(line) {
      const [old] = file.all('select at, row, place, target_line, claims from checked where line = ?', line);
      if (!old) return undefined;
      // Only `enter` writes them.
      const row = JSON.parse(String(old['row'])) as PreviewRow;
      const place = old['place'] === null ? undefined : (JSON.parse(String(old['place'])) as Place);
      const changes: CountChange[] = [[countedAs(row), -1]];
      if (row.action === 'skip' && old['target_line'] !== null) changes.push(['twice', -1]);
      for (const made of madeBy(row, place, knownCategories)) {
        changes.push([COUNTED_AS[made.kind], -leaveMade(file, made, line)]);
      }
      if (typeof old['claims'] === 'string') leaveClaim(file, old['claims']);
      file.run('delete from checked where line = ?', line);
      file.run(
        `delete from made where kind = 'label' and key = ? and detail ->> 'line' = ?`,
        labelKey(row.values['location_label'] ?? ''),
        line,
      );
      for (const key of place ? missingKeys(place) : []) {
        file.run(
          `update made set detail = null where kind = 'place' and key = ? and detail ->> 'line' = ?`,
          key,
          line,
        );
      }
      return { at: Number(old['at']), changes };
    },
  };
}

const changes = (action: RowAction): boolean => action === 'add' || action === 'update';

function given(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== undefined && text !== ''));
}

function placeOf(
  finder: PlaceFinder,
  places: readonly string[],
  /** In Stowage's own file. */
  ownLabel: string | undefined,
  problems: RowProblem[],
): Place | undefined {
  const isOwn = ownLabel !== undefined;
  const [only = ''] = places;
  // What is there already has the rules of its own time.
  const found = places.length === 1 && !isOwn ? finder.byText(only) : undefined;
  if (found?.missing === 0) return found;
  if (found?.namesakes) {
    problems.push(namesakeProblem(only, found.namesakes));
    return undefined;
  }
  const { names, problem } = placeNames(places, places.length === 1);
  if (problem) {
    problems.push(problem);
    return undefined;
  }
  return (
    found ??
    finder.byNames(isOwn && places.length === 1 ? namesIn(only).map((name) => name.trim()) : names, ownLabel)
  );
}

/** The names between arrows each for itself, but of a location that is called so. */
const withoutArrows = (finder: PlaceFinder, places: readonly string[]): string[] =>
  places.flatMap((text) =>
    !text.includes(ARROW) || finder.byText(text).missing === 0 ? [text] : text.split(ARROW),
  );
const ARROW = ' → ';

/** Keeps what the last location of a path that is made shall be: of the first row that tells it. */
function keepDetail(file: RowsFile, place: Place, row: PreviewRow): void {
  const { location_label: label = '', location_type: type = '', location_area: area = '' } = row.values;
  const key = missingKeys(place).at(-1) ?? '';
  if (label === '' && type === '' && area === '') return;
  const detail: PlaceDetail = { line: row.line, label, type, area };
  file.run(
    `update made set detail = ? where kind = 'place' and key = ? and (detail is null or detail ->> 'line' >= ?)`,
    JSON.stringify(detail),
    key,
    row.line,
  );
  if (label === '') return;
  file.run(
    `insert into made (kind, key, uses, detail) values ('label', ?, 1, ?) on conflict do nothing`,
    labelKey(label),
    JSON.stringify({ line: row.line, place: placeKey(place), path: place.names.join(PATH) }),
  );
}

function actionOf(
  { duplicates }: ImportMapping,
  problems: readonly RowProblem[],
  twin: Twin | undefined,
  chosen: RowEdit['action'],
): RowAction {
  // Whoever leaves a row out need not mend it.
  if (chosen === 'skip') return 'skip';
  if (problems.length > 0) return 'problem';
  if (!twin) return 'create';
  return chosen ?? duplicates;
}

function shownTwin(file: RowsFile, finder: PlaceFinder, twin: Twin): PreviewRow['duplicate_of'] {
  if ('id' in twin) {
    return { id: twin.id, name: twin.name, location_path: finder.pathOf(twin.placeId).join(PATH) };
  }
  const [row] = file.all('select row from checked where line = ?', twin.line);
  // Only `enter` writes them.
  const { values } = JSON.parse(String(row?.['row'])) as PreviewRow;
  return { id: '', name: values['name'] ?? '', location_path: values['location'] ?? '' };
}
