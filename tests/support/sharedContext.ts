import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What stays in a context for good: a context in which one of these was asked for is not given to another test. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setOffline'] as const;
/** The same of a page; what can be taken back is not worth its own way of being taken back. */
const LASTING_IN_PAGE = [
  'addInitScript',
  'addLocatorHandler',
  'close',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setViewportSize',
] as const;
/** What tests listen to in their page. */
const HEARD = ['dialog', 'load', 'request', 'response'] as const;
/** A document of the app's origin that runs nothing of the app. */
const STILL = '/manifest.webmanifest';

/**
 * One browser context for the tests of a worker: the browser keeps the app's code there, compiled, and a process that
 * has run it before, which is most of what a page load costs. In between, everything goes that a page could read:
 * cookies, storage, pages, permissions. Playwright's own `reuseContext` clears the code, too.
 */
export class SharedContext {
  #context: BrowserContext | undefined;
  /** An empty page of the app's origin: a browser ends the process of an origin that has no page. */
  #keeper: Page | undefined;
  /** The page of most tests, one after another: opening one takes a new process from the browser. */
  #page: { readonly page: Page; readonly session: CDPSession; isSpent: boolean } | undefined;
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

  /**
   * The page of the context that was taken: with nothing of a test before in it, its history and its mouse neither.
   * `savesData`: as of somebody who has asked their browser to load little.
   */
  async page({ savesData }: { savesData: boolean }): Promise<Page> {
    if (!this.#context) throw new Error('A page needs a context that was taken.');
    if (this.#page === undefined) {
      const page = await this.#context.newPage();
      const opened = { page, session: await this.#context.newCDPSession(page), isSpent: false };
      const spend = () => {
        opened.isSpent = true;
      };
      for (const name of LASTING_IN_PAGE) watchCalls(page, name, spend);
      this.#page = opened;
    }
    await this.#page.session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    return this.#page.page;
  }

  /** After a test: closes what it opened, and what it cannot close with all the rest. */
  async giveBack({ hasFailed = false } = {}): Promise<void> {
    const context = this.#context;
    if (!context) return;
    if (this.#isSpent) return this.#end(context);
    if (hasFailed || !(await this.#stillPage())) this.#page = undefined;
    for (const page of context.pages()) {
      if (page !== this.#keeper && page !== this.#page?.page) await page.close();
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
  }

  /** Ends what runs in the page, and takes everything from it; false where that cannot be done. */
  async #stillPage(): Promise<boolean> {
    if (this.#page === undefined || this.#page.isSpent) return false;
    const { page, session } = this.#page;
    try {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const name of HEARD) page.removeAllListeners(name);
      await page.goto(`${this.#origin}${STILL}`);
      await page.evaluate(() => sessionStorage.clear());
      await page.mouse.move(-1, -1);
      await session.send('Page.resetNavigationHistory');
      return true;
    } catch {
      // A test has stopped its server, or crashed its page.
      return false;
    }
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
    this.#page = undefined;
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
