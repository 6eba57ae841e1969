import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import {
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { UNKNOWN_NOTE } from '../../../server/blobs/unknownSets.ts';
import { runCommand } from '../../../server/commands/run.ts';
import type { Terminal } from '../../../server/commands/terminal.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { counted } from '../../../server/wording.ts';
import { openData } from '../../../server/dataFolder.ts';
import { loadSqlite } from '../../../server/store/sqlite/api.ts';
import { Ended } from '../../../server/ended.ts';
import { createRandom } from '../../support/generator/random.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { type TestServer, startServer } from '../startServer.ts';

let folder: string;
let server: TestServer;
/** A backup of the server, while it ran. */
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-backups-'));
  server = await startServer({}, { engine: 'sqlite' });
  const id = await server.location({ name: 'Werkbank Ω', label: 'WB-1' });
  for (const name of ['Schraube', 'Mutter "M3"', '=1+1']) await server.item({ name, location_id: id });
  await uploaded(server, await jpeg());
  await uploaded(server, await jpeg('#3c3'));
  backup = join(folder, 'backup.zip');
  const { code, err } = await run(server.folder, 'backup', backup);
  if (code !== 0) throw new Error(err);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const run = (data: string, ...args: string[]) => runWith({}, data, ...args);

async function runWith(terminal: Pick<Terminal, 'untilEnded'>, data: string, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(args, {
    env: { STOWAGE_DATA: data },
    print: (line) => void out.push(line),
    complain: (line) => void err.push(line),
    askPassword: undefined,
    showProgress: undefined,
    ...terminal,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const newPath = (name: string): string => join(folder, `${randomBytes(4).toString('hex')}-${name}`);

/** Everything that is not of the moment, by table, but for versions, which a restore gives anew; and every photo's bytes. */
async function contentsOf(data: string) {
  const store = await openData(data, { readOnly: true });
  try {
    const { read } = store;
    const rows = {
      items: await read.selectFrom('items').selectAll().orderBy('id').execute(),
      locations: await read.selectFrom('locations').selectAll().orderBy('id').execute(),
      images: await read.selectFrom('images').selectAll().orderBy('id').execute(),
      events: await read.selectFrom('item_events').selectAll().orderBy('id').execute(),
      users: await read.selectFrom('users').selectAll().orderBy('id').execute(),
    };
    const photos: Record<string, string> = {};
    for (const { storage_path } of rows.images) {
      const set = join(data, 'photos', storage_path);
      for (const name of await readdir(set)) {
        photos[`${storage_path}/${name}`] = (await readFile(join(set, name))).toString('base64');
      }
    }
    const withoutVersion = ({ version: _, ...row }: { version: number }): object => row;
    return {
      ...rows,
      items: rows.items.map(withoutVersion),
      locations: rows.locations.map(withoutVersion),
      photos,
    };
  } finally {
    await store.close();
  }
}

async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
  const path = newPath('changed.zip');
  await writeFile(path, change(await readFile(backup)));
  return path;
}

it('a backup of a server that runs says what is in it, belongs to its owner alone, and leaves nothing else', async () => {
  const path = newPath('again.zip');
  const { out } = await run(server.folder, 'backup', path);
  expect(out).toBe(
    `Backed up 3 items, 1 location and 2 photos to ${path}. Whoever has the file can read all of it.`,
  );
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
  expect((await run(server.folder, 'verify', path)).out).toMatch(
    /is whole: 3 items, 1 location and 2 photos, of \d{4}-/,
  );
});

it('what backups left that were killed goes with the next one an hour later, of any other name a day later, and nothing else', async () => {
  const path = newPath('tuesday.zip');
  const leftBy = (name: string, end: string) => join(folder, `.${name}.${crypto.randomUUID()}${end}`);
  const ends = ['.unfinished', '.unfinished.db', '.unfinished.db-journal'];
  const left = [basename(path), 'monday.zip'].flatMap((name) => ends.map((end) => leftBy(name, end)));
  const others = [`${left[0]}.txt`, join(folder, '.mine.zip.unfinished'), leftBy('mine', '.unfinished')];
  const young = [basename(path), 'monday.zip'].map((name) => leftBy(name, '.unfinished'));
  const HOUR = 60 * 60_000;
  for (const file of [...left, ...others, ...young]) {
    await writeFile(file, 'x');
    const isOwn = basename(file).startsWith(`.${basename(path)}`);
    const age = young.includes(file) ? (isOwn ? 0.9 : 23) : isOwn ? 2 : 25;
    const touched = new Date(Date.now() - age * HOUR);
    await utimes(file, touched, touched);
  }
  await run(server.folder, 'backup', path);
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining([...others, ...young, path].map((file) => basename(file))));
  for (const file of left) expect(names).not.toContain(basename(file));
  await Promise.all([...others, ...young].map((file) => rm(file)));
});

it('files of others among the photos, as file managers leave them, are no reason to fail, and do not come along', async () => {
  const store = await openData(server.folder, { readOnly: true });
  const [image] = await store.read.selectFrom('images').select('storage_path').execute();
  await store.close();
  const set = join(server.folder, 'photos', String(image?.storage_path));
  await writeFile(join(set, '.DS_Store'), 'x');
  await mkdir(join(set, '@eaDir'));
  const path = newPath('stray.zip');
  expect(await run(server.folder, 'backup', path)).toMatchObject({ code: 0, err: '' });
  const data = newPath('data');
  await run(data, 'restore', path);
  expect((await readdir(join(data, 'photos', String(image?.storage_path)))).toSorted()).toEqual([
    '320.webp',
    '960.webp',
    'photo.jpg',
  ]);
  await rm(join(set, '.DS_Store'));
  await rm(join(set, '@eaDir'), { recursive: true });
});

it('a backup says of photos without their files that they are none, whenever it is looked at, and fails where they are most', async () => {
  const photos = join(server.folder, 'photos');
  const away = join(server.folder, 'photos-away');
  const path = newPath('without.zip');
  await rename(photos, away);
  try {
    expect((await run(server.folder, 'backup', path)).code).toBe(1);
  } finally {
    await rm(photos, { recursive: true, force: true });
    await rename(away, photos);
  }
  const { code, out, err } = await run(server.folder, 'verify', path);
  expect(out).toContain('is whole');
  expect(err).toBe('2 photos had lost their files before it was made.\nThat is most of them.');
  expect(code).toBe(1);
  expect(await run(server.folder, 'drill', path)).toMatchObject({ code: 1, err });
  expect(await run(newPath('data'), 'restore', path)).toMatchObject({ code: 0, err });
});

it('a backup of a folder whose photos are away replaces none that has them, and one that lacks as many', async () => {
  const photos = join(server.folder, 'photos');
  const away = join(server.folder, 'photos-away');
  const nightly = newPath('nightly.zip');
  await run(server.folder, 'backup', nightly);
  const before = await readFile(nightly);
  const without = newPath('nightly.zip');
  await rename(photos, away);
  try {
    const { code, out, err } = await run(server.folder, 'backup', nightly);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('the files of 2 of 2 photos are not there, and the backup of that name');
    for (const _ of ['new', 'again'])
      expect((await run(server.folder, 'backup', without)).out).toContain('and 0 photos');
  } finally {
    await rm(photos, { recursive: true, force: true });
    await rename(away, photos);
  }
  expect(await readFile(nightly)).toEqual(before);
  expect(await run(server.folder, 'backup', nightly)).toMatchObject({ code: 0 });
});

it('a nightly backup goes on where photos have lost their files for good, whatever else is deleted', async () => {
  const data = newPath('nightly');
  await run(data, 'restore', backup);
  // One photo alone: of every 256 servers one has both in one folder.
  const [lost] = (await contentsOf(data)).images;
  const nightly = newPath('nightly.zip');
  await rm(join(data, 'photos', String(lost?.storage_path)), { recursive: true });
  expect(await run(data, 'backup', nightly)).toMatchObject({ code: 0 });
  const Database = await loadSqlite();
  const live = new Database(join(data, 'stowage.db'), { timeout: 1000 });
  live.exec(`pragma foreign_keys = on; delete from images where storage_path != '${lost?.storage_path}'`);
  live.close();
  await rm(join(data, 'photos'), { recursive: true });
  expect((await run(data, 'backup', nightly)).out).toContain('and 0 photos');
});

it('a backup to a link is written where that leads, and one that leads nowhere, or to what is no file, is told', async () => {
  const there = newPath('there.zip');
  const link = newPath('link.zip');
  await writeFile(there, '');
  await symlink(there, link);
  expect(await run(server.folder, 'backup', link)).toMatchObject({ code: 0 });
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await run(server.folder, 'verify', there)).toMatchObject({ code: 0 });
  const nowhere = newPath('nowhere.zip');
  await symlink(newPath('gone'), nowhere);
  expect((await run(server.folder, 'backup', nowhere)).err).toContain('a link which leads to nothing');
  const fifo = newPath('fifo.zip');
  execFileSync('mkfifo', [fifo]);
  expect((await run(server.folder, 'verify', fifo)).err).toContain('that is no file');
});

it.each([
  ['somebody deletes', true, { photos: 1, missing: 0, links: 1 }],
  ['is lost', false, { photos: 2, missing: 1, links: 2 }],
])(
  'a photo that %s while a backup is made is lost there only if nobody meant it',
  async (_, isMeant, expected) => {
    const data = newPath('deleting');
    await run(data, 'restore', backup);
    const Database = await loadSqlite();
    const before = new Database(join(data, 'stowage.db'), { timeout: 1000 });
    before.exec(`insert into item_images (id, owner_id, image_id, created_at)
      select hex(randomblob(16)), (select id from items limit 1), id, 0 from images`);
    before.close();
    const path = newPath('deleting.zip');
    const { counts, missing } = await writeBackup({ folder: data }, path, {
      now: Date.now(),
      onFile(files) {
        // The first photo is open by now, and not the second.
        if (files > 1) return;
        const live = new Database(join(data, 'stowage.db'), { timeout: 1000 });
        const gone = 'pragma foreign_keys = on; delete from images where seq = (select max(seq) from images)';
        if (isMeant) live.exec(gone);
        live.close();
        rmSync(join(data, 'photos'), { recursive: true });
      },
    });
    const restored = newPath('data');
    const { out } = await run(restored, 'restore', path);
    expect(out).toContain(counted(expected.photos - expected.missing, 'photo'));
    const store = await openData(restored);
    const countOf = async (table: 'images' | 'item_images') =>
      (await store.read.selectFrom(table).selectAll().execute()).length;
    const [links, photos] = [await countOf('item_images'), await countOf('images')];
    await store.close();
    expect({ photos: counts.photos, missing: missing.length, links }).toEqual(expected);
    expect(photos).toBe(expected.photos);
  },
);

it('what is restored from it is the same, row by row and byte by byte, and nobody is logged in', async () => {
  const data = newPath('data');
  const { code, out } = await run(data, 'restore', backup);
  expect(code).toBe(0);
  expect(out).toContain(`Restored 3 items, 1 location and 2 photos to ${data}`);
  const restored = await contentsOf(data);
  expect(restored).toEqual(await contentsOf(server.folder));
  expect(Object.keys(restored.photos).length).toBeGreaterThan(2);
  const store = await openData(data);
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await store.close();
  expect((await readdir(data)).filter((name) => !name.startsWith('server.')).toSorted()).toEqual(
    expect.arrayContaining(['photos', 'stowage.db']),
  );
  expect(await readdir(data)).not.toContain('restoring');
});

it('a drill says in one line that it can be restored, and what has changed since', async () => {
  const own = await startServer({}, { engine: 'sqlite' });
  const location_id = await own.location({ name: 'Shelf' });
  const { id } = await own.item({ name: 'Old', location_id });
  const path = newPath('drill.zip');
  await run(own.folder, 'backup', path);
  expect((await run(own.folder, 'drill', path)).out).toMatch(
    /can be restored: 1 item, 1 location and 0 photos; nothing has changed since\.$/,
  );
  await own.call('PATCH', `/api/items/${id}`, { name: 'New' });
  await own.item({ name: 'Another', location_id });
  const { code, out } = await run(own.folder, 'drill', path);
  expect(code).toBe(0);
  expect(out).toContain('since then 1 item added, 1 item changed.');
  await own.stop();
});

it('a folder that holds anything is not restored into, and stays as it is', async () => {
  const before = await contentsOf(server.folder);
  const { code, err } = await run(server.folder, 'restore', backup);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(/not restored|already runs/) });
  expect(await contentsOf(server.folder)).toEqual(before);
  const data = newPath('data');
  await run(data, 'restore', backup);
  expect((await run(data, 'restore', backup)).err).toContain('is not empty');
});

it('a restore that was cut off is begun anew by the next one', async () => {
  const data = newPath('data');
  await run(data, 'restore', backup);
  // As it was just before the database was put in its place.
  await rm(join(data, 'stowage.db'));
  await (await open(join(data, 'restoring'), 'w')).close();
  expect(await run(data, 'restore', backup)).toMatchObject({ code: 0 });
  expect(await contentsOf(data)).toEqual(await contentsOf(server.folder));
});

it('what a restore has left that was done is gone with the first start, so that no later one takes photos for its own', async () => {
  const data = newPath('data');
  await run(data, 'restore', backup);
  // As it was killed just after the database was put in its place.
  await mkdir(join(data, 'restoring'));
  await (await openData(data)).close();
  expect(await readdir(data)).not.toContain('restoring');
  await rename(join(data, 'stowage.db'), join(folder, `${randomBytes(4).toString('hex')}.db`));
  expect((await run(data, 'restore', backup)).err).toContain('is not empty (photos');
  expect(await readdir(join(data, 'photos'))).not.toEqual([]);
});

describe('a backup is refused, and nothing is made of it', () => {
  /** What is said of it, and what is left in the folder that it was to be restored to. */
  const refusalOf = async (path: string) => {
    const data = newPath('data');
    const verified = await run(data, 'verify', path);
    const restored = await run(data, 'restore', path);
    const left = (await readdir(data)).filter((name) => !name.startsWith('server.'));
    const [reason] = [verified, restored].map(({ err }) =>
      err.replace(/^.*?(cannot be|was not) restored: /, ''),
    );
    return { codes: [verified.code, restored.code], reason, left };
  };
  const refused = (reason: RegExp) => ({ codes: [1, 1], reason: expect.stringMatching(reason), left: [] });

  it('where any one byte of it is another one: 200 tries', async () => {
    const random = createRandom(19);
    const { length } = await readFile(backup);
    const data = newPath('data');
    for (let tries = 0; tries < 200; tries += 1) {
      // The beginning and the end, where a zip says what it is, and anywhere.
      const at = tries < 20 ? tries : tries < 120 ? length - 1 - (tries - 20) : random.whole(0, length - 1);
      const path = await changed((bytes) => {
        bytes[at] = (bytes[at] ?? 0) ^ (1 << random.whole(0, 7));
        return bytes;
      });
      const { code, err } = await run(data, 'verify', path);
      expect({ code, at }).toEqual({ code: 1, at });
      expect(err).toMatch(/cannot be restored: it is (damaged|no backup)/);
      await rm(path);
    }
  });

  it('where it is cut off, empty, missing or something else', async () => {
    for (const share of [0, 0.01, 0.5, 0.999]) {
      const path = await changed((bytes) => bytes.subarray(0, Math.floor(bytes.length * share)));
      expect(await refusalOf(path)).toEqual(refused(/^it is no backup of Stowage/));
    }
    expect(await refusalOf(newPath('missing.zip'))).toEqual(refused(/^there is no such file/));
    const image = newPath('photo.jpg');
    await writeFile(image, await jpeg());
    expect(await refusalOf(image)).toEqual(refused(/^it is no backup of Stowage/));
    expect(await refusalOf(folder)).toEqual(refused(/^that is a folder/));
  });
});

it('a disk that is full, a folder that is missing, and data that is not there are told in one line', async () => {
  expect((await run(server.folder, 'backup', join(folder, 'missing', 'b.zip'))).err).toMatch(
    /No backup was written to .*: there is no such folder\./,
  );
  expect((await run(newPath('nothing'), 'backup', newPath('b.zip'))).err).toMatch(
    /cannot be used|no database/,
  );
  const kept = newPath('kept.zip');
  await copyFile(backup, kept);
  expect((await run(newPath('nothing'), 'backup', kept)).code).toBe(1);
  expect(await readFile(kept)).toEqual(await readFile(backup));
});

it('a backup replaces an older one and nothing else: no file of the data folder, none of somebody, and no folder', async () => {
  const own = join(server.folder, 'stowage.db');
  const before = { names: await readdir(server.folder), ino: (await stat(own)).ino };
  const link = newPath('link');
  await symlink(server.folder, link);
  const names = ['stowage.db', 'stowage.db-journal', 'server.lock', 'photos/b.zip', UNKNOWN_NOTE];
  const ofData = [...names, `${UNKNOWN_NOTE}.begun`].map((name) => join(link, name));
  for (const path of [own, ...ofData]) {
    expect(await run(server.folder, 'backup', path)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^No backup was written to .*: the data folder has a use of its own for that name/,
      ),
    });
  }
  expect({ names: await readdir(server.folder), ino: (await stat(own)).ino }).toEqual(before);

  const other = newPath('letter.odt');
  await writeFile(other, 'of somebody');
  expect((await run(server.folder, 'backup', other)).err).toContain(
    'a file is there that is no backup of Stowage',
  );
  expect(await readFile(other, 'utf8')).toBe('of somebody');
  for (const path of [folder, `${newPath('none')}/`]) {
    expect((await run(server.folder, 'backup', path)).err).toContain('that is a folder. Name a file in it.');
  }

  // As mktemp makes it.
  const empty = newPath('empty.zip');
  await writeFile(empty, '');
  expect(await run(server.folder, 'backup', empty)).toMatchObject({ code: 0 });

  // What was damaged since is a backup all the same.
  const older = await changed((bytes) => bytes.fill(0, 0, 100));
  expect(await run(server.folder, 'backup', older)).toMatchObject({ code: 0 });
  expect(await run(server.folder, 'verify', older)).toMatchObject({ code: 0 });
});

it('an option is no name of a file or a user, unless it stands behind --', async () => {
  const named = ['backup', 'verify', 'restore', 'drill'].map((name) => [name]);
  for (const args of [...named, ['user', 'add'], ['user', 'passwd'], ['user', 'remove']]) {
    for (const name of ['--help', '-h', '-']) {
      expect((await run(server.folder, ...args, name)).err).toMatch(/^Usage:/);
    }
  }
  expect((await run(server.folder, 'verify', '--', '--none.zip')).err).toContain('there is no such file');
});

it('a drill where no inventory is, or a damaged one, says that it can be restored, and that nothing was compared', async () => {
  const data = newPath('data');
  const none =
    /can be restored: 3 items, 1 location and 2 photos; there is nothing here to compare it with\.$/;
  expect(await run(data, 'drill', backup)).toMatchObject({ code: 0, out: expect.stringMatching(none) });
  await mkdir(data);
  const own = join(data, 'stowage.db');
  await writeFile(own, '');
  expect(await run(data, 'drill', backup)).toMatchObject({ code: 0, out: expect.stringMatching(none) });
  await writeFile(own, 'x'.repeat(10_000));
  expect(await run(data, 'drill', backup)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /can be restored: .*; the database here is damaged, and was not compared with it\.$/,
    ),
  });
});

it.skipIf(process.platform === 'win32')(
  'names that are too long, for the file or for what SQLite needs beside it, are told in one line',
  async () => {
    const told = async (length: number) =>
      (await run(server.folder, 'backup', join(folder, `${'a'.repeat(length)}.zip`))).err;
    expect(await told(230)).toMatch(/^No backup was written to .*: the name is too long\.$/);
    expect(await told(195)).toMatch(/: a file could not be read or written \(.*\)\. Does the disk fail/);
  },
);

it.skipIf(process.platform === 'win32')(
  'a backup that may not become so large leaves nothing, not even what SQLite has beside it',
  async () => {
    const [data, target] = [newPath('data'), newPath('limit')];
    await mkdir(target);
    const store = await openData(data);
    // More than SQLite holds in memory before it begins to write.
    const value = Buffer.alloc(8_000_000);
    await store.write((trx) => trx.insertInto('secrets').values({ name: 'large', value }).execute());
    await store.close();
    const child = spawn(
      'sh',
      [
        '-c',
        'ulimit -f 100 && exec "$0" "$@"',
        process.execPath,
        fileURLToPath(new URL('../../../server/backup/childFromSource.mjs', import.meta.url)),
        data,
        join(target, 'b.zip'),
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    );
    const [outcome] = await once(child, 'message');
    expect(outcome).toMatchObject({ failure: expect.stringMatching(/disk|large/) });
    expect(await readdir(target)).toEqual([]);
  },
);

describe('a command that is told to end', () => {
  const ended = AbortSignal.abort(new Ended('SIGINT'));
  const ending = (...args: string[]) =>
    runWith({ untilEnded: (work) => work(ended) }, server.folder, ...args);

  it('says so, and leaves nothing, neither in the folder for what is temporary nor beside the file', async () => {
    const [temporary, data] = [newPath('temporary'), newPath('data')];
    await mkdir(temporary);
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const before = await readdir(folder);
    const stopped = { code: 130, out: '', err: 'Stopped.' };
    expect(await ending('drill', backup)).toEqual(stopped);
    expect(await readdir(temporary)).toEqual([]);
    expect(await ending('verify', backup)).toEqual(stopped);
    expect(await ending('backup', newPath('ended.zip'))).toEqual(stopped);
    expect(await readdir(folder)).toEqual(before);
    expect(await runWith({ untilEnded: (work) => work(ended) }, data, 'restore', backup)).toEqual(stopped);
    expect((await readdir(data)).filter((name) => !name.startsWith('server.'))).toEqual([]);
  });
});

it('a drill clears what killed ones have left of this user an hour ago, and nothing that is in use', async () => {
  const temporary = newPath('temporary');
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = ['stowage-drill-old', 'stowage-drill-used', 'stowage-other-old'];
  const past = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of names) {
    const database = join(temporary, name, 'restoring', 'stowage.db');
    await mkdir(dirname(database), { recursive: true });
    await writeFile(database, '');
    const old = [...(name.includes('used') ? [] : [database]), dirname(database), join(temporary, name)];
    for (const path of old) await utimes(path, past, past);
  }
  expect(await run(server.folder, 'drill', backup)).toMatchObject({ code: 0 });
  expect((await readdir(temporary)).toSorted()).toEqual(names.slice(1));
});

it('commands want one file, and tell how they are used', async () => {
  for (const name of ['backup', 'verify', 'restore', 'drill']) {
    expect((await run(server.folder, name)).err).toMatch(/^Usage:/);
    expect((await run(server.folder, name, 'a', 'b')).err).toMatch(/^Usage:/);
  }
});
