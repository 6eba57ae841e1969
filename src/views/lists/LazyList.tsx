import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { ALL_DRAWN } from './allDrawn.ts';
import { arrivingPart } from './arrivingPart.ts';
import type { LongListHandle, LongListProps } from './rows.ts';

const useLongList = arrivingPart(async () => (await import('./LongList.tsx')).LongList);

interface LazyListProps<Row> extends LongListProps<Row> {
  handle: RefObject<LongListHandle | null>;
  /** How these rows are drawn completely. */
  short(rows: readonly Row[]): ReactNode;
}

/**
 * A list of the first screen that can be long: most are short, so the code for long ones comes when one is there.
 * Until then its first rows stand in the page.
 */
export function LazyList<Row>({ short, ...props }: LazyListProps<Row>) {
  const { rows, handle } = props;
  const isLong = rows.length > ALL_DRAWN;
  const { part: LongList, isComing } = useLongList(isLong);
  const focused = useRef<string | undefined>(undefined);
  const isHere = isLong && LongList !== undefined;

  const keepFocused = useCallback((key: string | undefined) => {
    focused.current = key;
  }, []);
  useLayoutEffect(() => {
    if (isHere && focused.current !== undefined) handle.current?.focus(focused.current);
    focused.current = undefined;
  }, [isHere, handle]);

  if (isHere) return <LongList {...props} />;
  return <Short onGoing={keepFocused}>{short(isComing ? rows.slice(0, ALL_DRAWN) : rows)}</Short>;
}

/** Tells which of its rows has the focus before it goes. */
function Short({ onGoing, children }: { onGoing(key: string | undefined): void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      const focused = document.activeElement;
      const cell = element?.contains(focused) === true && focused?.closest<HTMLElement>('[data-cell]');
      onGoing(cell ? cell.dataset['cell'] : undefined);
    };
  }, [onGoing]);
  return <div ref={root}>{children}</div>;
}
