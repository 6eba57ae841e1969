import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openData } from '../../server/dataFolder.ts';
import { createPasswords } from '../../server/passwords.ts';
import { addUser } from '../../server/store/users.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { Caller, idIn } from '../support/faults/caller.ts';
import type { Attack } from '../support/faults/heavyCalls.ts';
import { type Steps, type Worked, work } from '../support/faults/working.ts';
import { somePictures } from '../support/fuzz/multipart.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { HOSTILE_PHOTOS } from '../support/hostilePhotos.ts';
import { integrityOf } from '../support/integrity.ts';
import { processorTime, residentMemory, watchMemory } from '../support/processes.ts';
import { selfSigned } from '../support/selfSigned.ts';

/**
 * All attacks at once on the built server, while a person works: silent handshakes, headers that never end and the other
 * hostile connections from one process; from another wrong passwords from many addresses, and, as a second user, hostile
 * photos, the history of an item with long texts and searches for 'm'. Prints how long the person's calls took without
 * and with them, whether the person can log in, and the server's memory.
 * `npx tsx tests/bench/allAttacks.ts [--seconds 40] [--connections 2000] [--addresses 40] [--items 20000] [--kinds login,photo] [--plain]`;
 * code 1 where a call of the person failed, the login did not work, or the database is not well.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '40' },
    connections: { type: 'string', default: '2000' },
    /** More than one needs a system that answers on all of 127.0.0.0/8. */
    addresses: { type: 'string', default: process.platform === 'linux' ? '40' : '1' },
    items: { type: 'string', default: '20000' },
    /** Which of the heavy calls, to find out what it is. */
    kinds: { type: 'string', default: 'login,search,history,photo' },
    /** Without TLS. */
    plain: { type: 'boolean', default: false },
  },
});
/** The second user, who attacks. */
const OTHER = { username: 'mallory', password: 'a battery of correct horses' };
/** How often the long notes of the item were changed. */
const CHANGES = 60;
const FAULTS = join(import.meta.dirname, '../support/faults');

const folder = mkdtempSync(join(tmpdir(), 'stowage-all-attacks-'));
const data = join(folder, 'data');
const { cert, key } = selfSigned();
writeFileSync(join(folder, 'cert.pem'), cert);
writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 });
await fillGenerated(data, { seed: 1, items: Number(values.items), locations: 500, hostile: 0.02 });
const store = await openData(data);
for (const { username, password } of [ADMIN, OTHER]) {
  const hash = await createPasswords().hash(password);
  await store.write((trx) => addUser(trx, username, hash, Date.now()));
}
await store.close();
const photos = await Promise.all(
  Object.values(values.kinds.includes('photo') ? HOSTILE_PHOTOS : {}).map(async (make, n) => {
    const path = join(folder, `photo-${n}`);
    writeFileSync(path, await make());
    return path;
  }),
);

const server = new BuiltServer(data, {
  STOWAGE_ANALYSIS: 'off',
  STOWAGE_LOG_LEVEL: 'error',
  ...(!values.plain && {
    STOWAGE_TLS_CERT: join(folder, 'cert.pem'),
    STOWAGE_TLS_KEY: join(folder, 'key.pem'),
  }),
  // For all of 127.0.0.0/8.
  HOST: '0.0.0.0',
});
await server.start();
const { pid } = server;
const port = Number(new URL(server.url).port);
const trusted = values.plain ? undefined : cert;
const person = new Caller(port, trusted);
const other = new Caller(port, trusted);
await person.logIn(ADMIN.username, ADMIN.password);
await other.logIn(OTHER.username, OTHER.password);
const place = { name: 'Bench', location_type_id: 1, location_area_id: 1, parent_id: null };
const location_id = idIn(await person.call('POST', '/api/locations', { body: place }), 'id');
const add = async (): Promise<string> => {
  const body = { name: 'Screw', category: 'Misc', location_id };
  return idIn(await person.call('POST', '/api/items', { body }), 'id');
};
const [own, long] = [await add(), await add()];
for (let n = 0; n < CHANGES; n++) {
  const body = { notes: `${n} ${'long text '.repeat(1990)}` };
  await other.call('PATCH', `/api/items/${long}`, { body });
}
const [picture = Buffer.alloc(0)] = await somePictures();

/** What an honest person does; half of it on new connections. */
const STEPS: Steps = {
  login: () => person.logIn(ADMIN.username, ADMIN.password),
  list: (n) => person.call('GET', '/api/items?limit=12&offset=0', { isAlone: n % 2 === 0 }),
  edit: (n) => person.call('PATCH', `/api/items/${own}`, { body: { quantity: n + 1 }, isAlone: n % 2 === 1 }),
  search: (n) => person.call('GET', '/api/search?q=screw&limit=50', { isAlone: n % 2 === 0 }),
  upload: (n) => person.call('POST', '/api/images', { body: formOf(picture), isAlone: n % 2 === 1 }),
};

function formOf(bytes: Buffer): { type: string; bytes: Buffer } {
  const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  return {
    type: 'multipart/form-data; boundary=b',
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  };
}

function tell(when: string, worked: Worked): void {
  const of = (name?: string): string =>
    `${worked.percentile(0.5, name)} / ${worked.percentile(0.95, name)} ms`;
  const each = Object.keys(STEPS).map((name) => `${name} ${of(name)}`);
  console.log(
    `${when}, p50 / p95: all ${of()}; ${each.join(', ')}; ${worked.failures} failed, ${worked.calls} done`,
  );
}

tell('before', await work(10, STEPS));
for (const [what, path] of [
  ['a search for m', '/api/search?q=m'],
  ['the long history', `/api/items/${long}/history`],
] as const) {
  const began = performance.now();
  const { length } = await other.call('GET', path);
  console.log(`${what} alone: ${Math.round(performance.now() - began)} ms, ${Math.round(length / 1000)} kB`);
}
const beginning = residentMemory(pid);
const memory = watchMemory(pid, 100);
const attack: Attack = {
  port,
  cert: trusted,
  token: other.token,
  item: long,
  photos,
  addresses: Number(values.addresses),
  kinds: values.kinds.split(','),
};
const execArgv = ['--import', 'tsx'];
const connections = fork(
  join(FAULTS, 'hostileConnections.ts'),
  [String(port), values.connections, values.addresses, values.plain ? 'plain' : 'tls'],
  { execArgv },
);
const heavy = fork(join(FAULTS, 'heavyCalls.ts'), [JSON.stringify(attack)], { execArgv });
// Attackers have machines of their own: here they get the time that the server and the person leave.
for (const attacker of [connections, heavy]) {
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
}
// All of the connections have been opened once.
console.log(
  `attack: ${JSON.stringify(await new Promise((resolve) => connections.once('message', resolve)))}`,
);
const start = processorTime(pid);
const during = await work(Number(values.seconds), STEPS);
const end = processorTime(pid);
tell('during', during);
for (const attacker of [connections, heavy]) {
  const told = new Promise((resolve) => attacker.once('message', resolve));
  attacker.send('end');
  console.log(`attack: ${JSON.stringify(await told)}`);
}
memory.stop();
console.log(
  `the server ran ${(end.ran - start.ran).toFixed(1)} s and waited ${(end.waited - start.waited).toFixed(1)} s for a processor`,
);
console.log(
  `memory: ${Math.round(beginning)} MB before, ${Math.round(memory.peak.server)} MB at most, ${Math.round(residentMemory(pid))} MB at the end; what it started ${Math.round(memory.peak.children)} MB`,
);
const isIn = await person.logIn(ADMIN.username, ADMIN.password).then(
  () => true,
  () => false,
);
const isAlive = server.pid === pid;
console.log(
  `a login afterwards: ${isIn ? 'works' : 'does not work'}; the process ${isAlive ? 'lives' : 'has ended'}`,
);
person.end();
other.end();
await server.stop();
const integrity = await integrityOf(data);
console.log(`integrity: ${integrity}`);
rmSync(folder, { recursive: true });
process.exitCode = during.failures === 0 && isIn && isAlive && integrity === 'ok' ? 0 : 1;
