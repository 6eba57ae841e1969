import type { Item } from '../../../contract/entities.ts';
import type { SuggestedPlace } from '../../../contract/places/places.ts';
import type { Effect, PendingCommand } from '../../model/arguments/pendingCommand.ts';
import type { ActedOn } from '../../model/finding/actedOn.ts';
import type { FoundLocations, WantedLocations } from '../../model/finding/finder.ts';
import type { Opened } from '../../model/finding/opened.ts';
import type { SentenceParts } from '../../model/finding/sentences/readSentence.ts';
import type { SearchAnswer } from './search.context.ts';

/** Items for the palette. */
export interface PaletteItems extends SearchAnswer {
  /** They are what this browser knows: the host did not answer. */
  isKnownOnly?: true;
  /** Where there are none: items that this browser knows, spelt like what was typed. */
  alike?: readonly Item[];
}

/** The locations for what was typed, and where that is a sentence, those for its record and its place. */
export interface PaletteLocations extends FoundLocations {
  /** Where it may belong, where that is asked. */
  places?: readonly SuggestedPlace[];
  parts?: Readonly<Record<keyof SentenceParts, FoundLocations>>;
}

export interface WantedForPalette extends WantedLocations {
  parts?: SentenceParts;
  /** What it names is a thing whose place is wanted. */
  suggests?: true;
  /** It came out of a code: one location or none. */
  isScanned?: true;
}

export type PaletteEvent =
  | { type: 'palette.opened' }
  | { type: 'palette.closed' }
  /** `parts`: of a sentence, what has to be looked up for it. */
  | { type: 'query.changed'; query: string; parts?: SentenceParts | undefined }
  /** Another hierarchy is known. */
  | { type: 'locations.changed' }
  /** Enter, ahead of the list for this text: its first row is meant. `isScanned`: of a code, just what that stands for. */
  | { type: 'first.chosen'; query: string; parts?: SentenceParts | undefined; isScanned?: true }
  /** A command was chosen. */
  | { type: 'command.chosen'; id: string; name: string }
  /** A command that lacks its argument: the palette asks for it, with `typed` in the field already. */
  | { type: 'argument.asked'; asked: PendingCommand; typed?: string }
  /** Back to all commands. */
  | { type: 'argument.left' }
  /** Back to where it was asked from: all commands, or the page. */
  | { type: 'argument.cancelled' }
  /** What else can be done with what a row is of. */
  | { type: 'actions.shown'; of: ActedOn }
  /** Back to the rows, as they were. */
  | { type: 'actions.left' }
  /** All answers for this text are there, and none of them is anything. */
  | { type: 'nothing.found'; query: string }
  /** The argument was chosen, or a command with its argument at once. */
  | { type: 'argument.given'; effect: Effect };

export interface PaletteContext {
  query: string;
  /** What to look up for `query`, where it is a sentence. */
  parts: SentenceParts | undefined;
  /** The command that the argument is asked for; undefined while all commands are offered. */
  asked: PendingCommand | undefined;
  /** It opened with that question: who is asked has seen no commands. */
  isAskedAtOnce: boolean;
  /** What the second actions are shown for; undefined while none are. */
  actedOn: ActedOn | undefined;
  /** What was typed since it opened and found nothing, '' for nothing. */
  unfound: string;
  /** The items found for `found`. */
  items: readonly Item[];
  total: number;
  /** There may be more of them than `total`. */
  more: boolean;
  found: string;
  isKnownOnly: boolean;
  /** Items that are spelt like `found`, where there are none for it. */
  alike: readonly Item[];
  /** The locations found for `located`, as it was typed; undefined for a text for which they could not be found. */
  locations: PaletteLocations | undefined;
  located: string;
  /** The first row of the list for `query` was chosen before it was there. */
  isFirstChosen: boolean;
  /** `query` came out of a code, and no key has changed it since. */
  isScanned: boolean;
  /** What was opened before, newest first. */
  opened: readonly Opened[];
}

/** So many of the locations are offered at most. */
const LOCATIONS_OFFERED = 50;
export const NO_ITEMS = { items: [], total: 0, more: false, found: '', isKnownOnly: false, alike: [] };
/** Nothing typed, nothing found. */
export const BLANK = {
  ...NO_ITEMS,
  query: '',
  parts: undefined,
  locations: undefined,
  located: '',
  isFirstChosen: false,
  isScanned: false,
  actedOn: undefined,
};
export const EMPTY: PaletteContext = {
  ...BLANK,
  asked: undefined,
  isAskedAtOnce: false,
  unfound: '',
  opened: [],
};

/** Asks for the argument of a command, with nothing left of what was typed before. */
export function asking({ asked, typed = '' }: { asked: PendingCommand; typed?: string }) {
  return { ...BLANK, asked, query: typed };
}

export const actedOnItem = (item: Item): ActedOn => ({ kind: 'item', id: item.id, name: item.name, item });

/** Whether all is there that was looked up for what stands in the field. */
export function isAnswered({ asked, parts, query, found, locations, located }: PaletteContext): boolean {
  if (!locations || located !== query) return false;
  return asked !== undefined || (parts !== undefined && found === query.trim());
}

/** Of an argument some are left out of what was found, so all are needed. */
export function wantedOf({ query, parts, asked, isScanned }: PaletteContext): WantedForPalette {
  if (asked?.argument === 'place') return { query, suggests: true };
  if (asked) return { query, ...(isScanned && { isScanned }) };
  return { query, most: LOCATIONS_OFFERED, respells: true, ...(parts && { parts }) };
}
