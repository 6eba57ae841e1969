import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { create } from 'superstruct';
import { RowEdit } from '../../../contract/imports/imports.ts';
import type { DiskRoom } from '../../../server/backup/reserve.ts';
import { type Imports, openImports } from '../../../server/imports/imports.ts';
import { doJobOn, rowsIn } from '../../../server/imports/jobs.ts';
import { keepEdits, takeEdits } from '../../../server/imports/keptEdits.ts';
import { removeRows } from '../../../server/imports/room.ts';
import { type RowsFile, openRowsFile } from '../../../server/imports/rowsFile.ts';
import { runJob, type RunJob } from '../../../server/imports/runJob.ts';
import { changeImport, requireImport } from '../../../server/store/imports/rows.ts';
import type { Store } from '../../../server/store/store.ts';
import { makeSmallDisk } from '../../support/faults/smallDisk.ts';
import { workbookOf } from '../../support/spreadsheets/workbook.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked as checkedBy, read as readBy } from './uploads.ts';

const NO_ROOM =
  'The disk of the server has no room for this import. Whoever runs the server has to make room: then upload the file again.';
const NO_ROOM_NOW =
  'The disk of the server has no room for this import. Whoever runs the server has to make room: then try again.';
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

/** How long it was waited for another try, in milliseconds, and what happens meanwhile. */
let paused: number[];
let onPause: () => void;

beforeEach(async () => {
  // A database elsewhere has another disk.
  server = await startServer({}, { engine: 'sqlite' });
  folder = await mkdtemp(join(tmpdir(), 'stowage-import-room-'));
  free = PLENTY;
  onLook = () => undefined;
  onPause = () => undefined;
  paused = [];
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
  const pause = async (ms: number): Promise<void> => {
    paused.push(ms);
    onPause();
  };
  imports = await openImports({ store, dataFolder: folder, run, disk: async () => disk(), pause });
  onTestFinished(async () => {
    await imports.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });
});

const rowsOf = (id: string): string => rowsIn(join(folder, 'imports', id));
const filesOf = (id: string): Promise<string[]> => readdir(join(folder, 'imports', id)).catch(() => []);
const hasFiles = async (id: string) => (await requireImport(server.store.read, id)).has_files;
const namesOf = async (): Promise<string[]> =>
  (await server.store.read.selectFrom('items').select('name').orderBy('seq').execute()).map(
    ({ name }) => name,
  );
const named = (name: string): RowEdit => create({ values: { name } }, RowEdit);

const read = (...lines: string[]): Promise<string> =>
  readOf('a.csv', ['name,location,notes', ...lines, ''].join('\n'));

async function readOf(filename: string, bytes: string | Uint8Array): Promise<string> {
  const { id } = await imports.add({
    user: 'admin',
    async receive(path) {
      await writeFile(path, bytes);
      return { filename };
    },
    enter: (_, row) => server.store.write(row),
  });
  await imports.idle();
  return id;
}

const nameInLine2 = (file: RowsFile): unknown =>
  file.all(`select row ->> '$.values.name' as name from checked where line = 2`)[0]?.['name'];

/** Has it checked; `then` is done as soon as that is begun. */
async function check(id: string, then?: () => void): Promise<void> {
  const { mapping } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  await imports.map(id, mapping).then(then);
  await imports.idle();
}

async function checked(...lines: string[]): Promise<string> {
  const id = await read(...lines);
  await check(id);
  return id;
}

async function begun(what: 'apply' | 'undo', id: string, then?: () => unknown): Promise<void> {
  if (what === 'apply') await imports.apply(id, 'admin', (begins) => server.store.write(begins));
  else await server.store.write((trx) => imports.undo(trx, id, 'admin'));
  await then?.();
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

it('a check or an import that there is no room for is refused, and its rows and their edits stay as they are', async () => {
  const id = await read('Screw,Den,');
  free = 500e6;
  await expect(check(id)).rejects.toMatchObject({ status: 507, message: NO_ROOM_NOW });
  expect([(await imports.find(id)).state, jobs]).toEqual(['read', ['read']]);
  free = PLENTY;
  await check(id);
  await imports.edit(id, 2, named('Nail'));
  free = 500e6;
  await expect(check(id)).rejects.toMatchObject({ status: 507, message: NO_ROOM_NOW });
  await expect(begun('apply', id)).rejects.toMatchObject({ status: 507, message: NO_ROOM_NOW });
  expect(await imports.find(id)).toMatchObject({ state: 'checked', problem: null });
  free = PLENTY;
  await begun('apply', id);
  expect(await namesOf()).toEqual(['Nail']);
});

it('a check that finds no room when its turn comes can be asked for again', async () => {
  const id = await checked('Screw,Den,');
  await imports.edit(id, 2, named('Nail'));
  await check(id, () => (free = 500e6));
  expect(await imports.find(id)).toMatchObject({ state: 'read', problem: NO_ROOM_NOW });
  expect([jobs, await hasFiles(id)]).toEqual([['read', 'check'], 1]);
  free = PLENTY;
  await check(id);
  expect(await imports.find(id)).toMatchObject({ state: 'checked', problem: null });
  await begun('apply', id);
  expect(await namesOf()).toEqual(['Nail']);
});

it('the sheet of a check that found no room is read again, another one has none of its edits, and each has its own once it is chosen again', async () => {
  const header = ['Name', 'Location'];
  const sheets = [
    { name: 'First', rows: [header, ['Screw', 'Den']] },
    { name: 'Second', rows: [header, ['Nut', 'Den']] },
  ];
  const id = await readOf('two.xlsx', await workbookOf(sheets));
  await check(id);
  await imports.edit(id, 2, named('Nail'));
  await check(id, () => (free = 500e6));
  free = PLENTY;
  await check(id);
  expect(await imports.preview(id, nameInLine2)).toBe('Nail');
  await check(id, () => (free = 500e6));
  free = PLENTY;
  const { mapping } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  const choose = async (sheet: string) => {
    await imports.map(id, { ...mapping, sheet });
    await imports.idle();
    return imports.preview(id, nameInLine2);
  };
  expect(await choose('Second')).toBe('Nut');
  await imports.edit(id, 2, named('Bolt'));
  // Those of neither are lost with its rows, for which there is no room for a while.
  await check(id, () => (free = 500e6));
  free = PLENTY;
  expect([await choose('First'), await choose('Second'), await choose('First')]).toEqual([
    'Nail',
    'Bolt',
    'Nail',
  ]);
});

it('rows that would take the room of everybody else are removed in the midst, and their edits are not', async () => {
  const notes = 'x'.repeat(20_000);
  const lines = Array.from({ length: 400 }, (_, at) => `Item ${at},Den,${notes}`);
  const looks = { read: 0, check: 0 };
  onLook = () => void (looks[jobs.at(-1) === 'read' ? 'read' : 'check'] += 1);
  const id = await read(...lines);
  expect(looks.read).toBeGreaterThan(5);
  await check(id);
  await imports.edit(id, 2, named('Nail'));
  looks.check = 0;
  onLook = () => {
    looks.check += 1;
    if (looks.check === 3) free = 500e6;
  };
  await check(id);
  expect(looks.check).toBe(3);
  expect(await imports.find(id)).toMatchObject({ state: 'read', problem: NO_ROOM_NOW });
  expect(await filesOf(id)).toEqual(['lock', 'rows.db', 'upload']);
  expect((await stat(rowsOf(id))).size).toBeLessThan(500_000);
  free = PLENTY;
  await check(id);
  expect(await imports.find(id)).toMatchObject({ state: 'checked', counts: { create: 400 } });
  await begun('apply', id);
  expect((await namesOf())[0]).toBe('Nail');
});

it('rows that take the room of everybody else as they are read end their import, with its files', async () => {
  onLook = () => (free = 500e6);
  const id = await read(...Array.from({ length: 400 }, (_, at) => `Item ${at},Den,${'x'.repeat(20_000)}`));
  expect(await imports.find(id)).toMatchObject({ state: 'failed', problem: NO_ROOM });
  expect([await filesOf(id), await hasFiles(id)]).toEqual([[], 0]);
});

it('the edits of a sheet are not those of another one, whose rows had no room', async () => {
  const upload = await mkdtemp(join(tmpdir(), 'stowage-import-edits-'));
  onTestFinished(() => rm(upload, { recursive: true }));
  const path = rowsIn(upload);
  const file = await openRowsFile(path);
  file.keepSheet('Parts');
  file.keepRow({ line: 2, cells: [] });
  file.run('insert into edits values (2, ?, null)', '{"name":"Nail"}');
  file.run('insert into edits_left values (?, 2, ?, null)', 'Tools', '{"name":"Axe"}');
  // Another sheet is being read.
  file.clear();
  file.close();
  await keepEdits(path);
  const kept = await openRowsFile(path);
  onTestFinished(() => kept.close());
  expect([kept.isRead(), kept.sheetRead(), kept.rowAt(2)]).toEqual([false, 'Parts', undefined]);
  expect(kept.all('select cells from edits')).toEqual([{ cells: '{"name":"Nail"}' }]);
  takeEdits(kept, 'Tools');
  expect(kept.all('select cells from edits_left')).toEqual([]);
});

it('an import that has filled the disk frees it before it says so', async () => {
  const id = await read('Screw,Den,');
  await check(id, () => (isFull = () => existsSync(rowsOf(id))));
  expect(await imports.find(id)).toMatchObject({
    state: 'read',
    problem: 'The disk of the server is full. Whoever runs the server has to make room.',
  });
  expect(await filesOf(id)).toEqual(['lock', 'upload']);
});

it('an import can be removed from a disk that it has filled', async () => {
  const id = await checked('Screw,Den,');
  isFull = () => existsSync(rowsOf(id));
  await imports.remove(id, 'admin');
  expect(await imports.find(id)).toMatchObject({ state: 'cancelled' });
  expect([await filesOf(id), await hasFiles(id)]).toEqual([[], 0]);
});

it('an import that may take no more room as it is written is taken back, and can be done again with its edits', async () => {
  const id = await checked('Screw,Den,', 'Nut,Den,');
  await imports.edit(id, 2, named('Nail'));
  await begun('apply', id, () => (free = 500e6));
  expect(await imports.find(id)).toMatchObject({ state: 'read', problem: NO_ROOM_NOW, counts: null });
  expect([await namesOf(), await hasFiles(id)]).toEqual([[], 1]);
  free = PLENTY;
  await check(id);
  await begun('apply', id);
  expect(await namesOf()).toEqual(['Nail', 'Nut']);
});

it.each<[string, string[]]>([
  ['without edits', []],
  ['with an edit', ['Nail']],
])(
  'an import whose rows were removed to make room, which nobody could note, is taken back and can be done again, %s',
  async (_, edits) => {
    const id = await checked('Screw,Den,', 'Nut,Den,');
    for (const name of edits) await imports.edit(id, 2, named(name));
    await begun('apply', id, () => keepEdits(rowsOf(id)));
    const problem = 'The rows that were read from the file are not there any more. Preview the rows again.';
    expect(await imports.find(id)).toMatchObject({ state: 'read', problem });
    expect([await namesOf(), await hasFiles(id)]).toEqual([[], 1]);
    await check(id);
    await begun('apply', id);
    expect(await namesOf()).toEqual([edits[0] ?? 'Screw', 'Nut']);
  },
);

it('the rows that change nothing are among those that are to be done, so that one without its rows is never told as done', async () => {
  await begun('apply', await checked('Screw,Den,', 'Nut,Den,'));
  const again = await read('Screw,Den,', 'Nut,Den,', 'Nail,Den,');
  const { mapping } = await imports.find(again);
  if (!mapping) throw new Error('It was not read.');
  await imports.map(again, { ...mapping, duplicates: 'update' });
  await imports.idle();
  expect(await imports.find(again)).toMatchObject({ counts: { create: 1, update: 0, same: 2 } });
  await imports.edit(again, 2, named('Screw'));
  await begun('apply', again, async () => {
    expect(await imports.find(again)).toMatchObject({ progress: { done: 0, total: 3 } });
    // As after a portion, and a kill that lost the note that the rows are gone.
    await server.store.write((trx) => changeImport(trx, again, ['importing'], { done: 2 }));
    await keepEdits(rowsOf(again));
  });
  expect(await imports.find(again)).toMatchObject({ state: 'read' });
});

/** What edits are in while a file of rows is made smaller. */
const apartOf = (id: string): string => `${rowsOf(id)}.edits`;

it.each<[string, (id: string) => Promise<void>]>([
  [
    'after the rows were removed',
    async (id) => {
      await keepEdits(rowsOf(id));
      await rename(rowsOf(id), apartOf(id));
    },
  ],
  [
    'after they were, but not what SQLite keeps beside them',
    async (id) => {
      const rows = await openRowsFile(rowsOf(id));
      const edit = (name: string) => rows.run('update edits set cells = ?', JSON.stringify({ name }));
      edit('Bolt');
      rows.breathe(true);
      const kept = `${rowsOf(id)}-wal.copy`;
      await copyFile(`${rowsOf(id)}-wal`, kept);
      edit('Nail');
      rows.close();
      await keepEdits(rowsOf(id));
      await rename(rowsOf(id), apartOf(id));
      await rename(kept, `${rowsOf(id)}-wal`);
    },
  ],
  [
    'as the edits were written where the disk had room for nothing else',
    async (id) => {
      await keepEdits(rowsOf(id));
      const apart = await openRowsFile(rowsOf(id));
      apart.run('update edits set line = line');
      apart.breathe(true);
      for (const ending of ['', '-wal']) await copyFile(rowsOf(id) + ending, apartOf(id) + ending);
      apart.close();
      await removeRows(rowsOf(id));
    },
  ],
  [
    'as they were written beside the rows',
    async (id) => {
      const apart = await openRowsFile(apartOf(id));
      apart.close();
    },
  ],
])('what was edited is there after a kill that found it apart from its rows, %s', async (_, killed) => {
  const id = await checked('Screw,Den,', 'Nut,Den,');
  await imports.edit(id, 2, named('Nail'));
  await killed(id);
  await check(id);
  expect(await imports.find(id)).toMatchObject({ state: 'checked', counts: { create: 2 } });
  expect(await imports.preview(id, nameInLine2)).toBe('Nail');
  expect((await filesOf(id)).filter((name) => name.includes('edits'))).toEqual([]);
  await begun('apply', id);
  expect(await namesOf()).toEqual(['Nail', 'Nut']);
});

it('what is taken back on a full disk is so as soon as there is room', async () => {
  const id = await checked('Screw,Den,', 'Nut,Den,');
  await begun('apply', id);
  onPause = () => {
    if (paused.length === 3) isFull = () => false;
  };
  await begun('undo', id, () => (isFull = () => true));
  expect(paused).toEqual([500, 1000, 2000]);
  expect([(await imports.find(id)).state, await namesOf()]).toEqual(['undone', []]);
});

it('an import whose disk fills up in its midst, and stays full, is taken back for that reason as soon as there is room', async () => {
  const id = await checked('Screw,Den,', 'Nut,Den,');
  onPause = () => {
    if (paused.length === 3) isFull = () => false;
  };
  // What is read first is that it is being imported; from then on nothing can be written.
  await begun('apply', id, () => (isFull = () => true));
  expect(paused).toEqual([500, 1000, 2000]);
  expect(await imports.find(id)).toMatchObject({
    state: 'read',
    problem: 'The disk of the server is full. Whoever runs the server has to make room.',
  });
  expect(await namesOf()).toEqual([]);
});

it('an import that is removed while it is taken back for lack of room is cancelled', async () => {
  const id = await checked('Screw,Den,');
  await begun('apply', id);
  await server.store.write((trx) =>
    changeImport(trx, id, ['imported'], { state: 'undoing', then_state: 'read', problem: NO_ROOM_NOW }),
  );
  await imports.remove(id, 'admin');
  await imports.idle();
  expect([(await imports.find(id)).state, await namesOf()]).toEqual(['cancelled', []]);
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
  expect([(await imports.find(id)).state, await namesOf()]).toEqual(['undone', []]);
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
  await expect(checkedBy(own, 'large.csv', file)).rejects.toThrow(NO_ROOM_NOW);
  expect(small.free()).toBeGreaterThan(1024 * 1024);
  expect(await own.item({ location_id })).toMatchObject({ version: 1 });
  expect(await readBy(own, 'small.csv', 'name,location\nNut,Hall\n')).toMatchObject({ state: 'read' });
});

it('on a full disk edits are kept, and what their rows took is free', async ({ skip }) => {
  const small = makeSmallDisk(4 * 1024 * 1024) ?? skip('no small file system');
  onTestFinished(() => small.remove());
  const path = rowsIn(small.folder);
  const file = await openRowsFile(path);
  for (let line = 2; line < 100; line += 1) file.keepRow({ line, cells: ['x'.repeat(10_000)] });
  file.run('insert into edits values (2, ?, null)', '{"name":"Nail"}');
  file.close();
  small.fill();
  await keepEdits(path);
  expect(small.free()).toBeGreaterThan(500_000);
  const kept = await openRowsFile(path);
  onTestFinished(() => kept.close());
  expect(kept.all('select line, cells from edits')).toEqual([{ line: 2, cells: '{"name":"Nail"}' }]);
});
