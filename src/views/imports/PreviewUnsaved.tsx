import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { importRowsMachine } from '../../machines/imports/importRows.machine.ts';
import { overtakenText } from '../../model/imports/overtaken.ts';
import { isOvertaken, type UnsentEdit } from '../../model/imports/unsentEdit.ts';
import { cellsOfGoneRow, type OfferedCell, type TypedCell } from '../../model/imports/typedCells.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { useCommands } from '../commands/registry.ts';
import { PreviewFailure, PreviewOvertaken } from './PreviewFailure.tsx';
import { TypedCells } from './TypedCells.tsx';

interface PreviewUnsavedProps {
  rows: ActorRefFrom<typeof importRowsMachine>;
  offered: readonly OfferedCell[];
  isSending: boolean;
  onSave(cell: TypedCell): void;
  onDiscard(cell: TypedCell): void;
  /** What had the focus is gone. */
  onEnded(): void;
}

/** What was typed into a preview and is not part of it, and rows that could not be loaded. */
export function PreviewUnsaved({ rows, offered, isSending, onEnded, ...on }: PreviewUnsavedProps) {
  const { unsent, failure, list } = useSelector(rows, (state) => state.context);
  const ofGoneRows = unsent.filter(
    (one) => one.failure?.kind === 'not-found' && cellsOfGoneRow(one).length > 0,
  );
  const failed = unsent.filter((one) => one.failure !== undefined && !ofGoneRows.includes(one));
  const overtaken = failed.filter(isOvertaken);
  const refused = failed.filter((one) => !isOvertaken(one));
  const isFailed = failure !== undefined || refused.length > 0;
  const retry = () => {
    rows.send({ type: 'retry.requested' });
    rows.send({ type: 'edits.retried', lines: linesOf(refused) });
  };
  const overwrite = () => {
    rows.send({ type: 'edits.retried', lines: linesOf(overtaken) });
    onEnded();
  };
  const discard = (lines: readonly number[]) => {
    rows.send({ type: 'edits.discarded', lines });
    onEnded();
  };
  useCommands(isFailed ? [{ ...failureCommands.retry, perform: retry }] : []);
  return (
    <>
      {isFailed && (
        <PreviewFailure
          refused={refused}
          failure={failure}
          onRetry={retry}
          onDiscard={() => discard(linesOf(refused))}
        />
      )}
      <PreviewOvertaken
        overtaken={overtaken}
        textOf={({ line, edit }) => {
          const row = [...list.rows.values()].find((one) => one.line === line);
          return row ? overtakenText(row, edit) : '';
        }}
        onOverwrite={overwrite}
        onDiscard={() => discard(linesOf(overtaken))}
      />
      <TypedCells cells={ofGoneRows.flatMap(cellsOfGoneRow)} onDiscard={({ line }) => discard([line])} />
      <TypedCells cells={offered} isSending={isSending} onSave={on.onSave} onDiscard={on.onDiscard} />
    </>
  );
}

const linesOf = (edits: readonly UnsentEdit[]): number[] => edits.map(({ line }) => line);
