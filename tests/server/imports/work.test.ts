import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { doJob, uploadIn } from '../../../server/imports/jobs.ts';
import type { RunJob } from '../../../server/imports/runJob.ts';
import { createWork } from '../../../server/imports/work.ts';
import { changeImport, insertImport, requireImport } from '../../../server/store/imports/rows.ts';
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
  // Only our own program writes it.
  const second = JSON.stringify({ ...(JSON.parse(first) as ImportMapping), quantity: '' });
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
