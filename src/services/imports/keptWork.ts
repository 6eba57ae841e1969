import { array, create, enums, type Infer, integer, is, nullable, optional, string, type } from 'superstruct';
import { IMPORT_CELLS, PREVIEW_FILTERS, RowEdit as StoredEdit } from '../../../contract/imports/imports.ts';
import { ImportMapping } from '../../../contract/imports/mapping.ts';
import { type EditOfLine, joinedEdits, type RowEdit, seenOf } from '../../model/imports/rowEdit.ts';
import { type CellOfLine, cellsOfEdit, type TypedCell, withoutCell } from '../../model/imports/typedCells.ts';
import type { Draft, DraftOf } from '../../model/unsent/draft.ts';
import type { Drafts } from '../unsent/drafts.ts';
import { createTabDrafts } from '../unsent/tabDrafts.ts';

/** An edit of a row of a preview that the host does not have. */
export type KeptEdit = EditOfLine;

/** What was chosen and typed in an import and not submitted. */
export interface KeptTyped {
  mapping: ImportMapping | undefined;
  cells: readonly TypedCell[];
}

/**
 * What its person has chosen, edited and typed in an import and the host does not have: drafts of this browser. Mapping and
 * cells are each tab's own. Edits are those of all tabs, for each of them sends them: by row, of each sheet apart.
 */
export interface KeptWork {
  typed(id: string): KeptTyped;
  /** False where there is no room for it. */
  keepTyped(id: string, typed: KeptTyped): boolean;
  /** The ids of the imports of which edits are kept. */
  edited(): readonly string[];
  /** The edits of the rows of `sheet`; null in a file that has none. */
  edits(id: string, sheet: string | null): readonly KeptEdit[];
  /** The cells of rows that are none of `sheet`, or of all rows where that is undefined: their edits cannot be sent. */
  stranded(id: string, sheet: string | null | undefined): readonly TypedCell[];
  /** One of those is given up. */
  endStranded(id: string, cell: CellOfLine): void;
  /**
   * Keeps that a tab has gone on from `before` to `now`. Gives the lines of those of `now` that are not kept: there is no room, or a text
   * is longer than any may be. `unkept`: the lines of which that was so `before`.
   */
  keepEdits(
    id: string,
    sheet: string | null,
    before: readonly KeptEdit[],
    now: readonly KeptEdit[],
    unkept?: ReadonlySet<number>,
  ): readonly number[];
  /** What of a row is to be sent: with what another tab has edited of it since; undefined where that has sent it, or given it up. */
  toSend(id: string, sheet: string | null, line: number): RowEdit | undefined;
  /** It has arrived; what another tab has edited since has not. */
  endSent(id: string, sheet: string | null, sent: KeptEdit): void;
  /** Calls `listener` after changes of the edits, here or in another tab. */
  watchEdits(id: string, listener: () => void): () => void;
  /** All that is kept of it. */
  forget(id: string): void;
}

const TYPED = 'import-typed_';
const EDITS = 'import-edits_';

const Cells = array(
  type({
    line: integer(),
    place: integer(),
    column: enums([...IMPORT_CELLS, 'action'] as const),
    text: string(),
    was: optional(string()),
    only: optional(enums(PREVIEW_FILTERS)),
    sheet: nullable(string()),
  }),
);
const Stored = type({ line: integer(), sheet: nullable(string()), edit: StoredEdit });
interface StoredRow extends KeptEdit {
  sheet: string | null;
}

interface KeptWorkNeeds {
  /** Of the person who is here, or was last. */
  drafts: Pick<Drafts, 'all' | 'of' | 'find' | 'keep' | 'remove' | 'watch'>;
  /** What tells this tab from others, also after it was loaded again. */
  tab(): string;
}

export function createKeptWork({ drafts, tab }: KeptWorkNeeds): KeptWork {
  const tabDrafts = createTabDrafts({ drafts, keepDraft: (_, draft) => void isKept(drafts, draft), tab });
  const all = (id: string): StoredRow[] =>
    Object.values(drafts.find(EDITS + id)?.values ?? {}).flatMap((text) =>
      decoded(text, (value) => {
        const { edit, ...row } = create(value, Stored);
        return [{ ...row, edit: asEdit(edit) }];
      }),
    );
  const byRow = (id: string): Map<string, StoredRow> => new Map(all(id).map((one) => [nameOf(one), one]));
  const keepAll = (id: string, edits: readonly StoredRow[]): boolean => {
    const form = EDITS + id;
    if (edits.length === 0) {
      drafts.remove(form);
      return true;
    }
    const values = Object.fromEntries(edits.map((one) => [nameOf(one), JSON.stringify(one)]));
    return isKept(drafts, { key: form, form, values });
  };
  const find = (id: string, row: RowOf): StoredRow | undefined => byRow(id).get(nameOf(row));

  return {
    typed(id) {
      const taken: Draft | undefined = tabDrafts.take(drafts.of(TYPED + id));
      const { mapping, cells } = taken?.values ?? {};
      return {
        mapping: decoded(mapping, (value) => [create(value, ImportMapping)])[0],
        cells: decoded(cells, (value) => create(value, Cells).map((cell) => ({ ...cell, only: cell.only }))),
      };
    },
    keepTyped(id, { mapping, cells }) {
      const form = TYPED + id;
      const found = drafts.of(form);
      if (mapping === undefined && cells.length === 0) {
        tabDrafts.forget(found);
        return true;
      }
      const values = {
        ...(mapping && { mapping: JSON.stringify(mapping) }),
        ...(cells.length > 0 && { cells: JSON.stringify(cells) }),
      };
      tabDrafts.keep(found, form, values);
      return tabDrafts.own(drafts.of(form)).some((draft) => isJustThat(draft.values, values));
    },
    edited: () =>
      drafts.all().flatMap(({ form }) => (form.startsWith(EDITS) ? [form.slice(EDITS.length)] : [])),
    edits: (id, sheet) =>
      all(id)
        .filter((one) => one.sheet === sheet)
        .map(({ line, edit }) => ({ line, edit })),
    stranded: (id, sheet) =>
      all(id)
        .filter((one) => sheet === undefined || one.sheet !== sheet)
        .flatMap((one) => cellsOfEdit(one, one.sheet)),
    endStranded(id, cell) {
      const there = find(id, cell);
      if (!there) return;
      const left = withoutCell(there.edit, cell.column);
      const isAny = cellsOfEdit({ line: cell.line, edit: left }, cell.sheet).length > 0;
      const others = all(id).filter((one) => !isOf(cell)(one));
      keepAll(id, isAny ? [...others, { ...there, edit: left }] : others);
    },
    keepEdits(id, sheet, before, now, unkept = new Set()) {
      const edits = byRow(id);
      const earlier = new Map(before.map(({ line, edit }) => [line, edit]));
      const lines = new Set(now.map(({ line }) => line));
      let isChanged = false;
      for (const one of before) if (!lines.has(one.line)) isChanged = ends(edits, sheet, one) || isChanged;
      const added: StoredRow[] = [];
      /** What is kept of these rows and stays as it is, of other tabs too. */
      const others = new Map<string, StoredRow>();
      for (const { line, edit } of now) {
        // Taken back, also where something else of the row stays.
        const gone = unkept.has(line) ? undefined : cellsGone(earlier.get(line), edit);
        if (gone) isChanged = ends(edits, sheet, { line, edit: gone }) || isChanged;
        const more = unkept.has(line) ? edit : editBeyond(earlier.get(line), edit);
        if (!more) continue;
        const name = nameOf({ line, sheet });
        const there = edits.get(name);
        added.push({ line, sheet, edit: joinedEdits(there?.edit, more) });
        // What the row was to be before must not come after what it is to be now.
        edits.delete(name);
        const left = there && withoutCells(there.edit, edit);
        if (left) others.set(name, { line, sheet, edit: left });
      }
      if (!isChanged && added.length === 0) return [];
      const fits = added.filter(canBeRead);
      const withOthersOf = (rows: readonly StoredRow[]): StoredRow[] =>
        rows.flatMap((one) => others.get(nameOf(one)) ?? []);
      const tooLong = added.filter((one) => !fits.includes(one));
      const linesOf = (rows: readonly StoredRow[]): number[] => rows.map(({ line }) => line);
      if (keepAll(id, [...edits.values(), ...fits, ...withOthersOf(tooLong)])) return linesOf(tooLong);
      keepAll(id, [...edits.values(), ...withOthersOf(added)]);
      return linesOf(added);
    },
    toSend: (id, sheet, line) => find(id, { line, sheet })?.edit,
    endSent(id, sheet, sent) {
      const edits = byRow(id);
      if (ends(edits, sheet, sent)) keepAll(id, [...edits.values()]);
    },
    watchEdits: (id, listener) => drafts.watch(listener, EDITS + id),
    forget(id) {
      for (const form of [TYPED + id, EDITS + id]) {
        for (const { key } of drafts.of(form)) drafts.remove(key);
      }
    },
  };
}

type RowOf = Pick<StoredRow, 'line' | 'sheet'>;

const isOf =
  ({ line, sheet }: RowOf) =>
  (one: RowOf): boolean =>
    one.line === line && one.sheet === sheet;

const nameOf = ({ line, sheet }: RowOf): string => JSON.stringify([line, sheet]);

/** Takes out of the edits what one of a row has; what else another tab has edited of it stays. Whether that was anything. */
function ends(edits: Map<string, StoredRow>, sheet: string | null, { line, edit }: KeptEdit): boolean {
  const name = nameOf({ line, sheet });
  const there = edits.get(name);
  const left = there && editBeyond(edit, there.edit);
  if (!there || (left && isSameEdit(left, there.edit))) return false;
  if (left) edits.set(name, { ...there, edit: left });
  else edits.delete(name);
  return true;
}

/** What of an edit is not in an earlier one already; undefined where that is nothing. */
export function editBeyond(earlier: RowEdit | undefined, edit: RowEdit): RowEdit | undefined {
  const { values, action } = edit;
  const more = Object.entries(values ?? {}).filter(
    ([field, text]) => Reflect.get(earlier?.values ?? {}, field) !== text,
  );
  const isOther = action !== undefined && action !== earlier?.action;
  if (more.length === 0 && !isOther) return undefined;
  const left = { ...(more.length > 0 && { values: Object.fromEntries(more) }), ...(isOther && { action }) };
  return { ...left, ...seenOf(edit, left) };
}

/** What of an edit is not in a later one any more; undefined where that is nothing. */
function cellsGone(earlier: RowEdit | undefined, edit: RowEdit): RowEdit | undefined {
  const values = Object.entries(earlier?.values ?? {}).filter(
    ([field]) => !Reflect.has(edit.values ?? {}, field),
  );
  const action = edit.action === undefined ? earlier?.action : undefined;
  if (values.length === 0 && action === undefined) return undefined;
  return {
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
    ...(action !== undefined && { action }),
  };
}

/** A text may be longer than any is. */
const canBeRead = (one: StoredRow): boolean => is(one, Stored);

/** What of an edit another one does not make something else of; undefined where that is nothing. */
function withoutCells(edit: RowEdit, other: RowEdit): RowEdit | undefined {
  const { values, action } = edit;
  const left = Object.entries(values ?? {}).filter(([field, text]) => {
    const now: unknown = Reflect.get(other.values ?? {}, field);
    return now === undefined || now === text;
  });
  const isLeft = action !== undefined && (other.action === undefined || other.action === action);
  if (left.length === 0 && !isLeft) return undefined;
  const same = { ...(left.length > 0 && { values: Object.fromEntries(left) }), ...(isLeft && { action }) };
  return { ...same, ...seenOf(edit, same) };
}

/** Whether two edits of a row change the same cells to the same texts. */
export const isSameEdit = (one: RowEdit, other: RowEdit): boolean =>
  one.action === other.action && isJustThat(one.values ?? {}, other.values ?? {});

function isJustThat(
  one: Readonly<Record<string, string | null>>,
  other: Readonly<Record<string, string | null>>,
): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** As a row is edited: what a struct leaves undefined is not there. */
const asEdit = ({ values, action, was }: Infer<typeof StoredEdit>): RowEdit => ({
  ...(values && { values }),
  ...(was && { was }),
  ...(action !== undefined && { action }),
});

/** What of a text of the storage can be read; nothing of one that cannot. */
function decoded<T>(text: string | undefined, read: (value: unknown) => readonly T[]): T[] {
  if (text === undefined) return [];
  try {
    return [...read(JSON.parse(text))];
  } catch {
    return [];
  }
}

function isKept(drafts: Pick<Drafts, 'keep'>, draft: DraftOf): boolean {
  try {
    drafts.keep(draft);
    return true;
  } catch {
    return false;
  }
}
