import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeExport } from '../../../server/export/writeExport.ts';
import { BODIES, fieldsWithoutValue, goodBody } from '../../support/fuzz/bodies.ts';
import { apiCalls } from '../../support/fuzz/calls.ts';
import { somePictures } from '../../support/fuzz/multipart.ts';
import { playCalls, told } from '../../support/fuzz/playCalls.ts';
import { playConnections, toldConnection } from '../../support/fuzz/playConnections.ts';
import { World } from '../../support/fuzz/world.ts';
import { integrityOf } from '../../support/integrity.ts';
import { createRandom } from '../../support/generator/random.ts';
import { record } from '../answers.ts';
import { ADMIN, type TestServer, startServer, tokenOf } from '../startServer.ts';

const SEED = 1;
/** Seconds where the machine is quiet; where it is not, a call that takes too long among the others is tried alone. */
const LIMIT = 180_000;

let server: TestServer;
let world: World;
let routes: string[];
beforeAll(async () => {
  const page = {
    bytes: new TextEncoder().encode('<!doctype html>'),
    path: '',
    etag: '"page"',
    type: 'text/html',
  };
  // However many connections there are: what is cut tells nothing of what it sent.
  const limits = { connections: 1e6, connectionsPerAddress: 1e6 };
  const files = new Map([['/index.html', page]]);
  // A process for each backup would take longer than all the rest.
  server = await startServer({ files, exporting: { make: (order) => writeExport(order) } }, { limits });
  world = new World(server.token, await tokenOf(server.url, ADMIN));
  routes = apiCalls(server.routes);
});
afterAll(() => server.stop());

it('every call that may have a body has one in the fuzz, with a good value for each of its fields', () => {
  const takers = routes.filter((route) => /^(POST|PUT|PATCH) /.test(route));
  expect(takers.toSorted()).toEqual(Object.keys(BODIES).toSorted());
  const random = createRandom(SEED);
  for (const [name, taken] of Object.entries(BODIES)) {
    if (typeof taken === 'string') continue;
    expect(fieldsWithoutValue(taken), name).toEqual([]);
    for (let n = 0; n < 100; n++) {
      const body = goodBody(random, world, taken, name.startsWith('PATCH'));
      expect(taken.isGood(body), `${name} ${JSON.stringify(body)}`).toBe(true);
    }
  }
});

it(
  'nothing that is called gives a 5xx, another shape of error or no answer in time',
  { timeout: LIMIT },
  async () => {
    const played = await playCalls({
      url: new URL(server.url),
      routes,
      world,
      pictures: await somePictures(),
      seed: SEED,
      from: 0,
      count: 2000,
      atOnce: 4,
    });
    expect(played.faults.map(({ call, what }) => `${what}: ${told(call)}`)).toEqual([]);
    // Else it would not get past the doors of the calls, and prove little.
    expect(played.done.size).toBeGreaterThan(0.8 * routes.length);
  },
);

it(
  'nothing that is sent to the port gives a 5xx, an answer to what nobody asked or none in time',
  { timeout: LIMIT },
  async () => {
    const played = await playConnections({
      url: new URL(server.url),
      token: server.token,
      seed: SEED,
      from: 0,
      count: 600,
      atOnce: 20,
    });
    expect(played.faults.map(({ connection, what }) => `${what}: ${toldConnection(connection)}`)).toEqual([]);
  },
);

it('after all of that the server is well, and so is its database', async () => {
  expect((await server.call('GET', '/api/health')).body).toEqual({ status: 'ok' });
  // By a connection of its own: the index of words, as one that is open remembers it, may be an older one.
  expect(await integrityOf(server.folder)).toBe('ok');
  const all = (await server.call('GET', '/api/items')).body;
  const page = record((await server.call('GET', '/api/items?limit=1')).body);
  expect(page['total']).toBe(Array.isArray(all) ? all.length : -1);
  const unexpected = server.logged.filter((line) => /unexpected/.test(line));
  expect(unexpected).toEqual([]);
});
