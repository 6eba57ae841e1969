import { CATALOGUE, type CommandScope } from '../../../src/views/commands/catalogue.ts';
import type { CommandDefinition } from '../../../src/views/commands/command.ts';
import { expect, test } from '../../support/app.ts';
import { itemWithFocus, locationWithFocus } from '../../support/journeys/arguments.ts';
import { counting } from '../../support/journeys/counting.ts';
import { forms } from '../../support/journeys/forms.ts';
import { everyPage, failure, lists, rowWithFocus, selection } from '../../support/journeys/everyPage.ts';
import { home } from '../../support/journeys/home.ts';
import { imports, oneImport } from '../../support/journeys/imports.ts';
import { itemTable } from '../../support/journeys/itemTable.ts';
import type { Journey, Journeys, Place } from '../../support/journeys/journey.ts';
import { labels } from '../../support/journeys/labels.ts';
import { item, location } from '../../support/journeys/records.ts';
import { search, unsent, words } from '../../support/journeys/searchAndUnsent.ts';
import { chooseInPalette, pressKeys, switchSingleKeys } from '../../support/keys.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { addWorkshop } from '../../support/workshop.ts';

// Some go where the server is away.
test.use({ fetchesAhead: true });

/**
 * A journey for every action of every scope of the catalogue. An action without one fails here: add it to the table of
 * its screen, under the id of its command (support/journeys/journey.ts says what it is made of). One for a command
 * that is no more fails, too.
 */
const JOURNEYS: Readonly<Record<string, Journeys>> = {
  'Every page': everyPage,
  Lists: lists,
  'The focused row': rowWithFocus,
  'Lists of items': itemTable,
  'Selected items': selection,
  'The focused item': itemWithFocus,
  'The focused location': locationWithFocus,
  'After a failure': failure,
  Home: home,
  Location: location,
  Item: item,
  Count: counting,
  Forms: forms,
  Search: search,
  'Waiting to sync': unsent,
  'Print labels': labels,
  'Words that mean the same': words,
  Imports: imports,
  Import: oneImport,
};

type Walk = (place: Place, journey: Journey, command: CommandDefinition) => Promise<void>;

const byPalette: Walk = async (place, journey, { name }) => {
  await journey.start(place);
  await (journey.otherwise ?? (({ page }) => chooseInPalette(page, journey.name ?? name)))(place);
  await journey.done(place);
};

/** Its other keys, and those that somebody chooses, do the same (tests/views/commands/catalogueKeys.test.ts). */
const byKey: Walk = async (place, journey, command) => {
  if (command.key === undefined) return byPalette(place, journey, command);
  await journey.start(place);
  await pressKeys(place.page, command.key, command.name);
  await journey.done(place);
};

/** All in turn on one server; those that fail are named together. */
async function walkAll(scopes: readonly CommandScope[], walk: Walk, place: Place) {
  const failed: string[] = [];
  for (const { title, commands } of scopes) {
    for (const command of commands) {
      const journey = JOURNEYS[title]?.[command.id];
      if (!journey) continue;
      await test
        .step(command.id, () => walk(place, journey, command))
        .catch((error: unknown) => failed.push(`${title}, ${command.id}: ${String(error)}`));
    }
  }
  expect(failed).toEqual([]);
}

test('every action of the catalogue has a journey by keyboard, and every journey an action', () => {
  const ids = (scopes: readonly (readonly [string, readonly string[]])[]) =>
    scopes.flatMap(([scope, all]) => all.map((id) => `${scope}: ${id}`)).toSorted();
  expect(ids(Object.entries(JOURNEYS).map(([scope, table]) => [scope, Object.keys(table)]))).toEqual(
    ids(CATALOGUE.map(({ title, commands }) => [title, commands.map(({ id }) => id)])),
  );
});

/** Those whose walks do not disturb one another share a page and a server; a scope that is not named has its own. */
const TOGETHER = [
  ['Every page', 'After a failure'],
  ['Lists', 'Selected items'],
  ['The focused row', 'The focused item', 'The focused location'],
  ['Search', 'Home', 'Lists of items'],
  ['Imports', 'Import'],
];
const WALKS = [
  ...TOGETHER,
  ...CATALOGUE.map(({ title }) => [title]).filter(
    ([title = '']) => !TOGETHER.some((together) => together.includes(title)),
  ),
].map((titles) => ({
  title: `${titles.join(', ')}: every action is done by keyboard alone, by its key or by the palette`,
  hasSingleKeys: true,
  walk: byKey,
  scopes: titles.flatMap((wanted) => CATALOGUE.filter(({ title }) => title === wanted)),
}));

/**
 * What the palette does not have, and some that it has, of the page, of a row with the focus and of a failure. That the
 * palette has all others, and single keys do nothing then, is shown in process (tests/views/palette/commandRows.test.ts,
 * tests/views/commands/catalogueKeys.test.ts).
 */
const WITHOUT_SINGLE_KEYS = new Set(['search', 'palette', 'share-row', 'retry']);
const isWalkedWithout = (scope: string, id: string): boolean =>
  WITHOUT_SINGLE_KEYS.has(id) || JOURNEYS[scope]?.[id]?.otherwise !== undefined;

for (const { title, hasSingleKeys, walk, scopes } of [
  ...WALKS,
  {
    title: 'with single keys switched off actions are done by keyboard alone all the same',
    hasSingleKeys: false,
    walk: byPalette,
    scopes: CATALOGUE.map((scope) => ({
      ...scope,
      commands: scope.commands.filter(({ id }) => isWalkedWithout(scope.title, id)),
    })),
  },
]) {
  test(title, async ({ server, loggedIn, context, expectConsole }) => {
    test.setTimeout(60_000 + scopes.flatMap(({ commands }) => commands).length * 60_000);
    // The failures that some journeys begin with.
    expectConsole(/404|412|422|500|ERR_FAILED|ERR_CONNECTION_RE(FUSED|SET)/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    const page = keyboardOnly(loggedIn);
    await page.goto('/manifest.webmanifest');
    await switchSingleKeys(page, hasSingleKeys);
    const place = { page, server, hasSingleKeys, ...(await addWorkshop(server)) };
    for (const { title: scope, commands } of scopes)
      for (const { id } of commands) await JOURNEYS[scope]?.[id]?.arrange?.(place);
    await walkAll(scopes, walk, place);
  });
}
