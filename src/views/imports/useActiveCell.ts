import { useMemo, useState } from 'react';
import { type PreviewPlace, type PreviewRows, standing } from '../../model/imports/previewRows.ts';
import type { TypedCell } from '../../model/imports/typedCells.ts';

/** The cell that keys are for, at first one that is `opened` again. It goes with its row, which may stand elsewhere once the rows are read anew. */
export function useActiveCell(list: PreviewRows, opened: TypedCell | undefined) {
  const [chosen, setChosen] = useState<{ cell: PreviewPlace; line: number | undefined } | undefined>(
    () => opened && { cell: { place: opened.place, column: opened.column }, line: opened.line },
  );
  const line = chosen && list.rows.get(chosen.cell.place)?.line;
  // Where it was chosen before its row was here.
  if (chosen && chosen.line === undefined && line !== undefined) setChosen({ ...chosen, line });
  const active = useMemo(() => chosen && standing(list, chosen.cell, chosen.line), [chosen, list]);
  return {
    active,
    /** Where it was last, also once its row is gone. */
    last: active ?? chosen?.cell,
    setActive: (cell: PreviewPlace | undefined): void =>
      setChosen(cell && { cell, line: list.rows.get(cell.place)?.line }),
  };
}
