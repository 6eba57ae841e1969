import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What stays in a context for good: a context in which one of these was asked for is not given to another test. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setOffline'] as const;

/**
 * One browser context for the tests of a worker: the browser keeps the app's code there, compiled, and a process that
 * has run it before, which is most of what a page load costs. In between, everything goes that a page could read:
 * cookies, storage, pages, permissions. Playwright's own `reuseContext` clears the code, too.
 */
export class SharedContext {
  #context: BrowserContext | undefined;
  /** An empty page of the app's origin: a browser ends the process of an origin that has no page. */
  #keeper: Page | undefined;
  #isSpent = false;
  #origin: string | undefined;

  /** `prepare` is asked once for each context that is opened. */
  constructor(
    private readonly browser: Browser,
    private readonly prepare: (context: BrowserContext) => Promise<void>,
  ) {}

  /**
   * As new for the origin: the same context as before, unless something stayed in it or the origin is another. Its
   * pages' relative addresses are those of the test for which it was opened.
   */
  async take(origin: string): Promise<BrowserContext> {
    if (this.#context && this.#origin !== origin) await this.#end(this.#context);
    const context = (this.#context ??= await this.#open());
    this.#origin = origin;
    const keeper = (this.#keeper ??= await this.#openKeeper(context, origin));
    const session = await context.newCDPSession(keeper);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    await context.clearCookies();
    return context;
  }

  /** Puts entries into the storage of the origin that was taken. */
  async store(entries: Record<string, string>): Promise<void> {
    await this.#keeper?.evaluate((all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, entries);
  }

  /** After a test: closes what it opened, and what it cannot close with all the rest. */
  async giveBack(): Promise<void> {
    const context = this.#context;
    if (!context) return;
    if (this.#isSpent) return this.#end(context);
    for (const page of context.pages()) if (page !== this.#keeper) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
  }

  async #open(): Promise<BrowserContext> {
    const context = await this.browser.newContext();
    await this.prepare(context);
    const spend = () => {
      this.#isSpent = true;
    };
    for (const name of LASTING) watchCalls(context, name, spend);
    // A page has the clock of its context.
    for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
      watchCalls(context.clock, name, spend);
    }
    return context;
  }

  async #end(context: BrowserContext): Promise<void> {
    this.#context = undefined;
    this.#keeper = undefined;
    this.#isSpent = false;
    await context.close();
  }

  /** Empty, whatever runs at the origin. */
  async #openKeeper(context: BrowserContext, origin: string): Promise<Page> {
    const keeper = await context.newPage();
    await keeper.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto(origin);
    await keeper.unrouteAll();
    return keeper;
  }
}

/** Tells each call of a method, which does what it did before. */
function watchCalls<Name extends string>(
  target: Record<Name, (...given: never[]) => unknown>,
  name: Name,
  onCall: () => void,
): void {
  const method = target[name].bind(target);
  target[name] = (...given) => {
    onCall();
    return method(...given);
  };
}
