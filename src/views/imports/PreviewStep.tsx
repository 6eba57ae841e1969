import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { PreviewFilter } from '../../../contract/imports/imports.ts';
import { canApply, mappingOf } from '../../machines/imports/import.context.ts';
import { isBehind } from '../../machines/imports/importRows.context.ts';
import { cellUndone } from '../../machines/imports/importRows.steps.ts';
import { previewFields } from '../../model/imports/mapping.ts';
import { isGone, nextProblem, type PreviewColumn, problemsOf } from '../../model/imports/previewRows.ts';
import { type RowEdit, type SettledBy, togglingEdit } from '../../model/imports/rowEdit.ts';
import { cellEdit, offeredCells, type TypedCell } from '../../model/imports/typedCells.ts';
import { isOvertaken } from '../../model/imports/unsentEdit.ts';
import { doesSomething } from '../../model/imports/words.ts';
import { itemCount } from '../../model/items/counts.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { importCommands } from '../commands/definitions/imports.ts';
import { Keys, KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { announce } from '../ui/announce.ts';
import type { ImportRef } from '../../machines/imports/import.machine.ts';
import { MadeNames } from './MadeNames.tsx';
import { focusDecision } from './PreviewFailure.tsx';
import { PreviewOutcome } from './PreviewOutcome.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { RowButton, RowPlaces } from './RowPlaces.tsx';
import { mayHaveSuggestions, suggestionOf } from './suggestionOf.ts';
import { PreviewUnsaved } from './PreviewUnsaved.tsx';
import { useActiveCell } from './useActiveCell.ts';
import { usePreviewRows } from './usePreviewRows.ts';
import { useRowPlaces } from './useRowPlaces.ts';
import { useTypedCells } from './useTypedCells.ts';

const sayNothingToUndo = () => announce('There is no change of a row to undo.');

/** What would come of it, row by row; what is wrong is put right here. */
export function PreviewStep({ one }: { one: ImportRef }) {
  const known = useSelector(one, ({ context }) => context.known);
  const mapping = useSelector(one, ({ context }) => mappingOf(context));
  const isReady = useSelector(one, ({ context }) => canApply(context));
  const isSending = useSelector(one, (state) => state.hasTag('sending'));
  const counts = known?.counts ?? undefined;
  const hasProblems = (counts?.problem ?? 0) > 0;
  const sheet = known?.mapping?.sheet ?? null;
  const typed = useTypedCells(known?.id ?? '', sheet);
  const { opened, isEditing, setEditing } = typed;
  const rows = usePreviewRows(one, isEditing, opened);
  const { list, unsent, past } = useSelector(rows, (state) => state.context);
  const problematic = useMemo(
    () =>
      new Set([...list.rows.values()].flatMap((row) => problemsOf(row).map(({ field }) => field as string))),
    [list.rows],
  );
  const columns = useMemo<readonly PreviewColumn[]>(
    () => ['action', ...(mapping ? previewFields(mapping, problematic) : [])],
    [mapping, problematic],
  );
  const places = useRowPlaces(list.rows, JSON.stringify(known?.mapping));
  const { active, last, setActive } = useActiveCell(list, opened);
  const table = useRef<HTMLDivElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const focusTable = () =>
    table.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });

  // What was typed into a cell that is not there any more is offered.
  const row = active && list.rows.get(active.place);
  const header = known?.mapping?.header_row ?? null;
  // While it is open its row stays here, whatever the host has.
  const isAbove = row !== undefined && row.line <= (header ?? 0);
  const isCellGone = isEditing && (isAbove || isGone(list, columns, active));
  useEffect(() => {
    if (isCellGone) setEditing(false);
    // Once it is gone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isCellGone]);

  // The first problem is where one begins.
  const isFirstHere = list.rows.size > 0;
  useEffect(() => {
    if (!isFirstHere) return;
    if (!active || isCellGone)
      setActive(nextProblem(list, columns, undefined) ?? { place: 0, column: 'name' });
    // Of the list as it has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFirstHere, list.only]);
  useEffect(() => {
    // Where the list was empty before, nothing has the focus any more.
    const isLost = document.activeElement === document.body;
    // Not out of a cell that is open again.
    const isThere = table.current?.contains(document.activeElement) ?? false;
    if (isFirstHere && !isThere && (list.only === 'problems' || isLost)) focusTable();
  }, [isFirstHere, list.only]);

  // The last problem is gone: what is left to do is to begin.
  const had = useRef(hasProblems);
  useEffect(() => {
    const isOver = had.current && !hasProblems;
    had.current = hasProblems;
    // Not out of a cell that is being edited.
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.getAttribute('role') === 'grid';
    if (isOver && isFree) begin.current?.focus();
  }, [hasProblems]);

  const filter = (only: PreviewFilter | undefined) => {
    setActive(undefined);
    setEditing(false);
    rows.send({ type: 'filter.chosen', only: only === list.only ? undefined : only });
  };
  const advance = () => {
    const next = nextProblem(list, columns, active);
    if (next) setActive(next);
    else if (hasProblems && list.only !== 'problems' && list.rows.size < (list.total ?? 0))
      filter('problems');
    setEditing(false);
    focusTable();
  };
  // Of a cell that is open again the row is read first.
  const open = row && active ? { line: row.line, column: active.column, sheet } : opened;
  const offered = offeredCells(typed.left, isEditing ? open : undefined, { sheet, header, list });
  const isOffered = offered.length > 0;
  // The field went with the focus.
  useEffect(() => {
    if (isOffered && document.activeElement === document.body) focusTable();
  }, [isOffered]);
  const edit = (line: number, change: RowEdit) => {
    // What is typed is never dropped; what a key does while the import is begun would be no part of it.
    if (isEditing || !isSending) rows.send({ type: 'row.edited', line, edit: change });
  };
  const suggested = row && active && suggestionOf(row, active.column, places.placesOf(row.line));
  const suggest = () => {
    if (!row || !suggested) return;
    edit(row.line, { values: { [suggested.field]: suggested.value } });
    advance();
  };
  const toggling = row && togglingEdit(row, unsent.find(({ line }) => line === row.line)?.edit);
  const skipName = toggling?.action === null ? 'Take the row' : 'Skip the row';
  const skip = () => {
    if (!row || !toggling) return;
    edit(row.line, toggling);
    advance();
  };
  const undo = () => {
    const undone = past.at(-1);
    const [place] = [...list.rows].find(([, one]) => one.line === undone?.line) ?? [];
    rows.send({ type: 'edit.undone' });
    const column = undone && cellUndone(undone, columns);
    if (place !== undefined) setActive({ place, column: column ?? active?.column ?? 'name' });
    focusTable();
  };
  const isSettling = useSelector(rows, (state) => state.hasTag('settling'));
  const canUndo = past.length > 0 && !isSettling;
  const isShown = useSelector(rows, (state) => !isBehind(state.context) && !state.hasTag('renewing'));
  const canBegin = isReady && isShown && !isSettling && unsent.length === 0 && !isOffered;
  const endTyped = (cell: TypedCell) => {
    typed.end(cell);
    focusTable();
  };
  const settle = (by: SettledBy) => {
    rows.send({ type: 'problems.settled', by });
    focusTable();
  };
  const apply = () => {
    // Leaving a cell saves it, but not one that is scrolled out of sight.
    if (isEditing && open && typed.typedIn(open) !== undefined) return setEditing(false);
    if (canBegin) one.send({ type: 'apply.requested', revision: list.revision });
    else if (unsent.some(isOvertaken)) focusDecision(table.current);
    else if (hasProblems) advance();
  };
  const total = known?.found?.rows ?? 0;
  const hasUpdates = list.only === 'updates' || (counts !== undefined && counts.update + counts.add > 0);
  const willDo = counts ? counts.create + counts.update + counts.add : 0;
  const isUseful = counts !== undefined && doesSomething(counts);
  const beginning = isUseful ? `Import ${itemCount(willDo)}` : 'Import';

  useCommands([
    ...(isUseful || hasProblems ? [{ ...importCommands.next, name: beginning, perform: apply }] : []),
    { ...importCommands.columns, perform: () => one.send({ type: 'columns.shown' }) },
    { ...importCommands.problems, perform: () => filter('problems') },
    { ...importCommands.duplicates, perform: () => filter('duplicates') },
    ...(hasUpdates ? [{ ...importCommands.updates, perform: () => filter('updates') }] : []),
    ...(list.only ? [{ ...importCommands.all, perform: () => filter(undefined) }] : []),
    ...(hasProblems ? [{ ...importCommands.nextProblem, perform: advance }] : []),
    ...(hasProblems && !isSettling
      ? [
          ...(mayHaveSuggestions(list.rows.values(), counts?.problem ?? 0)
            ? [{ ...importCommands.allSuggestions, perform: () => settle('suggestion') }]
            : []),
          { ...importCommands.skipAll, perform: () => settle('skip') },
        ]
      : []),
    ...(suggested ? [{ ...importCommands.suggestion, perform: suggest }] : []),
    // Also where there is nothing: what was done elsewhere is not taken back from here.
    { ...importCommands.undoEdit, perform: canUndo ? undo : sayNothingToUndo },
    ...(row ? [{ ...importCommands.skip, word: skipName, perform: skip }] : []),
  ]);

  const chip = (only: PreviewFilter | undefined, text: string, command: string, count = '') => (
    <button
      type="button"
      className="button button-small"
      aria-pressed={list.only === only}
      onClick={() => filter(only === undefined && list.only === undefined ? undefined : only)}
    >
      {text}
      {count !== '' && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
      <KeysOf command={command} />
    </button>
  );

  return (
    <section className="panel import-preview" aria-label="Preview">
      <PreviewOutcome
        counts={counts}
        why={
          hasProblems
            ? 'Put the problems right or skip their rows, then it can begin.'
            : isOffered
              ? 'Save or discard what you typed, then it can begin.'
              : unsent.some(isOvertaken)
                ? 'Say which change counts, then it can begin.'
                : counts && !isUseful
                  ? 'There is nothing to import.'
                  : undefined
        }
        beginning={beginning}
        canBegin={canBegin}
        isSending={isSending}
        button={begin}
        onColumns={() => one.send({ type: 'columns.shown' })}
        onBegin={apply}
      />
      {counts && known?.made && <MadeNames made={known.made} counts={counts} />}
      <PreviewUnsaved
        rows={rows}
        offered={offered}
        isSending={isSending}
        onSave={(cell) => {
          // Whoever saves it sees its row as it is by now.
          edit(cell.line, cellEdit({ ...cell, was: undefined }));
          endTyped(cell);
        }}
        onDiscard={endTyped}
        onEnded={focusTable}
      />
      <div className="import-filters" role="group" aria-label="Rows">
        {chip(undefined, 'All', importCommands.all.id, formatQuantity(total))}
        {chip('problems', 'Only problems', importCommands.problems.id)}
        {chip('duplicates', 'Already there', importCommands.duplicates.id)}
        {hasUpdates && chip('updates', 'Only changes', importCommands.updates.id)}
        {hasProblems && (
          <RowButton text="Next problem" command={importCommands.nextProblem.id} onPress={advance} />
        )}
        {row && <RowButton text={skipName} command={importCommands.skip.id} onPress={skip} />}
        <RowPlaces places={places} rows={rows} onGone={focusTable} />
        {hasProblems && (
          <RowButton
            text="Skip all rows with problems"
            command={importCommands.skipAll.id}
            isBusy={isSettling}
            onPress={() => settle('skip')}
          />
        )}
        <RowButton text="Undo" command={importCommands.undoEdit.id} isOff={!canUndo} onPress={undo} />
        {row && (
          <span className="import-edit-hint">
            Press a cell twice to edit it <Keys of="Enter" />
          </span>
        )}
      </div>
      <div ref={table}>
        <PreviewTable
          rows={rows}
          columns={columns}
          placesOf={places.placesOf}
          active={active}
          last={last}
          isEditing={isEditing}
          typedIn={typed.typedIn}
          onTyped={(cell, now) => (now === undefined ? typed.end(cell) : typed.type({ ...cell, ...now }))}
          onActive={setActive}
          onEdit={(wanted) => setEditing(wanted && !isSending)}
          onChosen={(line, change, then) => {
            if (change) edit(line, change);
            if (then === 'advance') advance();
            else if (then === 'stay') focusTable();
          }}
          onSuggested={suggest}
        />
      </div>
    </section>
  );
}
