import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { TemporaryPostgres } from '../support/postgres/temporaryPostgres.ts';

/**
 * People write through one or more servers, in turn, while PostgreSQL is killed and started again, and repeat with the
 * same key whatever was not acknowledged: nothing acknowledged may be lost, nothing may be there twice.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    servers: { type: 'string', default: '1' },
    writers: { type: 'string', default: '6' },
    /** What happens: the process is killed, or hangs for a while; or the servers of ours are killed. */
    of: { type: 'string', default: 'kill' },
  },
});

const postgres = await TemporaryPostgres.start();
if (!postgres) throw new Error('There is no PostgreSQL here.');
await postgres.run('postgres', 'create database stowage');
const folder = await mkdtemp(join(tmpdir(), 'stowage-faults-'));
const settings = { DATABASE_URL: postgres.urlOf('stowage'), STOWAGE_LOG_LEVEL: 'silent' };
const servers = Array.from(
  { length: Number(values.servers) },
  () => new BuiltServer(folder, settings, undefined, ['--beside']),
);
for (const server of servers) await server.start();

let turn = 0;
const next = (): BuiltServer => {
  const server = servers[turn++ % servers.length];
  if (!server) throw new Error('There is no server.');
  return server;
};

interface Answer {
  status: number;
  body: unknown;
}
const times: number[] = [];
const failed = new Map<string, number>();

/** Status 0 for none. */
async function call(
  token: string,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Answer> {
  const began = performance.now();
  try {
    const response = await fetch(next().url + path, {
      method,
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 500) {
      times.push(performance.now() - began);
      const message = `${method} ${response.status} ${text.slice(0, 90)}`;
      failed.set(message, (failed.get(message) ?? 0) + 1);
    }
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { status: 0, body: undefined };
  }
}

const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);
const token = String(field((await call('', 'POST', '/api/login', ADMIN)).body, 'token'));
const place = { name: 'Lab', location_type_id: 1, location_area_id: 1, parent_id: null };
const location_id = String(field((await call(token, 'POST', '/api/locations', place)).body, 'id'));

let isOver = false;
const acknowledged = new Map<string, string>();

async function write(writer: number): Promise<void> {
  for (let n = 0; !isOver; n++) {
    const name = `Item ${writer}-${n}`;
    for (;;) {
      const body = { name, category: 'Misc', location_id };
      const answer = await call(token, 'POST', '/api/items', body, `key-${writer}-${n}`);
      if (answer.status === 201 || answer.status === 200) {
        acknowledged.set(name, String(field(answer.body, 'id')));
        break;
      }
      if (answer.status >= 400 && answer.status < 500) throw new Error(`Refused: ${JSON.stringify(answer)}`);
      await pause(50);
    }
    await call(token, 'GET', '/api/items?limit=12');
  }
}

const writing = Promise.all(Array.from({ length: Number(values.writers) }, (_, n) => write(n)));
const recoveries: number[] = [];
for (let kill = 0; kill < Number(values.kills); kill++) {
  await pause(300 + Math.random() * 700);
  if (values.of === 'servers') {
    const server = servers[kill % servers.length];
    await server?.stop('SIGKILL');
    await server?.start();
    continue;
  }
  if (values.of === 'hang') postgres.signalAll('SIGSTOP');
  else await postgres.end('SIGKILL');
  await pause(values.of === 'hang' ? 3000 : Math.random() * 1500);
  if (values.of === 'hang') postgres.signalAll('SIGCONT');
  else await postgres.begin();
  const began = performance.now();
  const before = acknowledged.size;
  while (acknowledged.size === before) await pause(10);
  recoveries.push(performance.now() - began);
}
isOver = true;
await writing;

const { body } = await call(token, 'GET', '/api/items');
const items = Array.isArray(body) ? body : [];
const found = new Map<string, string[]>();
for (const item of items) {
  const name = String(field(item, 'name'));
  found.set(name, [...(found.get(name) ?? []), String(field(item, 'id'))]);
}
const lost = [...acknowledged].filter(([name, id]) => !found.get(name)?.includes(id));
const doubled = [...found].filter(([, ids]) => ids.length > 1);
const sorted = times.toSorted((a, b) => a - b);
const at = (list: readonly number[], share: number) => Math.round(list[Math.floor(list.length * share)] ?? 0);
console.log(`${values.of}, ${values.kills} times, ${values.servers} server(s), ${values.writers} writers`);
console.log(
  `acknowledged ${acknowledged.size}, there ${items.length}, lost ${lost.length}, doubled ${doubled.length}`,
);
console.log(
  `answers that told of trouble: ${times.length}, p95 ${at(sorted, 0.95)} ms, slowest ${at(sorted, 0.9999)} ms`,
);
console.log(`first write after the return: slowest ${Math.round(Math.max(0, ...recoveries))} ms`);
for (const [message, count] of failed) console.log(`  ${count} × ${message}`);
for (const server of servers) await server.stop();
await postgres.remove();
await rm(folder, { recursive: true, force: true });
process.exit(lost.length + doubled.length === 0 ? 0 : 1);
