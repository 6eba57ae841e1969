import type { ItemView } from '../../machines/session/preferences.machine.ts';
import { itemTableCommands } from '../commands/definitions/itemTable.ts';
import { useCommands } from '../commands/registry.ts';

/** Offers the other way to show the items. */
export function useViewCommand(isTable: boolean, onShow: (view: ItemView) => void): void {
  useCommands(
    [
      {
        ...itemTableCommands.view,
        name: isTable ? 'Show as cards' : 'Show as a table',
        perform: () => onShow(isTable ? 'cards' : 'table'),
      },
    ],
    'last',
  );
}
