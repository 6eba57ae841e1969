import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { requireSound } from '../../../server/backup/readBackup.ts';
import { keepBackedUp } from '../../../server/backup/schedule.ts';
import type { S3Place } from '../../../server/blobs/place.ts';
import { bucketMark } from '../../../server/images/owner.ts';
import { UNKNOWN_DAYS, checkImages, sweepFiles } from '../../../server/blobs/sweep.ts';
import { runCommand } from '../../../server/commands/run.ts';
import { openData, openPhotos } from '../../../server/dataFolder.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import { forgetNoBucket, requireNoBucket } from '../../../server/sharedFolder.ts';
import { BUCKET, KEY, placeFor, variablesFor } from '../../support/s3/key.ts';
import { type StandIn, startStandIn } from '../../support/s3/standIn.ts';
import { jpeg, noise, upload, uploaded } from '../images/samples.ts';
import { type TestServer, startServer } from '../startServer.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** For tests that start processes. */
const CHILDREN = 60_000;
let store: StandIn;
let server: TestServer;
let photo: Buffer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-bucket-'));
  store = await startStandIn({ keys: { [KEY.id]: KEY.secret }, buckets: [BUCKET] });
  server = await startServer({ blobs: placeFor(store.url) });
  photo = await noise(400, 300).jpeg().toBuffer();
});
beforeEach(() => {
  store.trouble = undefined;
  store.cutAfter = undefined;
  store.stopAfter = undefined;
});
afterAll(async () => {
  await server.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

const objectsOf = (id: unknown): string[] =>
  [...store.objects.keys()].filter((name) => name.includes(String(id))).toSorted();
const get = (path: unknown, method = 'GET') => fetch(server.url + String(path), { method });
const health = async () => (await fetch(`${server.url}/api/health`)).json();

async function run(
  data: string,
  variables: Record<string, string>,
  args: string[],
  showProgress?: (text: string) => void,
) {
  const [out, err]: string[][] = [[], []];
  const code = await runCommand(args, {
    env: { STOWAGE_DATA: data, ...variables },
    print: (line) => void out?.push(line),
    complain: (line) => void err?.push(line),
    askPassword: undefined,
    showProgress,
  });
  return { code, out: String(out), err: String(err) };
}

it('a photo goes through the server into the bucket and out of it, under the same rules as ever', async () => {
  const image = await uploaded(server, photo);
  const shelf = String(image['id']).slice(-2);
  expect(objectsOf(image['id'])).toEqual(
    ['320.webp', '960.webp', 'manifest.json', 'photo.jpg'].map(
      (name) => `${BUCKET}/photos/${shelf}/${image['id']}/${name}`,
    ),
  );
  expect(await readdir(join(server.folder, 'photos'))).toEqual(['unfinished']);
  expect(await readdir(join(server.folder, 'photos', 'unfinished'))).toEqual([]);
  const answer = await get(image['url']);
  expect(answer.headers.get('Content-Length')).toBe(String(photo.length));
  expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
  const head = await get(image['url'], 'HEAD');
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(photo.length)]);
  const asked = store.asked.length;
  const unchanged = await fetch(server.url + String(image['url']), {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect([unchanged.status, store.asked.length]).toEqual([304, asked]);
  expect((await get(`/images/${image['id']}`)).status).toBe(401);
  expect((await get(`${image['url']}x`)).status).toBe(403);
  await server.call('DELETE', `/api/images/${image['id']}`);
  expect(objectsOf(image['id'])).toEqual([]);
});

it('who leaves in the middle of a photo leaves nothing open at the store', async () => {
  const image = await uploaded(server, photo);
  store.stopAfter = 20_000;
  let open = 0;
  const request = httpGet(server.url + String(image['url']), (response) => {
    response.on('error', () => undefined);
    response.once('data', () => {
      open = store.sending();
      request.destroy();
    });
  });
  request.on('error', () => undefined);
  await expect.poll(() => open).toBe(1);
  await expect.poll(() => store.sending()).toBe(0);
  expect(server.logged.filter((line) => line.includes('broke off'))).toEqual([]);
});

it('a photo that breaks off on its way is cut, never shortened in silence', async () => {
  const image = await uploaded(server, photo);
  store.cutAfter = 20_000;
  const answer = await get(image['url']);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  expect(server.logged.filter((line) => line.includes('an answer broke off')).length).toBe(1);
});

it('a store that is away is a 503 for photos alone, told by the health, and nothing is lost of it', async () => {
  const place = placeFor(store.url, { path: 'away', timeout: 2 });
  const own = await startServer({ blobs: place });
  try {
    const image = await uploaded(own, photo);
    const images = await openPhotos(own.store, own.folder, decodeHere, place);
    for (const trouble of ['silent', 'failing'] as const) {
      store.trouble = trouble;
      const [refused, unread] = await Promise.all([
        upload(own, photo),
        fetch(own.url + String(image['url'])),
      ]);
      const told = await fetch(`${own.url}/api/health`);
      expect([refused.status, refused.headers.get('Retry-After'), unread.status]).toEqual([503, '5', 503]);
      expect(refused.body).toMatchObject({
        error: 'unavailable',
        message: 'The store of photos cannot be reached right now. Try again in a moment.',
      });
      expect([told.status, await told.json()]).toMatchObject([
        200,
        { status: 'ok', problems: [{ code: 'photos-away' }] },
      ]);
      expect((await own.item())['name']).toBe('Screw');
    }
    store.trouble = 'denying';
    expect(await upload(own, photo)).toMatchObject({ status: 503 });
    const told = await fetch(`${own.url}/api/health`);
    // Nothing is lost, and no backup would help.
    expect([told.status, await told.json()]).toMatchObject([503, { problems: [{ code: 'photos-refused' }] }]);
    store.trouble = 'silent';
    // A check that cannot look calls nothing lost.
    await expect(checkImages(images.blobs, own.store)).rejects.toMatchObject({ trouble: 'away' });
    store.trouble = undefined;
    expect((await fetch(own.url + String(image['url']))).status).toBe(200);
    await uploaded(own, photo);
  } finally {
    await own.stop();
  }
  expect(await health()).toEqual({ status: 'ok' });
});

it('a store that is full is a 507, and what was half sent goes once it is old', async () => {
  store.trouble = 'full';
  const before = store.objects.size;
  expect(await upload(server, photo)).toMatchObject({ status: 507, body: { error: 'storage-full' } });
  store.trouble = undefined;
  expect(store.objects.size).toBe(before);
  await uploaded(server, photo);
});

it('the sweep removes objects without a row and tells of rows without objects, until they are back', async () => {
  const images = await openPhotos(server.store, server.folder, decodeHere, placeFor(store.url));
  const [image, orphan] = [await uploaded(server, photo), await uploaded(server, await jpeg())];
  await server.store.write((trx) =>
    trx.deleteFrom('images').where('id', '=', String(orphan['id'])).execute(),
  );
  const sweep = (later: number) =>
    sweepFiles(images.blobs, server.store, { folder: server.folder, now: Date.now() + later });
  // What an upload before left half made may go with it.
  for (let day = 90; day < 90 + UNKNOWN_DAYS; day++) {
    expect(await sweep(day * DAY)).toMatchObject({ unknown: 1 });
  }
  expect(objectsOf(orphan['id'])).toHaveLength(4);
  expect(await sweep((90 + UNKNOWN_DAYS) * DAY)).toEqual({ removed: 1, unknown: 0 });
  expect(objectsOf(orphan['id'])).toEqual([]);
  expect(objectsOf(image['id'])).toHaveLength(4);
  const manifest = objectsOf(image['id']).find((name) => name.endsWith('manifest.json')) ?? '';
  const object = store.objects.get(manifest);
  if (!object) throw new Error('The set has a manifest.');
  store.objects.delete(manifest);
  expect(await checkImages(images.blobs, server.store)).toBe(1);
  expect((await get(image['url'])).status).toBe(404);
  // What was told of the photos before is not believed any more.
  server.pass(5000);
  expect(await health()).toMatchObject({ problems: [{ code: 'photos-missing' }] });
  store.objects.set(manifest, object);
  expect(await checkImages(images.blobs, server.store)).toBe(0);
  expect((await get(image['url'])).status).toBe(200);
});

it('the backup of each day has the photos of the bucket', { timeout: CHILDREN }, async () => {
  const place = placeFor(store.url, { path: 'daily' });
  const own = await startServer({ blobs: place }, { engine: 'sqlite' });
  const daily = join(folder, 'daily');
  const keep = { daily: 1, weekly: 0, monthly: 0 };
  const log = pino({ level: 'silent' });
  const parts = { store: own.store, dataFolder: own.folder, blobs: place, log, soon: HOUR };
  const backups = keepBackedUp({ folder: daily, keep }, parts);
  try {
    await uploaded(own, photo);
    await backups.look();
    expect(backups.state().problem).toBeUndefined();
    const name = (await readdir(daily)).find((one) => one.endsWith('.zip')) ?? '';
    const { files, missing } = await requireSound(join(daily, name));
    expect([files.length, missing]).toEqual([4, []]);
  } finally {
    await backups.stop();
    await own.stop();
    await rm(daily, { recursive: true });
  }
});

it(
  'a backup has the photos of the bucket and a restore puts them into one; without the store there is none',
  { timeout: CHILDREN },
  async () => {
    const variables = variablesFor(store.url, { path: 'backed-up' });
    const backedUp = placeFor(store.url, { path: 'backed-up' });
    const own = await startServer({ blobs: backedUp }, { engine: 'sqlite' });
    const [image] = [await uploaded(own, photo), await uploaded(own, await jpeg())];
    const path = join(folder, 'backup.zip');
    const made = await run(own.folder, variables, ['backup', path]);
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('and 2 photos'), err: '' });
    store.trouble = 'failing';
    expect((await own.call('POST', '/api/export/backup.zip')).status).toBe(503);
    const none = join(folder, 'none.zip');
    expect(
      await run(own.folder, variablesFor(store.url, { path: 'backed-up', timeout: 1 }), ['backup', none]),
    ).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No backup was written to .*The bucket photos at .* does not answer/),
    });
    store.trouble = undefined;
    expect(await readdir(folder)).toEqual(['backup.zip']);
    await own.stop();
    for (const name of objectsOf('/backed-up/')) store.objects.delete(name);

    const restored = join(folder, 'restored');
    const done = await run(restored, variables, ['restore', path]);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('and the bucket photos'), err: '' });
    expect(await readdir(restored)).not.toContain('photos');
    const next = await startServer(
      { blobs: placeFor(store.url, { path: 'backed-up' }) },
      { folder: restored },
    );
    const answer = await fetch(next.url + String(image['url']));
    expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
    await next.stop();
    const twice = join(folder, 'twice');
    const refused = await run(twice, variables, ['restore', path]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('remove the object backed-up/') });
    store.objects.delete(`${BUCKET}/backed-up/stowage-owner`);
    expect(await run(twice, variables, ['restore', path])).toMatchObject({ code: 0 });
    const drilled = await run(restored, variables, ['drill', path]);
    expect(drilled).toMatchObject({ code: 0, out: expect.stringContaining('2 photos') });
  },
);

/** How a database is received by a bucket. */
async function received(data: string, place?: S3Place): Promise<string> {
  const opened = await openData(data);
  try {
    if (!place) await requireNoBucket(opened.read, data);
    await openPhotos(opened, data, decodeHere, place);
    return 'its own';
  } catch (error) {
    return String(error);
  } finally {
    await opened.close();
  }
}

const ofAnother = expect.stringMatching(/another database.*is DATABASE_URL missing.*remove the object/);

it('a bucket goes with the content that is moved: the old database is refused, one that runs on too', async () => {
  const variables = variablesFor(store.url, { path: 'moved' });
  const place = placeFor(store.url, { path: 'moved' });
  const own = await startServer({ blobs: place }, { engine: 'sqlite' });
  const to = join(folder, 'moved');
  try {
    const image = await uploaded(own, photo);
    const images = await openPhotos(own.store, own.folder, decodeHere, place);
    const note = join(own.folder, 'moving.json');
    let noted = '';
    const move = ['migrate-store', '--to', to, '--blobs', String(variables['STOWAGE_BLOBS'])];
    const look = async (): Promise<void> => void (noted ||= await readFile(note, 'utf8').catch(() => ''));
    expect(await run(own.folder, variables, move, () => void look())).toMatchObject({ code: 0, err: '' });
    expect(await received(to, place)).toBe('its own');
    expect(await received(own.folder, place)).toEqual(ofAnother);
    for (const work of [() => images.blobs.kept().next(), () => images.blobs.scratch()]) {
      await expect(work()).rejects.toMatchObject({ trouble: 'refused' });
    }
    await expect(images.blobs.remove(String(image['id']))).rejects.toMatchObject({ trouble: 'refused' });
    expect(await upload(own, photo)).toMatchObject({ status: 503 });

    // Killed when the bucket was taken over, and nobody was told.
    await writeFile(note, noted);
    const target = await openData(to);
    const [{ id }] = JSON.parse(noted);
    await target.write((trx) =>
      trx
        .insertInto('secrets')
        .values({ name: 'unfinished-move', value: Buffer.from(id) })
        .execute(),
    );
    await target.close();
    expect(await run(own.folder, variables, move)).toMatchObject({ code: 0, err: '' });
    expect(await received(to, place)).toBe('its own');
    // A second move of what has gone already takes nothing along.
    const [, , , ...more] = move;
    const again = await run(own.folder, variables, ['migrate-store', '--to', join(folder, 'late'), ...more]);
    expect(again).toMatchObject({ code: 1, err: ofAnother });
    // Who wants the old one back is told how.
    store.objects.delete(`${BUCKET}/moved/stowage-owner`);
    expect(await received(own.folder, place)).toBe('its own');
    expect(await received(to, place)).toEqual(ofAnother);
  } finally {
    await own.stop();
  }
});

it('back in a folder, moved content belongs to no bucket', async () => {
  const variables = variablesFor(store.url, { path: 'left' });
  const place = placeFor(store.url, { path: 'left' });
  const own = await startServer({ blobs: place }, { engine: 'sqlite' });
  const [there, back] = [join(folder, 'there'), join(folder, 'back')];
  try {
    await uploaded(own, photo);
    const bucket = String(variables['STOWAGE_BLOBS']);
    const moves = [
      [own.folder, '--to', there, '--blobs', bucket],
      [there, '--to', back],
    ] as const;
    for (const [from, ...more] of moves) {
      expect(await run(from, variables, ['migrate-store', ...more])).toMatchObject({ code: 0, err: '' });
    }
    const opened = await openData(back);
    expect(await bucketMark(opened.read)).toBeUndefined();
    await opened.close();
    expect(await readdir(join(back, 'photos'))).toHaveLength(2);
    expect(await received(there, place)).toBe('its own');
  } finally {
    await own.stop();
  }
});

it('a restored database takes over the bucket of the one that was backed up', async () => {
  const variables = variablesFor(store.url, { path: 'beside' });
  const place = placeFor(store.url, { path: 'beside' });
  const own = await startServer({ blobs: place }, { engine: 'sqlite' });
  const [path, restored, alone] = ['beside.zip', 'beside', 'alone'].map((name) => join(folder, name));
  try {
    await uploaded(own, photo);
    expect(await run(own.folder, variables, ['backup', String(path)])).toMatchObject({ code: 0 });
    const done = await run(String(restored), variables, ['restore', String(path)]);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('is refused there'), err: '' });
    expect(await received(String(restored), place)).toBe('its own');
    expect(await received(own.folder, place)).toEqual(ofAnother);
    expect(await upload(own, photo)).toMatchObject({ status: 503 });
    // With its photos in the folder it has nothing to do with any bucket, and goes into none without them.
    expect(await run(String(alone), {}, ['restore', String(path)])).toMatchObject({ code: 0 });
    const fresh = await received(String(alone), placeFor(store.url, { path: 'fresh' }));
    expect(fresh).toMatch(/is empty, and this database has photos elsewhere.*migrate-store --to DIR --blobs/);
    expect(await received(String(alone))).toBe('its own');
  } finally {
    await own.stop();
  }
});

it('a restore into a bucket that broke off is done by the next try, with and without users', async () => {
  const own = await startServer({}, { engine: 'sqlite' });
  try {
    await uploaded(own, photo);
    await uploaded(own, await jpeg());
    const paths = [join(folder, 'cut-whole.zip'), join(folder, 'cut-download.zip')];
    expect(await run(own.folder, {}, ['backup', String(paths[0])])).toMatchObject({ code: 0 });
    await writeBackup({ folder: own.folder }, String(paths[1]), { now: Date.now(), withUsers: false });
    for (const [at, path] of paths.entries()) {
      const variables = variablesFor(store.url, { path: `cut-${at}` });
      const to = join(folder, `cut-${at}`);
      let puts = 0;
      store.objects.set = (name, object) => {
        puts += 1;
        if (puts === 4) store.trouble = 'full';
        return Map.prototype.set.call(store.objects, name, object);
      };
      expect(await run(to, variables, ['restore', path])).toMatchObject({
        code: 1,
        err: expect.stringContaining('full'),
      });
      Reflect.deleteProperty(store.objects, 'set');
      store.trouble = undefined;
      // As a kill would have left it.
      await writeFile(join(to, 'restoring', 'stowage.db'), 'half');
      expect(await run(to, variables, ['restore', path])).toMatchObject({ code: 0, err: '' });
      expect(await readdir(to)).not.toContain('restoring');
      expect(await received(to, placeFor(store.url, { path: `cut-${at}` }))).toBe('its own');
    }
  } finally {
    await own.stop();
  }
});

it('photos in a bucket are looked for nowhere else: without it, and in an empty one, nothing is done', async () => {
  const place = placeFor(store.url, { path: 'claimed' });
  const own = await startServer({ blobs: place }, { engine: 'sqlite' });
  const data = own.folder;
  const copy = (from: string, to: string, what = ''): void => {
    for (const [name, object] of store.objects) {
      const found = name.startsWith(`${BUCKET}/${from}/${what}`);
      if (found) store.objects.set(name.replace(from, to), object);
    }
  };
  try {
    // No photos yet: they may be begun anywhere.
    expect(await received(data)).toBe('its own');
    await forgetNoBucket(data);
    await uploaded(own, photo);
    const typo = placeFor(store.url, { path: 'typo' });
    const asItWas =
      /are in a bucket.*STOWAGE_BLOBS does not say which.*migrate-store --to.*write ([0-9a-f]{64}) into (\S+)\./;
    const without = await received(data);
    expect(without).toMatch(asItWas);
    expect(await received(data, typo)).toMatch(/is empty.*Is STOWAGE_BLOBS as it was.*put an object typo\//);
    expect([...store.objects.keys()].filter((name) => name.includes('typo'))).toEqual([]);
    const path = join(folder, 'claimed.zip');
    expect(await run(data, {}, ['backup', path])).toMatchObject({
      code: 1,
      err: expect.stringMatching(asItWas),
    });
    expect(await run(data, variablesFor(store.url, { path: 'typo' }), ['backup', path])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No backup was written.*is empty/),
    });
    // Moved without it, nobody would know any more whose the bucket is.
    const stopped = join(folder, 'stopped');
    await cp(data, stopped, { recursive: true });
    expect(await run(stopped, {}, ['migrate-store', '--to', join(folder, 'unclaimed')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(asItWas),
    });
    await writeFile(join(data, 'list.csv'), 'name,location,image\nScrew,Lab,a.jpg\n');
    const imported = await run(data, {}, ['import', join(data, 'list.csv')]);
    expect(imported).toMatchObject({ code: 1, out: '', err: expect.stringMatching(asItWas) });

    // Copied and renamed, with and without its mark.
    copy('claimed', 'whole');
    copy('claimed', 'photos-only', 'photos/');
    for (const name of ['whole', 'photos-only']) {
      const there = variablesFor(store.url, { path: name });
      expect(await run(data, there, ['backup', path])).toMatchObject({ code: 0, err: '' });
      expect(await received(data, placeFor(store.url, { path: name }))).toBe('its own');
    }
    // Brought into the folder by hand, as the sentence says.
    const [, mark = '', file = ''] = asItWas.exec(without) ?? [];
    await writeFile(file, mark);
    expect(await received(data)).toBe('its own');
    expect(await run(data, {}, ['backup', path])).toMatchObject({
      code: 1,
      err: expect.stringContaining('STOWAGE_BLOBS missing?'),
    });
  } finally {
    await own.stop();
  }
});

it('a database that has used its bucket with an earlier version goes on with it, and remembers it', async () => {
  const place = placeFor(store.url, { path: 'earlier' });
  const own = await startServer({ blobs: place }, { engine: 'sqlite' });
  try {
    await uploaded(own, photo);
    await own.store.write((trx) =>
      trx.deleteFrom('secrets').where('name', '=', 'bucket-of-photos').execute(),
    );
    expect(await received(own.folder, place)).toBe('its own');
    expect(await received(own.folder)).toContain('are in a bucket');
  } finally {
    await own.stop();
  }
});
