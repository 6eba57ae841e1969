import { lazy, type ReactNode, Suspense } from 'react';
import { ALL_DRAWN } from './allDrawn.ts';
import type { LongListProps } from './LongList.tsx';
import { useArrived } from './useArrived.ts';

const load = () => import('./LongRows.tsx');
const LongRows = lazy(load);

interface LaterListProps<Row> extends LongListProps<Row> {
  /** How these rows are drawn completely. */
  short(rows: readonly Row[]): ReactNode;
}

/**
 * A list of the first screen that can be long: most are short, so the code for long ones comes when one is there.
 * Until then its first rows stand in the page.
 */
export function LaterList<Row>({ short, ...props }: LaterListProps<Row>) {
  const { rows } = props;
  const isLong = rows.length > ALL_DRAWN;
  const isHere = useArrived(load, isLong);
  if (!isLong) return short(rows);
  const first = short(rows.slice(0, ALL_DRAWN));
  if (!isHere) return first;
  return (
    <Suspense fallback={first}>
      {/* What the rows are is no matter to it: they only go back to the functions that came with them. */}
      <LongRows {...(props as unknown as LongListProps<unknown>)} />
    </Suspense>
  );
}
