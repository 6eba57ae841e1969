import type { BrowserContext } from '@playwright/test';

/** Collects what no page may do unasked: console errors and warnings, uncaught errors, CSP violations, failed calls. */
export class StrayBrowserOutput {
  readonly #seen: string[] = [];
  // Playwright itself says so, where `serviceWorkers: 'block'` does what it is there for.
  readonly #expected = [/Service Worker registration blocked by Playwright/];

  /** Lines that match are what the test is about: it lets a call fail, say. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.#seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${String(error.error().stack)}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The app or a navigation gave the call up: nothing failed.
      if (reason === 'net::ERR_ABORTED') return;
      this.#seen.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    // Chromium reports most violations itself; those of a report-only or an inert kind it does not.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`);
      });
    });
  }

  /** What was seen and not declared. */
  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
