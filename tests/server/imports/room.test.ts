import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { DiskRoom } from '../../../server/backup/reserve.ts';
import { type Imports, openImports } from '../../../server/imports/imports.ts';
import { doJobOn, rowsIn } from '../../../server/imports/jobs.ts';
import { runJob, type RunJob } from '../../../server/imports/runJob.ts';
import { requireImport } from '../../../server/store/imports/rows.ts';
import type { Store } from '../../../server/store/store.ts';
import { makeSmallDisk } from '../../support/faults/smallDisk.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked as checkedBy, read as readBy } from './uploads.ts';

const NO_ROOM =
  'The disk of the server has no room for this import. Whoever runs the server has to make room: then upload the file again.';
/** Half a gigabyte of it is everybody else's. */
const PLENTY = 600e6;

let server: TestServer;
let folder: string;
let imports: Imports;
/** What is free on the disk. */
let free: number;
/** Told of each look at the disk in the midst of rows. */
let onLook: () => void;
/** Of each job that is begun. */
let jobs: string[];
/** Whether the next write finds no room. */
let isFull: () => boolean;

const disk = (): DiskRoom => ({ bsize: 1, blocks: 1e12, bavail: free });

beforeEach(async () => {
  // A database elsewhere has another disk.
  server = await startServer({}, { engine: 'sqlite' });
  folder = await mkdtemp(join(tmpdir(), 'stowage-import-room-'));
  free = PLENTY;
  onLook = () => undefined;
  jobs = [];
  isFull = () => false;
  const run: RunJob = (job, onProgress) => {
    jobs.push(job.kind);
    return doJobOn(job, onProgress, () => {
      onLook();
      return disk();
    });
  };
  const store: Store = {
    ...server.store,
    async write(...what) {
      if (isFull()) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return server.store.write(...what);
    },
  };
  imports = await openImports({ store, dataFolder: folder, run, disk: async () => disk() });
  onTestFinished(async () => {
    await imports.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });
});

const rowsOf = (id: string): string => rowsIn(join(folder, 'imports', id));
const filesOf = (id: string): Promise<string[]> => readdir(join(folder, 'imports', id)).catch(() => []);
const hasFiles = async (id: string) => (await requireImport(server.store.read, id)).has_files;
const countItems = async (): Promise<number> =>
  (await server.store.read.selectFrom('items').select('id').execute()).length;

async function read(...lines: string[]): Promise<string> {
  const { id } = await imports.add({
    user: 'admin',
    async receive(path) {
      await writeFile(path, ['name,location,notes', ...lines, ''].join('\n'));
      return { filename: 'a.csv' };
    },
    enter: (_, row) => server.store.write(row),
  });
  await imports.idle();
  return id;
}

async function check(id: string): Promise<void> {
  const { mapping } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  await imports.map(id, mapping);
  await imports.idle();
}

async function checked(...lines: string[]): Promise<string> {
  const id = await read(...lines);
  await check(id);
  return id;
}

async function begun(what: 'apply' | 'undo', id: string): Promise<void> {
  await server.store.write((trx) => imports[what](trx, id, 'admin'));
  imports.begin(id);
  await imports.idle();
}

it('a file is not taken whose room on the disk is everybody else’s', async () => {
  let isReceived = false;
  const adding = () =>
    imports.add({
      user: 'admin',
      bytes: 2000,
      async receive() {
        isReceived = true;
        return { filename: 'a.csv' };
      },
      enter: (_, row) => server.store.write(row),
    });
  free = 500e6 + 1000;
  await expect(adding()).rejects.toMatchObject({ status: 507, message: NO_ROOM });
  expect([isReceived, await readdir(join(folder, 'imports'))]).toEqual([false, []]);
});

it('no job is begun where there is no room for it, and the import says so', async () => {
  const id = await read('Screw,Den,');
  free = 500e6;
  await check(id);
  expect(await imports.find(id)).toMatchObject({ state: 'failed', problem: NO_ROOM });
  expect([jobs, await filesOf(id), await hasFiles(id)]).toEqual([['read'], [], 0]);
});

it('rows that would take the room of everybody else end their import in the midst, with its files', async () => {
  const notes = 'x'.repeat(20_000);
  const lines = Array.from({ length: 400 }, (_, at) => `Item ${at},Den,${notes}`);
  const looks = { read: 0, check: 0 };
  onLook = () => void (looks[jobs.at(-1) === 'read' ? 'read' : 'check'] += 1);
  const id = await read(...lines);
  expect(looks.read).toBeGreaterThan(5);
  onLook = () => {
    looks.check += 1;
    if (looks.check === 3) free = 500e6;
  };
  await check(id);
  expect(looks.check).toBe(3);
  expect(await imports.find(id)).toMatchObject({ state: 'failed', problem: NO_ROOM });
  expect(await filesOf(id)).toEqual([]);
});

it('an import that has filled the disk frees it before it says that it has failed', async () => {
  const id = await read('Screw,Den,');
  onLook = () => undefined;
  const { mapping } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  await imports.map(id, mapping).then(() => (isFull = () => existsSync(rowsOf(id))));
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({
    state: 'failed',
    problem: 'The disk of the server is full. Whoever runs the server has to make room.',
  });
  expect(await filesOf(id)).toEqual([]);
});

it('an import can be removed from a disk that it has filled', async () => {
  const id = await checked('Screw,Den,');
  isFull = () => existsSync(rowsOf(id));
  await imports.remove(id, 'admin');
  expect(await imports.find(id)).toMatchObject({ state: 'cancelled' });
  expect([await filesOf(id), await hasFiles(id)]).toEqual([[], 0]);
});

it('an import that may take no more room as it is written is taken back', async () => {
  const id = await checked('Screw,Den,', 'Nut,Den,');
  free = 500e6;
  await begun('apply', id);
  expect(await imports.find(id)).toMatchObject({ state: 'failed', problem: NO_ROOM });
  expect([await countItems(), await filesOf(id)]).toEqual([0, []]);
});

it('what is imported needs no files any more, and can be taken back without them', async () => {
  const id = await checked('Screw,Den,');
  await begun('apply', id);
  expect([(await imports.find(id)).state, await filesOf(id), await hasFiles(id)]).toEqual([
    'imported',
    [],
    0,
  ]);
  await begun('undo', id);
  expect([(await imports.find(id)).state, await countItems()]).toEqual(['undone', 0]);
});

it('rows that were removed for lack of room are read again before they are checked', async () => {
  const id = await read('Screw,Den,', 'Nut,Den,');
  await rm(rowsOf(id));
  await check(id);
  expect(await imports.find(id)).toMatchObject({ state: 'checked', counts: { create: 2 } });
});

it('on a small disk an import that is too large for it leaves room to save in, and says why it has failed', async ({
  skip,
}) => {
  const small = makeSmallDisk(16 * 1024 * 1024) ?? skip('no small file system');
  onTestFinished(() => small.remove());
  const own = await startServer({}, { folder: small.folder, runJob });
  onTestFinished(() => own.stop());
  const location_id = await own.location();
  const notes = 'x'.repeat(10_000);
  const rows = Array.from({ length: 450 }, (_, at) => `Part ${at},Hall,${notes}`);
  const file = ['name,location,notes', ...rows, ''].join('\n');
  await expect(checkedBy(own, 'large.csv', file)).resolves.toMatchObject({
    state: 'failed',
    problem: NO_ROOM,
  });
  expect(small.free()).toBeGreaterThan(1024 * 1024);
  expect(await own.item({ location_id })).toMatchObject({ version: 1 });
  expect(await readBy(own, 'small.csv', 'name,location\nNut,Hall\n')).toMatchObject({ state: 'read' });
});
