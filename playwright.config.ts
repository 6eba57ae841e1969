import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

/** Without one on this machine, Playwright takes the one it installed itself. */
const executablePath = findChromium();
const args = [
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  // A page of the app that is opened next runs in the process that has its code already.
  '--process-per-site',
  // No page lives long enough to get back what optimising its code costs: an eighth of all processor time.
  '--js-flags=--no-turbofan --no-maglev',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/loadedAhead.ts',
  // On two processors: each test waits a third of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A test that needs a second try is a defect of it or of the app.
  retries: 0,
  // Ten times what a quick machine needs: a limit is there to end what hangs, not to measure.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // A click waits until what it is meant for stands still; keyboard.e2e.ts is walked with all motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What a test sees comes from the server it started, not from a copy; offline-shell.e2e.ts allows them.
    serviceWorkers: 'block',
    // A trace of every test doubles the run's work: asked for when a failure needs one, STOWAGE_TRACE=1.
    trace: process.env['STOWAGE_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args,
    },
  },
});
