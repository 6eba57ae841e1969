import { useMemo, useState } from 'react';
import { type PreviewPlace, type PreviewRows, standing } from '../../model/imports/previewRows.ts';

/** The cell that keys are for. It goes with its row, which may stand elsewhere once the rows are read anew. */
export function useActiveCell(list: PreviewRows) {
  const [chosen, setChosen] = useState<{ cell: PreviewPlace; line: number | undefined }>();
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
