import { useState } from 'react';
import { type CellOfLine, isCell, type TypedCell, withCell } from '../../model/imports/typedCells.ts';
import { useDeferred } from '../AppContext.ts';

/**
 * What is typed into cells of an import's preview, kept until it is saved or given up: a check that somebody else begins takes the table away
 * with the cell that is open.
 */
export function useTypedCells(id: string, sheet: string | null) {
  const part = useDeferred().imports;
  const [left, setLeft] = useState(() => part.typedOf(id));
  // Of another sheet the same line is another row.
  const [opened] = useState(() => left.findLast((cell) => cell.sheet === sheet));
  return {
    /** What was typed before this table was here. */
    left,
    /** The cell that is open again. */
    opened,
    textOf: (cell: CellOfLine): string | undefined => part.typedOf(id).find(isCell(cell))?.text,
    type: (typed: Omit<TypedCell, 'sheet'>): void => part.keepTyped(id, typed, { ...typed, sheet }),
    /** It is saved, or given up. */
    end: (cell: CellOfLine): void => {
      part.keepTyped(id, cell, undefined);
      setLeft((cells) => withCell(cells, cell, undefined));
    },
  };
}
