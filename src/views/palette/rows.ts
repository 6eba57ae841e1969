import type { Item } from '../../../contract/entities.ts';
import { rankCommands } from '../../model/finding/commandRanking.ts';
import { FIT, type Fit } from '../../model/finding/tiers.ts';
import type { LocationOption } from '../../model/locations/locationOption.ts';
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

/** Rows of one kind, the best first. */
export interface FoundRows {
  rows: PaletteRowData[];
  /** How well the first one fits. */
  fit: Fit;
}

/** Commands by their sections, those of the screen first. */
export type CommandRows = Map<string, FoundRows>;

/** What there is to order commands by. */
export interface CommandOrder {
  /** Ids of commands that were chosen before, what the person comes back to most first. */
  used?: readonly string[];
  onChosen?(command: Command): void;
}

/** The commands that have every typed word, those of the screen first, and within each section the best. */
export function commandRows(
  commands: readonly Command[],
  typed: string,
  close: () => void,
  { used = [], onChosen = () => {} }: CommandOrder = {},
): CommandRows {
  const bySection: CommandRows = new Map(
    ['Here', 'Go to', 'Application'].map((section) => [section, { rows: [], fit: FIT.none }]),
  );
  const findable = commands.map((command) => ({ ...command, isDangerous: isDangerous(command) }));
  for (const { command, fit, isGuarded } of rankCommands(findable, typed, used)) {
    const section = bySection.get(command.section);
    if (section?.rows.length === 0) section.fit = fit;
    section?.rows.push({
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
