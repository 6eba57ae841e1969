import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hasPostgres } from '../../support/postgres/databases.ts';
import { record } from '../answers.ts';
import { ADMIN, startServer, tokenOf } from '../startServer.ts';

/** What docs/scale.md says to run, but for the bounds of the transaction. */
const statements = (
  /```sql\nbegin;\n(.*?)commit;\n```/s.exec(readFileSync('docs/scale.md', 'utf8'))?.[1] ?? ''
)
  .split(';')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '');

it.skipIf(!hasPostgres())(
  'what docs/scale.md says to run on a dump that was brought back gives new versions and numbers, and ends all logins',
  async () => {
    const server = await startServer({}, { engine: 'postgres' });
    const location_id = await server.location({ name: 'Kept' });
    const { id } = await server.item({ name: 'Screws "é"', location_id });
    const gone = String((await server.item({ name: 'Gone "é" 😀', location_id }))['id']);
    await server.call('DELETE', `/api/items/${gone}`);
    const area = record((await server.call('POST', '/api/location-areas', { name: 'Barn' })).body);
    expect(statements.length).toBeGreaterThan(3);
    await server.store.write(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });
    expect((await server.call('GET', `/api/items/${String(id)}`)).status).toBe(401);
    server.token = await tokenOf(server.url, ADMIN);
    for (const path of [`items/${String(id)}`, `locations/${location_id}`]) {
      const edited = await server.call('PATCH', `/api/${path}`, { description: 'x' }, { 'If-Match': '"1"' });
      expect(edited.status).toBe(412);
    }
    const restored = record((await server.call('POST', `/api/items/${gone}/restore`)).body);
    expect(restored).toMatchObject({ name: 'Gone "é" 😀' });
    expect(Number(restored['version'])).toBeGreaterThan(1e9);
    const other = record((await server.call('POST', '/api/location-areas', { name: 'Loft' })).body);
    expect(Number(other['id'])).toBeGreaterThan(Number(area['id']) + 1e9);
    await server.stop();
  },
);
