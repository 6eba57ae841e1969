import { failure } from '../../failure.ts';
import { alsoSeen, joinedEdits, type RowEdit, seenOf, withoutSeen } from '../../model/imports/rowEdit.ts';
import { type CellOfLine, cellsOfEdit, type TypedCell, withoutCell } from '../../model/imports/typedCells.ts';
import type { UnsentEdit } from '../../model/imports/unsentEdit.ts';
import type { Lock } from '../browser/lock.ts';
import { editBeyond, isSameEdit, type KeptEdit, type KeptWork } from './keptWork.ts';

/**
 * The edits of the rows of previews that have not arrived, as this page knows them: those that its person has kept in this browser, and those
 * that cannot be kept. `sheet`: null in a file that has none; of another sheet the same line is another row.
 */
export interface UnsentEdits {
  /** Those of all tabs, as they are now. */
  of(id: string, sheet: string | null): readonly UnsentEdit[];
  /** Keeps that this page has gone on to these. */
  keep(id: string, sheet: string | null, unsent: readonly UnsentEdit[]): void;
  /** Calls `listener` with those that another tab keeps, of rows of which this page has none. */
  watch(id: string, sheet: string | null, listener: (unsent: readonly UnsentEdit[]) => void): () => void;
  /**
   * Sends one with what other tabs have made of it, each of them once: undefined where another tab has sent all of it. Rejects where its
   * person is not here any more.
   */
  send<T>(one: SentEdit, send: (edit: RowEdit) => Promise<T>): Promise<T | undefined>;
  /** The cells of rows that are none of `sheet`, or of all rows where that is undefined: their edits cannot be sent. */
  stranded(id: string, sheet: string | null | undefined): readonly TypedCell[];
  /** One of those is given up. */
  endStranded(id: string, cell: CellOfLine): void;
  /** Whether any of this person is in this page alone. */
  isAlone(owner: string): boolean;
  forget(id: string): void;
}

interface SentEdit extends KeptEdit {
  id: string;
  sheet: string | null;
  overwrites?: UnsentEdit['overwrites'];
}

interface UnsentEditsNeeds {
  /** Of the person who is here, or was last. */
  work(): KeptWork;
  whose(): string;
  lock: Pick<Lock, 'hold'>;
  /** Others are in this page alone than before. */
  onAlone(): void;
}

export function createUnsentEdits({ work, whose, lock, onAlone }: UnsentEditsNeeds): UnsentEdits {
  const edits = new Map<string, readonly UnsentEdit[]>();
  /**
   * Of those that cannot be kept what this page has made of their rows, by line. A row is shown with what other tabs keep of it, but those
   * send it: what this page saw of it may have become something else there.
   */
  const alone = new Map<string, ReadonlyMap<number, RowEdit>>();
  const keyIn = (id: string, sheet: string | null): string => JSON.stringify([whose(), id, { sheet }]);
  const aloneIn = (key: string): ReadonlyMap<number, RowEdit> => alone.get(key) ?? new Map();
  const noteAlone = (key: string, own: ReadonlyMap<number, RowEdit>): void => {
    if (own.size === 0) alone.delete(key);
    else alone.set(key, own);
    onAlone();
  };
  const keep = (id: string, sheet: string | null, unsent: readonly UnsentEdit[]): void => {
    const key = keyIn(id, sheet);
    const before = edits.get(key) ?? [];
    edits.set(key, unsent);
    const earlier = aloneIn(key);
    const own = new Map<number, RowEdit>();
    for (const { line, edit } of unsent) {
      const shown = before.find((one) => one.line === line)?.edit;
      const now = ownEdit(earlier.get(line), editBeyond(shown, edit), edit);
      if (now) own.set(line, now);
    }
    // What can be kept, of these rows too, is not in this page alone.
    const unkept = new Set([...own.keys()].filter((line) => earlier.has(line)));
    const tried = unsent.map((one) => ({
      line: one.line,
      edit: (unkept.has(one.line) && own.get(one.line)) || one.edit,
    }));
    const left = work().keepEdits(id, sheet, before, tried, unkept);
    noteAlone(key, new Map([...own].filter(([line]) => left.includes(line))));
  };
  return {
    of(id, sheet) {
      const key = keyIn(id, sheet);
      const before = edits.get(key) ?? [];
      // Another tab may have edited some since, and sent others.
      const kept = work()
        .edits(id, sheet)
        .map(({ line, edit }): UnsentEdit => {
          const own = before.find((one) => one.line === line);
          return own && isSameEdit(own.edit, edit) ? own : { line, edit, failure: undefined };
        });
      const own = aloneIn(key);
      const withOthers = before.flatMap((one): UnsentEdit[] => {
        const edit = own.get(one.line);
        const others = kept.find(({ line }) => line === one.line)?.edit;
        return edit ? [{ ...one, edit: joinedEdits(others, edit) }] : [];
      });
      const known = [...withOthers, ...kept.filter(({ line }) => !own.has(line))];
      edits.set(key, known);
      return known;
    },
    keep,
    watch: (id, sheet, listener) =>
      work().watchEdits(id, () => {
        const key = keyIn(id, sheet);
        const known = edits.get(key) ?? [];
        // What this page has of a row stays as it is: by that it knows later what of it was sent.
        const isNew = ({ line }: KeptEdit): boolean => known.every((one) => one.line !== line);
        const kept = work().edits(id, sheet).filter(isNew);
        const unsent = kept.map((one): UnsentEdit => ({ ...one, failure: undefined }));
        edits.set(key, [...known, ...unsent]);
        if (unsent.length > 0) listener(unsent);
      }),
    send({ id, sheet, line, edit, overwrites }, send) {
      const [owner, key, kept] = [whose(), keyIn(id, sheet), work()];
      // Of the tabs that have it one after the other: the later one finds that it was sent.
      return lock.hold(key, async () => {
        // Nobody sends what somebody else has typed: it waits for its person.
        if (whose() !== owner) throw failure('unauthorised', 'Somebody else has logged in.');
        // What other tabs have kept of the row goes with what is kept nowhere.
        const there = kept.toSend(id, sheet, line);
        const own = aloneIn(key).get(line);
        const now = own ? joinedEdits(there, own) : there;
        const sent =
          now && (await send(overwrites === 'anything' ? withoutSeen(now) : alsoSeen(now, overwrites)));
        if (now) kept.endSent(id, sheet, { line, edit: now });
        const isSent = (one: UnsentEdit): boolean => one.line === line && one.edit === edit;
        edits.set(
          key,
          (edits.get(key) ?? []).filter((one) => !isSent(one)),
        );
        noteAlone(key, withoutSent(aloneIn(key), line, now));
        return sent;
      });
    },
    stranded: (id, sheet) => [
      ...work().stranded(id, sheet),
      ...[...alone].flatMap(([key, rows]) => {
        const [owner, of, { sheet: its }] = JSON.parse(key);
        if (owner !== whose() || of !== id || (sheet !== undefined && its === sheet)) return [];
        return [...rows].flatMap(([line, edit]) => cellsOfEdit({ line, edit }, its));
      }),
    ],
    endStranded(id, cell) {
      work().endStranded(id, cell);
      const left = (edits.get(keyIn(id, cell.sheet)) ?? []).flatMap((one) => {
        const edit = one.line === cell.line ? withoutCell(one.edit, cell.column) : one.edit;
        return cellsOfEdit({ line: one.line, edit }, cell.sheet).length === 0 ? [] : [{ ...one, edit }];
      });
      keep(id, cell.sheet, left);
    },
    isAlone: (owner) => [...alone.keys()].some((key) => JSON.parse(key)[0] === owner),
    forget(id) {
      for (const kept of [edits, alone]) {
        for (const key of kept.keys()) {
          const [owner, of] = JSON.parse(key);
          if (owner === whose() && of === id) kept.delete(key);
        }
      }
      onAlone();
    },
  };
}

/** What a page has made of a row that is now `edit`: of that what it had made before, and more. undefined where it is nothing. */
function ownEdit(before: RowEdit | undefined, more: RowEdit | undefined, edit: RowEdit): RowEdit | undefined {
  // What was given up is in it no more.
  const left = before && cellsIn(before, edit);
  return left && more ? joinedEdits(left, more) : (more ?? left);
}

function cellsIn(before: RowEdit, edit: RowEdit): RowEdit | undefined {
  const { values, action } = before;
  const left = Object.entries(values ?? {}).filter(([field]) => Reflect.has(edit.values ?? {}, field));
  const isActionLeft = action !== undefined && edit.action !== undefined;
  if (left.length === 0 && !isActionLeft) return undefined;
  const kept = {
    ...(left.length > 0 && { values: Object.fromEntries(left) }),
    ...(isActionLeft && { action }),
  };
  return { ...kept, ...seenOf(before, kept) };
}

/** What has been made of rows without what was `sent` of one. */
function withoutSent(
  own: ReadonlyMap<number, RowEdit>,
  line: number,
  sent: RowEdit | undefined,
): ReadonlyMap<number, RowEdit> {
  const edit = own.get(line);
  const more = edit && editBeyond(sent, edit);
  const others = [...own].filter(([one]) => one !== line);
  return new Map(more ? [...others, [line, more]] : others);
}
