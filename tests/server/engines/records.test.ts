import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachEngine } from '../../support/postgres/engines.ts';
import { names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

onEachEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { engine });
  });
  afterAll(() => server.stop());

  it('an item is made, changed, found, deleted and brought back', async () => {
    const location_id = await server.location({ name: 'Shelf', label: 'S-1' });
    const item = await server.item({ name: 'Wrench', quantity: 2.5, location_id });
    const id = String(item['id']);
    const patched = await server.call('PATCH', `/api/items/${id}`, { quantity: 3 });
    expect(record(patched.body)).toMatchObject({ quantity: 3, version: 2, location_label: 'S-1' });
    expect(names((await server.call('GET', '/api/items?limit=10')).body)).toEqual(['Wrench']);
    expect((await server.call('DELETE', `/api/items/${id}`)).status).toBe(204);
    expect((await server.call('GET', `/api/items/${id}`)).status).toBe(404);
    expect((await server.call('POST', `/api/items/${id}/restore`)).status).toBe(201);
    expect(record((await server.call('GET', `/api/items/${id}`)).body)).toMatchObject({ name: 'Wrench' });
  });
});
