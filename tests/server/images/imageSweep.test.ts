import { cp, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UNKNOWN_DAYS, type Swept, checkImages, keepSwept, sweepFiles } from '../../../server/blobs/sweep.ts';
import { openPhotos } from '../../../server/dataFolder.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import type { Images } from '../../../server/images/images.ts';
import { jpeg, uploaded } from './samples.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
let images: Images;
let image: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer();
  images = await openPhotos(server.store, server.folder, decodeHere);
});
afterAll(() => server.stop());
beforeEach(async () => void (image = await uploaded(server, await jpeg())));

const photos = (...names: string[]): string => join(server.folder, 'photos', ...names);
const folderOf = (id: unknown): string => photos(String(id).slice(-2), String(id));
const sweep = (now = Date.now()) => sweepFiles(images.blobs, server.store, { folder: server.folder, now });
const unfinished = (): Promise<string[]> => readdir(photos('unfinished'));

/** Files as a crash leaves them between their rename and their row, `age` milliseconds ago. */
async function orphan(age: number): Promise<string> {
  const id = crypto.randomUUID();
  await cp(folderOf(image['id']), folderOf(id), { recursive: true });
  const at = new Date(Date.now() - age);
  await utimes(folderOf(id), at, at);
  return folderOf(id);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What the data folder has of on how many days files without a row were seen. */
const noted = async (): Promise<string[]> =>
  (await readdir(server.folder)).filter((name) => name.startsWith('unknown-photos'));

/** Sweeps on so many days, one after the other, beginning `from` days from now; what the last one did. */
async function sweptDaily(from: number, days: number): Promise<Swept> {
  for (let day = from; day < from + days - 1; day++) await sweep(Date.now() + day * DAY);
  return sweep(Date.now() + (from + days - 1) * DAY);
}

it('files without a row are removed once sweeps saw them on 30 days after the first, however old they are; those of an image never', async () => {
  const old = await orphan(100 * DAY);
  const long = new Date(0);
  await utimes(folderOf(image['id']), long, long);
  expect(await sweep()).toEqual({ removed: 0, unknown: 1 });
  const young = await orphan(0);
  expect(await sweptDaily(1, UNKNOWN_DAYS - 1)).toEqual({ removed: 0, unknown: 2 });
  expect(await sweptDaily(UNKNOWN_DAYS - 1, 1)).toEqual({ removed: 0, unknown: 2 });
  expect(await readdir(old)).toHaveLength(3);
  expect(await sweptDaily(UNKNOWN_DAYS, 1)).toEqual({ removed: 1, unknown: 1 });
  await expect(readdir(old)).rejects.toThrow('ENOENT');
  expect(await readdir(young)).toHaveLength(3);
  // A server that was off meanwhile.
  expect(await sweptDaily(400, 1)).toEqual({ removed: 1, unknown: 0 });
  await expect(readdir(young)).rejects.toThrow('ENOENT');
  expect(await readdir(folderOf(image['id']))).toHaveLength(3);
  expect(await noted()).toEqual([]);
});

it('a month begins anew for photos that a newer database has known meanwhile, and where what was noted is lost or damaged', async () => {
  const id = String(image['id']);
  const rows = server.store.read.selectFrom('images').selectAll().where('id', '=', id);
  const row = await rows.executeTakeFirstOrThrow();
  const key = row.storage_path;
  const forget = () => server.store.write((trx) => trx.deleteFrom('images').where('id', '=', id).execute());
  const kept = { removed: 0, unknown: 1 };
  await forget();
  expect(await sweptDaily(0, UNKNOWN_DAYS)).toEqual(kept);
  await server.store.write((trx) => trx.insertInto('images').values(row).execute());
  expect(await sweptDaily(30, 1)).toEqual({ removed: 0, unknown: 0 });
  await forget();
  expect(await sweptDaily(30, UNKNOWN_DAYS)).toEqual(kept);
  const [note = ''] = await noted();
  await writeFile(join(server.folder, note), `{"${key}\n${key}\n\0`);
  expect(await sweptDaily(60, UNKNOWN_DAYS)).toEqual(kept);
  // As it was first noted: the time.
  await writeFile(join(server.folder, note), `${Date.now() - 100 * DAY} ${key}\n`);
  expect(await sweptDaily(90, UNKNOWN_DAYS)).toEqual(kept);
  await rm(join(server.folder, note));
  expect(await sweptDaily(120, UNKNOWN_DAYS)).toEqual(kept);
  expect(await sweptDaily(150, 1)).toEqual({ removed: 1, unknown: 0 });
});

it('a clock that is wrong for a while, however often, neither removes files without a row early nor keeps them for years', async () => {
  await orphan(0);
  const kept = { removed: 0, unknown: 1 };
  expect(await sweep(0)).toEqual(kept);
  expect(await sweep()).toEqual(kept);
  // A board that begins in 1970 each time it is switched on, until it has asked for the time.
  for (let start = 0; start < 2 * UNKNOWN_DAYS; start++) {
    expect(await sweep(start)).toEqual(kept);
    expect(await sweep()).toEqual(kept);
  }
  expect(await sweep(Date.now() + 3650 * DAY)).toEqual(kept);
  expect(await sweep(Date.now() + MINUTE)).toEqual(kept);
  expect(await sweptDaily(1, UNKNOWN_DAYS - 3)).toEqual(kept);
  expect(await sweptDaily(UNKNOWN_DAYS - 2, 1)).toEqual({ removed: 1, unknown: 0 });
});

it('unfinished work of a process that ended is removed once nothing was written there for a quarter of an hour', async () => {
  for (const [name, age, since] of [
    ['old', 16 * MINUTE, 16 * MINUTE],
    // Another server is receiving it.
    ['arriving', 16 * MINUTE, 0],
    ['young', 0, 0],
  ] as const) {
    await mkdir(photos('unfinished', name));
    await writeFile(photos('unfinished', name, 'upload'), 'half');
    const at = new Date(Date.now() - age);
    const written = new Date(Date.now() - since);
    await utimes(photos('unfinished', name, 'upload'), written, written);
    await utimes(photos('unfinished', name), at, at);
  }
  await sweep();
  expect((await unfinished()).toSorted()).toEqual(['arriving', 'young']);
  await sweep(Date.now() + 16 * MINUTE);
  expect(await unfinished()).toEqual([]);
});

it('what is still being made is left alone, however long it takes', async () => {
  const scratch = await images.blobs.scratch();
  await scratch.write('photo.jpg', await jpeg());
  const later = Date.now() + 90 * DAY;
  expect(await sweep(later)).toEqual({ removed: 0, unknown: 0 });
  const key = await scratch.keep(crypto.randomUUID());
  expect(await sweep(later)).toEqual({ removed: 0, unknown: 0 });
  expect(await images.blobs.has(key)).toBe(true);
  await scratch.end();
  expect(await sweep(later)).toEqual({ removed: 0, unknown: 1 });
  expect(await sweptDaily(91, UNKNOWN_DAYS)).toEqual({ removed: 1, unknown: 0 });
  expect(await images.blobs.has(key)).toBe(false);
});

it('a deletion that a crash cut short is finished by the sweep', async () => {
  await server.store.write((trx) => trx.deleteFrom('images').where('id', '=', String(image['id'])).execute());
  expect(await sweep()).toEqual({ removed: 0, unknown: 1 });
  expect(await sweptDaily(1, UNKNOWN_DAYS)).toEqual({ removed: 1, unknown: 0 });
  await expect(readdir(folderOf(image['id']))).rejects.toThrow('ENOENT');
});

it('an image that lost its files is reported and in no answer, until they are back', async () => {
  const [{ id }, location_id] = [await server.item(), await server.location()];
  const image_id = image['id'];
  await server.call('POST', '/api/item-images', { item_id: id, image_id });
  await server.call('POST', '/api/location-images', { location_id, image_id });
  const seen = async () => {
    const { body: all } = await server.call('GET', '/api/images');
    const { body: links } = await server.call('GET', `/api/item-images?item_id=${id}`);
    const { body: others } = await server.call('GET', `/api/location-images?location_id=${location_id}`);
    const { body: item } = await server.call('GET', `/api/items/${id}`);
    const { body: location } = await server.call('GET', `/api/locations/${location_id}`);
    const { body: tree } = await server.call('GET', '/api/locations/hierarchy');
    return {
      listed: JSON.stringify(all).includes(String(image_id)),
      links: [links, others].flat().length,
      thumbnails: [item, location].filter((body) => 'thumbnail_url' in record(body)).length,
      inTree: JSON.stringify(tree).includes(String(image_id)),
      status: (await server.call('GET', `/api/images/${image_id}`)).status,
      file: (await fetch(server.url + String(image['url']))).status,
    };
  };
  const whole = { listed: true, links: 2, thumbnails: 2, inTree: true, status: 200, file: 200 };
  expect(await seen()).toEqual(whole);
  await rename(folderOf(image_id), join(server.folder, 'lost'));
  expect(await checkImages(images.blobs, server.store)).toBe(1);
  expect(await seen()).toEqual({
    listed: false,
    links: 0,
    thumbnails: 0,
    inTree: false,
    status: 404,
    file: 404,
  });
  await rename(join(server.folder, 'lost'), folderOf(image_id));
  expect(await checkImages(images.blobs, server.store)).toBe(0);
  expect(await seen()).toEqual(whole);
});

it('an image that is deleted while the check runs is not reported, nor is the one that gets its number', async () => {
  let next: Record<string, unknown> = {};
  const has = async (key: string): Promise<boolean> => {
    if (key.endsWith(String(image['id']))) {
      await server.call('DELETE', `/api/images/${image['id']}`);
      next = await uploaded(server, await jpeg());
    }
    return images.blobs.has(key);
  };
  expect(await checkImages({ ...images.blobs, has }, server.store)).toBe(0);
  expect((await server.call('GET', `/api/images/${next['id']}`)).status).toBe(200);
});

it('the start of a server sweeps, and its log tells of unknown and of missing files', async () => {
  const old = await orphan(0);
  await sweptDaily(-UNKNOWN_DAYS, UNKNOWN_DAYS);
  const young = await orphan(100 * DAY);
  await rm(folderOf(image['id']), { recursive: true });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const stop = keepSwept(images.blobs, server.store, { folder: server.folder, log });
  await expect.poll(() => lines.join('')).toContain('"missing":1');
  await stop();
  await expect(readdir(old)).rejects.toThrow('ENOENT');
  expect(await readdir(young)).toHaveLength(3);
  expect(lines.join('')).toContain('"removed":1');
  expect(lines.join('')).toContain('"unknown":1');
  expect(lines.join('')).toContain('"missing":1');
  await server.call('DELETE', `/api/images/${image['id']}`);
  expect(await checkImages(images.blobs, server.store)).toBe(0);
});

it('photos whose files were not there for a moment are shown again once they are, also where none could be looked for', async () => {
  const { id } = await uploaded(server, await jpeg());
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const isTold = (what: string): boolean => lines.some((line) => line.includes(what));
  const has = async (): Promise<boolean> => {
    if (!isTold('could not be checked')) throw new Error('away');
    return isTold('"missing":');
  };
  const statusNow = async () => (await server.call('GET', `/api/images/${String(id)}`)).status;
  const looks = { folder: server.folder, log, checkedAgain: [1] };
  const stop = keepSwept({ ...images.blobs, has }, server.store, looks);
  try {
    await expect.poll(() => lines.join('')).toContain('missing are back');
    expect(lines.join('')).toMatch(/could not be checked[^]*"missing":[^]*missing are back/);
    expect(await statusNow()).toBe(200);
  } finally {
    await stop();
  }
});

it('a photo whose files are lost while the server runs is told by a later check, and not by each one', async () => {
  const { id } = await uploaded(server, await jpeg());
  const lines: string[] = [];
  // Of files that have no row, as other tests leave them, the sweep tells besides.
  const tell = (line: string): void => void (line.includes('missing') && lines.push(line));
  const log = pino({}, { write: tell });
  let checks = 0;
  let isLost = false;
  const has = async (key: string): Promise<boolean> => {
    const isThis = key.endsWith(String(id));
    if (isThis) checks += 1;
    return !isThis || !isLost;
  };
  const looks = { folder: server.folder, log, checkedAgain: [1], allAgain: 20 };
  const stop = keepSwept({ ...images.blobs, has }, server.store, looks);
  try {
    await expect.poll(() => checks).toBeGreaterThan(0);
    expect(lines).toEqual([]);
    isLost = true;
    await expect.poll(() => lines.join('')).toContain('are missing; restore them');
    isLost = false;
    await expect.poll(() => lines.join('')).toContain('missing are back');
    expect(lines).toHaveLength(2);
  } finally {
    await stop();
  }
});

it('where photos are missing at a later check they are soon looked for again, as at the start', async () => {
  await uploaded(server, await jpeg());
  const lines: string[] = [];
  const tell = (line: string): void => void (line.includes('missing') && lines.push(line));
  let [looked, looks] = ['', 0];
  const has = async (key: string): Promise<boolean> => {
    // The first one of each check.
    looked ||= key;
    if (key === looked) looks += 1;
    return looks !== 3;
  };
  const keeping = { folder: server.folder, log: pino({}, { write: tell }), allAgain: 0 };
  const stop = keepSwept({ ...images.blobs, has }, server.store, {
    ...keeping,
    checkedAgain: [1, 1, 600_000],
  });
  try {
    await expect.poll(() => lines.join('')).toContain('missing are back');
    expect(looks).toBeLessThan(6);
  } finally {
    await stop();
  }
});

it('a check that runs ends with the server, after what it has asked already, and says nothing of that', async () => {
  for (let photos = 0; photos < 12; photos++) await uploaded(server, await jpeg());
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  let asked = 0;
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const has = async (): Promise<boolean> => {
    asked += 1;
    await answered;
    return true;
  };
  const stop = keepSwept({ ...images.blobs, has }, server.store, { folder: server.folder, log });
  await expect.poll(() => asked).toBeGreaterThan(0);
  const stopped = stop();
  const before = asked;
  answer();
  await stopped;
  expect(asked).toBe(before);
  expect(lines.filter((line) => line.includes('could not'))).toEqual([]);
});
