import { useState } from 'react';
import { type CellOfLine, isCell, type TypedCell, withCell } from '../../model/imports/typedCells.ts';
import { useDeferred } from '../AppContext.ts';

type InSheet = Omit<CellOfLine, 'sheet'>;

/**
 * What is typed into cells of an import's preview, kept until it is saved or given up: a check that somebody else begins takes the cell that
 * is open, with its table, its row, its column or its sheet. `sheet`: undefined where nothing can be edited any more.
 */
export function useTypedCells(id: string, sheet: string | null | undefined) {
  const part = useDeferred().imports;
  const read = (): readonly TypedCell[] => [...part.typedOf(id), ...part.strandedOf(id, sheet)];
  const [left, setLeft] = useState(read);
  const [opened] = useState(() => left.findLast((cell) => cell.sheet === sheet));
  const [openIn, setOpenIn] = useState(opened && { sheet });
  const setEditing = (wanted: boolean): void => {
    setOpenIn(wanted ? { sheet } : undefined);
    // What is still kept of a cell that is closed was neither saved nor given up.
    if (!wanted) setLeft(read());
  };
  const isOfOtherSheet = openIn !== undefined && openIn.sheet !== sheet;
  // At once: in the same line there is another row.
  if (isOfOtherSheet) setEditing(false);
  return {
    /** What was typed into cells that were closed without a word of the person. */
    left,
    /** The cell that is open again. */
    opened,
    isEditing: openIn !== undefined && !isOfOtherSheet,
    setEditing,
    typedIn: (cell: InSheet): TypedCell | undefined =>
      part.typedOf(id).find(isCell({ ...cell, sheet: sheet ?? null })),
    type: (typed: Omit<TypedCell, 'sheet'>): void => {
      const cell = { ...typed, sheet: sheet ?? null };
      part.keepTyped(id, cell, cell);
    },
    /** It is saved, or given up; of this sheet where it tells none. */
    end: (cell: InSheet & Partial<CellOfLine>): void => {
      const ended = { sheet: sheet ?? null, ...cell };
      part.keepTyped(id, ended, undefined);
      if (ended.sheet !== sheet) part.endStranded(id, ended);
      setLeft((cells) => withCell(cells, ended, undefined));
    },
  };
}
