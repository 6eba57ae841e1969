import { useSelector } from '@xstate/react';
import type { ItemView } from '../../machines/session/preferences.machine.ts';
import { tableIn, TABLE_PARAMETERS } from '../../model/items/tableAddress.ts';
import { useApp } from '../AppContext.ts';
import { useQuery } from '../ui/address.ts';

/**
 * How the items of a screen are shown: as its address says, else as its person likes it.
 *
 * @param only what else of the address belongs to the table alone
 */
export function useItemView(only: readonly string[] = []) {
  const { preferences, changeQuery } = useApp();
  const preferred = useSelector(preferences, (state) => state.context.itemView);
  const query = useQuery();
  return {
    query,
    /** What the address says of the table; undefined for the cards. */
    table: tableIn(query, preferred),
    /** From now on, here and on other screens. */
    show(view: ItemView) {
      preferences.send({ type: 'itemView.chosen', view });
      const none = Object.fromEntries(
        [...TABLE_PARAMETERS, ...only, 'columns', 'page'].map((name) => [name, null]),
      );
      changeQuery({ set: view === 'table' ? { view, page: null } : { ...none, view: null } });
    },
  };
}
