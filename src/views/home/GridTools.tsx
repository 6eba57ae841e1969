import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { itemsGridMachine } from '../../machines/items/itemsGrid.machine.ts';
import { isSample } from '../../machines/kit/queryState.ts';
import type { ItemView } from '../../machines/session/preferences.machine.ts';
import { pageCount, pageSize, showing } from '../../model/items/pages.ts';
import type { Action } from '../commands/command.ts';
import { gridCommands } from '../commands/definitions/itemsGrid.ts';
import { useCommands } from '../commands/registry.ts';
import { useViewCommand } from '../itemTable/useViewCommand.ts';
import { announce } from '../ui/announce.ts';
import type { Selection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useDeferred } from '../AppContext.ts';

const NO_ITEMS: readonly Item[] = [];

interface GridToolsProps {
  grid: ActorRefFrom<typeof itemsGridMachine>;
  /** The section, in which the choice of the category stands. */
  section: RefObject<HTMLElement | null>;
  /** Called when several have been deleted: the focus may be nowhere by then. */
  onDeleted(): void;
  onSelection(selection: Selection): void;
  onShow(view: ItemView): void;
  /** Switches between the items of the level of the cards and all; undefined at the top. */
  onShowAll?: () => void;
  showsAll?: boolean;
}

/** What can be done with Home's grid as a whole and with several items of it, and the saying of what it shows. */
export default function GridTools(props: GridToolsProps) {
  const { grid, section, onDeleted, onSelection, onShow, onShowAll, showsAll = false } = props;
  const context = useSelector(grid, (state) => state.context);
  const { page, category, table, within, shown, shownPage, origin } = context;
  const { homeSelection } = useDeferred();
  const size = pageSize(table);
  const pages = pageCount(shown?.total ?? 0, size);
  const goTo = (chosen: number) => () => grid.send({ type: 'page.chosen', page: chosen });
  const actions: Action[] = [
    ...(page < pages ? [{ ...gridCommands.nextPage, perform: goTo(page + 1) }] : []),
    ...(page > 1 ? [{ ...gridCommands.previousPage, perform: goTo(page - 1) }] : []),
    { ...gridCommands.category, perform: () => section.current?.querySelector('select')?.focus() },
    ...(onShowAll
      ? [
          {
            ...gridCommands.everywhere,
            name: showsAll ? 'Show only the items of this location' : 'Show all items',
            perform: onShowAll,
          },
        ]
      : []),
    ...(category === null
      ? []
      : [
          {
            ...gridCommands.allCategories,
            perform: () => grid.send({ type: 'category.chosen', category: null }),
          },
        ]),
  ];
  useCommands(actions);
  useViewCommand(table !== undefined, onShow);

  // Ahead of its use: it opens at once then, and without the server.
  useEffect(() => void import('./HomeTable.tsx').catch(() => undefined), []);

  // What stands there at first is read with the page.
  const text = shown && shown.total > 0 ? showing(shownPage, size, shown.total) : undefined;
  const said = useRef(text);
  useEffect(() => {
    if (text !== undefined && said.current !== undefined && text !== said.current) announce(text);
    said.current = text ?? said.current;
  }, [text]);
  return (
    <SelectionBar
      selection={homeSelection}
      root={section}
      whole={shown && { total: shown.total, category, table, within }}
      items={isSample(origin) ? NO_ITEMS : shown?.items}
      onChange={onSelection}
      onDeleted={() => {
        onDeleted();
        grid.send({ type: 'retry.requested' });
      }}
    />
  );
}
