import type { Item } from '../../../contract/entities.ts';
import { createVocabulary, respelt } from '../../../contract/finding/misspelling.ts';
import { NO_OWN } from '../../../contract/finding/ownSynonyms.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { indexedText, queryWords } from '../../../contract/searchWords.ts';
import type { Effect, PendingCommand } from '../../../src/model/arguments/pendingCommand.ts';
import { createLocationFinder, NO_LOCATIONS } from '../../../src/model/finding/finder.ts';
import { factsOf } from '../../../src/model/finding/facts.ts';
import { itemsWith } from '../../../src/model/finding/itemMatches.ts';
import { startsOf } from '../../../src/model/finding/words.ts';
import type { Meant, RememberedWord } from '../../../src/model/finding/learned.ts';
import { idsByWeight, type Opened } from '../../../src/model/finding/opened.ts';
import { partsOf } from '../../../src/model/finding/sentences/readSentence.ts';
import { inTreeOrder } from '../../../src/model/finding/treeOrder.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import type { CommandDefinition } from '../../../src/views/commands/command.ts';
import { appCommands } from '../../../src/views/commands/definitions/app.ts';
import { moreCommands } from '../../../src/views/commands/definitions/appMore.ts';
import { THEME_NAMES } from '../../../src/views/commands/themeNames.ts';
import { createCommandRegistry } from '../../../src/views/commands/registry.ts';
import type { PaletteRowData } from '../../../src/views/palette/rows.ts';
import { paletteSections } from '../../../src/views/palette/sections.ts';
import { withOwnWords } from '../../../src/views/palette/wordRows.ts';
import { ITEMS, LOCATIONS } from './workshop.ts';

const byId = new Map(LOCATIONS.map((location) => [location.id, location]));
const itemById = new Map(ITEMS.map((item) => [item.id, item]));
const tree = createTree(LOCATIONS);
const finder = createLocationFinder(inTreeOrder(tree).map(factsOf));

function known<Value>(of: ReadonlyMap<string, Value>, id: string): Value {
  const value = of.get(id);
  if (!value) throw new Error(`The workshop has no ${id}.`);
  return value;
}

/** Where somebody is who opens the palette. */
export const SCREENS = ['Home', 'Location', 'Item'] as const;
export type Screen = (typeof SCREENS)[number];

const DRAWER = known(byId, 'cabinet 1 drawer 3');
const SCREW = known(itemById, 'M3x10 Allen screw');
const ADDRESSES: Readonly<Record<Screen, string>> = {
  Home: '/',
  Location: `/location/${encodeURIComponent(DRAWER.id)}`,
  Item: `/view/${encodeURIComponent(SCREW.id)}`,
};

/** As the screens call them, with the name of what they are done to. */
const NAMES: Readonly<Record<Screen, Readonly<Record<string, string>>>> = {
  Home: {},
  Location: {
    'add-item-here': `Add Item to ${DRAWER.name}`,
    'add-location-here': `Add Location in ${DRAWER.name}`,
    share: `Share ${DRAWER.name}`,
    'edit-location': `Edit Location ${DRAWER.name}`,
    'delete-location': `Delete Location ${DRAWER.name}`,
    up: 'Up to Cabinet 1',
    'add-here': `Add to ${DRAWER.name}: name, quantity…`,
    'make-drawers': `Make drawers in ${DRAWER.name}…`,
    'duplicate-location': `Duplicate ${DRAWER.name} with everything inside…`,
    'quick-add': `Add items to ${DRAWER.name}, one a line`,
    'move-location': `Move ${DRAWER.name} to…`,
  },
  Item: {
    'edit-item': `Edit ${SCREW.name}`,
    share: `Share ${DRAWER.name}`,
    'delete-item': `Delete ${SCREW.name}`,
    up: `Up to ${DRAWER.name}`,
    'add-here': `Add to ${DRAWER.name}: name, quantity…`,
    'move-item': `Move ${SCREW.name} to…`,
    'set-quantity': `Set quantity of ${SCREW.name}…`,
    'more-of-item': `More of ${SCREW.name}…`,
    'fewer-of-item': `Fewer of ${SCREW.name}…`,
    'duplicate-item': `Duplicate ${SCREW.name}…`,
  },
};

function askedBy({ id, argument }: CommandDefinition): PendingCommand | undefined {
  switch (argument) {
    case 'quantity':
      return { argument, item: SCREW };
    case 'entry':
      return { argument, to: DRAWER };
    case 'label':
      return { argument };
    case 'location':
      return {
        argument,
        moved:
          id === 'move-location'
            ? { kind: 'locations', locations: [DRAWER] }
            : { kind: 'items', items: [SCREW] },
      };
    case undefined:
      return undefined;
  }
}

/** What is on offer on a screen where nothing failed and no message is shown. */
function offeredOn(screen: Screen, isSelected: boolean) {
  const registry = createCommandRegistry();
  const offer = (definitions: readonly CommandDefinition[]) =>
    registry.add(
      definitions.map((definition) => {
        const asked = askedBy(definition);
        const name = NAMES[screen][definition.id] ?? definition.name;
        return { ...definition, name, perform: () => undefined, ...(asked && { asks: () => asked }) };
      }),
    );
  offer(Object.values(appCommands));
  const { theme, ...more } = moreCommands;
  offer([
    ...Object.values(more),
    {
      ...theme,
      id: 'theme:dark',
      name: 'Use the dark theme',
      keywords: `${THEME_NAMES.dark}, ${theme.keywords}`,
    },
    {
      ...theme,
      id: 'theme:light',
      name: 'Use the light theme',
      keywords: `${THEME_NAMES.light}, ${theme.keywords}`,
    },
  ]);
  const scope = CATALOGUE.find(({ title }) => title === screen);
  if (!scope) throw new Error(`There is no screen ${screen}.`);
  if (screen !== 'Item')
    offer(CATALOGUE.flatMap(({ commands }) => commands.filter(({ id }) => id === 'select-all')));
  offer(scope.commands);
  if (isSelected) offer(CATALOGUE.find(({ title }) => title === 'Selected items')?.commands ?? []);
  return registry.all();
}

/** As the server finds them: every word begins a word of some field. */
function searched(typed: string): Item[] {
  const words = queryWords(typed);
  if (words.length === 0) return [];
  return ITEMS.filter(({ name, supplier_part_no, description, category, supplier, notes }) => {
    const text = ` ${indexedText([name, supplier_part_no, description, category, supplier, notes].join(' '))}`;
    return words.every((word) => text.includes(` ${word}`));
  });
}

const NOW = Date.UTC(2026, 0, 1);

/** One opened before: `kind id`, as a row says it. */
export function openedBefore(...ids: readonly string[]): Opened[] {
  return ids.map((id, at): Opened => {
    const [, kind, rest = ''] = /^(command|location|item):(.*)$/.exec(id) ?? [];
    if (kind !== 'command' && kind !== 'location' && kind !== 'item') throw new Error(`${id} is no row.`);
    return { kind, id: rest, name: rest, at: NOW - at * 60_000, weight: 1 };
  });
}

/** What may be otherwise than on a screen where everything has answered. */
export interface Otherwise {
  isSettled?: boolean;
  here?: string;
  /** Items are selected. */
  isSelected?: boolean;
  /** The person's own. */
  words?: readonly RememberedWord[];
  offer?: { word: string; meant: Meant };
  navigate?(to: string): void;
  give?(effect: Effect): void;
  ask?(asked: PendingCommand, typed: string): void;
  remember?(word: string, meant: Meant): void;
}

/** As the service tells what may have been meant (services/items/itemFinding.ts). */
function speltLike(typed: string): readonly Item[] {
  const texts = ITEMS.map(({ name, supplier_part_no }) => startsOf(fold(`${name} ${supplier_part_no}`)));
  const words = startsOf(fold(typed)).trim().split(' ');
  const isKnown = (word: string) => texts.join('').includes(` ${word}`);
  const meant = respelt(words, isKnown, createVocabulary(texts));
  return meant === undefined ? [] : itemsWith(ITEMS, meant);
}

/** What the palette of the workshop shows on a screen for a text. */
export function sectionsFor(
  screen: Screen,
  typed: string,
  opened: readonly Opened[] = [],
  {
    isSettled = true,
    isSelected = false,
    here = ADDRESSES[screen],
    navigate = () => undefined,
    give = () => undefined,
    ask = () => undefined,
    words = [],
    offer,
    remember = () => undefined,
  }: Otherwise = {},
) {
  const parts = partsOf(typed);
  const items = searched(parts?.record || typed);
  const located = (query: string) => (query === '' ? NO_LOCATIONS : finder.find({ query, most: 5 }));
  return paletteSections(
    {
      typed,
      commands: withOwnWords(offeredOn(screen, isSelected), words),
      tree,
      locations:
        typed.trim() === ''
          ? undefined
          : {
              ...finder.find({
                query: typed,
                most: 50,
                respells: true,
                opened: idsByWeight(opened, 'location', NOW),
              }),
              ...(parts && { parts: { record: located(parts.record), place: located(parts.place) } }),
            },
      items,
      total: items.length,
      more: false,
      found: typed.trim(),
      alike: items.length === 0 ? speltLike(typed) : [],
      isSettled,
      unsent: [],
      synonyms: NO_OWN,
      opened,
      words,
      offer,
      here,
      now: NOW,
    },
    { close: () => undefined, navigate, give, ask, remember, openScanned: () => undefined },
  );
}

export function rowsFor(...wanted: Parameters<typeof sectionsFor>): PaletteRowData[] {
  return sectionsFor(...wanted).flatMap(({ rows }) => rows);
}
