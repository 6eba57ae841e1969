import { useEffect, useRef } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { type RowAction, takeRowKeys } from '../lists/rowKeysAhead.ts';

/** Does what was asked of rows before there was anything to do it, in the order in which it was asked. */
export function useKeysAhead(
  shown: readonly Item[],
  does: Readonly<Record<RowAction, (item: Item) => void>>,
): void {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  useEffect(() => {
    const byId = new Map(shown.map((item) => [item.id, item]));
    for (const { cell, action } of takeRowKeys((id) => byId.has(id))) {
      const item = byId.get(cell);
      if (item) latest.current[action](item);
    }
  }, [shown]);
}
