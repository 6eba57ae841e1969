import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { decodeMadeExport } from '../../../contract/export/exports.ts';
import type { Disk } from '../../../server/backup/reserve.ts';
import { runCommand } from '../../../server/commands/run.ts';
import { type ExportOrder, writeExport } from '../../../server/export/writeExport.ts';
import { databaseIn, openData } from '../../../server/dataFolder.ts';
import { unpackBackup } from '../../../server/backup/readBackup.ts';
import { listUsers } from '../../../server/store/users.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { names } from '../answers.ts';
import { ADMIN, type TestServer, startServer } from '../startServer.ts';

let folder: string;
let server: TestServer;
/** A backup as a browser saves it. */
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-download-'));
  server = await startServer({}, { engine: 'sqlite' });
  await server.item({ name: 'Kept bolt' });
  await uploaded(server, await jpeg());
  const { body } = await server.call('POST', '/api/export/backup.zip');
  const made = decodeMadeExport(body);
  backup = join(folder, made.name);
  await writeFile(backup, Buffer.from(await (await fetch(server.url + made.address)).arrayBuffer()));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function run(data: string, ...args: string[]) {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const code = await runCommand(args, {
    env: { STOWAGE_DATA: data },
    print: say,
    complain: say,
    askPassword: undefined,
    showProgress: undefined,
  });
  return { code, said: said.join('\n') };
}

it('a backup from the browser is whole, and knows nobody: no user, no hash of a password, nothing that signs', async () => {
  expect((await run(server.folder, 'verify', backup)).said).toContain(
    'is whole: 1 item, 1 location and 1 photo',
  );
  const unpacked = join(folder, 'unpacked');
  await mkdir(unpacked);
  await unpackBackup(backup, unpacked);
  const bytes = (await readFile(databaseIn(unpacked))).toString('latin1');
  expect(bytes).toContain('Kept bolt');
  const rows = await server.store.read.selectFrom('users').selectAll().execute();
  for (const { password_hash } of rows) expect(bytes).not.toContain(password_hash);
  const secrets = await server.store.read.selectFrom('secrets').selectAll().execute();
  expect(secrets).not.toEqual([]);
  for (const { value } of secrets) expect(bytes).not.toContain(Buffer.from(value).toString('latin1'));
  const sessions = await server.store.read.selectFrom('sessions').selectAll().execute();
  expect(sessions).not.toEqual([]);
  for (const { token_hash } of sessions) expect(bytes).not.toContain(token_hash);
});

it('a backup from the browser is restored as any other one, and the next start makes the first user', async () => {
  const data = join(folder, 'restored');
  const { code, said } = await run(data, 'restore', backup);
  expect([code, said]).toEqual([
    0,
    expect.stringContaining('It has no users: the next start makes the first one'),
  ]);
  const store = await openData(data, { readOnly: true });
  expect(await listUsers(store.read)).toEqual([]);
  await store.close();
  const again = await startServer({}, { folder: data });
  try {
    expect((await listUsers(again.store.read)).map(({ username }) => username)).toEqual([ADMIN.username]);
    expect(names((await again.call('GET', '/api/items')).body)).toEqual(['Kept bolt']);
  } finally {
    await again.stop();
  }
});

it('a backup that would take the last room of the disk is refused before it is begun, and says how much is missing', async () => {
  let free = 0;
  let isBegun = false;
  const own = await startServer(
    {
      exporting: {
        disk: async () => ({ bsize: 1, blocks: 1e12, bavail: free }),
        async make(order) {
          isBegun = true;
          return writeExport(order);
        },
      },
    },
    { engine: 'sqlite' },
  );
  try {
    // Half a gigabyte is left to the others, whatever the backup takes.
    free = 500e6;
    expect(await own.call('POST', '/api/export/backup.zip')).toMatchObject({
      status: 507,
      body: {
        error: 'storage-full',
        message: expect.stringMatching(/takes up to \d+ MB, and 0 MB may be used/),
      },
    });
    expect(isBegun).toBe(false);
    expect(await readdir(join(own.folder, '.exports'))).toEqual([]);
    expect((await own.call('POST', '/api/export/items.csv')).status).toBe(201);
    free = 600e6;
    expect((await own.call('POST', '/api/export/backup.zip')).status).toBe(201);
    expect(isBegun).toBe(true);
  } finally {
    await own.stop();
  }
});

/** Puts what a server leaves that is killed as it makes a backup; answers the names. */
async function leave(data: string, { at = new Date() } = {}): Promise<string[]> {
  const exports = join(data, '.exports');
  const [file, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const unfinished = `.${file}.backup.zip.${id}.unfinished`;
  const left = [unfinished, `${unfinished}.db`, `${file}.items.csv`];
  await mkdir(exports, { recursive: true });
  for (const name of left) {
    await writeFile(join(exports, name), 'half');
    await utimes(join(exports, name), at, at);
  }
  return left;
}

/** Room for a backup only where nothing of this is left. */
const roomWithout =
  (left: string[]): Disk =>
  async (exports) => {
    const isLeft = (await readdir(exports)).some((name) => left.includes(name));
    return { bsize: 1, blocks: 1e12, bavail: isLeft ? 0 : 600e6 };
  };

const HOUR = 60 * 60_000;
const twoHoursAgo = (): Date => new Date(Date.now() - 2 * HOUR);

it('what a server left of a backup that was killed in its midst is gone at the next start, and takes no room', async () => {
  const left: string[] = [];
  const exporting = { disk: roomWithout(left), make: (order: ExportOrder) => writeExport(order) };
  const own = await startServer({ isAlone: true, exporting }, { engine: 'sqlite' });
  onTestFinished(() => own.stop());
  await own.restart(async () => void left.push(...(await leave(own.folder))));
  expect((await own.call('POST', '/api/export/backup.zip')).status).toBe(201);
  expect(await readdir(join(own.folder, '.exports'))).toHaveLength(2);
});

it('a start takes away nothing that a server beside it keeps for somebody', async () => {
  const own = await startServer({ isAlone: true }, { engine: 'sqlite' });
  onTestFinished(() => own.stop());
  const beside = await startServer({ isAlone: false }, { engine: 'sqlite', folder: own.folder });
  onTestFinished(() => beside.stop());
  const made = await beside.call('POST', '/api/export/items.csv');
  const { address } = decodeMadeExport(made.body);
  await own.restart();
  expect((await own.call('POST', '/api/export/items.csv')).status).toBe(201);
  expect((await fetch(beside.url + address)).status).toBe(200);
});

it('before a backup is refused for room, what was left long ago goes, and nothing that waits or is of a server beside', async () => {
  const left: string[] = [];
  const exporting = { disk: roomWithout(left), make: (order: ExportOrder) => writeExport(order) };
  const own = await startServer({ exporting }, { engine: 'sqlite' });
  onTestFinished(() => own.stop());
  const waits = decodeMadeExport((await own.call('POST', '/api/export/items.csv')).body).address;
  const exports = join(own.folder, '.exports');
  for (const name of await readdir(exports)) {
    if (name.endsWith('.csv')) await utimes(join(exports, name), twoHoursAgo(), twoHoursAgo());
  }
  left.push(...(await leave(own.folder, { at: twoHoursAgo() })));
  const beside = await leave(own.folder);
  expect((await own.call('POST', '/api/export/backup.zip')).status).toBe(201);
  expect(await readdir(exports)).toEqual(expect.arrayContaining(beside));
  expect((await fetch(own.url + waits)).status).toBe(200);
});

it('a server that runs for long looks each hour after what others have left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = await startServer({}, { engine: 'sqlite' });
  onTestFinished(() => own.stop());
  await leave(own.folder, { at: twoHoursAgo() });
  vi.advanceTimersByTime(HOUR);
  vi.useRealTimers();
  await expect.poll(() => readdir(join(own.folder, '.exports'))).toEqual([]);
});

it('a backup may take the room of the one that waits for the same user, which stays where that is not enough', async () => {
  let isFull = false;
  const own = await startServer(
    {
      exporting: {
        // Half a gigabyte stays free, and what is there beside it is enough once the other backup is gone.
        disk: async (exports) => {
          const [waiting] = (await readdir(exports)).filter((name) => name.endsWith('.backup.zip'));
          const sizes = ['stowage.db', 'stowage.db-wal'].map((name) => stat(join(own.folder, name)));
          const needed = 2 * (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
          const taken = waiting === undefined ? 0 : (await stat(join(exports, waiting))).size;
          return { bsize: 1, blocks: 1e12, bavail: isFull ? 0 : 500e6 + needed - Math.ceil(taken / 2) };
        },
        make: (order) => writeExport(order),
      },
    },
    { engine: 'sqlite' },
  );
  try {
    const backup = () => own.call('POST', '/api/export/backup.zip');
    const first = decodeMadeExport((await backup()).body).address;
    const second = decodeMadeExport((await backup()).body).address;
    expect((await own.call('GET', first)).status).toBe(404);
    isFull = true;
    expect((await backup()).status).toBe(507);
    expect((await fetch(own.url + second)).status).toBe(200);
  } finally {
    await own.stop();
  }
});

it('of the backups of one user the newest waits to be fetched', async () => {
  const addresses: string[] = [];
  for (let n = 0; n < 2; n++) {
    addresses.push(decodeMadeExport((await server.call('POST', '/api/export/backup.zip')).body).address);
  }
  const statuses = addresses.map(async (address) => (await fetch(server.url + address)).status);
  expect(await Promise.all(statuses)).toEqual([403, 200]);
  const left = async () => (await readdir(join(server.folder, '.exports'))).length;
  await expect.poll(left).toBe(0);
});
