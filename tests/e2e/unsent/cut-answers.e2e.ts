import { expect, test } from '../../support/faults/app.ts';

// What a kept connection does is the point.
test.use({ ownProcess: true, ownContext: {} });

test('the browser itself sends a POST again whose answer was cut off on a kept connection', async ({
  loggedIn: page,
  faults,
  expectConsole,
}) => {
  // The body is not named as JSON: nothing comes of the call but an answer.
  expectConsole(/415/);
  // Of the same origin, and without calls of its own.
  await page.goto('/icon.svg');
  const posts = { method: 'POST', path: '/api/login' };
  faults.once(posts, { kind: 'cut', at: 'after' });
  const status = await page.evaluate(async () => {
    // So that there is a connection to be kept.
    await fetch('/api/health');
    return (await fetch('/api/login', { method: 'POST', body: '{}' })).status;
  });
  expect(status).toBe(415);
  expect(faults.passed(posts)).toMatchObject([
    { status: 415, isDelivered: false },
    { status: 415, isDelivered: true },
  ]);
});
