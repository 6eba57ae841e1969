import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from './app.ts';
import { expectAccessible } from './axe.ts';
import { addWorkshop, type Workshop } from './workshop.ts';

/** What a state is brought about with. */
export interface Scene extends Workshop {
  page: Page;
  server: TestServer;
}

/**
 * The states of a screen by their names: each brings the page there and waits until it is. They follow one another in
 * their order, on one server, so that a state may begin where the one before has ended.
 */
export type States = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** Looks at every state in every way (support/axe.ts). `provoked`: the failures that the states bring about. */
export function examine(screen: string, states: States, provoked?: RegExp): void {
  test(`axe finds nothing on ${screen}, whatever its state, theme and width`, async ({
    server,
    loggedIn: page,
    expectConsole,
  }) => {
    // Two seconds for each state on a machine that does nothing else.
    test.setTimeout(
      20_000 + Object.keys(states).length * (process.env['STOWAGE_LOOKS'] === 'all' ? 40_000 : 12_000),
    );
    if (provoked) expectConsole(provoked);
    const scene = { page, server, ...(await addWorkshop(server)) };
    for (const [name, show] of Object.entries(states)) {
      await test.step(name, async () => {
        await show(scene);
        await expectAccessible(page, `${screen}, ${name}`);
      });
    }
  });
}

/** That the page has come to a screen with this heading. */
export const titled = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

const isData = (url: URL) => /^\/(api|locations)\//.test(url.pathname);

/** Calls of the data that match get no answer until `answered`. */
export const unanswered = (page: Page, which: (url: URL) => boolean = isData) =>
  page.route(
    (url) => isData(url) && which(url),
    () => new Promise(() => {}),
  );

/** All calls of the data fail as they do while the server is away. */
export const cutOff = (page: Page) => page.route(isData, (route) => route.abort('connectionrefused'));

/** Ends `cutOff`, and leaves every other route as it is. */
export const reachable = (page: Page) => page.unroute(isData);

/** Calls are answered again, and the failures of before are forgotten. */
export const answered = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
