import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const sentTo = async (query: string) => {
  const answer = await fetch(`${server.url}/api/through${query}`, {
    redirect: 'manual',
    // As browsers ask for a page.
    headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  expect(answer.headers.has(FEATURES_HEADER)).toBe(true);
  return answer.headers.get('location');
};

it('who was stopped by something in front of the server goes on with the page that was open, without a login', async () => {
  expect(await sentTo(`?to=${encodeURIComponent('/location/A 1?table=items#top')}`)).toBe(
    '/location/A%201?table=items#top',
  );
});

it('a call hears that it came through, and is sent nowhere', async () => {
  const answer = await fetch(`${server.url}/api/through?to=/add`, {
    headers: { Accept: 'application/json' },
  });
  expect([answer.status, answer.headers.has(FEATURES_HEADER)]).toEqual([204, true]);
});

it.each([
  '',
  '?to=',
  '?to=https://elsewhere.example/',
  '?to=//elsewhere.example/',
  '?to=/%5Celsewhere.example/',
  '?to=/%09/elsewhere.example/',
  '?to=/.//elsewhere.example/',
  '?to=/%0d%0aSet-Cookie:a=b//',
])('nobody is sent to another host or given a header by the page that is named: %s', async (query) => {
  expect(await sentTo(query)).toMatch(/^\/$|^\/[A-Za-z]/);
});
