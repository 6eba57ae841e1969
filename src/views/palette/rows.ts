import type { Item } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { rankCommands } from '../../model/finding/commandRanking.ts';
import { FIT, type Fit } from '../../model/finding/tiers.ts';
import type { LocationOption } from '../../model/locations/locationOption.ts';
import type { Opened } from '../../model/finding/opened.ts';
import type { Tree } from '../../model/locations/tree.ts';
import { type Command, isDangerous } from '../commands/command.ts';

/** One choice in the palette. */
export interface PaletteRowData {
  id: string;
  name: string;
  /** Muted, behind the name. */
  detail: string;
  /** A location's label, drawn as tape. */
  label: string;
  kind: 'command' | 'location' | 'item';
  icon: string;
  /** The key that does the same without the palette. */
  key: string;
  /** Dangerous, and not what was typed: Enter alone does not mean it. */
  isGuarded?: boolean;
  perform(): void;
}

export interface PaletteSection {
  heading: string;
  rows: PaletteRowData[];
  /** How many there are in all, where not all are offered. */
  total?: number;
}

/** How many are offered at once; more is a search to narrow. */
const ITEMS_SHOWN = 8;
const RECENT_SHOWN = 5;

/** The commands that have every typed word, those of the screen first, and within each section the best. */
export function commandRows(
  commands: readonly Command[],
  typed: string,
  close: () => void,
  onChosen: (command: Command) => void = () => {},
): Map<string, PaletteRowData[]> {
  const bySection = new Map<string, PaletteRowData[]>([
    ['Here', []],
    ['Go to', []],
    ['Application', []],
  ]);
  const findable = commands.map((command) => ({ ...command, isDangerous: isDangerous(command) }));
  for (const { command, isGuarded } of rankCommands(findable, typed)) {
    bySection.get(command.section)?.push({
      id: `command:${command.id}`,
      name: command.name,
      detail: '',
      label: '',
      kind: 'command',
      icon: command.icon,
      key: command.key ?? '',
      isGuarded,
      perform: () => {
        onChosen(command);
        if (command.asks) {
          // It lacks its argument, and goes on in here.
          command.perform();
          return;
        }
        close();
        // The dialog goes first and gives the focus back; what the command does with it then holds.
        queueMicrotask(() => command.perform());
      },
    });
  }
  return bySection;
}

export function locationRows(
  found: readonly LocationOption[],
  go: (to: string) => () => void,
): PaletteRowData[] {
  return found.map(({ id, name, label, parents }) => ({
    id: `location:${id}`,
    name,
    detail: parents,
    label,
    kind: 'location',
    icon: 'i-lucide-map-pin',
    key: '',
    perform: go(`/location/${encodeURIComponent(id)}`),
  }));
}

export function itemRows(
  items: readonly Item[],
  tree: Tree | undefined,
  go: (to: string) => () => void,
): PaletteRowData[] {
  return items.slice(0, ITEMS_SHOWN).map((item) => ({
    id: `item:${item.id}`,
    name: item.name,
    detail:
      item.location_path ?? (item.location_id === null ? '' : (tree?.pathLabel(item.location_id) ?? '')),
    label: (item.location_id === null ? undefined : tree?.byId.get(item.location_id)?.label) ?? '',
    kind: 'item',
    icon: 'i-lucide-package',
    key: '',
    perform: go(`/view/${encodeURIComponent(item.id)}`),
  }));
}

/**
 * What was opened last and can be opened now: records, and commands that are on offer but not of this screen, which
 * stand above already. `here`: the address of the page on screen, which is left out.
 */
export function recentRows(
  opened: readonly Opened[],
  commands: Map<string, PaletteRowData[]>,
  tree: Tree | undefined,
  go: (to: string) => () => void,
  here: string,
): PaletteRowData[] {
  const general = [...commands].flatMap(([section, rows]) => (section === 'Here' ? [] : rows));
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
      perform: go(to),
    };
  };
  return opened.flatMap((one) => rowOf(one) ?? []).slice(0, RECENT_SHOWN);
}

interface Found {
  rows: PaletteRowData[];
  total: number;
  fit: Fit;
}

/**
 * The sections in their order. Without a text: the screen's commands, then what was opened last. With one:
 * locations and items, which is what people jump to, unless the text begins a command's name; items first only
 * where they fit and the locations hardly do. What is dangerous and was not named comes after all else.
 */
export function sectionsOf(
  typed: string,
  rows: {
    commands: Map<string, PaletteRowData[]>;
    recent: PaletteRowData[];
    locations: Found;
    items: Found;
  },
): PaletteSection[] {
  const query = fold(typed).trim();
  const [first, ...others] = [...rows.commands].map(([heading, section]) => ({ heading, rows: section }));
  const commands = [...(first ? [first] : []), { heading: 'Recent', rows: rows.recent }, ...others];
  const locations = { heading: 'Locations', rows: rows.locations.rows, total: rows.locations.total };
  const items = { heading: 'Items', rows: rows.items.rows, total: rows.items.total };
  const areItemsFirst = rows.locations.fit >= FIT.loose && rows.items.fit < FIT.loose;
  const found = areItemsFirst ? [items, locations] : [locations, items];
  const isCommand =
    query !== '' &&
    commands.some(({ rows: section }) => section.some(({ name }) => fold(name).startsWith(query)));
  const isLabel = rows.locations.rows.some(({ label, name }) => [fold(label), fold(name)].includes(query));
  const ordered = query === '' || (isCommand && !isLabel) ? [...commands, ...found] : [...found, ...commands];
  const shown = ordered.filter((section) => section.rows.length > 0);
  const isGuarded = ({ rows: [row] }: PaletteSection) => row?.isGuarded === true;
  return [...shown.filter((section) => !isGuarded(section)), ...shown.filter(isGuarded)];
}
