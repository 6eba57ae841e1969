import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { databaseIn, openData, unusable } from '../../../server/dataFolder.ts';
import { writeWhole } from '../../../server/imports/writing/whole.ts';
import type { Store } from '../../../server/store/store.ts';
import { makeSmallDisk } from '../../support/faults/smallDisk.ts';
import { record } from '../answers.ts';
import { startServer } from '../startServer.ts';

const NO_ROOM =
  'The disk has no room for this import beside what others write there. Make room, then run it again.';
const MB = 1024 * 1024;

const logOf = async (folder: string): Promise<number> => (await stat(`${databaseIn(folder)}-wal`)).size;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-whole-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function importing(folder: string, path: string) {
  const told: string[] = [];
  const tell = (line: string): void => void told.push(line);
  const env = { STOWAGE_DATA: folder };
  const terminal = { env, print: tell, complain: tell, askPassword: undefined, showProgress: undefined };
  return { code: await runCommand(['import', path], terminal), told };
}

it('an import from the command line that fills the disk gives all of it back, and a server beside it saves on and starts again', async ({
  skip,
}) => {
  const disk = makeSmallDisk(12 * MB) ?? skip('no small file system');
  onTestFinished(() => disk.remove());
  const server = await startServer({}, { folder: disk.folder });
  onTestFinished(() => server.stop());
  await server.item({ name: 'Kept' });
  const file = join(await newFolder(), 'large.csv');
  const rows = Array.from({ length: 4000 }, (_, row) => `Item ${row},Room,Misc,${'x'.repeat(4000)}`);
  await writeFile(file, ['name,location,category,notes', ...rows].join('\n'));
  const free = disk.free();
  expect(await importing(server.folder, file)).toEqual({
    code: 1,
    told: [NO_ROOM, 'Nothing was imported.'],
  });
  expect(await logOf(server.folder)).toBe(0);
  expect(disk.free()).toBeGreaterThanOrEqual(free - MB);
  await server.item({ name: 'Saved since' });
  await server.restart();
  expect(record((await server.call('GET', '/api/items?limit=1')).body)['total']).toBe(2);
});

/** A store with what nobody has brought out of its log yet. */
async function openedStore(): Promise<{ store: Store; folder: string }> {
  const folder = await newFolder();
  const store = await openData(folder);
  onTestFinished(() => store.close());
  return { store, folder };
}

const add = (name: string) => (trx: Parameters<Parameters<Store['write']>[0]>[0]) =>
  trx
    .insertInto('secrets')
    .values({ name, value: Buffer.from('x') })
    .execute();

it('looks at the disk while it writes, and leaves what belongs to the others', async () => {
  const { store, folder } = await openedStore();
  let looks = 0;
  const disk = () => ({ bsize: 1, blocks: 1e12, bavail: ++looks < 3 ? 600e6 : 500e6 });
  const writing = writeWhole(
    store,
    async (trx, onRow) => {
      await add('half')(trx);
      for (let row = 0; row < 1000; row += 1) onRow();
    },
    disk,
  );
  await expect(writing).rejects.toMatchObject({ problems: [NO_ROOM] });
  expect(looks).toBe(3);
  expect(await store.read.selectFrom('secrets').select('name').execute()).toEqual([]);
  expect(await logOf(folder)).toBe(0);
});

it('what was in the log before it begins is in the database by then', async () => {
  const { store, folder } = await openedStore();
  await store.write(add('before'));
  const size = (): Promise<number> => stat(databaseIn(folder)).then((found) => found.size);
  const [before, log] = [await size(), await logOf(folder)];
  expect(log).toBeGreaterThan(0);
  await writeWhole(store, async (trx) => {
    expect(await size()).toBeGreaterThan(before);
    await add('after')(trx);
  });
  // It was written from its beginning on, and has not grown.
  expect(await logOf(folder)).toBe(log);
});

it.each([
  ['the file that readers share', { errcode: 10 | (19 << 8) }, 'disk I/O error'],
  ['the database', { errcode: 13 }, 'database or disk is full'],
  ['any other file', { code: 'ENOSPC' }, 'ENOSPC: no space left on device, write'],
])('a start without room for %s says that the disk is full', (_what, code, words) => {
  expect(unusable('/data', Object.assign(new Error(words), code)).message).toBe(
    'The data folder /data cannot be used: the disk is full. Make room there, and start again.',
  );
});
