import { expect, test } from 'vitest';
import { loginPath, rememberedPath } from '../../../src/views/addresses.ts';

const ORIGIN = 'https://stowage.example';

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '//evil.example/add',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/..//evil.example/add',
  'javascript:alert(1)',
  'evil.example',
  'http://',
  '//',
  '/login',
  '/login?from=/login',
])('AUTH-03 AUTH-04: %j is no page of this app to go to after a login, and Home takes its place', (from) => {
  expect(rememberedPath(from, ORIGIN)).toBe('/');
});

test.each(['/', '/add', '/search?q=100%25+cotton#results', '/loginname', '/view/a?from=//evil.example'])(
  'AUTH-02 AUTH-03: %j is remembered in the address of the login, and gone to after it',
  (path) => {
    const { pathname, search, hash } = new URL(path, ORIGIN);
    const address = new URL(loginPath({ pathname, search, hash }), ORIGIN);
    expect(address.pathname).toBe('/login');
    expect(rememberedPath(address.searchParams.get('from'), ORIGIN)).toBe(path);
  },
);
