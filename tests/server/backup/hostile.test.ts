import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yazl from 'yazl';
import { requireSound } from '../../../server/backup/readBackup.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { UNSEALED, sealing } from '../../../server/backup/seal.ts';
import { openData } from '../../../server/dataFolder.ts';
import { loadSqlite } from '../../../server/store/sqlite/api.ts';
import { NEWEST } from '../../../server/store/migrations/steps.ts';

/** Backups that say of themselves that nothing was changed, made by somebody who means harm. */

let folder: string;
/** A real database. */
let database: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-hostile-'));
  const data = join(folder, 'source');
  await (await openData(data)).close();
  database = await readFile(join(data, 'stowage.db'));
});
afterAll(() => rm(folder, { recursive: true }));

const PHOTO = 'photos/0a/0199a000-0000-7000-8000-00000000000a/full.jpg';

interface Made {
  files?: Record<string, Buffer>;
  /** Of what is written, others in the manifest. */
  manifest?: object;
  /** The bytes of the zip, before they are sealed. */
  change?: (zip: Buffer) => Buffer;
}

const listed = (files: Record<string, Buffer>) =>
  Object.entries(files).map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));

/** Writes a backup, and answers where it lies. */
async function made({ files = { 'stowage.db': database }, manifest = {}, change }: Made): Promise<string> {
  const zip = new yazl.ZipFile();
  for (const [path, bytes] of Object.entries(files))
    zip.addBuffer(bytes, path, { compress: path.endsWith('.db') });
  const counts = { items: 0, locations: 0, photos: 0 };
  const whole = {
    format: 1,
    schema: NEWEST,
    made_at: 0,
    counts,
    files: listed(files),
    missing: [],
    ...manifest,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(whole)), 'manifest.json', { compress: false });
  zip.end({ comment: UNSEALED, forceZip64Format: false });
  const bytes = await buffer(zip.outputStream);
  const sealed = sealing();
  sealed.end(change ? change(bytes) : bytes);
  const path = join(folder, `${randomBytes(4).toString('hex')}.zip`);
  await writeFile(path, await buffer(sealed));
  return path;
}

/** Puts another text of the same length for the first one, everywhere. */
const replacing = (from: string, to: string) => (zip: Buffer) => {
  expect(to).toHaveLength(from.length);
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
};

async function outcomeOf(path: string) {
  const data = join(folder, randomBytes(4).toString('hex'));
  const refusal: unknown = await restoreBackup(path, data, { now: 0 }).catch((error: unknown) => error);
  const left = (await readdir(data)).filter((name) => !name.startsWith('server.'));
  return { refusal: refusal instanceof Error ? `${refusal.name}: ${refusal.message}` : 'none', left };
}

it('the one that all others are made of is taken', async () => {
  const path = await made({ files: { 'stowage.db': database, [PHOTO]: Buffer.from('a photo') } });
  expect((await requireSound(path)).files).toHaveLength(2);
  expect(await outcomeOf(path)).toMatchObject({ refusal: 'none' });
});

const outside = '../../../../../../../../../../../tmp/stowage-evil.jpg';
const absolute = '/tmp/stowage-evil-----------------------------------.jpg';
it.each<[string, () => Made, RegExp]>([
  [
    'leads out of the folder',
    () => ({
      files: { 'stowage.db': database, [PHOTO.slice(0, outside.length)]: Buffer.from('x') },
      change: replacing(PHOTO.slice(0, outside.length), outside),
    }),
    /invalid relative path|does not belong/,
  ],
  [
    'is absolute',
    () => ({
      files: {
        'stowage.db': database,
        [PHOTO.slice(0, absolute.length).padEnd(absolute.length, 'g')]: Buffer.from('x'),
      },
      change: replacing(PHOTO.slice(0, absolute.length).padEnd(absolute.length, 'g'), absolute),
    }),
    /absolute path|does not belong/,
  ],
  [
    'is none of ours',
    () => ({ files: { 'stowage.db': database, 'server.lock': Buffer.from('x') } }),
    /does not belong/,
  ],
  [
    'is a program',
    () => ({ files: { 'stowage.db': database, 'bin/sh': Buffer.from('x') } }),
    /does not belong/,
  ],
  ['is there and not listed', () => ({ manifest: { files: [] } }), /more in it than it says/],
  [
    'is listed and not there',
    () => ({
      manifest: { files: [...listed({ 'stowage.db': database }), ...listed({ [PHOTO]: Buffer.from('x') })] },
    }),
    /is not in it/,
  ],
  [
    'is listed twice',
    () => ({
      manifest: { files: [...listed({ 'stowage.db': database }), ...listed({ 'stowage.db': database })] },
    }),
    /says twice/,
  ],
  [
    'is another one than was written',
    () => ({ manifest: { files: listed({ 'stowage.db': Buffer.alloc(database.length) }) } }),
    /stowage\.db in it is damaged/,
  ],
  [
    'says that it is shorter than it is',
    () => ({ manifest: { files: listed({ 'stowage.db': database.subarray(0, 4096) }) } }),
    /stowage\.db in it is damaged/,
  ],
])('a file in it that %s is refused, and nothing is written', async (_what, how, reason) => {
  const { refusal, left } = await outcomeOf(await made(how()));
  expect(refusal).toMatch(/^BackupRefused: /);
  expect(refusal).toMatch(reason);
  expect(left).toEqual([]);
});

it.each<[string, Made, RegExp]>([
  ['of a newer format', { manifest: { format: 2 } }, /newer version of Stowage/],
  ['of a newer database', { manifest: { schema: NEWEST + 1 } }, /newer version of Stowage/],
  ['of a moment that there is not', { manifest: { made_at: 1e20 } }, /does not say what is in it/],
  ['without a database', { files: { [PHOTO]: Buffer.from('x') } }, /no database/],
  ['whose manifest is nonsense', { manifest: { counts: 'many' } }, /does not say what is in it/],
  [
    'whose database is none',
    { files: { 'stowage.db': Buffer.alloc(8192, 7) } },
    /the database in it is damaged/,
  ],
  [
    'that unpacks to more than a disk holds',
    { manifest: { files: [{ path: 'stowage.db', bytes: 2 ** 52, sha256: '0'.repeat(64) }] } },
    /no room for what is in it/,
  ],
])('one %s is refused, and nothing is left of it', async (_what, how, reason) => {
  const { refusal, left } = await outcomeOf(await made(how));
  expect(refusal).toMatch(/^BackupRefused: /);
  expect(refusal).toMatch(reason);
  expect(left).toEqual([]);
});

const NOTHING = { problem: null, found: null, columns_key: null, mapping: null, counts: null, kept: null };
it.each([
  ['an import', 'imports.id'],
  ['a photo', 'images.storage_path'],
])('one whose database has %s that leads out of its folder is refused', async (_what, told) => {
  const data = join(folder, randomBytes(4).toString('hex'));
  const store = await openData(data);
  const elsewhere = '../../precious';
  await store.write(async (trx) => {
    if (told.startsWith('imports')) {
      const whose = {
        name: 'x.csv',
        user: 'admin',
        actor: 'admin',
        state: 'imported',
        then_state: 'undone',
      } as const;
      const stand = { position: 0, done: 0, total: null, has_files: 1, created_at: 1, updated_at: 1 };
      await trx
        .insertInto('imports')
        .values({ id: elsewhere, ...whose, ...NOTHING, ...stand })
        .execute();
      return;
    }
    const picture = {
      filename: 'x.jpg',
      mime_type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      status: 'ready',
    } as const;
    await trx
      .insertInto('images')
      .values({ id: randomUUID(), ...picture, storage_path: elsewhere, created_at: 1, updated_at: 1 })
      .execute();
  });
  await store.close();
  const path = await made({ files: { 'stowage.db': await readFile(join(data, 'stowage.db')) } });
  const { refusal, left } = await outcomeOf(path);
  expect(refusal).toBe(`BackupRefused: its database names files as no Stowage does (${told}).`);
  expect(left).toEqual([]);
});

it('one with 40 MB of nothing in some kilobytes is refused as no database', async () => {
  const path = await made({ files: { 'stowage.db': Buffer.alloc(40 * 1024 * 1024) } });
  const { refusal, left } = await outcomeOf(path);
  expect(refusal).toMatch(/the database in it is damaged/);
  expect(left).toEqual([]);
});

/** The database with what the statements make of it. */
async function databaseWith(...statements: string[]): Promise<Buffer> {
  const path = join(folder, `${randomBytes(4).toString('hex')}.db`);
  await writeFile(path, database);
  const Database = await loadSqlite();
  const opened = new Database(path, { timeout: 1000 });
  for (const statement of statements) opened.exec(statement);
  opened.exec('pragma journal_mode = delete');
  opened.close();
  return readFile(path);
}

it('triggers and views in its database that are none of ours are left out before anything is written, and told', async () => {
  const bytes = await databaseWith(
    'create trigger noise after insert on sessions begin delete from locations; end',
    `create trigger "of ""others""" before update on items begin select raise(abort, 'no'); end`,
    'create view seen as select * from users',
  );
  const data = join(folder, randomBytes(4).toString('hex'));
  const { leftOut } = await restoreBackup(await made({ files: { 'stowage.db': bytes } }), data, { now: 0 });
  expect(leftOut.toSorted()).toEqual(['trigger noise', 'trigger of "others"', 'view seen']);
  const namesIn = async (path: string) => {
    const store = await openData(path, { readOnly: true });
    const of = sql<{
      name: string;
    }>`select name from sqlite_master where type in ('trigger', 'view') order by name`;
    return (await of.execute(store.read).finally(store.close)).rows;
  };
  expect(await namesIn(data)).toEqual(await namesIn(join(folder, 'source')));
});

it.each<[string, () => Promise<Made>, RegExp]>([
  [
    'that is empty',
    async () => ({
      files: { 'stowage.db': Buffer.alloc(0) },
      manifest: { counts: { items: 3, locations: 1, photos: 0 } },
    }),
    /it says that it has 3 items, and its database has 0/,
  ],
  [
    'of a version that is none',
    async () => ({ files: { 'stowage.db': await databaseWith('pragma user_version = -3') } }),
    /not as any version of Stowage makes it/,
  ],
  [
    'of a later version than it says',
    async () => ({ files: { 'stowage.db': await databaseWith(`pragma user_version = ${NEWEST + 1}`) } }),
    /a newer version of Stowage made it/,
  ],
  [
    'that lacks a table',
    async () => ({ files: { 'stowage.db': await databaseWith('drop table item_events') } }),
    /not as any version of Stowage makes it/,
  ],
  [
    'with what is no JSON where Stowage has some',
    async () => ({
      files: {
        'stowage.db': await databaseWith(
          `insert into deleted_records (kind, id, snapshot, deleted_at) values ('item', 'x', '{"row":', 0)`,
        ),
      },
    }),
    /not as any version of Stowage makes it/,
  ],
])('one with a database %s is refused in words that name no folder', async (_what, how, reason) => {
  const { refusal, left } = await outcomeOf(await made(await how()));
  expect(refusal).toMatch(/^BackupRefused: /);
  expect(refusal).toMatch(reason);
  expect(refusal).not.toContain('restoring');
  expect(left).toEqual([]);
});
