import type { Opened } from '../../model/finding/opened.ts';
import type { Tree } from '../../model/locations/tree.ts';
import type { CommandRows, PaletteRowData } from './rows.ts';

/** So many records, and so many commands. */
const RECORDS_SHOWN = 5;
const COMMANDS_SHOWN = 3;

/**
 * What was opened last and can be opened now: places and items, then commands that are on offer but not of this
 * screen, which stand in its own section. `here`: the address of the page on screen, which is left out.
 */
export function recentRows(
  opened: readonly Opened[],
  commands: CommandRows,
  tree: Tree | undefined,
  go: (to: string) => () => void,
  here: string,
): PaletteRowData[] {
  const general = [...commands].flatMap(([section, { rows }]) => (section === 'Here' ? [] : rows));
  const rowOf = ({ kind, id, name }: Opened): PaletteRowData | undefined => {
    if (kind === 'command') {
      const row = general.find((command) => command.id === `command:${id}` && command.isGuarded !== true);
      return row && { ...row, id: `recent:${row.id}` };
    }
    const to = `/${kind === 'item' ? 'view' : 'location'}/${encodeURIComponent(id)}`;
    const location = kind === 'location' ? tree?.byId.get(id) : undefined;
    // A location that is no more leads nowhere; of an item nobody knows before asking.
    if (to === here || (kind === 'location' && tree && !location)) return undefined;
    return {
      id: `recent:${kind}:${id}`,
      name: location?.name ?? name,
      detail: location ? (tree?.pathLabel(location.parent_id ?? '') ?? '') : '',
      label: location?.label ?? '',
      kind,
      icon: kind === 'item' ? 'i-lucide-package' : 'i-lucide-map-pin',
      key: '',
      about: { kind, id, name: location?.name ?? name },
      hasMore: true,
      perform: go(to),
    };
  };
  const rows = opened.flatMap((one) => rowOf(one) ?? []);
  return [
    ...rows.filter(({ kind }) => kind !== 'command').slice(0, RECORDS_SHOWN),
    ...rows.filter(({ kind }) => kind === 'command').slice(0, COMMANDS_SHOWN),
  ];
}
