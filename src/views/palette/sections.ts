import type { Item } from '../../../contract/entities.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import type { Effect, PendingCommand } from '../../model/arguments/pendingCommand.ts';
import { type FoundLocations, NO_LOCATIONS } from '../../model/finding/finder.ts';
import { itemsWith } from '../../model/finding/itemMatches.ts';
import { rankItems } from '../../model/finding/itemRanking.ts';
import type { Meant, RememberedWord } from '../../model/finding/learned.ts';
import { idsByWeight, type Opened } from '../../model/finding/opened.ts';
import { readSentence } from '../../model/finding/sentences/readSentence.ts';
import { FIT } from '../../model/finding/tiers.ts';
import { isCode } from '../../model/scanning/isCode.ts';
import { meaningOf } from '../../model/scanning/meaning.ts';
import { locationOnPage } from '../../model/locations/locationOnPage.ts';
import { optionsWith } from '../../model/locations/locationOption.ts';
import type { Tree } from '../../model/locations/tree.ts';
import type { Command } from '../commands/command.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { selectionCommands } from '../commands/definitions/selection.ts';
import { movedFromPage, placeToAdd, withArgument } from './argumentRows.ts';
import { sectionsInstead } from './instead.ts';
import { recentRows } from './recentRows.ts';
import {
  type CommandChoosing,
  type CommandRows,
  commandRows,
  itemRows,
  locationRows,
  misspeltCommandRows,
  type PaletteRowData,
  type PaletteSection,
} from './rows.ts';
import { scannedSection } from './scannedRows.ts';
import { withSentence } from './sentenceRows.ts';
import { sectionsByFit, sectionsUntyped } from './sectionOrder.ts';
import { offerSection, sectionByWords, withoutThose } from './wordRows.ts';

/** Locations for a text, and for what a sentence names. */
type LocationFindings = FoundLocations & { parts?: { record: FoundLocations; place: FoundLocations } };

/** What the palette has for a text. */
export interface PaletteFindings {
  typed: string;
  /** All on offer, those of the screen first. */
  commands: readonly Command[];
  tree: Tree | undefined;
  /** Of `typed`; undefined where locations could not be found. */
  locations: LocationFindings | undefined;
  /** What the search had last, for `found`, and how many there are in all. */
  items: readonly Item[];
  total: number;
  /** There may be more of them than `total`. */
  more: boolean;
  found: string;
  /** Items that are spelt like `found`, where there are none. */
  alike: readonly Item[];
  /** Nothing is on its way any more that `typed` could find. */
  isSettled: boolean;
  /** Items that only this browser has. */
  unsent: readonly Item[];
  /** What is called otherwise in the workshop. */
  synonyms: OwnSynonyms;
  /** Newest first. */
  opened: readonly Opened[];
  /** The person's own, newest first; those for commands are among the commands' other names. */
  words: readonly RememberedWord[];
  /** A word that can be remembered for what was chosen the last time. */
  offer: { word: string; meant: Meant } | undefined;
  /** The address of the page on screen. */
  here: string;
  /** Epoch ms. */
  now: number;
}

/** What rows do when they are chosen. */
export interface PaletteActions extends CommandChoosing {
  navigate(to: string): void;
  give(effect: Effect): void;
  /** Asks for what a command lacks, with `typed` in the field already. */
  ask(asked: PendingCommand, typed: string): void;
  remember(word: string, meant: Meant): void;
  /** Goes to what a scanned text stands for. */
  openScanned(text: string): void;
}

const NOTHING = { rows: [], total: 0, fit: FIT.none };

/** Everything that the palette offers, in the order in which it is shown. */
export function paletteSections(
  findings: PaletteFindings,
  actions: PaletteActions,
): readonly PaletteSection[] {
  const { typed, commands, tree, opened, here, now, isSettled } = findings;
  const { close, navigate, give } = actions;
  const scanned = isCode(typed) ? meaningOf(typed, tree) : undefined;
  if (scanned) {
    const open = () => {
      close();
      actions.openScanned(typed);
    };
    return [scannedSection(scanned, open)];
  }
  const go = (to: string) => () => {
    close();
    navigate(to);
  };
  const offered = commandRows(commands, typed, actions, idsByWeight(opened, 'command', now));
  if (typed.trim() === '') {
    // What is selected there is waiting for its command.
    const areRecentFirst = here === '/' && !commands.some(({ id }) => id === selectionCommands.clear.id);
    const recent = recentRows(opened, offered, tree, go, here);
    const untyped = sectionsUntyped(here === '/' ? withoutHome(offered) : offered, recent, areRecentFirst);
    if (!findings.offer) return untyped;
    const { word, meant } = findings.offer;
    return [offerSection(word, meant, leaving(actions)), ...untyped];
  }
  const located = findings.locations ?? NO_LOCATIONS;
  const locations = {
    rows: locationRows(tree ? optionsWith(tree, located.ids) : [], go),
    total: located.total,
    fit: located.fit,
  };
  const isNear = nearTo(here, tree);
  const isMisspelt = located.respelt !== undefined;
  const own = sectionByWords(findings.words, typed, tree, opened, go);
  const found = withoutThose(
    sectionsByFit(offered, isMisspelt ? NOTHING : locations, itemsOf(findings, isNear, go), own),
    own,
  );
  const parts = findings.locations?.parts;
  const said = withSentence(
    found,
    { ...findings, parts, isNear, opened: idsByWeight(opened, 'item', now), onPage: movedFromPage(commands) },
    actions,
  );
  const sections = withArgument(said, commands, typed, give);
  if (!isSettled || !sections.every(({ isInstead }) => isInstead === true)) return sections;
  const alike = rankItems(findings.alike, typed, []);
  const instead = sectionsInstead(
    typed,
    {
      commands: misspeltCommandRows(commands, typed, actions),
      locations: isMisspelt ? locations : NOTHING,
      items: { rows: itemRows(alike.items, tree, go), fit: alike.fit },
    },
    { here, location: here.startsWith('/location/') ? placeToAdd(commands) : undefined },
    go,
  );
  return [...sections, ...instead];
}

/** The dialog goes first: what tells of it would be behind it. */
function leaving({ close, remember }: PaletteActions): PaletteActions['remember'] {
  return (word, meant) => {
    close();
    remember(word, meant);
  };
}

/** Nobody looks for the page that they are on. */
function withoutHome(commands: CommandRows): CommandRows {
  const isOther = ({ id }: PaletteRowData) => id !== `command:${moreCommands.home.id}`;
  return new Map(
    [...commands].map(([section, { rows, fit }]) => [section, { rows: rows.filter(isOther), fit }]),
  );
}

/** Whether an item lies in the location on screen, or within it. */
function nearTo(here: string, tree: Tree | undefined): (item: Item) => boolean {
  const place = locationOnPage(here, tree);
  if (place === undefined) return () => false;
  return ({ location_id }) => (tree?.pathOf(location_id ?? '') ?? []).some(({ id }) => id === place);
}

function itemsOf(
  { typed, items, total, more, found, unsent, synonyms, opened, tree, now }: PaletteFindings,
  isNear: (item: Item) => boolean,
  go: (to: string) => () => void,
) {
  // For a sentence only its record was searched for.
  const isAnswered = found === typed.trim() && readSentence(typed) === undefined;
  const placesOf = ({ location_id }: Item) => tree?.pathOf(location_id ?? '') ?? [];
  const own = itemsWith(unsent, typed, placesOf, synonyms);
  const known = isAnswered ? items : itemsWith(items, typed, placesOf, synonyms);
  const others = known.filter((item) => !own.some(({ id }) => id === item.id));
  const ranked = rankItems([...own, ...others], typed, idsByWeight(opened, 'item', now), isNear);
  return {
    rows: itemRows(ranked.items, tree, go),
    total: Math.max(ranked.items.length, isAnswered ? total : 0),
    more: isAnswered && more,
    fit: ranked.fit,
  };
}
