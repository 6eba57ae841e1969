import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { itemsGridMachine } from '../../machines/items/itemsGrid.machine.ts';
import { pageSize } from '../../model/items/pages.ts';
import { isSample } from '../../machines/kit/queryState.ts';
import { TableView } from '../itemTable/TableView.tsx';
import { useItemTable } from '../itemTable/useItemTable.ts';
import type { Selection } from '../selection/selection.ts';

interface HomeTableProps {
  grid: ActorRefFrom<typeof itemsGridMachine>;
  /** With the unsent changes of this browser; undefined while they load. */
  items: readonly Item[] | undefined;
  selection: Selection | undefined;
  /** What stands there without items and without filters. */
  empty: ReactNode;
  onDelete(item: Item): void;
}

/** Home's items as a table: the server sorts and filters them, a page at a time. */
export function HomeTable({ grid, items, selection, empty, onDelete }: HomeTableProps) {
  const { shown, shownPage, origin, table } = useSelector(grid, (state) => state.context);
  const isLoading = useSelector(grid, (state) => state.hasTag('loading'));
  const state = useItemTable();
  return (
    <TableView
      table={state}
      items={items}
      total={shown?.total ?? 0}
      rowsBefore={(shownPage - 1) * pageSize(table)}
      label="Items"
      usual={BY_NAME}
      choices={CHOICES}
      isBusy={isLoading}
      isSample={isSample(origin)}
      selection={selection}
      onDelete={onDelete}
      empty={empty}
    />
  );
}

const BY_NAME = { by: 'name', descending: false } as const;
/** The category is chosen above. */
const CHOICES = { hasPlaces: true };
