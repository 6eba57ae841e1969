import type { ReactNode, Ref } from 'react';
import type { RowLayout } from './rowMoves.ts';
import type { ListPlace } from './listPlaces.ts';
import type { RowFocus } from './useRowFocus.ts';

/** What a screen can ask of its list. */
export interface LongListHandle {
  /** Gives the focus to a row by its key, else to the current one, which is the first at the beginning. */
  focus(key?: string): void;
}

export interface LongListProps<Row> {
  rows: readonly Row[];
  /** A row's own, for as long as it lives: the id of its item. Not made anew with each drawing. */
  keyOf(row: NoInfer<Row>): string;
  /** What a row begins with on screen: its name. Typing the first letters goes to it. */
  textOf(row: NoInfer<Row>): string;
  /**
   * What stands in the row. The element that opens it has `data-main`; other controls may have `data-action`
   * (`listKeys.ts`). No margins outside of it: heights are measured without them.
   */
  renderRow(row: NoInfer<Row>, index: number): ReactNode;
  /** Marks the row (`data-selected`). */
  isSelected?: ((row: NoInfer<Row>) => boolean) | undefined;
  /**
   * 'cards' and 'children' are grids whose columns their style sheet decides; 'rows' are lines, and 'table' the lines of
   * a table that the caller draws around them, its head being the first.
   */
  layout: 'rows' | 'cards' | 'children' | 'table';
  /** Of a table that shows a page: how many of its rows come before these. */
  rowsBefore?: number | undefined;
  /** The list's name: a text, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
  /** Other rows are on their way. */
  isBusy?: boolean;
  handle?: Ref<LongListHandle>;
}

/** What both ways to draw a list are given: completely, or only what is near the screen. */
export interface RowsProps<Row> extends LongListProps<Row> {
  keys: readonly string[];
  focus: RowFocus;
  /** Where the list was when its page was left. */
  start: ListPlace | undefined;
}

export interface CellProps {
  layout: LongListProps<unknown>['layout'];
  rowsBefore: number | undefined;
  index: number;
  count: number;
  /** The row's key. */
  name: string;
  isSelected: boolean | undefined;
  focus: RowFocus;
  children?: ReactNode;
}

/** Whether the rows lie beside one another. */
export const isGrid = (layout: LongListProps<unknown>['layout']): boolean =>
  layout === 'cards' || layout === 'children';

/** The classes of the list itself. */
export const classOf = (layout: LongListProps<unknown>['layout']): string =>
  layout === 'table' ? 'rows table-rows' : layout;

interface CellPlace extends Pick<LongListProps<unknown>, 'layout' | 'rowsBefore'> {
  index: number;
  count: number;
}

/** What tells a row's place: `data-place` to the list's own code, the rest to who listens. */
export function placeOfCell({ layout, index, count, rowsBefore = 0 }: CellPlace) {
  const place = { 'data-place': index + 1 };
  return layout === 'table'
    ? { ...place, role: 'row', 'aria-rowindex': rowsBefore + index + 2 }
    : { ...place, 'aria-setsize': count, 'aria-posinset': index + 1 };
}

/** The height in px that bars over the page may take from both ends of it: the style sheet knows which stand. */
function coveredByBars(): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollPaddingBottom);
}

/** How the drawn rows lie on the screen, as the style sheet has decided. */
export function layoutOf(
  list: HTMLElement | null,
  layout: LongListProps<unknown>['layout'],
  count: number,
): RowLayout {
  const cell = list?.querySelector('[data-place]');
  const columns = isGrid(layout) ? columnsOf(cell?.parentElement) : 1;
  const height = cell?.getBoundingClientRect().height ?? 0;
  const lines = height > 0 ? Math.floor((window.innerHeight - coveredByBars()) / height) : 1;
  return { count, columns, page: Math.max(1, lines) * columns };
}

/** How many columns a CSS grid has right now. */
export function columnsOf(grid: Element | null | undefined): number {
  if (!grid) return 1;
  const { gridTemplateColumns } = getComputedStyle(grid);
  return gridTemplateColumns === 'none' ? 1 : Math.max(1, gridTemplateColumns.split(' ').length);
}

/**
 * Scrolls to where a row that is not drawn should be, as the nearest drawn one tells: exactly where all have the
 * same height, else nearer with each time.
 */
export function scrollTowards(index: number, list: HTMLElement | null, columns: number): void {
  const line = (cell: Element) => Math.floor((Number(cell.getAttribute('data-place')) - 1) / columns);
  const wanted = Math.floor(index / columns);
  const cells = [...(list?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const ends = [cells[0], cells.at(-1)].filter((cell) => cell !== undefined);
  const [near] = ends.toSorted((a, b) => Math.abs(line(a) - wanted) - Math.abs(line(b) - wanted));
  if (!near) return;
  // In a grid the space between the lines is the line's.
  const { top, height } = (columns > 1 ? (near.parentElement ?? near) : near).getBoundingClientRect();
  const middle = (window.innerHeight - height) / 2;
  window.scrollBy({ top: top + (wanted - line(near)) * height - middle, behavior: 'instant' });
}
