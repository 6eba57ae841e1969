import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeItems, decodeLocation } from '../../contract/answers.ts';
import { ApiClient } from '../support/apiClient.ts';
import { BuiltServer } from '../support/builtServer.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { createRandom } from '../support/generator/random.ts';
import { putLoad } from '../support/httpLoad.ts';
import { TemporaryPostgres } from '../support/postgres/temporaryPostgres.ts';
import { runBuilt } from '../support/builtCommand.ts';
import { CALLS, type Known, type Side, pick } from './serverCalls.ts';

/**
 * Each call of the server on SQLite and on PostgreSQL with the same content, in turn, by one person alone; then what 1, 2 and 4
 * servers on that PostgreSQL carry: `npm run bench -- engineCalls [--items 1000000] [--locations 100000] [--calls 60]
 * [--seconds 4] [--data DIR [--url URL]]`. `--data` is a data folder that is filled already and used as it is, `--url` a
 * PostgreSQL database that it was moved to. Both write to the disk at each commit. Load, servers and PostgreSQL share the processors of one machine.
 */

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000000' },
    locations: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '4' },
    data: { type: 'string' },
    url: { type: 'string' },
  },
});
/** On the disk, and keeping its statistics, as one that serves. */
const AS_IN_USE = {
  fsync: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
};
/** Of SQLite's time, at most. */
const GOAL = 5;

const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

async function sideOf(name: string, server: BuiltServer): Promise<Side> {
  await server.start();
  const client = new ApiClient(() => server.url);
  await client.logIn();
  return { name, server, client, made: { items: [], locations: [], lookups: [] } };
}

async function knownOf({ client }: Side): Promise<Known> {
  const page = decodeItems((await client.api('GET', '/api/items?limit=100&page=3&sort_by=name')).json);
  const locations = [...new Set(page.items.map(({ location_id }) => location_id))].filter(
    (id) => id !== null,
  );
  const labels: string[] = [];
  for (const id of locations) {
    const { label } = decodeLocation((await client.api('GET', `/api/locations/${id}`)).json);
    if (label) labels.push(label);
  }
  return {
    ids: page.items.map(({ id }) => id),
    pages: Math.floor(page.total / 12),
    categories: [...new Set(page.items.map(({ category }) => category))].slice(0, 10),
    texts: page.items.map(({ name }) => name),
    locations,
    labels,
  };
}

async function compareCalls(sides: readonly [Side, Side]): Promise<number> {
  const known = await knownOf(sides[0]);
  let missed = 0;
  console.log('| Call | SQLite p50 ms | p95 | PostgreSQL p50 | p95 | Times as long, p95 | Failed |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, most, ask } of CALLS) {
    const times: [number[], number[]] = [[], []];
    let failed = 0;
    const count = Math.min(Number(values.calls), most ?? Number.POSITIVE_INFINITY);
    for (let at = 0; at < count; at += 1) {
      for (const [which, side] of sides.entries()) {
        const began = performance.now();
        const status = await ask(side, at, known);
        times[which]?.push(performance.now() - began);
        if (status >= 300) failed += 1;
      }
    }
    const [one, other] = times.map((of) => [share(of, 0.5), share(of, 0.95)] as const);
    if (!one || !other) continue;
    const ratio = other[1] / one[1];
    if (ratio > GOAL) missed += 1;
    const figures = [...one, ...other].map((ms) => ms.toFixed(1)).join(' | ');
    console.log(`| ${name} | ${figures} | ${ratio.toFixed(1)} | ${failed} |`);
  }
  return missed;
}

const random = createRandom(8);

/** What so many servers on one database carry: pages that people look at, and items that are made. */
async function throughput(
  servers: readonly BuiltServer[],
  sides: readonly Side[],
  known: Known,
): Promise<void> {
  const [first] = sides;
  let made = 0;
  const head = (side: Side): string =>
    `Host: ${new URL(side.server.url).host}\r\nAuthorization: Bearer ${first?.client.token}\r\nAccept: application/json\r\n`;
  const creation = (side: Side): string => {
    made += 1;
    const body = JSON.stringify({
      name: `Nut ${made}`,
      category: 'Nuts',
      location_id: pick(known.locations, made),
      quantity: 1,
    });
    return `POST /api/items HTTP/1.1\r\n${head(side)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const loads = [
    [
      'Pages of 12, of the first ten',
      (side: Side) => `GET /api/items?limit=12&page=${random.whole(1, 10)} HTTP/1.1\r\n${head(side)}\r\n`,
    ],
    [
      'An item, any',
      (side: Side) => `GET /api/items/${random.pick(known.ids)} HTTP/1.1\r\n${head(side)}\r\n`,
    ],
    ['Items made', creation],
  ] as const;
  for (const [name, request] of loads) {
    const figures = await Promise.all(
      sides.map((side) =>
        putLoad(Number(new URL(side.server.url).port), 32 / sides.length, Number(values.seconds), () =>
          request(side),
        ),
      ),
    );
    const rate = figures.reduce((sum, one) => sum + one.rate, 0);
    const failed = figures.reduce((sum, one) => sum + one.failed, 0);
    console.log(
      `| ${servers.length} | ${name} | ${rate.toFixed(0)} | ${Math.max(...figures.map(({ p50 }) => p50)).toFixed(1)} | ${Math.max(...figures.map(({ p99 }) => p99)).toFixed(1)} | ${failed} |`,
    );
  }
}

/** Moves what is there to the PostgreSQL of this run. */
async function filledFrom(data: string): Promise<string> {
  if (!postgres) throw new Error('There is no PostgreSQL to move it to.');
  await postgres.run('postgres', 'create database stowage');
  const url = postgres.urlOf('stowage');
  const moved = await runBuilt({ STOWAGE_DATA: data }, 'migrate-store', '--to', url).ended;
  console.log(
    `Moved in ${(moved.ms / 1000).toFixed(0)} s, peak ${moved.peak.toFixed(0)} MB: ${moved.said.split('\n').at(-1)}`,
  );
  if (moved.code !== 0) throw new Error(moved.said);
  await postgres.run('stowage', 'vacuum analyze');
  return url;
}

const folder = await mkdtemp(join(tmpdir(), 'stowage-engine-calls-'));
const postgres = values.url === undefined ? await TemporaryPostgres.start(AS_IN_USE, tmpdir()) : undefined;
if (!postgres && values.url === undefined)
  throw new Error('This machine has no PostgreSQL. Install the package postgresql.');
const running: BuiltServer[] = [];
let missed = 0;
try {
  const data = values.data ?? join(folder, 'data');
  if (values.data === undefined) {
    await fillGenerated(data, { seed: 1, items: Number(values.items), locations: Number(values.locations) });
    console.log('filled');
  }
  const sqlite = new BuiltServer(data, { STOWAGE_LOG_LEVEL: 'silent' });
  if (values.url === undefined) {
    // Once, so that it has its administrator.
    await sqlite.start();
    await sqlite.stop();
  }
  const url = values.url ?? (await filledFrom(data));
  // That database knows the folder that it was first served with.
  const local = values.url === undefined ? join(folder, 'local') : `${data}-local`;
  const settings = { DATABASE_URL: url, STOWAGE_LOG_LEVEL: 'silent' };
  const onPostgres = Array.from(
    { length: 4 },
    () => new BuiltServer(local, settings, undefined, ['--beside']),
  );
  running.push(sqlite, ...onPostgres);
  const [one, other] = [await sideOf('SQLite', sqlite), await sideOf('PostgreSQL', onPostgres[0] ?? sqlite)];
  missed = await compareCalls([one, other]);
  console.log(`Calls that take more than ${GOAL} times as long: ${missed}`);
  const known = await knownOf(one);
  console.log('| Servers | What | A second | p50 ms | p99 | Failed |');
  console.log('SQLite:');
  await throughput([sqlite], [one], known);
  await sqlite.stop();
  console.log('PostgreSQL:');
  const sides: Side[] = [other];
  for (const server of onPostgres) {
    if (!server.isRunning) sides.push(await sideOf('PostgreSQL', server));
    if ([1, 2, 4].includes(sides.length)) await throughput(onPostgres.slice(0, sides.length), sides, known);
  }
} finally {
  for (const server of running) await server.stop();
  await postgres?.remove();
  await rm(folder, { recursive: true });
}
process.exit(missed === 0 ? 0 : 1);
