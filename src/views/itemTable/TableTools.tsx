import { useSelector } from '@xstate/react';
import { type RefObject, useId } from 'react';
import { type ItemOrder, orderIn, orderText } from '../../../contract/itemOrder.ts';
import {
  type Column,
  COLUMN_NAMES,
  COLUMNS,
  type FilterName,
  filterText,
  NO_FILTERS,
  setFilters,
  sortOf,
} from '../../model/items/itemTable.ts';
import { unknownLocationName } from '../../model/locations/tree.ts';
import { useApp } from '../AppContext.ts';
import { itemTableCommands } from '../commands/definitions/itemTable.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { arrivingPart } from '../lists/arrivingPart.ts';
import { Icon } from '../ui/Icon.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { FilterChoices } from './FilterPanel.tsx';
import type { TableState } from './useItemTable.ts';

const useFilterPanel = arrivingPart(async () => (await import('./FilterPanel.tsx')).default);

interface TableToolsProps {
  table: TableState;
  choices: FilterChoices;
  /** The order that the list has by itself; undefined for the best match first. */
  usual: ItemOrder | undefined;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  filterButton: RefObject<HTMLButtonElement | null>;
  columnsButton: RefObject<HTMLButtonElement | null>;
  /** Columns that this table never has. */
  without: readonly Column[];
}

/** What stands above the table: its filters, what is filtered, and which columns it has. */
export function TableTools(props: TableToolsProps) {
  const { table, choices, usual, isOpen, onOpen, filterButton, columnsButton } = props;
  const { filters, columns } = table;
  const id = useId();
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  // Ahead of its use, so that it opens without the server.
  const { part: FilterPanel } = useFilterPanel(true);
  const set = setFilters(filters);
  const place = tree?.byId.get(filters.within)?.name ?? unknownLocationName;
  // What is pressed goes away with it.
  const drop = (name: FilterName) => {
    table.filter({ [name]: NO_FILTERS[name] });
    filterButton.current?.focus();
  };
  return (
    <>
      <div className="table-tools">
        <button
          ref={filterButton}
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          Filter
          <Icon name={isOpen ? 'i-lucide-chevron-up' : 'i-lucide-chevron-down'} />
          <KeysOf command={itemTableCommands.filter.id} />
        </button>
        {set.length > 0 && (
          <ul className="table-chips" aria-label="Filtered by">
            {set.map((name) => {
              const text = filterText(name, filters, place);
              return (
                <li key={name}>
                  <button
                    type="button"
                    className="table-chip"
                    aria-label={`Remove the filter ${text}`}
                    onClick={() => drop(name)}
                  >
                    <span className="clip">{text}</span>
                    <Icon name="i-lucide-x" />
                  </button>
                </li>
              );
            })}
            <li>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  table.clear();
                  filterButton.current?.focus();
                }}
              >
                Clear
              </button>
            </li>
          </ul>
        )}
        <div className="table-tools-end">
          <SortChoice table={table} usual={usual} />
          <ColumnsMenu
            columns={columns}
            without={props.without}
            onChoose={table.choose}
            button={columnsButton}
          />
        </div>
      </div>
      {isOpen && FilterPanel && (
        <div id={id}>
          <FilterPanel
            {...choices}
            filters={filters}
            onFilter={table.filter}
            onClose={() => {
              onOpen(false);
              filterButton.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}

/** Where the table has no heads: on a phone. */
function SortChoice({ table, usual }: Pick<TableToolsProps, 'table' | 'usual'>) {
  const order = table.order ?? usual;
  return (
    <div className="select table-sort-choice">
      <select
        className="input"
        aria-label="Sort by"
        value={order ? orderText(order) : ''}
        onChange={({ target }) => {
          const chosen = orderIn(target.value);
          if (chosen) table.sort(chosen);
        }}
      >
        {usual === undefined && (
          <option value="" disabled={table.order !== undefined}>
            Best match
          </option>
        )}
        {COLUMNS.flatMap((column) => {
          const by = sortOf(column);
          return by === undefined
            ? []
            : [false, true].map((descending) => (
                <option key={`${column} ${descending}`} value={orderText({ by, descending })}>
                  {`${COLUMN_NAMES[column]} ${descending ? '↓' : '↑'}`}
                </option>
              ));
        })}
      </select>
      <Icon name="i-lucide-chevron-down" />
    </div>
  );
}
