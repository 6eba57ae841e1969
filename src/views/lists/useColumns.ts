import { useCallback, useState } from 'react';
import { columnsOf } from './rows.ts';

/**
 * How many columns the style sheet gives a grid, read from an empty one; 0 until that is in the page.
 *
 * @returns the ref of the empty grid, and the number
 */
export function useColumns() {
  const [columns, setColumns] = useState(0);
  const probe = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setColumns(columnsOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { probe, columns };
}
