import type { Item } from '../../../contract/entities.ts';
import { rankCommands, rankMisspelt } from '../../model/finding/commandRanking.ts';
import type { ActedOn } from '../../model/finding/actedOn.ts';
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
  /** What Enter does, in the line below the list, where its name alone does not say it. */
  enter?: string;
  /** What it is of, where a person can mean that by a word. */
  about?: ActedOn;
  /** There are second actions for it. */
  hasMore?: boolean;
  /** It takes something away, and is drawn so. */
  isDangerous?: true;
  /** It says what it does, and is read to its end. */
  isSentence?: true;
  /** Offered once, above the others: an arrow key has to choose it. */
  isOffer?: true;
  /** Another may come before it with the answers that are on their way: Enter waits for them. */
  isWaiting?: boolean;
  /** Why an Enter that came before it was seen does not do it. */
  unseen?: string | undefined;
  perform(): void;
}

export interface PaletteSection {
  heading: string;
  rows: PaletteRowData[];
  /** How many there are in all, where not all are offered. */
  total?: number;
  /** There may be more than `total`. */
  more?: boolean;
  /** Nothing was found: this is what can be done instead. */
  isInstead?: true;
}

/** How many are offered at once; more is a search to narrow. */
const ITEMS_SHOWN = 8;

/** Rows of one kind, the best first. */
export interface FoundRows {
  rows: PaletteRowData[];
  /** How well the first one fits. */
  fit: Fit;
}

/** What Enter does with a row, in the line below the list. */
export function enterWords(row: PaletteRowData | undefined): string {
  if (!row) return 'Nothing to do yet';
  return row.enter ?? (row.kind === 'command' ? row.name : `Open ${row.name}`);
}

/** A section, and how well its first row fits. */
export type FoundSection = PaletteSection & FoundRows;

/** Commands by their sections, those of the screen first. */
export type CommandRows = Map<string, FoundRows>;

/** What choosing a command does besides the command itself. */
export interface CommandChoosing {
  close(): void;
  onChosen?(command: Command): void;
}

/** The commands that have every typed word, those of the screen first, and within each section the best. */
export function commandRows(
  commands: readonly Command[],
  typed: string,
  choosing: CommandChoosing,
  used: readonly string[] = [],
): CommandRows {
  const bySection: CommandRows = new Map(
    ['Here', 'Go to', 'Application'].map((section) => [section, { rows: [], fit: FIT.none }]),
  );
  for (const { command, fit, isGuarded } of rankCommands(findable(commands), typed, used)) {
    const section = bySection.get(command.section);
    if (section?.rows.length === 0) section.fit = fit;
    section?.rows.push(commandRow(command, isGuarded, choosing));
  }
  return bySection;
}

/** The commands that may be meant by misspelt words. */
export function misspeltCommandRows(
  commands: readonly Command[],
  typed: string,
  choosing: CommandChoosing,
): FoundRows {
  const listed = commands.filter(({ section }) => section !== 'Lists');
  const ranked = rankMisspelt(findable(listed), typed);
  return {
    rows: ranked.map(({ command, isGuarded }) => commandRow(command, isGuarded, choosing)),
    fit: ranked[0]?.fit ?? FIT.none,
  };
}

const findable = (commands: readonly Command[]) =>
  commands.map((command) => ({ ...command, isDangerous: isDangerous(command) }));

export function commandRow(
  command: Command,
  isGuarded: boolean,
  { close, onChosen = () => {} }: CommandChoosing,
): PaletteRowData {
  return {
    id: `command:${command.id}`,
    name: command.name,
    detail: '',
    label: '',
    kind: 'command',
    icon: command.icon,
    key: command.key ?? '',
    isGuarded,
    // What takes something away is nobody's other word.
    ...(!isDangerous(command) && { about: { kind: 'command', id: command.id, name: command.name } }),
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
  };
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
    about: { kind: 'location', id, name },
    hasMore: true,
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
    about: { kind: 'item', id: item.id, name: item.name, item },
    hasMore: true,
    perform: go(`/view/${encodeURIComponent(item.id)}`),
  }));
}
