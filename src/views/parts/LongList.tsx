import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { useRovingFocus } from './useRovingFocus.ts';

export interface LongListHandle {
  focus(): void;
}

export interface LongListProps<Row> {
  rows: readonly Row[];
  keyOf(row: Row): string;
  textOf(row: Row): string;
  renderRow(row: Row, index: number): ReactNode;
  isSelected?(row: Row): boolean;
  layout: 'rows' | 'cards' | 'children';
  label?: string;
  labelledBy?: string;
  isBusy?: boolean;
  handle?: Ref<LongListHandle>;
}

/** Draws all rows, until the windowed list is here. */
export function LongList<Row>({
  rows,
  keyOf,
  renderRow,
  isSelected,
  layout,
  label,
  labelledBy,
  isBusy,
  handle,
}: LongListProps<Row>) {
  const { ref, ...roving } = useRovingFocus<HTMLUListElement>();
  useImperativeHandle(handle, () => ({
    focus: () => ref.current?.querySelector<HTMLElement>('[data-main][tabindex="0"]')?.focus(),
  }));
  return (
    <ul
      ref={ref}
      {...roving}
      className={layout}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
    >
      {rows.map((row, index) => (
        <li
          key={keyOf(row)}
          data-cell={keyOf(row)}
          data-selected={isSelected?.(row)}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          {renderRow(row, index)}
        </li>
      ))}
    </ul>
  );
}
