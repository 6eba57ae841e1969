import { useMemo, useState } from 'react';
import { type PreviewPlace, type PreviewRows, standing } from '../../model/imports/previewRows.ts';

/** The cell that keys are for. It goes with its row, which may stand elsewhere once the rows are read anew. */
export function useActiveCell(list: PreviewRows) {
  const [chosen, setChosen] = useState<{ cell: PreviewPlace; line: number | undefined }>();
  const active = useMemo(() => chosen && standing(list, chosen.cell, chosen.line), [chosen, list]);
  return {
    active,
    setActive: (cell: PreviewPlace | undefined): void =>
      setChosen(cell && { cell, line: list.rows.get(cell.place)?.line }),
  };
}
