import { FIELD_NAMES } from '../../model/imports/mapping.ts';
import type { TypedCell } from '../../model/imports/typedCells.ts';
import { Note } from '../ui/Note.tsx';
import { useTypedCells } from './useTypedCells.ts';

interface TypedCellsProps {
  cells: readonly TypedCell[];
  /** Undefined where nothing can be edited any more. */
  onSave?: (cell: TypedCell) => void;
  onDiscard(cell: TypedCell): void;
}

/** What was typed into cells that are not there any more, until it is saved or given up. */
export function TypedCells({ cells, onSave, onDiscard }: TypedCellsProps) {
  if (cells.length === 0) return null;
  return (
    <div className="panel-said">
      {cells.map((cell) => (
        <Note
          key={`${cell.line} ${cell.column}`}
          kind="warn"
          title="What you typed is not saved"
          actions={
            <>
              {onSave && (
                <button type="button" className="button button-small" onClick={() => onSave(cell)}>
                  Save it
                </button>
              )}
              <button type="button" className="button button-small" onClick={() => onDiscard(cell)}>
                Discard it
              </button>
            </>
          }
        >
          “{cell.text}” was typed into “{cell.column === 'action' ? 'What happens' : FIELD_NAMES[cell.column]}
          ” of row {cell.line}.
        </Note>
      ))}
    </div>
  );
}

/** The same of an import that cannot be edited any more. */
export function LeftCells({ id }: { id: string }) {
  const { left, end } = useTypedCells(id, null);
  return <TypedCells cells={left} onDiscard={end} />;
}
