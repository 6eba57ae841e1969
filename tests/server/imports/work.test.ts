import { statSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { aloneIn } from '../../../server/imports/aloneIn.ts';
import { doJob, uploadIn } from '../../../server/imports/jobs.ts';
import type { RunJob } from '../../../server/imports/runJob.ts';
import { createWork } from '../../../server/imports/work.ts';
import { changeImport, insertImport, requireImport } from '../../../server/store/imports/rows.ts';
import { loadSqlite } from '../../../server/store/sqlite/api.ts';
import type { Store } from '../../../server/store/store.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const folderOf = (id: string): string => join(server.folder, 'tried', id);

/** An import whose file has arrived. */
async function arrived(id: string, { user = 'admin', rows = 1 } = {}): Promise<void> {
  await mkdir(folderOf(id), { recursive: true });
  await writeFile(uploadIn(folderOf(id)), `name,location,quantity\n${'Screw,Lab,5\n'.repeat(rows)}`);
  await server.store.write((trx) => insertImport(trx, { id, name: 'a.csv', user, now: 1 }));
}

const nowhereElse = async (_id: string): Promise<boolean> => false;
const work = (run: RunJob, store: Store = server.store, isElsewhere = nowhereElse) =>
  createWork({ store, run, folderOf, isElsewhere, now: () => 2, log: undefined });

/** As another process that has a folder, until it ends. */
async function inFolderOf(id: string): Promise<{ path: string; end: () => void }> {
  const path = join(folderOf(id), 'lock');
  const lock = new (await loadSqlite())(path, { timeout: 0 });
  lock.exec('begin exclusive');
  onTestFinished(() => lock.close());
  return { path, end: () => lock.exec('rollback') };
}

/** Something that is waited for, and that happens once. */
function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((happens) => (resolve = happens));
  return { promise, resolve };
}

const mappingOf = async (id: string): Promise<string> =>
  String((await requireImport(server.store.read, id)).mapping);

/** Has an import checked by this mapping, as a call does. */
const choose = (id: string, mapping: string) =>
  server.store.write((trx) =>
    changeImport(trx, id, ['read', 'checking'], { state: 'checking', mapping, counts: null }),
  );

/** The same mapping without the quantity. Only our own program writes them. */
const without = (mapping: string): string =>
  JSON.stringify({ ...(JSON.parse(mapping) as ImportMapping), quantity: '' });

/** A check that goes on until it is ended. */
const untilEnded = (ends: AbortSignal, begun: () => void): Promise<never> =>
  new Promise((_, reject) => {
    ends.addEventListener('abort', () => reject(new Error('ended')));
    begun();
  });

it('an import that is asked for the next thing as the last look at it is on its way goes on', async () => {
  // As a database at the other end of a network: what was read arrives after somebody else has written.
  let isWritten = false;
  const [arrives, isOnItsWay] = [signal(), signal()];
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isWritten) return result;
      isOnItsWay.resolve();
      await arrives.promise;
      return result;
    },
  };
  const store: Store = {
    ...server.store,
    read: server.store.read.withPlugin(late),
    async write(...what) {
      const done = await server.store.write(...what);
      isWritten = true;
      return done;
    },
  };
  await arrived('late');
  const imports = work(doJob, store);
  imports.begin('late');
  await isOnItsWay.promise;
  expect(await requireImport(server.store.read, 'late')).toMatchObject({ state: 'read' });
  await choose('late', await mappingOf('late'));
  imports.begin('late');
  arrives.resolve();
  await imports.idle();
  expect(await requireImport(server.store.read, 'late')).toMatchObject({ state: 'checked' });
});

it('of two mappings that are chosen at once the last one is checked', async () => {
  await arrived('twice');
  const [isUnderWay, goesOn] = [signal(), signal()];
  const imports = work(async (job, onProgress) => {
    if (job.kind === 'check') {
      isUnderWay.resolve();
      await goesOn.promise;
    }
    return doJob(job, onProgress);
  });
  imports.begin('twice');
  await imports.idle();
  const first = await mappingOf('twice');
  const second = without(first);
  await choose('twice', first);
  imports.begin('twice');
  await isUnderWay.promise;
  await choose('twice', second);
  imports.begin('twice');
  goesOn.resolve();
  await imports.idle();
  const { state, mapping } = await requireImport(server.store.read, 'twice');
  expect({ state, mapping: JSON.parse(String(mapping)) }).toEqual({
    state: 'checked',
    mapping: JSON.parse(second),
  });
});

it('people take turns with what a process reads, whatever one of them has waiting, and a small text waits for none of it', async () => {
  const rows = 200;
  for (const id of ['mia 1', 'mia 2', 'mia 3']) await arrived(id, { user: 'mia', rows });
  await arrived('ben 1', { user: 'ben', rows });
  await arrived('eve small', { user: 'eve' });
  const [isUnderWay, goesOn, isSmallDone, areLookedAt] = [signal(), signal(), signal(), signal()];
  const order: string[] = [];
  const waiting = new Set(['mia 2', 'mia 3', 'ben 1']);
  const isElsewhere = async (id: string): Promise<boolean> => {
    waiting.delete(id);
    if (waiting.size === 0) areLookedAt.resolve();
    return false;
  };
  const run: RunJob = async (job, onProgress) => {
    const id = basename(job.folder);
    order.push(id);
    if (id === 'mia 1') {
      isUnderWay.resolve();
      await goesOn.promise;
    }
    const done = await doJob(job, onProgress);
    if (id === 'eve small') isSmallDone.resolve();
    return done;
  };
  const imports = work(run, server.store, isElsewhere);
  imports.begin('mia 1');
  await isUnderWay.promise;
  for (const id of waiting) imports.begin(id);
  // All of them have their place in the line before the small one comes.
  await areLookedAt.promise;
  imports.begin('eve small');
  await isSmallDone.promise;
  expect(order).toEqual(['mia 1', 'eve small']);
  // Whoever goes away does not wait, either.
  await imports.end('mia 3');
  goesOn.resolve();
  await imports.idle();
  expect(order.slice(2)).toEqual(['ben 1', 'mia 2']);
});

it('a check by another mapping at another server begins once the former one has heard of it and has ended', async () => {
  await arrived('shared');
  const isUnderWay = signal();
  const order: string[] = [];
  const one = work((job, onProgress, ends) => {
    if (job.kind === 'read') return doJob(job, onProgress);
    return untilEnded(ends, isUnderWay.resolve).finally(() => order.push('ended'));
  });
  const other = work((job, onProgress) => doJob(job, onProgress).finally(() => order.push('checked')));
  one.begin('shared');
  await one.idle();
  const first = await mappingOf('shared');
  await choose('shared', first);
  one.begin('shared');
  await isUnderWay.promise;
  await choose('shared', without(first));
  other.begin('shared');
  await Promise.all([one.idle(), other.idle()]);
  expect(order).toEqual(['ended', 'checked']);
  const { state, mapping } = await requireImport(server.store.read, 'shared');
  expect([state, mapping]).toEqual(['checked', without(first)]);
});

it('a check that is not wanted any more ends, and the one that is wanted instead begins at the same server', async () => {
  await arrived('overtaken');
  const isUnderWay = signal();
  let checks = 0;
  const imports = work((job, onProgress, ends) => {
    if (job.kind === 'check') checks += 1;
    return checks === 1 ? untilEnded(ends, isUnderWay.resolve) : doJob(job, onProgress);
  });
  imports.begin('overtaken');
  await imports.idle();
  const first = await mappingOf('overtaken');
  await choose('overtaken', first);
  imports.begin('overtaken');
  await isUnderWay.promise;
  await choose('overtaken', without(first));
  imports.begin('overtaken');
  await imports.idle();
  expect(await requireImport(server.store.read, 'overtaken')).toMatchObject({ state: 'checked' });
});

it('a check that another server has done meanwhile is not done again', async () => {
  await arrived('done');
  const [isUnderWay, goesOn] = [signal(), signal()];
  const one = work(async (job, onProgress) => {
    if (job.kind === 'check') {
      isUnderWay.resolve();
      await goesOn.promise;
    }
    return doJob(job, onProgress);
  });
  one.begin('done');
  await one.idle();
  await choose('done', await mappingOf('done'));
  let checks = 0;
  const other = work((job, onProgress) => {
    checks += 1;
    return doJob(job, onProgress);
  });
  one.begin('done');
  await isUnderWay.promise;
  other.begin('done');
  goesOn.resolve();
  await Promise.all([one.idle(), other.idle()]);
  expect([(await requireImport(server.store.read, 'done')).state, checks]).toEqual(['checked', 0]);
});

it('a check for which another server does not let go of the folder can be asked for again, and nothing else is done with it', async () => {
  await arrived('still');
  let checks = 0;
  const counted: RunJob = (job, onProgress) => {
    checks += job.kind === 'check' ? 1 : 0;
    return doJob(job, onProgress);
  };
  const patience = { most: 0, pause: 1, sign: 1 };
  const imports = createWork({
    store: server.store,
    run: counted,
    folderOf,
    isElsewhere: nowhereElse,
    now: () => 2,
    log: undefined,
    patience,
  });
  const other = await inFolderOf('still');
  imports.begin('still');
  await imports.idle();
  // Nobody could ask for the reading again.
  expect(await requireImport(server.store.read, 'still')).toMatchObject({ state: 'reading', problem: null });
  other.end();
  imports.begin('still');
  await imports.idle();
  const mapping = await mappingOf('still');
  await choose('still', mapping);
  const again = await inFolderOf('still');
  // Found by this server alone: whoever only stood still for a while goes on with it.
  imports.begin('still', { isGivenUp: false });
  await imports.idle();
  expect(await requireImport(server.store.read, 'still')).toMatchObject({ state: 'checking', problem: null });
  imports.begin('still');
  await imports.idle();
  expect(await requireImport(server.store.read, 'still')).toMatchObject({
    state: 'read',
    problem: 'Another server of this data folder has not let go of its file. Try again.',
  });
  expect(checks).toBe(0);
  again.end();
  await choose('still', mapping);
  imports.begin('still');
  await imports.idle();
  expect(await requireImport(server.store.read, 'still')).toMatchObject({ state: 'checked' });
});

it('whoever has a folder and gives a sign of it is waited for, however long it takes', async () => {
  await arrived('long');
  const { path, end } = await inFolderOf('long');
  let asked = 0;
  const { signal: goesOn } = new AbortController();
  // Each look takes longer than is waited without a sign.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    asked += 1;
    utimesSync(path, asked, asked);
    if (asked === 5) end();
    return asked * 1000;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const patience = { most: 500, pause: 1, sign: 1 };
  expect(await aloneIn(folderOf('long'), goesOn, async () => 'done', patience)).toBe('done');
  expect(asked).toBe(5);
});

it('whoever has a folder gives signs of it until it has done', async () => {
  await arrived('signs');
  const path = join(folderOf('signs'), 'lock');
  const { signal: goesOn } = new AbortController();
  const work = async () => {
    utimesSync(path, 1, 1);
    await expect.poll(() => statSync(path).mtimeMs).not.toBe(1000);
  };
  await aloneIn(folderOf('signs'), goesOn, work, { most: 500, pause: 1, sign: 1 });
});

it.each([
  ['is away', '57P01'],
  ['takes no writes for the moment', '25006'],
])('an import whose database %s goes on by itself once that is over', async (_, code) => {
  const id = `again-${code}`;
  await arrived(id);
  let tries = 0;
  const imports = work(async (job, onProgress) => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('no database'), { code });
    return doJob(job, onProgress);
  });
  imports.begin(id);
  await imports.idle();
  expect([tries, (await requireImport(server.store.read, id)).state]).toEqual([2, 'read']);
});

it('an import that waits for its database ends at once with its server', async () => {
  await arrived('waits');
  const isTried = signal();
  const imports = work(async () => {
    isTried.resolve();
    throw Object.assign(new Error('no database'), { code: '57P01' });
  });
  imports.begin('waits');
  await isTried.promise;
  await imports.close();
  expect((await requireImport(server.store.read, 'waits')).state).toBe('reading');
});

it('an import that is done stays so where its files cannot be done away with', async () => {
  await arrived('in use');
  const reading = work(doJob);
  reading.begin('in use');
  await reading.idle();
  await server.store.write((trx) => changeImport(trx, 'in use', ['read'], { state: 'imported' }));
  const write = vi.spyOn(server.store, 'write').mockRejectedValueOnce(new Error('in use'));
  const imports = work(doJob);
  imports.begin('in use');
  await imports.idle();
  expect(write).toHaveBeenCalledTimes(1);
  expect((await requireImport(server.store.read, 'in use')).state).toBe('imported');
});
