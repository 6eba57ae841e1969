import type { ReactNode, RefObject } from 'react';
import type { RowLayout } from '../../model/rowMoves.ts';
import type { ListPlace } from './listPlaces.ts';
import type { LongListProps } from './LongList.tsx';
import type { RowFocus } from './useRowFocus.ts';

/** How a list brings a row into the page that is not drawn. */
export interface RowsScroller {
  bringIntoView(index: number): void;
}

/** What both ways to draw a list are given: completely, or only what is near the screen. */
export interface RowsProps<Row> extends LongListProps<Row> {
  keys: readonly string[];
  focus: RowFocus;
  scroller: RefObject<RowsScroller | null>;
  /** Where the list was when its page was left. */
  start: ListPlace | undefined;
}

export interface CellProps {
  index: number;
  count: number;
  /** The row's key. */
  name: string;
  isSelected: boolean | undefined;
  focus: RowFocus;
  children?: ReactNode;
}

/** The height in px that bars over the page may take from both ends of it: `scroll-padding` in base.css. */
const BARS = 128;

/** How the drawn rows lie on the screen, as the style sheet has decided. */
export function layoutOf(
  list: HTMLElement | null,
  layout: LongListProps<unknown>['layout'],
  count: number,
): RowLayout {
  const cell = list?.querySelector('[aria-posinset]');
  const columns = layout === 'rows' ? 1 : columnsOf(cell?.parentElement);
  const height = cell?.getBoundingClientRect().height ?? 0;
  const lines = height > 0 ? Math.floor((window.innerHeight - BARS) / height) : 1;
  return { count, columns, page: Math.max(1, lines) * columns };
}

/** How many columns a CSS grid has right now. */
export function columnsOf(grid: Element | null | undefined): number {
  if (!grid) return 1;
  const { gridTemplateColumns } = getComputedStyle(grid);
  return gridTemplateColumns === 'none' ? 1 : Math.max(1, gridTemplateColumns.split(' ').length);
}
