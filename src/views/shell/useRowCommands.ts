import type { Item, Location } from '../../../contract/entities.ts';
import type { Action } from '../commands/command.ts';
import { listCommands } from '../commands/definitions/lists.ts';
import { useItemActions, useLocationActions } from '../commands/recordCommands.ts';
import { useCommands } from '../commands/registry.ts';
import { pressInCell } from './listKeys.ts';
import { type FocusedRow, useFocusedRow } from './useFocusedRow.ts';

const CONTROLS = [
  { action: 'edit', name: 'Edit', command: listCommands.edit },
  { action: 'delete', name: 'Delete', command: listCommands.remove },
  { action: 'select', name: 'Select', command: listCommands.select },
] as const;

/** Offers what can be done to the item of `items` whose row has the focus, ahead of what the screen offers. */
export function useItemRowCommands(items: readonly Item[]): void {
  const row = useFocusedRow();
  const item = items.find(({ id }) => id === row?.id);
  const actionsOf = useItemActions();
  const actions = row && item ? [...actionsOf(item), ...controlsOf(row, item.name)] : [];
  useCommands(actions, versionOf(row, item), 'focus');
}

/** The same for a row of a location. */
export function useLocationRowCommands(locations: ReadonlyMap<string, Location> | undefined): void {
  const row = useFocusedRow();
  const location = row && locations?.get(row.id);
  const actionsOf = useLocationActions();
  const actions = row && location ? [...actionsOf(location), ...controlsOf(row, location.name)] : [];
  useCommands(actions, versionOf(row, location), 'focus');
}

/** The controls of the row as commands that name what they are for. */
function controlsOf({ id, actions }: FocusedRow, name: string): Action[] {
  return CONTROLS.filter(({ action }) => actions.includes(action)).map((control) => ({
    ...control.command,
    section: 'Here',
    name: `${control.name} ${name}`,
    perform: () => pressInCell(id, control.action),
  }));
}

function versionOf(row: FocusedRow | undefined, record: Item | Location | undefined): string {
  return row && record ? `${record.id} ${row.actions.join()} ${record.name}` : '';
}
