import type { KeyboardEvent } from 'react';
import type { ItemOrder } from '../../../contract/itemOrder.ts';
import { type Column, COLUMN_NAMES, orderAfter, sortOf } from '../../model/items/itemTable.ts';
import { Icon } from '../ui/Icon.tsx';

interface TableHeadProps {
  columns: readonly Column[];
  /** undefined where no column has it. */
  order: ItemOrder | undefined;
  onSort(order: ItemOrder): void;
  /** Arrow down. */
  onLeave(): void;
}

/** The heads of the columns: each sorts by its own, a second time the other way round. */
export function TableHead({ columns, order, onSort, onLeave }: TableHeadProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const heads = [...currentTarget.querySelectorAll('button')];
    const at = heads.findIndex((head) => head === document.activeElement);
    const next = { ArrowLeft: heads[at - 1], ArrowRight: heads[at + 1], Home: heads[0], End: heads.at(-1) };
    if (key === 'ArrowDown') onLeave();
    else if (key in next) next[key as keyof typeof next]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div role="rowgroup" className="table-head">
      <div role="row" aria-rowindex={1} className="table-row" onKeyDown={onKeyDown}>
        <div role="columnheader" className="cell cell-photo">
          <span className="visually-hidden">{columns.includes('photo') ? 'Photo' : 'Select'}</span>
        </div>
        {columns.map((column) => {
          const by = sortOf(column);
          if (by === undefined) return null;
          const isSorted = order?.by === by;
          const direction = order?.descending === true ? 'descending' : 'ascending';
          return (
            <div
              key={column}
              role="columnheader"
              className={`cell cell-${column}`}
              aria-sort={isSorted ? direction : 'none'}
            >
              <button type="button" className="table-sort" onClick={() => onSort(orderAfter(order, by))}>
                <span className="clip">{COLUMN_NAMES[column]}</span>
                {isSorted && (
                  <Icon name={direction === 'ascending' ? 'i-lucide-arrow-up' : 'i-lucide-arrow-down'} />
                )}
              </button>
            </div>
          );
        })}
        <div role="columnheader" className="cell cell-more">
          <span className="visually-hidden">Actions</span>
        </div>
      </div>
    </div>
  );
}
