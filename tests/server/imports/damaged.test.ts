import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rowsIn } from '../../../server/imports/jobs.ts';
import { startServer } from '../startServer.ts';
import { checked } from './uploads.ts';

it('damaged rows of an import keep nobody from saving: that is said of them alone, and the import can be removed', async () => {
  const server = await startServer();
  const location_id = await server.location();
  const lines = Array.from({ length: 300 }, (_, at) => `Item ${at},Den`);
  const { id } = await checked(server, 'a.csv', ['name,location', ...lines, ''].join('\n'));
  const path = rowsIn(join(server.folder, 'imports', id));
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(size - 4096, 0xff), 0, size - 4096, 4096);
  await file.close();
  expect(await server.call('GET', `/api/imports/${id}/rows`)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/damaged\. Remove this import, and upload the file again\.$/) },
  });
  const item = { name: 'Bolt', category: 'Misc', location_id };
  expect((await server.call('POST', '/api/items', item)).status).toBe(201);
  expect((await server.call('GET', '/api/health')).status).toBe(200);
  expect((await server.call('DELETE', `/api/imports/${id}`)).status).toBeLessThan(300);
  await server.stop();
});
