import { expect, test, vi } from 'vitest';
import { ADMIN, startServer } from '../startServer.ts';

test('who has logged in while the disk was full writes once there is room, and nothing after the logout', async () => {
  const server = await startServer({}, { engine: 'sqlite' });
  try {
    const location_id = await server.location({ name: 'Box' });
    const full = Object.assign(new Error('database or disk is full'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    });
    const refused = vi.spyOn(server.store, 'write').mockRejectedValue(full);
    const login = await server.call('POST', '/api/login', ADMIN);
    refused.mockRestore();
    const headers = { Authorization: `Bearer ${Object(login.body).token}` };
    const item = { name: 'Bolt', category: 'Misc', location_id };
    expect(await server.call('POST', '/api/items', item, headers)).toMatchObject({ status: 201 });
    await server.call('POST', '/api/logout', undefined, headers);
    expect(await server.call('POST', '/api/items', item, headers)).toMatchObject({ status: 401 });
  } finally {
    await server.stop();
  }
});
