import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import type { ItemOrder } from '../../../contract/itemOrder.ts';
import { type Column, COLUMN_NAMES, orderAfter, setFilters, sortOf } from '../../model/items/itemTable.ts';
import { itemTableCommands } from '../commands/definitions/itemTable.ts';
import { useCommands } from '../commands/registry.ts';
import { LongList } from '../lists/LongList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import type { Selection } from '../selection/selection.ts';
import '../styles/records/itemTable.css';
import '../styles/records/itemTableNarrow.css';
import { announce } from '../ui/announce.ts';
import { Empty } from '../ui/Empty.tsx';
import type { FilterChoices } from './FilterPanel.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableTools } from './TableTools.tsx';
import type { TableState } from './useItemTable.ts';

interface TableViewProps {
  table: TableState;
  /** What it shows, filtered and sorted; undefined while that is not known, or could not be read. */
  items: readonly Item[] | undefined;
  /** How many rows there are in all, and come before these. */
  total: number;
  rowsBefore?: number;
  label: string;
  /** The order that the list has by itself; undefined for the best match first. */
  usual: ItemOrder | undefined;
  /** Without suppliers: those of the items are proposed. */
  choices: Omit<FilterChoices, 'suppliers'>;
  /** Columns that would say the same in each row. */
  without?: readonly Column[];
  isBusy: boolean;
  isSample?: boolean;
  selection: Selection | undefined;
  nameOf?: (item: Item) => ReactNode;
  onDelete?: ((item: Item) => void) | undefined;
  handle?: RefObject<LongListHandle | null>;
  /** What stands there without items and without filters. */
  empty: ReactNode;
}

/** Items as a table: its tools, its head, and its rows, of which only those near the screen are drawn. */
export function TableView(props: TableViewProps) {
  const { table, items, total, rowsBefore = 0, label, usual, choices, without = NONE, isBusy } = props;
  const { handle, isSample = false, selection, nameOf, onDelete, empty } = props;
  const [isOpen, setOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const columnsButton = useRef<HTMLButtonElement>(null);
  const ownHandle = useRef<LongListHandle>(null);
  const list = handle ?? ownHandle;
  const columns = useMemo(
    () => table.columns.filter((column) => !without.includes(column)),
    [table.columns, without],
  );
  const suppliers = useMemo(() => suppliersOf(items ?? NONE), [items]);
  const order = table.order ?? usual;
  const isFiltered = setFilters(table.filters).length > 0;

  const { filter, clear, columns: chooseColumns, sort } = itemTableCommands;
  useCommands([
    {
      ...filter,
      perform: () => {
        setOpen(true);
        // One that is open already takes the focus all the same.
        document.querySelector<HTMLElement>('.table-filters :is(select, button, input)')?.focus();
      },
    },
    ...(isFiltered ? [{ ...clear, perform: table.clear }] : []),
    { ...chooseColumns, perform: () => columnsButton.current?.click() },
    ...columns.flatMap((column) => {
      const by = sortOf(column);
      if (by === undefined) return [];
      const next = orderAfter(order, by);
      const way = order?.by === by ? `, ${next.descending ? 'descending' : 'ascending'}` : '';
      return [
        {
          ...sort,
          id: `${sort.id}:${column}`,
          name: `Sort by ${COLUMN_NAMES[column].toLowerCase()}${way}`,
          perform: () => table.sort(next),
        },
      ];
    }),
  ]);
  useSaid(order);

  return (
    <div className="item-table">
      <TableTools
        table={table}
        choices={{ ...choices, suppliers }}
        usual={usual}
        isOpen={isOpen}
        onOpen={setOpen}
        filterButton={filterButton}
        columnsButton={columnsButton}
        without={without}
      />
      {items?.length === 0 && !isBusy ? (
        isFiltered ? (
          <div className="panel">
            <Empty icon="i-lucide-search-x" title="No items match these filters">
              <button
                type="button"
                className="button"
                onClick={() => {
                  table.clear();
                  filterButton.current?.focus();
                }}
              >
                Clear filters
              </button>
            </Empty>
          </div>
        ) : (
          empty
        )
      ) : (
        <div className="panel" role="table" aria-label={label} aria-rowcount={total + 1} aria-busy={isBusy}>
          <TableHead
            columns={columns}
            order={order}
            onSort={table.sort}
            onLeave={() => list.current?.focus()}
          />
          {items ? (
            <LongList
              rows={items}
              keyOf={idOf}
              textOf={nameIn}
              layout="table"
              rowsBefore={rowsBefore}
              isBusy={isBusy}
              handle={list}
              isSelected={selection && (({ id }) => selection.has(id))}
              renderRow={(item) => (
                <TableRow
                  item={item}
                  columns={columns}
                  name={nameOf?.(item)}
                  isSample={isSample}
                  selection={selection}
                  onDelete={onDelete && (() => onDelete(item))}
                />
              )}
            />
          ) : (
            isBusy && <Skeletons />
          )}
        </div>
      )}
    </div>
  );
}

/** Says a new order, which is seen at the head of its column. */
function useSaid(order: ItemOrder | undefined): void {
  const by = order && (order.by === 'created' ? order.by : COLUMN_NAMES[order.by].toLowerCase());
  const text = order && `Sorted by ${by}, ${order.descending ? 'descending' : 'ascending'}`;
  const said = useRef(text);
  useEffect(() => {
    if (text !== undefined && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
}

/** Rows' worth of waiting, in the rows' size. */
function Skeletons() {
  return (
    <div className="rows table-rows" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="table-row">
          <span className="skeleton item-picture item-picture-small" />
          <span className="skeleton skeleton-title" />
        </div>
      ))}
    </div>
  );
}

const NONE: readonly never[] = [];
const idOf = ({ id }: Item) => id;
const nameIn = ({ name }: Item) => name;

function suppliersOf(items: readonly Item[]): readonly string[] {
  const names = new Set(items.map(({ supplier }) => supplier.trim()));
  names.delete('');
  return [...names].sort((a, b) => a.localeCompare(b)).slice(0, PROPOSED);
}
/** More are no help to choose from. */
const PROPOSED = 200;
