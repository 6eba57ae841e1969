import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_PAGES, PAGE_NAMES, PAGES } from '../../../src/serviceWorker/pages.ts';

test('the service worker opens by itself just the pages that the app has', () => {
  const routes = readFileSync(new URL('../../../src/views/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/<Route path="\/([^"/:]*)/g)].map(([, name = '']) => name);
  expect(paths.length).toBeGreaterThan(10);
  expect([...new Set(paths)].filter((name) => name !== '').toSorted()).toEqual([...PAGE_NAMES].toSorted());
});

test.each([
  ['/', true],
  ['/?page=2', true],
  ['/location/A.1', true],
  ['/location/a/count', true],
  ['/search?q=/api/a', true],
  ['/import', true],
  ['/oauth2/callback?code=1', false],
  ['/cdn-cgi/access/authorized', false],
  ['/additional', false],
  ['/locations/a/items', false],
  ['/api/through?to=/login', false],
])('of %s as a page it knows: %s', (path, isPage) => {
  expect(PAGES.test(path)).toBe(isPage);
  if (isPage) expect(NOT_PAGES.some((pattern) => pattern.test(path))).toBe(false);
});
