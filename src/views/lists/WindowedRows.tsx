import { type ComponentProps, memo, type ReactNode, useCallback, useState } from 'react';
import { type Components, type ItemProps, type ListProps, Virtuoso } from 'react-virtuoso';
import '../styles/lists/longList.css';
import { ALL_DRAWN } from './allDrawn.ts';
import { type CellProps, classOf, columnsOf, isGrid, placeOfCell, type RowsProps } from './rows.ts';
import { useCell } from './useCell.ts';

/** How far beyond the window rows are drawn, in px: arrow keys find the next one there. */
const BEYOND = 120;
/** What the parts of the list are given by it; their functions have to stay the same ones. */
interface Context {
  props: RowsProps<unknown>;
  columns: number;
}

/** A list of which only the rows near the screen are in the page. In a grid, a line of cards at a time. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const { rows, keys, layout, focus, start } = props;
  const hasColumns = isGrid(layout);
  const { probe, columns: gridColumns } = useColumns();
  const columns = hasColumns ? gridColumns : 1;
  // Where it was, or at a row that somebody went to while this code was on its way.
  const [first] = useState(() => start?.first ?? middleOf(focus.awaited()));

  // What the rows are is no matter here: they only go back to the functions that came with them.
  const context: Context = { props: props as unknown as RowsProps<unknown>, columns };
  return (
    <>
      {hasColumns && <div ref={probe} className={layout} aria-hidden="true" />}
      {columns > 0 && (
        <Virtuoso
          // Another number of columns is another list: its heights are not those of before.
          key={columns}
          useWindowScroll
          totalCount={Math.ceil(rows.length / columns)}
          // Rows from the start: between the short list and the measured one no key finds an empty page.
          initialItemCount={Math.min(Math.ceil(rows.length / columns), Math.ceil(ALL_DRAWN / columns))}
          increaseViewportBy={BEYOND}
          {...(first && {
            initialTopMostItemIndex: { index: Math.floor(first.index / columns), offset: -first.top },
          })}
          computeItemKey={(line) => (hasColumns ? line : (keys[line] ?? line))}
          context={context}
          components={hasColumns ? LINES : ROWS}
          itemContent={itemContent}
        />
      )}
    </>
  );
}

/**
 * How many columns the style sheet gives a grid, read from an empty one; 0 until that is in the page.
 *
 * @returns the ref of the empty grid, and the number
 */
function useColumns() {
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

function middleOf(index: number | undefined) {
  return index === undefined ? undefined : { index, top: window.innerHeight / 2 };
}

/** The rows of a line of the grid, or the one row. */
function itemContent(line: number, _: unknown, { props, columns }: Context): ReactNode {
  const { rows, keys, layout, renderRow, isSelected, focus } = props;
  if (!isGrid(layout)) {
    return line < rows.length ? <Content render={renderRow} row={rows[line]} index={line} /> : null;
  }
  const begin = line * columns;
  return rows.slice(begin, begin + columns).map((row, place) => (
    <Cell
      key={keys[begin + place]}
      layout={layout}
      rowsBefore={undefined}
      index={begin + place}
      count={rows.length}
      name={keys[begin + place] ?? ''}
      isSelected={isSelected?.(row)}
      focus={focus}
    >
      <Content render={renderRow} row={row} index={begin + place} />
    </Cell>
  ));
}

interface ContentProps {
  render: RowsProps<unknown>['renderRow'];
  row: unknown;
  index: number;
}

/** Drawn once for a row: the list draws itself anew with every scroll and every height that it measures. */
const Content = memo(({ render, row, index }: ContentProps) => render(row, index));

function Cell(props: CellProps & ComponentProps<'div'>) {
  const { layout, rowsBefore, index, count, name, isSelected, focus, ...given } = props;
  return (
    <div
      role="listitem"
      {...given}
      {...placeOfCell({ layout, rowsBefore, index, count })}
      ref={useCell<HTMLDivElement>(focus, index)}
      data-cell={name}
      data-selected={isSelected}
    />
  );
}

type InContext<Props> = Props & { context: Context };

function List({ context, ...given }: InContext<ListProps>) {
  const { layout, label, labelledBy, isBusy } = context.props;
  return (
    <div
      {...given}
      role={layout === 'table' ? 'rowgroup' : 'list'}
      data-list=""
      className={isGrid(layout) ? undefined : classOf(layout)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
    />
  );
}

function Row({ context, item: _, ...given }: InContext<ItemProps<unknown>>) {
  const { rows, keys, layout, rowsBefore, focus, isSelected } = context.props;
  const index = given['data-index'];
  return (
    <Cell
      {...given}
      layout={layout}
      rowsBefore={rowsBefore}
      index={index}
      count={rows.length}
      name={keys[index] ?? ''}
      // One line too many for a moment, while the list has become shorter.
      isSelected={index < rows.length ? isSelected?.(rows[index]) : undefined}
      focus={focus}
    />
  );
}

/** A line of a grid is nothing of its own; its cards are the list's. */
function Line({ context, item: _, ...given }: InContext<ItemProps<unknown>>) {
  return <div {...given} role="presentation" className={`${context.props.layout} long-list-line`} />;
}

const ROWS: Components<unknown, Context> = { List, Item: Row };
const LINES: Components<unknown, Context> = { List, Item: Line };
