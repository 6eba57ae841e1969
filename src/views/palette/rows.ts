import type { Item } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import type { LocationOption } from '../../model/locationIndex.ts';
import type { Tree } from '../../model/tree.ts';
import type { Command } from '../commands/registry.ts';

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
  perform(): void;
}

export interface PaletteSection {
  heading: string;
  rows: PaletteRowData[];
}

/** How many locations and items are offered at once; more is a search to narrow. */
const LOCATIONS_SHOWN = 50;
const ITEMS_SHOWN = 8;

/** The commands that have every typed word, those of the screen first. */
export function commandRows(
  commands: readonly Command[],
  typed: string,
  close: () => void,
): Map<string, PaletteRowData[]> {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const bySection = new Map<string, PaletteRowData[]>([
    ['Here', []],
    ['Go to', []],
    ['Application', []],
  ]);
  for (const command of commands) {
    const text = fold(`${command.name} ${command.keywords ?? ''}`);
    if (!words.every((word) => text.includes(word))) continue;
    bySection.get(command.section)?.push({
      id: `command:${command.id}`,
      name: command.name,
      detail: '',
      label: '',
      kind: 'command',
      icon: command.icon,
      key: command.key ?? '',
      perform: () => {
        close();
        command.perform();
      },
    });
  }
  return bySection;
}

export function locationRows(
  found: readonly LocationOption[],
  go: (to: string) => () => void,
): PaletteRowData[] {
  return found.slice(0, LOCATIONS_SHOWN).map(({ id, name, label, parents }) => ({
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
 * The sections in their order. Without a text: the screen's commands first. With one: locations and items,
 * which is what people jump to, unless the text begins a command's name.
 */
export function sectionsOf(
  typed: string,
  rows: {
    commands: Map<string, PaletteRowData[]>;
    locations: PaletteRowData[];
    items: PaletteRowData[];
  },
): PaletteSection[] {
  const query = fold(typed).trim();
  const commands = [...rows.commands].map(([heading, section]) => ({ heading, rows: section }));
  const found = [
    { heading: 'Locations', rows: rows.locations },
    { heading: 'Items', rows: rows.items },
  ];
  const isCommand =
    query !== '' &&
    commands.some(({ rows: section }) => section.some(({ name }) => fold(name).startsWith(query)));
  const isLabel = rows.locations.some(({ label, name }) => [fold(label), fold(name)].includes(query));
  const ordered = query === '' || (isCommand && !isLabel) ? [...commands, ...found] : [...found, ...commands];
  return ordered.filter((section) => section.rows.length > 0);
}
