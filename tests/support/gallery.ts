import type { Page, Route } from '@playwright/test';
import { jpeg, uploaded } from '../server/images/samples.ts';
import { expect, type TestServer } from './app.ts';

// The parts of the card 'Images', and ways to fill it.
export const card = (page: Page) => page.getByRole('region', { name: 'Images', exact: true });
export const strip = (page: Page) => card(page).getByRole('list', { name: 'Images', exact: true });
export const thumbs = (page: Page) => strip(page).getByRole('button');
export const selected = (page: Page) => strip(page).locator('[aria-current=true]');
export const uploads = (page: Page) => card(page).getByRole('list', { name: 'Uploads' });
export const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);
export const picker = (page: Page) => page.getByRole('dialog', { name: 'Browse Existing' });

const COLOURS = ['#c33', '#3c3', '#33c', '#cc3', '#3cc', '#c3c'];

/** Files to choose; each of another colour, so that no two are the same photo. */
const files = (names: readonly string[]) =>
  Promise.all(
    names.map(async (name, at) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await jpeg(COLOURS[at % COLOURS.length]),
    })),
  );

export async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByLabel('Image files').setInputFiles(await files(names));
}

/** Answers the calls of one path and method; all others go on to the server. */
export async function answer(page: Page, path: string, method: string, handle: (route: Route) => unknown) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => (route.request().method() === method ? handle(route) : route.fallback()),
  );
}

/** Holds calls back until the returned function is called. */
export async function hold(page: Page, path: string, method: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await answer(page, path, method, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

export const refuse = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, json: { message: text, error: 'refused' } });

export async function bench(server: TestServer) {
  const location = await server.addLocation({ name: 'Bench', type: 'Room', label: 'B1' });
  const item = await server.addItem({ name: 'Anvil', location });
  return { location, item };
}

export async function onLocation(page: Page, server: TestServer) {
  const { location } = await bench(server);
  await page.goto('/location/B1');
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(card(page)).toBeVisible();
  return location;
}

export async function onItem(page: Page, server: TestServer) {
  const { item } = await bench(server);
  await page.goto(`/view/${item.id}`);
  await expect(card(page)).toBeVisible();
  return item;
}

/** Links images straight on the server, first colour first. */
export async function linked(server: TestServer, location: { id: string }, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const image = await uploaded(server, await jpeg(COLOURS[at % COLOURS.length], 40 + at), {
      filename: `${at}.jpg`,
    });
    await server.api('POST', '/api/location-images', { location_id: location.id, image_id: image['id'] });
  }
}
