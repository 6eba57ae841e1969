import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startServer } from '../startServer.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => void (server = await startServer({ sessionDays: 3650 })));
afterAll(() => server.stop());

it('a clock that is ahead for a moment forgets no key and no deletion', async () => {
  const [deleted, other] = [await server.item(), await server.item()];
  const item = { name: 'Screw', category: 'Misc', location_id: await server.location(), quantity: 3 };
  const post = (key: string) => server.call('POST', '/api/items', item, { 'Idempotency-Key': key });
  await post('unsent');
  await server.call('DELETE', `/api/items/${deleted.id}`);
  server.pass(100 * DAY);
  for (let n = 0; n < 10; n++) await post(`ahead-${n}`);
  await server.call('DELETE', `/api/items/${other.id}`);
  const again = await post('unsent');
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
  expect((await server.call('POST', `/api/items/${deleted.id}/restore`)).status).toBe(201);
});
