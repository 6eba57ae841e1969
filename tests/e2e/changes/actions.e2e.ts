import { CATALOGUE, type CommandScope } from '../../../src/views/commands/catalogue.ts';
import type { CommandDefinition } from '../../../src/views/commands/command.ts';
import { expect, test } from '../../support/app.ts';
import { itemWithFocus, locationWithFocus } from '../../support/journeys/arguments.ts';
import { forms } from '../../support/journeys/forms.ts';
import { everyPage, failure, lists, rowWithFocus, selection } from '../../support/journeys/everyPage.ts';
import { home } from '../../support/journeys/home.ts';
import type { Journey, Journeys, Place } from '../../support/journeys/journey.ts';
import { item, location } from '../../support/journeys/records.ts';
import { search, unsent } from '../../support/journeys/searchAndUnsent.ts';
import { chooseInPalette, pressKeys, switchSingleKeys } from '../../support/keys.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { addWorkshop } from '../../support/workshop.ts';

/**
 * A journey for every action of every scope of the catalogue. An action without one fails here: add it to the table of
 * its screen, under the id of its command (support/journeys/journey.ts says what it is made of). One for a command
 * that is no more fails, too.
 */
const JOURNEYS: Readonly<Record<string, Journeys>> = {
  'Every page': everyPage,
  Lists: lists,
  'The focused row': rowWithFocus,
  'Selected items': selection,
  'The focused item': itemWithFocus,
  'The focused location': locationWithFocus,
  'After a failure': failure,
  Home: home,
  Location: location,
  Item: item,
  Forms: forms,
  Search: search,
  'Waiting to sync': unsent,
};

type Walk = (place: Place, journey: Journey, command: CommandDefinition) => Promise<void>;

const byKey: Walk = async (place, journey, { key, also, name }) => {
  for (const keys of [key, also]) {
    if (keys === undefined) continue;
    await switchSingleKeys(place.page, true);
    await journey.start(place);
    await pressKeys(place.page, keys, name);
    await journey.done(place);
  }
};

const byPalette: Walk = async (place, journey, { name }) => {
  await switchSingleKeys(place.page, false);
  await journey.start(place);
  await (journey.otherwise ?? (({ page }) => chooseInPalette(page, journey.name ?? name)))(place);
  await journey.done(place);
};

/**
 * What has no key, what the palette does not have, and the first that has both: the palette takes all others on the
 * same way (tests/views/palette/commandRows.test.ts).
 */
function withoutKeys({ title, commands }: CommandScope): readonly CommandDefinition[] {
  const first = commands.find(({ key }) => key !== undefined);
  return commands.filter(
    (command) =>
      command === first ||
      command.key === undefined ||
      JOURNEYS[title]?.[command.id]?.otherwise !== undefined,
  );
}

const WAYS = [
  {
    title: 'by its key',
    walk: byKey,
    of: ({ commands }: CommandScope) => commands.filter(({ key }) => key !== undefined),
  },
  { title: 'with single keys switched off', walk: byPalette, of: withoutKeys },
] as const;

/** All in turn on one server; those that fail are named together. */
async function walkAll({ commands }: CommandScope, journeys: Journeys, walk: Walk, place: Place) {
  const failed: string[] = [];
  for (const command of commands) {
    const journey = journeys[command.id];
    if (!journey) continue;
    await test
      .step(command.id, () => walk(place, journey, command))
      .catch((error: unknown) => failed.push(`${command.id}: ${String(error)}`));
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

for (const scope of CATALOGUE) {
  for (const { title, walk, of } of WAYS) {
    const commands = of(scope);
    if (commands.length === 0) continue;
    test(`${scope.title}: every action is done by keyboard alone, ${title}`, async ({
      server,
      loggedIn,
      context,
      expectConsole,
    }) => {
      test.setTimeout(30_000 + commands.length * 20_000);
      // The failures that some journeys begin with.
      expectConsole(/404|412|422|500|ERR_FAILED|ERR_CONNECTION_RE(FUSED|SET)/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
      const page = keyboardOnly(loggedIn);
      await page.goto('/');
      const hasSingleKeys = walk === byKey;
      const place = { page, server, hasSingleKeys, ...(await addWorkshop(server)) };
      await walkAll({ ...scope, commands }, JOURNEYS[scope.title] ?? {}, walk, place);
    });
  }
}
