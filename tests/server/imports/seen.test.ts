import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { create } from 'superstruct';
import { decodeImport, decodePreviewRow, RowEdit } from '../../../contract/imports/imports.ts';
import { openImports } from '../../../server/imports/imports.ts';
import { doJob, rowsIn } from '../../../server/imports/jobs.ts';
import { createOpenedRows } from '../../../server/imports/openedRows.ts';
import { openRowsFile } from '../../../server/imports/rowsFile.ts';
import type { RunJob } from '../../../server/imports/runJob.ts';
import { changeImport } from '../../../server/store/imports/rows.ts';
import { busyProblem } from '../../../server/store/storageProblems.ts';
import { type Store, WRITE_WAIT } from '../../../server/store/store.ts';
import { names } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, mapped, preview, settled } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const CSV = 'Name,Location,Quantity,Price\nHinge,Porch,5,770\nLatch,Porch,6,880\n';
const edited = async (id: string, line: number, edit: object) =>
  decodePreviewRow((await server.call('PATCH', `/api/imports/${id}/rows/${line}`, edit)).body);
const revisionOf = async (id: string): Promise<number> => {
  const { revision } = decodeImport((await server.call('GET', `/api/imports/${id}`)).body);
  if (revision === undefined) throw new Error('It tells none.');
  return revision;
};
/** Begins it for somebody who has seen this preview. */
const apply = (id: string, seen: number | string | undefined, key?: string) =>
  server.call('POST', `/api/imports/${id}/apply`, undefined, {
    ...(seen !== undefined && { 'If-Match': typeof seen === 'number' ? `"${seen}"` : seen }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  });
const itemNames = async (): Promise<unknown[]> => names((await server.call('GET', '/api/items')).body);

it('a preview that somebody has edited since it was looked at is not imported, and as it is now it is', async () => {
  const { id } = await checked(server, 'edited.csv', CSV);
  const seen = (await preview(server, id)).revision;
  await edited(id, 2, { values: { quantity: '4711' } });
  const refused = await apply(id, seen);
  expect([refused.status, refused.body]).toEqual([
    412,
    {
      error: 'stale',
      message:
        'Somebody has changed this preview since you looked at it. Look at it again before you import it.',
    },
  ]);
  expect(await settled(server, id)).toMatchObject({ state: 'checked' });
  expect(await itemNames()).toEqual([]);
  const now = await preview(server, id);
  expect(now.rows).toMatchObject([{ values: { quantity: '4711' } }, {}]);
  expect((await apply(id, now.revision)).status).toBe(202);
  await settled(server, id);
  expect(await itemNames()).toHaveLength(2);
});

it('each edit, its undo and each other mapping make another preview, and none of them is there again', async () => {
  const found = await checked(server, 'often.csv', CSV);
  const { id } = found;
  const all = [await revisionOf(id)];
  for (const edit of [
    { values: { name: 'Bolt' } },
    { values: { name: null } },
    { action: 'skip' },
    { action: null },
  ]) {
    const { revision } = await edited(id, 2, edit);
    expect([revision, (await preview(server, id)).revision]).toEqual(Array(2).fill(await revisionOf(id)));
    all.push(await revisionOf(id));
  }
  // The same columns once more, too: what they were compared with may be other things by now.
  for (const change of [{ quantity: '{Price}' }, {}, {}]) {
    await mapped(server, found, change);
    all.push(await revisionOf(id));
  }
  expect(new Set(all).size).toBe(8);
  for (const seen of all.slice(0, -1)) expect((await apply(id, seen)).status).toBe(412);
});

it('an edit of a row alone makes the revision one more, and one that changes other rows by as many more', async () => {
  const { id } = await checked(server, 'twins.csv', 'name,location\nHinge,Attic\nHinge,Attic\nNail,Attic\n');
  const first = await revisionOf(id);
  expect((await edited(id, 4, { values: { name: 'Nut' } })).revision).toBe(first + 1);
  // Equal to what is there: still somebody has edited.
  expect((await edited(id, 4, { values: { name: 'Nut' } })).revision).toBe(first + 2);
  // The other hinge is not twice in the file any more.
  expect((await edited(id, 2, { values: { name: 'Hinge left' } })).revision).toBe(first + 4);
});

it('who says nothing of what was looked at imports what there is, as before', async () => {
  for (const seen of [undefined, '*']) {
    const { id } = await checked(server, 'plain.csv', CSV);
    await edited(id, 2, { values: { name: `Plain ${seen ?? ''}` } });
    expect((await apply(id, seen)).status).toBe(202);
    await settled(server, id);
  }
  const { id } = await checked(server, 'none.csv', CSV);
  for (const seen of ['W/"1"', 'x']) expect((await apply(id, seen)).status).toBe(412);
});

it('a begin that is repeated is answered as the first one, and what is imported by another is told to be that', async () => {
  const { id } = await checked(server, 'again.csv', 'name,location\nRivet,Cellar\n');
  const seen = await revisionOf(id);
  const begun = await apply(id, seen, 'begin-1');
  const again = await apply(id, seen, 'begin-1');
  await settled(server, id);
  const late = await apply(id, seen, 'begin-1');
  expect([begun.status, again.status, late.status]).toEqual([202, 202, 202]);
  expect([again.body, late.body]).toEqual([begun.body, begun.body]);
  expect((await apply(id, seen, 'begin-2')).body).toMatchObject({ error: 'conflict' });
});

/** Imports of a folder of their own, opened as often as a test wants. */
async function ownFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-import-seen-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const open = async (run: RunJob = doJob, store: Store = server.store) => {
    const imports = await openImports({ store, dataFolder: folder, run });
    onTestFinished(() => imports.close());
    return imports;
  };
  const imports = await open();
  const { id } = await imports.add({
    user: 'admin',
    async receive(path) {
      await writeFile(path, CSV);
      return { filename: 'a.csv' };
    },
    enter: (_, row) => server.store.write(row),
  });
  await imports.idle();
  const { mapping } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  await imports.map(id, mapping);
  await imports.idle();
  const folderOf = (one: string) => join(folder, 'imports', one);
  return { imports, id, mapping, open, folder, folderOf, file: () => openRowsFile(rowsIn(folderOf(id))) };
}

/** A job that goes on until it is ended, as closing does. */
const untilEnded: RunJob = (_job, _onProgress, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
    if (signal.aborted) reject(new Error('ended'));
  });

const QUANTITY = create({ values: { quantity: '7' } }, RowEdit);

it('a preview is the same one after the server was started anew', async () => {
  const { imports, id, open } = await ownFolder();
  const { revision } = await imports.edit(id, 2, QUANTITY);
  await imports.close();
  const again = await open();
  expect((await again.find(id)).revision).toBe(revision);
  expect((await again.edit(id, 2, QUANTITY)).revision).toBe(Number(revision) + 1);
});

it('an edit that is done stands in the file of the rows itself, which is not written later', async () => {
  const { imports, id, folder } = await ownFolder();
  await imports.edit(id, 2, QUANTITY);
  const copy = join(folder, 'copy.db');
  await copyFile(rowsIn(join(folder, 'imports', id)), copy);
  const file = await openRowsFile(copy);
  onTestFinished(() => file.close());
  expect(file.all('select line from edits')).toEqual([{ line: 2 }]);
});

it('a preview of before there were revisions is imported as it was seen, and not once it was edited', async () => {
  const { imports, id, file } = await ownFolder();
  const rows = await file();
  rows.run('drop table revised');
  rows.close();
  const { revision: seen } = await imports.find(id);
  expect(seen).toBe(0);
  await imports.edit(id, 2, QUANTITY);
  const begin = (revision?: number) =>
    imports.apply(
      id,
      'admin',
      (begins) => server.store.write(begins),
      (now) => now === revision,
    );
  await expect(begin(seen)).rejects.toMatchObject({ status: 412 });
  expect(await begin((await imports.find(id)).revision)).toMatchObject({ state: 'importing' });
});

it('a preview that has gone for another check is not the one that was seen, and whoever has seen none is told of the check', async () => {
  const { id, mapping, open } = await ownFolder();
  const held = await open(untilEnded);
  const { revision: seen } = await held.find(id);
  await held.map(id, { ...mapping, quantity: '{Price}' });
  const begin = (isSeen?: (revision: number) => boolean) =>
    held.apply(id, 'admin', (begins) => server.store.write(begins), isSeen);
  await expect(begin((now) => now === seen)).rejects.toMatchObject({ status: 412 });
  await expect(begin()).rejects.toMatchObject({ status: 409 });
});

it('an import whose rows are not here is told with what the database knows', async () => {
  const { imports, id } = await ownFolder();
  const { revision: _, made: __, ...told } = await imports.find(id);
  const other = await mkdtemp(join(tmpdir(), 'stowage-import-seen-'));
  onTestFinished(() => rm(other, { recursive: true }));
  const elsewhere = await openImports({
    store: server.store,
    dataFolder: other,
    isOnlyFolder: false,
    run: doJob,
  });
  onTestFinished(() => elsewhere.close());
  expect(await elsewhere.find(id)).toEqual(told);
});

const quantities = async (file: Awaited<ReturnType<typeof openRowsFile>>): Promise<unknown> => {
  const rows = file.all('select row from checked order by line');
  file.close();
  return rows.map(({ row }) => JSON.parse(String(row)).values.quantity);
};
const BEGUN = { status: 409, message: 'There is no preview: it is being imported.' };

/** A store, and what resolves once it is read twice: who has found an import checked asks again where it may not write yet. */
function waitedWith() {
  let onLook: () => void = () => undefined;
  const store: Store = {
    ...server.store,
    get read() {
      onLook();
      return server.store.read;
    },
  };
  const waits = () =>
    new Promise<void>((resolve) => {
      let looks = 0;
      onLook = () => {
        looks += 1;
        if (looks === 2) resolve();
      };
    });
  return { store, waits };
}
const begins =
  (imports: Awaited<ReturnType<typeof openImports>>, id: string, seen: number | undefined) =>
  (write: Store['write'] = server.store.write) =>
    imports
      .apply(
        id,
        'admin',
        (begin) => write(begin),
        (now) => now === seen,
      )
      .catch((error: unknown) => error);

it('an edit at another server waits for an import that is just being begun, and is refused once it is', async () => {
  const { imports, id, open, file } = await ownFolder();
  const { store, waits } = waitedWith();
  const other = await open(doJob, store);
  const { revision: seen } = await imports.find(id);
  let edit: Promise<unknown> | undefined;
  const begun = await begins(
    imports,
    id,
    seen,
  )(async (work) => {
    const waiting = waits();
    edit = other.edit(id, 2, QUANTITY).catch((error: unknown) => error);
    await Promise.race([edit, waiting]);
    return server.store.write(work);
  });
  expect(begun).toMatchObject({ state: 'importing' });
  expect(await edit).toMatchObject(BEGUN);
  expect(await quantities(await file())).toEqual(['5', '6']);
});

it('an import waits for an edit that another server has begun, and is another preview then', async () => {
  const { imports, id, open } = await ownFolder();
  const { store, waits } = waitedWith();
  const begin = begins(await open(doJob, store), id, (await imports.find(id)).revision);
  let begun: Promise<unknown> | undefined;
  const editing = await open(doJob, {
    ...server.store,
    async write(work, options) {
      const waiting = waits();
      begun ??= begin();
      await Promise.race([begun, waiting]);
      return server.store.write(work, options);
    },
  });
  expect(await editing.edit(id, 2, QUANTITY)).toMatchObject({ values: { quantity: '7' } });
  expect(await begun).toMatchObject({ status: 412 });
});

it('an edit is taken back where the begin of the import comes late, whose answer was lost', async () => {
  const { id, open, file } = await ownFolder();
  const other = await open(doJob, {
    ...server.store,
    async write(work, options) {
      await server.store.write((trx) => changeImport(trx, id, ['checked'], { state: 'importing' }));
      return server.store.write(work, options);
    },
  });
  await expect(other.edit(id, 2, QUANTITY)).rejects.toMatchObject(BEGUN);
  expect(await quantities(await file())).toEqual(['5', '6']);
});

it('an edit whose counts are not kept for now is taken back, too, where the import is begun meanwhile', async () => {
  const { id, open, file } = await ownFolder();
  let looks = -Infinity;
  // As the second edit has found by what it is checked.
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      looks += 1;
      if (looks === 2)
        await server.store.write((trx) => changeImport(trx, id, ['checked'], { state: 'importing' }));
      return result;
    },
  };
  const other = await open(doJob, {
    ...server.store,
    read: server.store.read.withPlugin(late),
    write: async () => Promise.reject(busyProblem()),
  });
  await other.edit(id, 2, QUANTITY);
  looks = 0;
  await expect(other.edit(id, 3, QUANTITY)).rejects.toMatchObject(BEGUN);
  expect(await quantities(await file())).toEqual(['7', '6']);
});

it('a file of rows is waited for while an edit and a begin at another server each wait for a busy database', async () => {
  const { id, folderOf, file } = await ownFolder();
  const other = await file();
  onTestFinished(() => other.close());
  expect(other.begin()).toBe(true);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  onTestFinished(() => void vi.restoreAllMocks());
  const looking = async () => {
    if (passed === WRITE_WAIT) other.takeBack();
    passed += WRITE_WAIT;
  };
  expect(await createOpenedRows(folderOf).alone(id, async () => 'done', looking)).toBe('done');
});

it('where an import could not be begun, it is edited as before', async () => {
  const { imports, id, open } = await ownFolder();
  const other = await open();
  await expect(imports.apply(id, 'admin', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await other.edit(id, 2, QUANTITY)).toMatchObject({ values: { quantity: '7' } });
});
