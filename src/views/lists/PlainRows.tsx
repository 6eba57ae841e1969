import { useLayoutEffect, useRef } from 'react';
import { type CellProps, classOf, placeOfCell, type RowsProps } from './rows.ts';
import { useCell } from './useCell.ts';

/** The first `count` rows of a list, all of them in the page. */
export function PlainRows<Row>({ count, ...props }: RowsProps<Row> & { count: number }) {
  const { rows, keys, layout, rowsBefore, label, labelledBy, isBusy, isSelected, renderRow, focus, start } =
    props;
  const list = useRef<HTMLUListElement>(null);
  const begin = useRef(start);

  useLayoutEffect(() => {
    const place = begin.current;
    begin.current = undefined;
    const first = place?.first;
    const cell = first && list.current?.children[first.index];
    if (cell) window.scrollBy({ top: cell.getBoundingClientRect().top - first.top });
  }, []);

  return (
    <ul
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
    </ul>
  );
}

function Cell({ name, isSelected, focus, children, ...place }: CellProps) {
  return (
    <li
      {...placeOfCell(place)}
      ref={useCell<HTMLLIElement>(focus, place.index)}
      data-cell={name}
      data-selected={isSelected}
    >
      {children}
    </li>
  );
}
