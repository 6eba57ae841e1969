import { type OfferedCell, offeredCells, type TypedCell, typedText } from '../../model/imports/typedCells.ts';
import { noRows } from '../../model/imports/previewRows.ts';
import { Note } from '../ui/Note.tsx';
import { useTypedCells } from './useTypedCells.ts';

interface TypedCellsProps {
  cells: readonly OfferedCell[];
  /** Undefined where nothing can be edited any more. */
  onSave?: (cell: TypedCell) => void;
  /** The import is just being begun: what is saved now would be no part of it. */
  isSending?: boolean;
  onDiscard(cell: TypedCell): void;
  className?: string;
}

/** What was typed into cells that are not there any more, until it is saved or given up. */
export function TypedCells({
  cells,
  onSave,
  isSending = false,
  onDiscard,
  className = 'panel-said',
}: TypedCellsProps) {
  if (cells.length === 0) return null;
  return (
    <div className={className}>
      {cells.map((offered) => {
        const { cell, why } = offered;
        const isSaveable = onSave !== undefined && why === undefined;
        return (
          <Note
            key={`${cell.line} ${cell.column} ${cell.sheet ?? ''}`}
            kind="warn"
            title={why === undefined ? 'What you typed is not saved' : 'What you typed cannot be saved here'}
            actions={
              <>
                {isSaveable && (
                  <button
                    type="button"
                    className="button button-small"
                    aria-disabled={isSending}
                    onClick={() => {
                      if (!isSending) onSave(cell);
                    }}
                  >
                    Save it
                  </button>
                )}
                <button type="button" className="button button-small" onClick={() => onDiscard(cell)}>
                  Discard it
                </button>
              </>
            }
          >
            {/* Where it is nowhere else all of it is shown. */}
            <span className={isSaveable ? 'import-typed' : 'import-typed-whole'}>{typedText(offered)}</span>
          </Note>
        );
      })}
    </div>
  );
}

interface LeftCellsProps {
  id: string;
  /** The sheet that was chosen; undefined where nobody knows. */
  sheet?: string | null | undefined;
  onDiscarded(): void;
}

/** The same of an import that cannot be edited any more. */
export function LeftCells({ id, sheet, onDiscarded }: LeftCellsProps) {
  const { left, end } = useTypedCells(id, undefined);
  const cells = offeredCells(left, undefined, { sheet, header: null, list: noRows() });
  const discard = (cell: TypedCell): void => {
    end(cell);
    onDiscarded();
  };
  return <TypedCells cells={cells} onDiscard={discard} className="import-failures" />;
}
