import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test as base } from './app.ts';

const BUILT_APP = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** The files that a browser keeps of the built app, as addresses. */
export async function filesOfShell(): Promise<string[]> {
  const assets = await readdir(join(BUILT_APP, 'assets'));
  return [
    '/index.html',
    '/icon.svg',
    ...assets.filter((name) => !/\.(map|br|gz)$/.test(name)).map((it) => `/assets/${it}`),
  ];
}

/** How far the service worker of this page is. */
const progress = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'not registered';
    if (registration.active === null) return registration.installing ? 'installing' : 'waiting';
    if (registration.active.state !== 'activated') return registration.active.state;
    return navigator.serviceWorker.controller === null ? 'not of this page yet' : 'serving';
  });

/** Waits until the service worker has everything and serves this page; one that never will ends the test soon. */
export async function untilServed(page: Page): Promise<void> {
  await expect.poll(() => progress(page), { message: 'the service worker' }).toBe('serving');
}

/** The version of the page on screen; null for the one that was built. */
export const versionOf = (page: Page) => page.locator('html').getAttribute('data-version');

/** A copy of the built app, which a test replaces by a next version as an administrator would. */
class Release {
  constructor(readonly folder: string) {}

  /**
   * The next version: a page that says its version, and without the assets of the given name, as code that has
   * changed has another name.
   */
  async next(version: string, without: string): Promise<void> {
    const page = (await this.#read('index.html')).replace(
      /<html( data-version="\d+")?/,
      `<html data-version="${version}"`,
    );
    const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
    const gone = (await readdir(join(this.folder, 'assets'))).filter((name) =>
      name.startsWith(`${without}-`),
    );
    const worker = (await this.#read('sw.js'))
      .replace(/(\/index\.html`,revision:`)[0-9a-f]+/, `$1${revision}`)
      .replace(new RegExp(`\\{url:\`/assets/${without}-[^}]+\\},`, 'g'), '');
    expect(worker).toContain(revision);
    expect(worker).not.toContain(`/${without}-`);
    await Promise.all(gone.map((name) => rm(join(this.folder, 'assets', name))));
    await this.#write('index.html', page);
    await this.#write('sw.js', worker);
  }

  /**
   * The page of a version whose code has other names, beside all else of this one: what comes of servers that are replaced
   * one by one. Puts this version's page back with the function it gives.
   */
  async pageOfAnother(): Promise<() => Promise<void>> {
    const page = await this.#read('index.html');
    await this.#write('index.html', page.replace(/\/assets\/index-[^"]+\.js/, '/assets/index-00000000.js'));
    return () => this.#write('index.html', page);
  }

  #read(name: string): Promise<string> {
    return readFile(join(this.folder, name), 'utf8');
  }

  async #write(name: string, text: string): Promise<void> {
    for (const suffix of ['.br', '.gz']) await rm(join(this.folder, name + suffix), { force: true });
    await writeFile(join(this.folder, name), text);
  }
}

/** Tests whose server serves an app of their own. */
export const releaseTest = base.extend<{ release: Release; deploy: (version: string) => Promise<void> }>({
  release: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'stowage-release-'));
    await cp(BUILT_APP, folder, { recursive: true });
    await use(new Release(folder));
    await rm(folder, { recursive: true, force: true });
  },
  serverSettings: async ({ release }, use) => {
    await use({ STOWAGE_STATIC: release.folder });
  },
  /** Puts a next version in place, in which the lists of categories, types and areas have other code. */
  deploy: async ({ release, server }, use) => {
    await use(async (version) => {
      await server.stop();
      await release.next(version, 'ManageList');
      await server.start();
    });
  },
});
