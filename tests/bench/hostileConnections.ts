import { fork, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Caller, idIn } from '../support/faults/caller.ts';
import { type Steps, work } from '../support/faults/working.ts';
import { processorTime, residentMemory } from '../support/processes.ts';
import { selfSigned } from '../support/selfSigned.ts';

/**
 * A person works while a process of its own holds hostile connections to a really started server: silent ones, headers
 * that never end, bodies that stall, nonsense, answers that nobody reads; each that is cut comes back after a second.
 * Prints the person's 95th percentile with and without them, and how much the server grew.
 * `npx tsx tests/bench/hostileConnections.ts [--connections 2000] [--addresses 40] [--seconds 40] [--tls]`; code 1 above
 * 200 ms or 100 MB.
 */

const P95_MAX = 200;
const GROWTH_MAX = 100;
const PASSWORD = 'correct horse battery staple';
const MAIN = join(import.meta.dirname, '../../server/main.ts');

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    /** How many addresses they come from; more than one needs a system that answers on all of 127.0.0.0/8. */
    addresses: { type: 'string', default: process.platform === 'linux' ? '40' : '1' },
    seconds: { type: 'string', default: '40' },
    tls: { type: 'boolean', default: false },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'stowage-attacked-'));
const { cert, key } = selfSigned();
await writeFile(join(folder, 'cert.pem'), cert);
await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 });

const server = spawn(process.execPath, ['--import', 'tsx', MAIN], {
  env: {
    PATH: process.env['PATH'],
    PORT: '0',
    HOST: '0.0.0.0',
    STOWAGE_DATA: join(folder, 'data'),
    STOWAGE_ADMIN_PASSWORD: PASSWORD,
    STOWAGE_LOG_LEVEL: 'warn',
    STOWAGE_ANALYSIS: 'off',
    STOWAGE_STATIC: join(import.meta.dirname, '../support/emptyApp'),
    NODE_NO_WARNINGS: '1',
    ...(values.tls && {
      STOWAGE_TLS_CERT: join(folder, 'cert.pem'),
      STOWAGE_TLS_KEY: join(folder, 'key.pem'),
    }),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const port = await new Promise<number>((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += String(chunk);
    const found = /ready at https?:\/\/[^:]+:(\d+)/.exec(said)?.[1];
    if (found !== undefined) resolve(Number(found));
  });
  server.once('exit', () => reject(new Error('The server ended.')));
});

const caller = new Caller(port, values.tls ? cert : undefined);

/** What a person does in a minute, half of it on connections of its own. */
const steps: Steps = {
  list: (n) => caller.call('GET', '/api/items?limit=12&offset=0', { isAlone: n % 2 === 0 }),
  search: (n) => caller.call('GET', '/api/search?q=screw&limit=50', { isAlone: n % 2 === 1 }),
  add: (n) => {
    const body = { name: `Screw ${n}`, category: 'Misc', location_id };
    return caller.call('POST', '/api/items', { body, isAlone: n % 2 === 0 });
  },
  location: (n) => caller.call('GET', `/api/locations/${location_id}`, { isAlone: n % 2 === 1 }),
  health: (n) => caller.call('GET', '/api/health', { isAlone: n % 2 === 0 }),
};

/** The server's memory, in MB. */
const memory = (): number => residentMemory(server.pid ?? 0);

await caller.logIn('admin', PASSWORD);
const place = { name: 'Bench', location_type_id: 1, location_area_id: 1, parent_id: null };
const location_id = idIn(await caller.call('POST', '/api/locations', { body: place }), 'id');

const quiet = await work(10, steps);
const before = { p95: quiet.percentile(0.95), memory: memory() };
console.log(`before: p95 ${before.p95} ms in ${quiet.calls} calls, ${Math.round(before.memory)} MB`);

const attacker = fork(
  join(import.meta.dirname, '../support/faults/hostileConnections.ts'),
  [String(port), values.connections, values.addresses, values.tls ? 'tls' : 'plain'],
  { execArgv: ['--import', 'tsx'] },
);
let peak = before.memory;
const looking = setInterval(() => (peak = Math.max(peak, memory())), 1000);
// All of them have been opened once.
const first = await new Promise((resolve) => attacker.once('message', resolve));
console.log(`attack: ${JSON.stringify(first)}`);
const start = processorTime(server.pid ?? 0);
const { calls, failures, percentile } = await work(Number(values.seconds), steps);
const end = processorTime(server.pid ?? 0);
const during = percentile(0.95);
const last = new Promise((resolve) => attacker.once('message', resolve));
attacker.send('end');
console.log(`attack: ${JSON.stringify(await last)}`);
clearInterval(looking);
const growth = Math.round(peak - before.memory);
console.log(
  `with ${values.connections} hostile connections: p95 ${during} ms in ${calls} calls, ${failures} failed`,
);
console.log(
  `it ran ${(end.ran - start.ran).toFixed(1)} s and waited ${(end.waited - start.waited).toFixed(1)} s for a processor`,
);
console.log(`memory: ${Math.round(peak)} MB at most, ${growth} MB more than before`);
const again = performance.now();
await caller.logIn('admin', PASSWORD);
console.log(`a login afterwards: ${Math.round(performance.now() - again)} ms`);

const ended = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
const code = await ended;
caller.end();
await rm(folder, { recursive: true });
process.exitCode = during <= P95_MAX && growth <= GROWTH_MAX && failures === 0 && code === 0 ? 0 : 1;
