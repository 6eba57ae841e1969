import { useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { Item, Location } from '../../../contract/entities.ts';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import type { Action } from './command.ts';
import { listCommands, rowCommands } from './definitions/lists.ts';
import { useItemActions, useLocationActions } from './recordCommands.ts';
import { useCommands } from './registry.ts';
import { pressInCell } from '../lists/listKeys.ts';
import { type FocusedRow, useFocusedRow } from '../lists/useFocusedRow.ts';

const CONTROLS = [
  { action: 'edit', name: 'Edit', command: listCommands.edit },
  { action: 'delete', name: 'Delete', command: listCommands.remove },
  { action: 'select', name: 'Select', command: listCommands.select },
] as const;

/** What is done to a row's record where the row has no control for it. */
type Doing = Partial<Record<(typeof CONTROLS)[number]['action'], () => void>>;

/** On the page of a location: its deletion is asked for as it opens. */
export const ASKS_DELETION = { asks: 'deletion' } as const;

/**
 * Offers what can be done to the item of `items` whose row has the focus, ahead of what the screen offers.
 *
 * @param isSelected a selected one is moved and deleted with the others that are
 */
export function useItemRowCommands(
  items: readonly Item[],
  onDelete: (item: Item) => void,
  onSelect: (item: Item) => void,
  isSelected: (id: string) => boolean,
): void {
  const row = useFocusedRow();
  const [, navigate] = useLocation();
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  const item = items.find(({ id }) => id === row?.id);
  const actionsOf = useItemActions();
  const share = useShare();
  const doing: Doing = item
    ? {
        edit: () => navigate(`/edit/${encodeURIComponent(item.id)}`),
        delete: () => onDelete(item),
        select: () => onSelect(item),
      }
    : {};
  const around = tree?.byId.get(item?.location_id ?? '');
  const actions =
    row && item ? [...actionsOf(item), ...controlsOf(row, item, doing), ...share(item, around)] : [];
  const isOneOfMany = item !== undefined && isSelected(item.id);
  useCommands(actions.filter(({ key }) => !isOneOfMany || !OF_SELECTION.has(key ?? '')).map(ofRow), 'focus');
}

/** The same for a row of a location. */
export function useLocationRowCommands(locations: ReadonlyMap<string, Location> | undefined): void {
  const row = useFocusedRow();
  const [, navigate] = useLocation();
  const location = row && locations?.get(row.id);
  const actionsOf = useLocationActions();
  const share = useShare();
  const id = encodeURIComponent(location?.id ?? '');
  const doing: Doing = {
    edit: () => navigate(`/edit-location/${id}`),
    delete: () => navigate(`/location/${id}`, { state: ASKS_DELETION }),
  };
  const actions =
    row && location
      ? [...actionsOf(location), ...controlsOf(row, location, doing), ...share(location, location)]
      : [];
  useCommands(actions.map(ofRow), 'focus');
}

/** The keys of what is done to all selected items. */
const OF_SELECTION = new Set(['m', 'd', 'q', '+', '-', 'shift+p']);

/** Of a page's record its key would do nothing here. */
function ofRow(action: Action): Action {
  return { ...action, isOfRecord: false };
}

/** What shares a location, for the row of `record`; nothing where there is none. */
function useShare(): (record: { id: string }, location: Location | undefined) => Action[] {
  const deferred = useLoadedDeferred();
  return (record, location) =>
    location === undefined || deferred === undefined
      ? []
      : [
          {
            ...rowCommands.share,
            record: record.id,
            section: 'Here',
            name: `Share ${location.name}`,
            perform: () => deferred.share(location),
          },
        ];
}

/** The controls of the row as commands that name what they are for. */
function controlsOf({ id, actions }: FocusedRow, { name }: { name: string }, doing: Doing): Action[] {
  return CONTROLS.flatMap((control) => {
    const { action } = control;
    const perform = actions.includes(action) ? () => pressInCell(id, action) : doing[action];
    if (!perform) return [];
    return [{ ...control.command, record: id, section: 'Here', name: `${control.name} ${name}`, perform }];
  });
}
