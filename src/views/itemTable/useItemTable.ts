import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ItemOrder, orderText } from '../../../contract/itemOrder.ts';
import {
  type Column,
  COLUMNS,
  columnsIn,
  filterParameters,
  type ItemFilters,
  type ItemTable,
  NO_FILTERS,
  tableOf,
} from '../../model/items/itemTable.ts';
import { useApp } from '../AppContext.ts';
import { useQuery } from '../ui/address.ts';

/** The table of the address, and what changes it: all of it stands there. */
export interface TableState extends ItemTable {
  columns: readonly Column[];
  sort(order: ItemOrder): void;
  filter(change: Partial<ItemFilters>): void;
  clear(): void;
  /** From now on, here and on other screens. */
  choose(columns: readonly Column[]): void;
}

export function useItemTable(): TableState {
  const { preferences, changeQuery } = useApp();
  const query = useQuery();
  const hidden = useSelector(preferences, (state) => state.context.hiddenColumns);
  const table = useMemo(() => tableOf(query), [query]);
  const columns = useMemo(() => columnsIn(query, hidden), [query, hidden]);
  // Another order or filter begins with the first page, and stays a table for whoever is given the address.
  const change = (set: Record<string, string | null>) =>
    changeQuery({ set: { view: 'table', page: null, ...set } });
  const filter = (filters: Partial<ItemFilters>) => change(filterParameters(filters));
  return {
    ...table,
    columns,
    sort: (order) => change({ sort: orderText(order) }),
    filter,
    clear: () => filter(NO_FILTERS),
    choose(chosen) {
      const left = COLUMNS.filter((column) => !chosen.includes(column));
      preferences.send({ type: 'columns.hidden', columns: left });
      changeQuery({ set: { view: 'table', columns: left.length === 0 ? null : chosen.join(',') } });
    },
  };
}
