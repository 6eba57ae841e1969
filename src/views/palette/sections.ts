import type { Item } from '../../../contract/entities.ts';
import type { Effect } from '../../model/arguments/pendingCommand.ts';
import { type FoundLocations, NO_LOCATIONS } from '../../model/finding/finder.ts';
import { itemsWith } from '../../model/finding/itemMatches.ts';
import { rankItems } from '../../model/finding/itemRanking.ts';
import { idsByWeight, type Opened } from '../../model/finding/opened.ts';
import { optionsWith } from '../../model/locations/locationOption.ts';
import type { Tree } from '../../model/locations/tree.ts';
import type { Command } from '../commands/command.ts';
import { selectionCommands } from '../commands/definitions/selection.ts';
import { withArgument } from './argumentRows.ts';
import { recentRows } from './recentRows.ts';
import { commandRows, itemRows, locationRows, type PaletteSection } from './rows.ts';
import { sectionsByFit, sectionsUntyped } from './sectionOrder.ts';

/** What the palette has for a text. */
export interface PaletteFindings {
  typed: string;
  /** All on offer, those of the screen first. */
  commands: readonly Command[];
  tree: Tree | undefined;
  /** Of `typed`; undefined where locations could not be found. */
  locations: FoundLocations | undefined;
  /** What the search had last, for `found`, and how many there are in all. */
  items: readonly Item[];
  total: number;
  found: string;
  /** Items that only this browser has. */
  unsent: readonly Item[];
  /** Newest first. */
  opened: readonly Opened[];
  /** The address of the page on screen. */
  here: string;
  /** Epoch ms. */
  now: number;
}

/** What rows do when they are chosen. */
export interface PaletteActions {
  close(): void;
  navigate(to: string): void;
  onChosen(command: Command): void;
  give(effect: Effect): void;
}

/** Everything that the palette offers, in the order in which it is shown. */
export function paletteSections(
  findings: PaletteFindings,
  actions: PaletteActions,
): readonly PaletteSection[] {
  const { typed, commands, tree, items, total, found, unsent, opened, here, now } = findings;
  const { close, navigate, onChosen, give } = actions;
  const go = (to: string) => () => {
    close();
    navigate(to);
  };
  const offered = commandRows(commands, typed, close, {
    used: idsByWeight(opened, 'command', now),
    onChosen,
  });
  if (typed.trim() === '') {
    // What is selected there is waiting for its command.
    const areRecentFirst = here === '/' && !commands.some(({ id }) => id === selectionCommands.clear.id);
    return sectionsUntyped(offered, recentRows(opened, offered, tree, go, here), areRecentFirst);
  }
  const isAnswered = found === typed.trim();
  const own = itemsWith(unsent, typed);
  const known = isAnswered ? items : itemsWith(items, typed);
  const others = known.filter((item) => !own.some(({ id }) => id === item.id));
  const ranked = rankItems([...own, ...others], typed, idsByWeight(opened, 'item', now));
  const { ids, total: all, fit } = findings.locations ?? NO_LOCATIONS;
  const sections = sectionsByFit(
    offered,
    { rows: locationRows(tree ? optionsWith(tree, ids) : [], go), total: all, fit },
    {
      rows: itemRows(ranked.items, tree, go),
      total: Math.max(ranked.items.length, isAnswered ? total : 0),
      fit: ranked.fit,
    },
  );
  return withArgument(sections, commands, typed, give);
}
