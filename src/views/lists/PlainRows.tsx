import { useLayoutEffect, useRef } from 'react';
import { type CellProps, classOf, placeOfCell, type RowsProps } from './rows.ts';
import { useCell } from './useCell.ts';

/** The first `count` rows of a list, all of them in the page. */
export function PlainRows<Row>({ count, ...props }: RowsProps<Row> & { count: number }) {
  const { rows, keys, layout, rowsBefore, label, labelledBy, isBusy, isSelected, renderRow, focus, start } =
    props;
  // Whichever of the two it is.
  const list = useRef<HTMLUListElement & HTMLDivElement>(null);
  const List = layout === 'table' ? 'div' : 'ul';
  const begin = useRef(start);

  useLayoutEffect(() => {
    const place = begin.current;
    begin.current = undefined;
    const first = place?.first;
    const cell = first && list.current?.children[first.index];
    if (cell) window.scrollBy({ top: cell.getBoundingClientRect().top - first.top });
  }, []);

  return (
    <List
      ref={list}
      data-list=""
      role={layout === 'table' ? 'rowgroup' : undefined}
      className={classOf(layout)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
    >
      {rows.slice(0, count).map((row, index) => (
        <Cell
          key={keys[index]}
          layout={layout}
          rowsBefore={rowsBefore}
          index={index}
          count={rows.length}
          name={keys[index] ?? ''}
          isSelected={isSelected?.(row)}
          focus={focus}
        >
          {renderRow(row, index)}
        </Cell>
      ))}
    </List>
  );
}

function Cell({ name, isSelected, focus, children, ...place }: CellProps) {
  // What is a list item cannot be a row.
  const Row = place.layout === 'table' ? 'div' : 'li';
  return (
    <Row
      {...placeOfCell(place)}
      ref={useCell<HTMLLIElement & HTMLDivElement>(focus, place.index)}
      data-cell={name}
      data-selected={isSelected}
    >
      {children}
    </Row>
  );
}
