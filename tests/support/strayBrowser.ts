import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/** Has the pages of a context tell each violation of its policy: Chromium leaves those of some kinds out. */
export async function tellViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
}

/** Collects what no page may do unasked: console errors and warnings, uncaught errors, CSP violations, failed calls. */
export class StrayBrowserOutput {
  readonly #seen: string[] = [];
  // Playwright itself says so, where `serviceWorkers: 'block'` does what it is there for.
  readonly #expected = [/Service Worker registration blocked by Playwright/];

  /** Lines that match are what the test is about: it lets a call fail, say. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', this.#hearConsole);
    context.on('weberror', this.#hearError);
    context.on('requestfailed', this.#hearFailure);
  }

  unwatch(context: BrowserContext): void {
    context.off('console', this.#hearConsole);
    context.off('weberror', this.#hearError);
    context.off('requestfailed', this.#hearFailure);
  }

  /** What was seen and not declared. */
  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  readonly #hearConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    this.#seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  };

  readonly #hearError = (error: WebError) => {
    this.#seen.push(`uncaught: ${String(error.error().stack)}`);
  };

  readonly #hearFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // The app or a navigation gave the call up: nothing failed.
    if (reason === 'net::ERR_ABORTED') return;
    this.#seen.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  };
}
