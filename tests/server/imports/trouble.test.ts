import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { create } from 'superstruct';
import { type Import, RowEdit } from '../../../contract/imports/imports.ts';
import { type Told, lookAfter } from '../../../server/imports/housekeeping.ts';
import { type Imports, openImports } from '../../../server/imports/imports.ts';
import { type Job, doJob, rowsIn } from '../../../server/imports/jobs.ts';
import { openRowsFile } from '../../../server/imports/rowsFile.ts';
import type { RunJob } from '../../../server/imports/runJob.ts';
import { createWork } from '../../../server/imports/work.ts';
import { applyImport } from '../../../server/imports/writing/apply.ts';
import { changeImport, insertImport, requireImport } from '../../../server/store/imports/rows.ts';
import { busyProblem } from '../../../server/store/storageProblems.ts';
import type { Db, Store } from '../../../server/store/store.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { plannedOn } from './plans.ts';

let server: TestServer;
let folder: string;
/** What the next write of the imports is refused with. */
let refused: Error | undefined;
/** What the write is refused with that comes right after such a job. */
let failing: Partial<Record<Job['kind'], Error>>;
/** What a check is refused with. */
let thrown: Error | undefined;
/** By how much the clock of the imports is ahead, in milliseconds. */
let ahead: number;
/** Until it resolves no check is told to be done. */
let held: Promise<void> | undefined;
/** The folders of those whose rows a check has compared. */
let compared: string[];
/** How often the imports have written, whether that was refused or not, and what has passed for them, in milliseconds. */
let writes: number;
let passed: number;
let imports: Imports;

beforeEach(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'stowage-import-trouble-'));
  refused = undefined;
  failing = {};
  thrown = undefined;
  ahead = 0;
  held = undefined;
  compared = [];
  paused = [];
  writes = 0;
  passed = 0;
  imports = await open();
  onTestFinished(async () => {
    await imports.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });
});

/** How long it was waited for another try, in milliseconds; nobody waits here. */
let paused: number[] = [];
const pause = async (ms: number): Promise<void> => void paused.push(ms);

const run: RunJob = async (job, onProgress, signal) => {
  if (job.kind === 'check' && thrown) throw thrown;
  const done = await doJob(job, onProgress);
  refused = failing[job.kind] ?? refused;
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  if (job.kind === 'check') {
    compared.push(job.folder);
    await Promise.race([held, ended]);
  }
  return done;
};

function open(): Promise<Imports> {
  const store: Store = {
    ...server.store,
    async write(...what) {
      writes += 1;
      const why = refused;
      refused = undefined;
      if (why) throw why;
      return server.store.write(...what);
    },
  };
  const now = () => Date.now() + ahead;
  return openImports({ store, dataFolder: folder, run, now, passed: () => passed, pause });
}

/** An import of these lines, read. */
async function read(...lines: string[]): Promise<string> {
  const { id } = await imports.add({
    user: 'admin',
    async receive(path) {
      await writeFile(path, ['name,location,quantity', ...lines, ''].join('\n'));
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
}

async function checked(...lines: string[]): Promise<string> {
  const id = await read(...lines);
  await check(id);
  await imports.idle();
  return id;
}

async function apply(id: string): Promise<void> {
  await imports.apply(id, 'admin', (begun) => server.store.write(begun));
  imports.begin(id);
  await imports.idle();
}

/** An edit of a row. */
const quantity = (text: string): RowEdit => create({ values: { quantity: text } }, RowEdit);

const namesOf = async (): Promise<string[]> =>
  (await server.store.read.selectFrom('items').select('name').orderBy('seq').execute()).map(
    ({ name }) => name,
  );

const countsOf = async (id: string) => (await imports.find(id)).counts;

it('no row is lost where the database is away in the midst of a portion', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Item ${at}`);
  const id = await checked(...names.map((name) => `${name},Den,1`));
  await imports.apply(id, 'admin', (begun) => server.store.write(begun));
  const file = await openRowsFile(rowsIn(join(folder, 'imports', id)));
  const away = Object.assign(new Error('away'), { code: '08006' });
  // Asked once for each row, in its transaction: there the connection is lost, in more than one portion.
  let asked = 0;
  const now = (): number => {
    asked += 1;
    // A row takes its time: there are many portions.
    const began = performance.now();
    while (performance.now() - began < 3);
    if (asked === 31 || asked === 47) throw away;
    return 1000 + asked;
  };
  await applyImport(id, { store: server.store, file, now, signal: new AbortController().signal });
  file.close();
  expect(await namesOf()).toEqual(names);
  expect(await imports.find(id)).toMatchObject({ state: 'imported', counts: { create: 60 } });
  expect((await requireImport(server.store.read, id)).done).toBe(60);
});

it('a place is made without a look at all others of the file', async () => {
  const id = await checked('Screw,Den > Shelf 1,3', 'Nut,Den > Shelf 2,4');
  await imports.apply(id, 'admin', (begun) => server.store.write(begun));
  const file = await openRowsFile(rowsIn(join(folder, 'imports', id)));
  onTestFinished(() => file.close());
  const { planned, plans } = plannedOn(file);
  const { signal } = new AbortController();
  await applyImport(id, { store: server.store, file: planned, now: Date.now, signal });
  expect(await imports.find(id)).toMatchObject({ state: 'imported', counts: { create: 2, locations: 3 } });
  const made = plans().filter(({ sql }) => /from made/.test(sql));
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter(({ detail }) => /SCAN made|\(kind=\?\)/.test(detail))).toEqual([]);
});

it('rows that were compared before another import had ended are not imported twice', async () => {
  const [large, small] = [await read('Screw,Den,3'), await checked('Screw,Den,3')];
  let goOn = (): void => undefined;
  held = new Promise((resolve) => (goOn = resolve));
  await check(large);
  // It has compared its rows, and is not done.
  await expect.poll(() => compared).toContain(join(folder, 'imports', large));
  await imports.apply(small, 'admin', (begun) => server.store.write(begun));
  imports.begin(small);
  await expect.poll(async () => (await imports.find(small)).state).toBe('imported');
  goOn();
  await imports.idle();
  expect(await imports.find(large)).toMatchObject({ state: 'checked' });
  await expect(apply(large)).rejects.toThrow('Something else was imported since these rows were checked.');
  held = undefined;
  await check(large);
  await imports.idle();
  await apply(large);
  expect(await namesOf()).toEqual(['Screw']);
});

it('an import that was taken back since has the rows checked again, too', async () => {
  const first = await checked('Screw,Den,3');
  await apply(first);
  const second = await checked('Screw,Den,3');
  await server.store.write((trx) => imports.undo(trx, first, 'admin'));
  imports.begin(first);
  await imports.idle();
  await expect(apply(second)).rejects.toThrow('Something else was imported since');
});

it('an import that was given up before it wrote anything has the rows of no other one checked again', async () => {
  const second = await checked('Screw,Den,3');
  await imports.remove(await checked('Nut,Den,4'), 'admin');
  const unreadable = await read('\u0000');
  await imports.idle();
  expect(await imports.find(unreadable)).toMatchObject({ state: 'failed' });
  await apply(second);
  expect(await namesOf()).toEqual(['Screw']);
});

it('an import that was broken off in its midst and given up has the rows of others checked again', async () => {
  const first = await checked('Screw,Den,3');
  await apply(first);
  const second = await checked('Screw,Den,3');
  await server.store.write((trx) =>
    changeImport(trx, first, ['imported'], { state: 'undoing', then_state: 'cancelled' }),
  );
  imports.begin(first);
  await imports.idle();
  expect(await imports.find(first)).toMatchObject({ state: 'cancelled' });
  await expect(apply(second)).rejects.toThrow('Something else was imported since');
});

it('whoever imports while another import is being written is told of that one, and to import again when it is done', async () => {
  const first = await checked('Screw,Den,3', 'Nut,Den,4', 'Bolt,Den,5');
  await imports.apply(first, 'admin', (begun) => server.store.write(begun));
  // As after two portions.
  const stands = (at: number) =>
    server.store.write((trx) =>
      changeImport(trx, first, ['importing'], { done: at, position: at + 1, updated_at: at }),
    );
  await stands(1);
  const second = await checked('Bolt,Den,5');
  const words = (far: number): string =>
    `"a.csv" is just being imported, ${far} of 3 so far. Wait until that is done, then import these rows: they are checked again first.`;
  // Not 409, after which the page has them checked at once.
  await expect(apply(second)).rejects.toMatchObject({ status: 429, message: words(1) });
  await stands(2);
  await expect(apply(second)).rejects.toMatchObject({ status: 429, message: words(2) });
  imports.begin(first);
  await imports.idle();
  await expect(apply(second)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Something else was imported since'),
  });
  await check(second);
  await imports.idle();
  await apply(second);
  expect(await countsOf(second)).toMatchObject({ create: 0, skip: 1 });
});

it('who waits for an import of the command line is told who takes it back if that was broken off', async () => {
  const first = await checked('Screw,Den,3');
  await imports.apply(first, '', (begun) => server.store.write(begun));
  const second = await checked('Nut,Den,4');
  await expect(apply(second)).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(
      / If its command was broken off, a running server takes it back by itself\.$/,
    ),
  });
});

it('rows that were compared while another import was being taken back are checked again when that is done', async () => {
  const first = await checked('Screw,Den,3', 'Nut,Den,4');
  await apply(first);
  await server.store.write((trx) => imports.undo(trx, first, 'admin'));
  const second = await checked('Screw,Den,3');
  expect(await countsOf(second)).toMatchObject({ create: 0, skip: 1 });
  // Nor while nobody goes on with it, as after a command that was killed: what is left out as there would be taken away later.
  await expect(apply(second)).rejects.toMatchObject({ status: 429 });
  // As after a portion.
  await server.store.write((trx) => changeImport(trx, first, ['undoing'], { done: 1, updated_at: 1 }));
  await expect(apply(second)).rejects.toThrow(
    /^"a.csv" is just being taken back, 1 of \d so far. Wait until that is done, then import these rows: they are checked again first.$/,
  );
  imports.begin(first);
  await imports.idle();
  await expect(apply(second)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Something else was imported since'),
  });
  await check(second);
  await imports.idle();
  expect(await countsOf(second)).toMatchObject({ create: 1, skip: 0 });
});

it('a row that was mended while its counts could not be kept is no problem any more', async () => {
  const id = await checked('Screw,Den,3', 'Nut,Den,many');
  expect(await countsOf(id)).toMatchObject({ create: 1, problem: 1 });
  refused = busyProblem();
  expect(await imports.edit(id, 3, quantity('5'))).toMatchObject({ action: 'create' });
  expect(await countsOf(id)).toMatchObject({ create: 2, problem: 0 });
  await apply(id);
  expect(await namesOf()).toEqual(['Screw', 'Nut']);
});

it('a row that became a problem while its counts could not be kept holds the import up', async () => {
  const id = await checked('Screw,Den,3', 'Nut,Den,5');
  refused = busyProblem();
  expect(await imports.edit(id, 3, quantity('many'))).toMatchObject({ action: 'problem' });
  expect(await countsOf(id)).toMatchObject({ create: 1, problem: 1 });
  await expect(apply(id)).rejects.toThrow('A row has a problem. Mend or skip it first.');
  expect(await namesOf()).toEqual([]);
});

it('while the database could not keep the counts of an edit the next ones do not wait for it, and are in the import', async () => {
  const id = await checked('Screw,Den,3', 'Nut,Den,many', 'Bolt,Den,many');
  writes = 0;
  refused = busyProblem();
  await imports.edit(id, 3, quantity('5'));
  passed = 1999;
  await imports.edit(id, 4, quantity('6'));
  expect(writes).toBe(1);
  passed = 2000;
  await imports.edit(id, 2, quantity('7'));
  expect(writes).toBe(2);
  expect((await requireImport(server.store.read, id)).counts).toBe(JSON.stringify(await countsOf(id)));
  await apply(id);
  expect(await namesOf()).toEqual(['Screw', 'Nut', 'Bolt']);
});

it('what was read or checked is kept where the database is busy just then, with what was edited', async () => {
  failing = { read: busyProblem(), check: Object.assign(new Error('away'), { code: '08006' }) };
  const id = await checked('Screw,Den,3', 'Nut,Den,many');
  expect(await imports.find(id)).toMatchObject({ state: 'checked', problem: null });
  await imports.edit(id, 3, quantity('5'));
  failing = { check: Object.assign(new Error('unknown'), { code: '08007' }) };
  await check(id);
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({ state: 'checked', counts: { create: 2, problem: 0 } });
});

it.each([busyProblem(), Object.assign(new Error('database is locked'), { errcode: 5 })])(
  'a check for which the database or the file of its rows is busy has not failed: it is gone on with later',
  async (error) => {
    const id = await checked('Screw,Den,3', 'Nut,Den,many');
    await imports.edit(id, 3, quantity('5'));
    thrown = error;
    await check(id);
    await imports.idle();
    expect(await imports.find(id)).toMatchObject({ state: 'checking', problem: null });
    expect(paused).toEqual([500, 1000, 2000, 5000, 5000, 5000, 5000]);
    thrown = undefined;
    imports.begin(id);
    await imports.idle();
    expect(await imports.find(id)).toMatchObject({ state: 'checked', counts: { create: 2, problem: 0 } });
  },
);

it('rows whose check fails in whatever way can be checked again, with what was edited', async () => {
  const id = await checked('Screw,Den,3', 'Nut,Den,many');
  await imports.edit(id, 3, quantity('5'));
  thrown = new Error('broken');
  await check(id);
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({
    state: 'read',
    problem: 'Something went wrong on the server.',
  });
  thrown = undefined;
  await check(id);
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({ state: 'checked', counts: { create: 2, problem: 0 } });
});

it('rows that an older version has checked are counted when they are asked for', async () => {
  const id = await checked('Screw,Den,3', 'Nut,Den,many');
  const file = await openRowsFile(rowsIn(join(folder, 'imports', id)));
  file.run('delete from counted');
  file.close();
  await imports.edit(id, 3, quantity('5'));
  expect(await countsOf(id)).toMatchObject({ create: 2, problem: 0 });
});

const DAY = 24 * 60 * 60 * 1000;

/** A server that looks after the imports of the folder, and what it would begin; its clock is wrong by `wrong` milliseconds. */
function looking(wrong = 0) {
  const begun: string[] = [];
  const told: Told = new Map();
  const look = (isStart: boolean, later: number) =>
    lookAfter({
      store: server.store,
      folder: join(folder, 'imports'),
      now: () => Date.now() + wrong + later,
      passed: () => later,
      isStart,
      arriving: new Set(),
      isElsewhere: async () => false,
      told,
      begin: (one) => begun.push(one),
    });
  return { begun, look };
}

it('an import that nobody goes on with is kept for seven days of work, also by a clock that is ahead for a moment', async () => {
  const id = await checked('Screw,Den,3');
  const { look } = looking();
  const state = async () => (await imports.find(id)).state;
  await look(false, 100 * DAY);
  expect(await state()).toBe('checked');
  for (let day = 0; day < 7; day++) await look(false, day * DAY);
  expect(await state()).toBe('checked');
  await look(false, 8 * DAY);
  expect(await state()).toBe('cancelled');
});

it('an import is kept for seven days of work from its last edit on, and whoever comes later is told why it is gone', async () => {
  const id = await checked('Screw,Den,3', 'Nut,Den,4');
  const { look } = looking();
  for (let day = 0; day <= 6; day++) await look(false, day * DAY);
  ahead = 6 * DAY;
  await imports.edit(id, 2, quantity('5'));
  for (let day = 7; day <= 12; day++) await look(false, day * DAY);
  expect((await imports.find(id)).state).toBe('checked');
  await look(false, 14 * DAY);
  expect(await imports.find(id)).toMatchObject({
    state: 'cancelled',
    problem:
      'Nobody went on with it for 7 days: its rows and what was edited in them are removed. Upload the file again.',
  });
  expect(existsSync(join(folder, 'imports', id))).toBe(false);
});

it('an import is kept for seven days of work from an edit on that only its file knows of', async () => {
  const id = await checked('Screw,Den,3', 'Nut,Den,4');
  const { look } = looking();
  ahead = 6 * DAY;
  refused = busyProblem();
  await imports.edit(id, 2, quantity('5'));
  const edited = new Date(Date.now() + ahead);
  await utimes(rowsIn(join(folder, 'imports', id)), edited, edited);
  for (let day = 0; day <= 12; day++) await look(false, day * DAY);
  expect((await imports.find(id)).state).toBe('checked');
  await look(false, 14 * DAY);
  expect((await imports.find(id)).state).toBe('cancelled');
});

it.each([0, 45_000, -3 * 60 * 60_000])(
  'another server, whose clock is wrong by %i ms, leaves alone what is being read, and takes it over once nobody is at it',
  async (wrong) => {
    let goOn = (): void => undefined;
    held = new Promise((resolve) => (goOn = resolve));
    const id = await read('Screw,Den,3');
    await check(id);
    const { begun, look } = looking(wrong);
    await look(true, 0);
    await look(false, 20_000);
    await server.store.write((trx) => changeImport(trx, id, ['checking'], { updated_at: 1 + Date.now() }));
    await look(false, 35_000);
    await look(false, 60_000);
    expect(begun).toEqual([]);
    await look(false, 65_000);
    expect(begun).toEqual([id]);
    goOn();
    await imports.idle();
  },
);

it.each(['reading', 'checking'] as const)(
  'an import of the command line that is %s is left to it, and given up when it has told nothing for hours',
  async (state) => {
    const now = Date.now();
    await server.store.write(async (trx) => {
      await insertImport(trx, { id: 'own', name: 'a.csv', user: '', now });
      await changeImport(trx, 'own', ['reading'], { state });
    });
    const { begun, look } = looking();
    await look(true, 60_000);
    await look(false, 5 * 60 * 60_000);
    expect(begun).toEqual([]);
    await look(false, 7 * 60 * 60_000);
    expect(begun).toEqual(['own']);
  },
);

it('what a server that ends was checking is left for whoever starts next', async () => {
  const id = await read('Screw,Den,3');
  held = new Promise(() => undefined);
  await check(id);
  await imports.close();
  const { state, updated_at } = await requireImport(server.store.read, id);
  expect(state).toBe('checking');
  expect(updated_at).toBeLessThan(Date.now() - 60 * 60_000);
  held = undefined;
  imports = await open();
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({ state: 'checked' });
});

it('another server does not remove a file that is arriving, but one that broke off long ago', async () => {
  const uploads = join(folder, 'imports');
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let path = '';
  const adding = imports.add({
    user: 'admin',
    async receive(at) {
      path = at;
      await writeFile(at, 'name,location\nScrew,Den\n');
      await arrival;
      return { filename: 'a.csv' };
    },
    enter: (_, row) => server.store.write(row),
  });
  await expect.poll(() => existsSync(path)).toBe(true);
  await mkdir(join(uploads, 'left'), { recursive: true });
  await writeFile(join(uploads, 'left', 'upload'), 'half');
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of ['upload', '.']) await utimes(join(uploads, 'left', name), longAgo, longAgo);
  const other = await openImports({ store: server.store, dataFolder: folder, run });
  expect([existsSync(path), existsSync(join(uploads, 'left'))]).toEqual([true, false]);
  arrive();
  const { id } = await adding;
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({ state: 'read' });
  await other.close();
});

/** An upload whose row is written as `enter` does, the id that it would have, and what its caller is told. */
async function uploadEntered(enter: (row: (db: Db) => Promise<Import>) => Promise<unknown>) {
  const lost = Object.assign(new Error('Nobody knows whether it was written.'), { code: '08007' });
  let id = '';
  const failure: unknown = await imports
    .add({
      user: 'admin',
      async receive(path) {
        id = basename(dirname(path));
        await writeFile(path, 'name,location\nScrew,Den\n');
        return { filename: 'a.csv' };
      },
      async enter(_, row) {
        await enter(row);
        throw lost;
      },
    })
    .catch((error: unknown) => error);
  expect(failure).toBe(lost);
  await imports.idle();
  return id;
}

it('an upload whose row is there though the answer was lost is read', async () => {
  const id = await uploadEntered((row) => server.store.write(row));
  expect(await imports.find(id)).toMatchObject({ state: 'read', problem: null });
});

it('an upload whose row comes after the answer was lost still has its file', async () => {
  let row: ((db: Db) => Promise<Import>) | undefined;
  const id = await uploadEntered(async (enters) => void (row = enters));
  if (!row) throw new Error('It was not entered.');
  await server.store.write(row);
  imports.begin(id);
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({ state: 'read', problem: null });
});

/** The folder of another server on the same database, which has none of the files. */
async function folderElsewhere(): Promise<string> {
  const other = await mkdtemp(join(tmpdir(), 'stowage-import-elsewhere-'));
  onTestFinished(() => rm(other, { recursive: true }));
  return other;
}

it('a server with a folder of its own leaves alone what another one has the files of', async () => {
  const [open, begun, done] = [
    await read('Nut,Den,3'),
    await checked('Screw,Den,3'),
    await checked('Saw,Loft,1'),
  ];
  await apply(done);
  await check(begun);
  await imports.idle();
  await imports.apply(begun, 'admin', (begun) => server.store.write(begun));
  const other = await openImports({
    store: server.store,
    dataFolder: await folderElsewhere(),
    run,
    isOnlyFolder: false,
  });
  other.begin(begun);
  await other.idle();
  expect([(await imports.find(open)).state, (await imports.find(begun)).state]).toEqual([
    'read',
    'importing',
  ]);
  imports.begin(begun);
  await imports.idle();
  expect(await imports.find(begun)).toMatchObject({ state: 'imported', counts: { create: 1 } });
  expect(await namesOf()).toEqual(['Saw', 'Screw']);
  // What is taken back needs no files.
  await server.store.write((trx) => other.undo(trx, done, 'admin'));
  other.begin(done);
  await other.idle();
  expect([(await imports.find(done)).state, await namesOf()]).toEqual(['undone', ['Screw']]);
  await other.close();
});

it('a server without the rows of an import says so, and makes no file for them', async () => {
  const id = await checked('Nut,Den,3');
  const elsewhere = await folderElsewhere();
  const other = await openImports({ store: server.store, dataFolder: elsewhere, run, isOnlyFolder: false });
  const told = {
    status: 409,
    message: 'The rows of this import are not on this server. Another one may have them.',
  };
  await expect(other.preview(id, () => undefined)).rejects.toMatchObject(told);
  await expect(other.edit(id, 2, quantity('5'))).rejects.toMatchObject(told);
  await expect(other.apply(id, 'admin', (begins) => server.store.write(begins))).rejects.toMatchObject(told);
  expect(await other.find(id)).toMatchObject({ state: 'checked', counts: { create: 1 } });
  expect(existsSync(join(elsewhere, 'imports', id))).toBe(false);
  await other.close();
});

it.each(['checking', 'importing'] as const)(
  'an import that is %s on another server fails once none has told of it for six hours, by the clock of the one that waits',
  async (state) => {
    const id = await checked('Screw,Den,3', 'Nut,Den,5');
    await apply(id);
    // As a server has left it whose clock was a day behind.
    const toldOf = (at: number) =>
      server.store.write((trx) =>
        changeImport(trx, id, ['imported', state], { state, then_state: 'undone', updated_at: at }),
      );
    const HOUR = 60 * 60_000;
    await toldOf(Date.now() - 24 * HOUR);
    const elsewhere = { isElsewhere: async () => true, store: server.store, told: new Map() };
    const other = await folderElsewhere();
    let later = 0;
    const now = () => Date.now() + later;
    const work = createWork({ ...elsewhere, run, folderOf: (one) => join(other, one), now, log: undefined });
    onTestFinished(() => work.close());
    const stateAfter = async (hours: number) => {
      later = hours * HOUR;
      const passed = () => later;
      const parts = { ...elsewhere, folder: other, now, passed, isStart: false, arriving: new Set<string>() };
      await lookAfter({ ...parts, begin: (one, isGivenUp) => work.begin(one, { isGivenUp }) });
      await work.idle();
      return (await requireImport(server.store.read, id)).state;
    };
    expect([await stateAfter(0), await stateAfter(5)]).toEqual([state, state]);
    await toldOf(Date.now() - 20 * HOUR);
    expect([await stateAfter(7), await stateAfter(12)]).toEqual([state, state]);
    expect(await stateAfter(14)).toBe('failed');
    expect((await imports.find(id)).problem).toBe('The file is not there any more.');
    if (state === 'importing') expect(await namesOf()).toEqual([]);
  },
);
