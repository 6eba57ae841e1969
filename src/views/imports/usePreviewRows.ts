import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportRef } from '../../machines/imports/import.machine.ts';
import { importRowsMachine } from '../../machines/imports/importRows.machine.ts';
import type { TypedCell } from '../../model/imports/typedCells.ts';
import { useDeferred } from '../AppContext.ts';

/**
 * The rows of an import's preview, read anew once somebody has changed it: after what is being typed in a cell, which goes with its row
 * otherwise.
 */
export function usePreviewRows(one: ImportRef, isEditing: boolean, opened: TypedCell | undefined) {
  const part = useDeferred().imports;
  const { id, known, workFailure } = useSelector(one, (state) => state.context);
  const [machine] = useState(() =>
    importRowsMachine
      .provide(part.rows)
      .provide({ actions: { rowChanged: () => one.send({ type: 'look.requested' }) } }),
  );
  const hasProblems = (known?.counts?.problem ?? 0) > 0;
  const first = hasProblems ? 'problems' : undefined;
  // In the list in which something was typed before.
  const only = opened && opened.only !== 'problems' ? opened.only : first;
  const [sheet] = useState(known?.mapping?.sheet ?? null);
  const [unsent] = useState(() => part.editsOf(id, sheet));
  const rows = useActorRef(machine, { input: { id, sheet, only, unsent } });

  // What another tab could not send this one sends as well.
  useEffect(
    () => part.watchEdits(id, sheet, (kept) => rows.send({ type: 'edits.kept', unsent: kept })),
    [part, id, sheet, rows],
  );
  // Whose rows these are is told by the import.
  const isOfAnother = useSelector(
    rows,
    ({ context }) =>
      context.failure?.kind === 'conflict' ||
      context.unsent.some(({ failure }) => failure?.kind === 'conflict'),
  );
  useEffect(() => {
    if (isOfAnother) one.send({ type: 'look.requested' });
  }, [isOfAnother, one]);

  useEffect(() => rows.send({ type: isEditing ? 'cell.opened' : 'cell.closed' }), [isEditing, rows]);
  const revision = known?.revision;
  useEffect(() => {
    if (revision !== undefined) rows.send({ type: 'revision.told', revision });
  }, [revision, rows]);
  useEffect(() => {
    if (workFailure?.kind === 'stale') rows.send({ type: 'preview.overtaken' });
  }, [workFailure, rows]);

  // Somebody else has chosen other columns meanwhile: the rows are others. Where the host has revisions, they tell.
  const checkedBy = JSON.stringify(known?.mapping);
  const shownBy = useRef(checkedBy);
  useEffect(() => {
    if (shownBy.current !== checkedBy && revision === undefined) rows.send({ type: 'rows.renewed' });
    shownBy.current = checkedBy;
  }, [checkedBy, revision, rows]);
  return rows;
}
