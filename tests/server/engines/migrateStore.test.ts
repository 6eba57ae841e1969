import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { openData, openPhotos } from '../../../server/dataFolder.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import { differences } from '../../../server/moving/compareStores.ts';
import { BACKUPS_OF, secretOf } from '../../../server/store/secrets.ts';
import { requirePhotosOf } from '../../../server/sharedFolder.ts';
import { dropDatabase, freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';
import { BUCKET, KEY } from '../../support/s3/key.ts';
import { startStandIn } from '../../support/s3/standIn.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'stowage-migrating-'));
  server = await startServer({}, { engine: 'sqlite' });
  const location_id = await server.location({ name: 'Werkbank Ω', label: 'WB-1' });
  for (const name of ['Schraube', 'Mutter "M3"', '=1+1']) await server.item({ name, location_id });
  await uploaded(server, await jpeg());
  await uploaded(server, await jpeg('#3c3'));
});
afterAll(async () => {
  await server.stop();
  await rm(parent, { recursive: true });
});

const run = (env: NodeJS.ProcessEnv, ...args: string[]) => runTelling(env, undefined, ...args);

async function runTelling(
  env: NodeJS.ProcessEnv,
  showProgress: ((text: string) => void) | undefined,
  ...args: string[]
) {
  const told: string[] = [];
  const tell = (line: string): void => void told.push(line);
  const code = await runCommand(['migrate-store', ...args], {
    env,
    print: tell,
    complain: tell,
    askPassword: undefined,
    showProgress,
  });
  return { code, told: told.join('\n') };
}

/** Every file of a folder of photos, in base64. */
async function photosOf(folder: string): Promise<Record<string, string>> {
  const photos = join(folder, 'photos');
  const found: Record<string, string> = {};
  for (const entry of await readdir(photos, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found[path.slice(photos.length)] = (await readFile(path)).toString('base64');
  }
  return found;
}

const newFolder = (): string => join(parent, `data-${Math.random()}`);

describe.skipIf(!hasPostgres())('with a PostgreSQL', () => {
  it('everything goes there and its photos into a bucket, and back into a folder, the same to the last byte', async () => {
    const database = await freshDatabase();
    const store = await startStandIn({ keys: { [KEY.id]: KEY.secret }, buckets: [BUCKET] });
    const keys = { STOWAGE_BLOBS_KEY: KEY.id, STOWAGE_BLOBS_SECRET: KEY.secret };
    const bucket = `s3://${BUCKET}?endpoint=${store.url}`;
    const here = { STOWAGE_DATA: server.folder, ...keys };
    const there = await run(here, '--to', database, '--blobs', bucket);
    expect(there).toMatchObject({ code: 0 });
    expect(there.told).toContain('Moved 3 items, 1 location and 2 photos; all of it was compared.');
    expect(there.told).toContain(`STOWAGE_BLOBS=${bucket}`);
    // Whoever forgets either of them does not go on with what is old.
    expect((await run(here, '--to', newFolder())).told).toContain('belongs to a database elsewhere');
    await rm(join(server.folder, 'photos-of'));

    const [local, back] = [newFolder(), newFolder()];
    // An earlier version has marked no folder, which may still have the mark of the database before.
    const bySql = await openData(local, { database: { url: database, connections: 1 } });
    await bySql.write((trx) => trx.deleteFrom('secrets').where('name', '=', 'photos-of').execute());
    await bySql.close();
    await mkdir(local, { recursive: true });
    await writeFile(join(local, 'photos-of'), 'ab'.repeat(32));
    const elsewhere = { STOWAGE_DATA: local, DATABASE_URL: database, STOWAGE_BLOBS: bucket, ...keys };
    const returned = await run(elsewhere, '--to', back);
    expect(returned).toMatchObject({ code: 0 });
    expect(await photosOf(back)).toEqual(await photosOf(server.folder));
    const [one, other] = [await openData(server.folder), await openData(back)];
    expect(await differences(one.read, other.read, () => {})).toEqual([]);
    await one.close();
    await other.close();

    const again = await run({ STOWAGE_DATA: back, ...keys }, '--to', database);
    expect(again).toMatchObject({ code: 1 });
    expect(again.told).toMatch(/^The store was not moved to postgres:.*: it is not empty \(users: 1\)\.$/);
    await store.close();
    await dropDatabase(database);
  });
});

describe.skipIf(!hasPostgres())('with a PostgreSQL and no bucket', () => {
  it('photos stay in their folder, and a server on both shows them', async () => {
    const database = await freshDatabase();
    const folder = newFolder();
    expect(await run({ STOWAGE_DATA: server.folder }, '--to', folder)).toMatchObject({ code: 0 });
    const { code, told } = await run({ STOWAGE_DATA: folder }, '--to', database);
    expect({ code, told }).toMatchObject({
      code: 0,
      told: expect.stringContaining(`STOWAGE_DATA=${folder}`),
    });
    const settings = { url: database, connections: 2 };
    const store = await openData(folder, { database: settings });
    const images = await openPhotos(store, folder, decodeHere);
    const rows = await store.read.selectFrom('images').select('storage_path').execute();
    expect(rows).toHaveLength(2);
    for (const { storage_path } of rows) expect(await images.blobs.has(storage_path)).toBe(true);
    await store.close();
    await dropDatabase(database);
  });
});

describe.skipIf(!hasPostgres())('a folder of photos beside a PostgreSQL', () => {
  it('is marked for the database that is moved to, on whatever way, and refused to every other', async () => {
    const [first, second] = [await freshDatabase(), await freshDatabase()];
    const opened = async (folder: string, url: string): Promise<string> => {
      const store = await openData(folder, { database: { url, connections: 2 } });
      try {
        await requirePhotosOf(store, folder);
        return 'its own';
      } catch (error) {
        return String(error);
      } finally {
        await store.close();
      }
    };
    const [here, there, other] = [newFolder(), newFolder(), newFolder()];
    await run({ STOWAGE_DATA: server.folder }, '--to', here);
    await run({ STOWAGE_DATA: here }, '--to', first);
    expect(await opened(here, first)).toBe('its own');
    await run({ STOWAGE_DATA: here, DATABASE_URL: first }, '--to', there);
    await run({ STOWAGE_DATA: there }, '--to', second);
    expect(await opened(there, second)).toBe('its own');
    await mkdir(other);
    expect(await opened(other, second)).toContain('lie in another folder');

    // Killed before the mark stood in the folder.
    const mark = await readFile(join(there, 'photos-of'), 'utf8');
    await rename(join(there, 'photos-of'), join(there, `photos-of.new-${mark.slice(0, 8)}`));
    expect(await opened(there, second)).toBe('its own');
    expect(await readFile(join(there, 'photos-of'), 'utf8')).toBe(mark);
    for (const database of [first, second]) await dropDatabase(database);
  });

  it('is marked once where two servers begin at the same time', async () => {
    const database = await freshDatabase();
    const folder = newFolder();
    await mkdir(folder);
    const stores = await Promise.all(
      [1, 2, 3].map(() => openData(folder, { database: { url: database, connections: 2 } })),
    );
    await Promise.all(stores.map((store) => requirePhotosOf(store, folder)));
    expect((await readdir(folder)).filter((name) => name.startsWith('photos-of'))).toEqual(['photos-of']);
    for (const store of stores) await store.close();
    await dropDatabase(database);
  });
});

it('a folder goes to another folder; nobody starts on one in which a move is not over, nor moves from one that is in use', async () => {
  const to = newFolder();
  expect(await run({ STOWAGE_DATA: server.folder }, '--to', to)).toMatchObject({ code: 0 });
  expect(await photosOf(to)).toEqual(await photosOf(server.folder));
  const store = await openData(to);
  await store.write((trx) =>
    trx
      .insertInto('secrets')
      .values({ name: 'unfinished-move', value: Buffer.from('x') })
      .execute(),
  );
  await store.close();
  await expect(openData(to)).rejects.toThrow('that is not over: run the same migrate-store again');
  expect((await run({ STOWAGE_DATA: to }, '--to', newFolder())).told).toContain('is not over');
});

it('a move that was killed behind its last step is told to be over, unless somebody has changed something since', async () => {
  const [from, to] = [newFolder(), newFolder()];
  await run({ STOWAGE_DATA: server.folder }, '--to', from);
  const note = join(from, 'moving.json');
  let kept = '';
  const keep = (text: string): void => {
    if (text.startsWith('Comparing')) kept ||= readFileSync(note, 'utf8');
  };
  await runTelling({ STOWAGE_DATA: from }, keep, '--to', to);
  expect(kept).not.toBe('');
  const killed = () => writeFile(note, kept);
  await killed();
  const again = await run({ STOWAGE_DATA: from }, '--to', to);
  expect(again.told).toContain('Moved 3 items, 1 location and 2 photos; all of it was compared.');
  expect(again.code).toBe(0);
  const store = await openData(to);
  await store.write((trx) => trx.updateTable('items').set({ notes: 'since' }).execute());
  await store.close();
  await killed();
  expect((await run({ STOWAGE_DATA: from }, '--to', to)).told).toContain('it is not empty (users: 1).');
});

/** Cuts a move off while it copies. */
const cutOff = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> => {
  const cut = runTelling(
    env,
    (text) => {
      if (text.startsWith('Copying photos')) throw new Error('cut off');
    },
    ...args,
  );
  await expect(cut).rejects.toThrow('cut off');
};

it('a move that was cut off goes on, whatever other target was tried since', async () => {
  const [from, to, other] = [newFolder(), newFolder(), newFolder()];
  await run({ STOWAGE_DATA: server.folder }, '--to', from);
  await cutOff({ STOWAGE_DATA: from }, '--to', to);
  await cutOff({ STOWAGE_DATA: from }, '--to', other);
  for (const target of [to, other]) {
    expect(await run({ STOWAGE_DATA: from }, '--to', target)).toMatchObject({ code: 0 });
  }
  expect(await readdir(from)).not.toContain('moving.json');
});

it('one that an earlier version has begun goes on', async () => {
  const [from, to] = [newFolder(), newFolder()];
  await run({ STOWAGE_DATA: server.folder }, '--to', from);
  await cutOff({ STOWAGE_DATA: from }, '--to', to);
  const note = join(from, 'moving.json');
  const [{ id }] = JSON.parse(readFileSync(note, 'utf8'));
  const target = createHash('sha256')
    .update(JSON.stringify([to, '']))
    .digest('hex');
  await writeFile(note, JSON.stringify({ id, target }));
  expect(await run({ STOWAGE_DATA: from }, '--to', to)).toMatchObject({ code: 0 });
});

it.skipIf(!hasPostgres())(
  'one to a database goes on with its address written otherwise, with a password or without',
  async () => {
    const [database, from] = [await freshDatabase(), newFolder()];
    await run({ STOWAGE_DATA: server.folder }, '--to', from);
    await cutOff({ STOWAGE_DATA: from }, '--to', database);
    for (const other of [database.replace('@', ':@'), database.replace('@', ':secret@')]) {
      await cutOff({ STOWAGE_DATA: from }, '--to', other);
    }
    const postgresql = database.replace('postgres:', 'postgresql:');
    expect(await run({ STOWAGE_DATA: from }, '--to', postgresql)).toMatchObject({ code: 0 });
    await dropDatabase(database);
  },
);

it.each([['--to', ''], ['--to', 'mysql://localhost/x'], ['--blobs', 's3://x'], [], ['--to', 'a', 'b']])(
  '%j %j is refused with a sentence',
  async (...args) => {
    const { code, told } = await run({ STOWAGE_DATA: newFolder() }, ...args);
    expect(code).toBe(1);
    expect(told).toMatch(/Usage|DATABASE_URL must be/);
  },
);

it('a folder without an inventory is not moved from, and neither it nor the target is made', async () => {
  const [from, to] = [newFolder(), newFolder()];
  const refusal = {
    code: 1,
    told: `The store was not moved to ${to}: there is no inventory in ${from}. Is STOWAGE_DATA the right folder?`,
  };
  expect(await run({ STOWAGE_DATA: from }, '--to', to)).toEqual(refusal);
  expect((await readdir(parent)).filter((name) => [from, to].includes(join(parent, name)))).toEqual([]);
  await (await openData(from)).close();
  expect(await run({ STOWAGE_DATA: from }, '--to', to)).toEqual(refusal);
});

it.skipIf(!hasPostgres())('an empty database elsewhere is not moved from', async () => {
  const [database, to] = [await freshDatabase(), newFolder()];
  expect(await run({ STOWAGE_DATA: newFolder(), DATABASE_URL: database }, '--to', to)).toEqual({
    code: 1,
    told: `The store was not moved to ${to}: there is nothing in the database at DATABASE_URL. Is it the right one?`,
  });
  await dropDatabase(database);
});

it('an empty target that another Stowage has used is refused before anything of it is changed', async () => {
  const to = newFolder();
  const store = await openData(to);
  await secretOf(store, BACKUPS_OF);
  await store.close();
  const { code, told } = await run({ STOWAGE_DATA: server.folder }, '--to', to);
  expect({ code, told }).toEqual({
    code: 1,
    told: `The store was not moved to ${to}: it has been used by another Stowage, although nothing is in it. Take a new one.`,
  });
  await (await openData(to)).close();
});

it('the folder itself is no target', async () => {
  const { code, told } = await run({ STOWAGE_DATA: server.folder }, '--to', server.folder);
  expect({ code, told }).toEqual({
    code: 1,
    told: `The store was not moved to ${server.folder}: that is the data folder that it would be moved from.`,
  });
});
