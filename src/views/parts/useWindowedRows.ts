import { useEffect, useState } from 'react';
import type { WindowedRows as Component } from './WindowedRows.tsx';

type WindowedRows = typeof Component;

let arrived: WindowedRows | undefined;

/** Fetches the code that draws only a part of a list. */
export async function fetchWindowedRows(): Promise<WindowedRows> {
  arrived ??= (await import('./WindowedRows.tsx')).WindowedRows;
  return arrived;
}

/**
 * The code that draws only a part of a list, once it is wanted and here. `isComing` ends also when it cannot be
 * had: a list that is drawn completely is slow, one that ends early would be wrong.
 */
export function useWindowedRows(isWanted: boolean): { Rows: WindowedRows | undefined; isComing: boolean } {
  const [, setSettled] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || arrived) return;
    fetchWindowedRows().then(
      () => setSettled(true),
      () => setFailed(true),
    );
  }, [isWanted]);
  return { Rows: arrived, isComing: isWanted && !arrived && !hasFailed };
}
