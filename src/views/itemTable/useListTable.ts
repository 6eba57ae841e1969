import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { filterCategories } from '../../model/items/categoryFilter.ts';
import { tableRows } from '../../model/items/tableRows.ts';
import { useApp } from '../AppContext.ts';
import { useItemTable } from './useItemTable.ts';
import { useItemView } from './useItemView.ts';

/** Cards are of all categories there. */
const TABLE_ONLY = ['category'];

/** The table of a list that is here as a whole: filtered and sorted in the browser. */
export function useListTable(items: readonly Item[] | undefined) {
  const { table: shown, show } = useItemView(TABLE_ONLY);
  const table = useItemTable();
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  const { order, filters } = table;
  const isTable = shown !== undefined;
  const rows = useMemo(
    () => (items && isTable ? tableRows(items, { order, filters }, tree) : items),
    [items, isTable, order, filters, tree],
  );
  const categories = useMemo(
    () =>
      isTable
        ? filterCategories([...(items ?? []).map(({ category }) => category), filters.category], '').filter(
            (name) => name !== '',
          )
        : [],
    [items, isTable, filters.category],
  );
  return { isTable, show, table, rows, categories };
}
