import { failure } from '../../failure.ts';
import { joinedEdits, type RowEdit } from '../../model/imports/previewRows.ts';
import { type CellOfLine, cellsOfEdit, type TypedCell, withoutCell } from '../../model/imports/typedCells.ts';
import type { UnsentEdit } from '../../model/imports/unsentEdit.ts';
import type { Lock } from '../browser/lock.ts';
import { isSameEdit, type KeptEdit, type KeptWork } from './keptWork.ts';

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
  /** The lines of those that cannot be kept. */
  const alone = new Map<string, Set<number>>();
  const keyIn = (id: string, sheet: string | null): string => JSON.stringify([whose(), id, { sheet }]);
  const isAloneIn =
    (key: string) =>
    ({ line }: KeptEdit): boolean =>
      alone.get(key)?.has(line) ?? false;
  const noteAlone = (key: string, lines: ReadonlySet<number>): void => {
    if (lines.size === 0) alone.delete(key);
    else alone.set(key, new Set(lines));
    onAlone();
  };
  const keep = (id: string, sheet: string | null, unsent: readonly UnsentEdit[]): void => {
    const key = keyIn(id, sheet);
    const before = edits.get(key) ?? [];
    edits.set(key, unsent);
    const lines = new Set(unsent.filter(isAloneIn(key)).map(({ line }) => line));
    noteAlone(key, new Set(work().keepEdits(id, sheet, before, unsent, lines)));
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
      const alone = before.filter(isAloneIn(key)).map((one): UnsentEdit => {
        const others = kept.find(({ line }) => line === one.line)?.edit;
        return { ...one, edit: others ? joinedEdits(others, one.edit) : one.edit };
      });
      const known = [...alone, ...kept.filter((one) => !isAloneIn(key)(one))];
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
    send({ id, sheet, line, edit }, send) {
      const [owner, key, kept] = [whose(), keyIn(id, sheet), work()];
      // Of the tabs that have it one after the other: the later one finds that it was sent.
      return lock.hold(key, async () => {
        // Nobody sends what somebody else has typed: it waits for its person.
        if (whose() !== owner) throw failure('unauthorised', 'Somebody else has logged in.');
        // What other tabs have kept of the row goes with what is kept nowhere.
        const there = kept.toSend(id, sheet, line);
        const now = isAloneIn(key)({ line, edit }) ? joinedEdits(there, edit) : there;
        const sent = now && (await send(now));
        if (now) kept.endSent(id, sheet, { line, edit: now });
        const isSent = (one: UnsentEdit): boolean => one.line === line && one.edit === edit;
        const left = (edits.get(key) ?? []).filter((one) => !isSent(one));
        edits.set(key, left);
        noteAlone(key, new Set(left.filter(isAloneIn(key)).map((one) => one.line)));
        return sent;
      });
    },
    stranded: (id, sheet) => [
      ...work().stranded(id, sheet),
      ...[...edits].flatMap(([key, rows]) => {
        const [owner, of, { sheet: its }] = JSON.parse(key);
        if (owner !== whose() || of !== id || (sheet !== undefined && its === sheet)) return [];
        return rows.filter(isAloneIn(key)).flatMap((one) => cellsOfEdit(one, its));
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
