import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../../../server/imports/runJob.ts';
import { dropDatabase, freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';
import { csvRows } from '../export/readers.ts';
import { checked } from '../imports/uploads.ts';
import { type TestServer, startServer } from '../startServer.ts';

/** As with much. */
const MUCH = { small: -1 };

describe.skipIf(!hasPostgres())('an address of PostgreSQL of which a part stands in the environment', () => {
  let url: string;
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    url = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'stowage-'));
    const { pathname } = new URL(url);
    process.env['PGDATABASE'] = pathname.slice(1);
    server = await startServer(
      { reading: MUCH, exporting: MUCH },
      { folder, runJob, database: { url: url.replace(pathname, ''), connections: 3 } },
    );
  });
  afterAll(async () => {
    await server.stop();
    delete process.env['PGDATABASE'];
    await Promise.all([dropDatabase(url), rm(folder, { recursive: true })]);
  });

  it('is enough for the processes that read, export and check an import', async () => {
    const location_id = await server.location({ name: 'Den' });
    await server.item({ name: 'Anchor', location_id });
    expect(await server.call('GET', '/api/search?q=anchor')).toMatchObject({
      status: 200,
      body: [{ name: 'Anchor' }],
    });
    const headers = { Authorization: `Bearer ${server.token}` };
    const file = await fetch(`${server.url}/api/export/items.csv`, { headers });
    expect([file.status, csvRows(await file.text()).map(({ name }) => name)]).toEqual([200, ['Anchor']]);
    const lines = `name,location\n${'Nail,Den\n'.repeat(200)}`;
    expect(await checked(server, 'list.csv', lines)).toMatchObject({ state: 'checked' });
  });
});
