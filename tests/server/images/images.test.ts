import { decodeHere } from '../../../server/images/decoding/here.ts';
import { request } from 'node:http';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeImage, decodeImages } from '../../../contract/photos/images.ts';
import { bytesAt, jpeg, upload, uploaded } from './samples.ts';
import { answered, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

const DAY = 24 * 60 * 60 * 1000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await startServer({ sessionDays: 3650 });
  photo = await jpeg();
});
afterAll(() => server.stop());

const ids = (body: unknown): unknown[] => decodeImages(body).images.map(({ id }) => id);
const unfinished = (): Promise<string[]> => readdir(join(server.folder, 'photos', 'unfinished'));

it('CALL-05 CALL-50 CALL-51: an image is uploaded as multipart and answered with its fields at the top level', async () => {
  const { status, body } = await upload(server, photo, { filename: 'Drawer 7.jpg' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    filename: 'Drawer 7.jpg',
    mime_type: 'image/jpeg',
    status: 'ready',
    image_data: null,
    bytes: photo.length,
    width: 40,
    height: 30,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    url: expect.stringMatching(/^\/images\/[\da-f-]{36}\?expires=\d+&signature=[\w-]{22}$/),
    thumbnail_url: expect.stringMatching(/^\/images\/[\da-f-]{36}\/320\.webp\?expires=/),
    preview_url: expect.stringMatching(/^\/images\/[\da-f-]{36}\/960\.webp\?expires=/),
  });
  expect(decodeImage(body)).toMatchObject({ filename: 'Drawer 7.jpg', width: 40 });
});

it('CALL-49: one image is read by its id', async () => {
  const image = await uploaded(server, photo);
  expect((await server.call('GET', `/api/images/${image['id']}`)).body).toEqual(image);
  expect(await server.call('GET', `/api/images/${UNKNOWN}`)).toMatchObject({
    status: 404,
    body: { message: 'Image not found' },
  });
});

it('CALL-47 CALL-48: the images are listed newest first, with the fields that were asked for, in pages', async () => {
  const own = await startServer();
  try {
    const made = [];
    for (let n = 0; n < 3; n++) {
      made.unshift((await uploaded(own, photo))['id']);
      own.pass(1000);
    }
    expect(ids((await own.call('GET', '/api/images')).body)).toEqual(made);
    const some = await own.call('GET', '/api/images?fields=filename,%20status,nonsense,__proto__');
    expect(some.body).toEqual(made.map((id) => ({ id, filename: 'photo.jpg', status: 'ready' })));
    const page = (await own.call('GET', '/api/images?limit=1&offset=1')).body;
    expect(decodeImages(page)).toMatchObject({ total: 3, paged: true });
    expect(ids(page)).toEqual([made[1]]);
    expect(ids((await own.call('GET', '/api/images?offset=2')).body)).toEqual([made[2]]);
    for (const query of ['limit=0', 'limit=x', 'offset=-1', 'limit=10001']) {
      expect((await own.call('GET', `/api/images?${query}`)).status).toBe(400);
    }
  } finally {
    await own.stop();
  }
});

it('every call of images asks for a login', async () => {
  const { id } = await uploaded(server, photo);
  for (const [method, path] of [
    ['GET', '/api/images'],
    ['GET', `/api/images/${id}`],
    ['DELETE', `/api/images/${id}`],
    ['POST', '/api/images'],
    ['GET', `/images/${id}`],
    ['GET', `/images/${id}/320.webp`],
    ['GET', '/api/item-images'],
    ['POST', '/api/location-images'],
  ] as const) {
    expect((await fetch(server.url + path, { method })).status, `${method} ${path}`).toBe(401);
  }
});

it('a deleted image is gone for good, with its links and files', async () => {
  const item = await server.item();
  const image = await uploaded(server, photo);
  await server.call('POST', '/api/item-images', { item_id: item['id'], image_id: image['id'] });
  expect((await server.call('DELETE', `/api/images/${image['id']}`)).status).toBe(204);
  expect((await server.call('GET', `/api/item-images?item_id=${item['id']}`)).body).toEqual([]);
  expect((await server.call('GET', `/api/items/${item['id']}`)).body).not.toHaveProperty('thumbnail_url');
  expect((await fetch(server.url + String(image['url']))).status).toBe(404);
  expect((await server.call('DELETE', `/api/images/${image['id']}`)).status).toBe(404);
  const files = await readdir(join(server.folder, 'photos'), { recursive: true });
  expect(files.filter((file) => file.includes(String(image['id'])))).toEqual([]);
});

it('a repeat with the same Idempotency-Key makes no second image, and its address is of today', async () => {
  const headers = { 'Idempotency-Key': 'same-photo' };
  const first = await upload(server, photo, { headers });
  const again = await upload(server, photo, { headers });
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await upload(server, await jpeg('#3c3'), { headers })).toMatchObject({ status: 422 });
  server.pass(30 * DAY);
  const later = record((await upload(server, photo, { headers })).body);
  expect(later['id']).toBe(record(first.body)['id']);
  expect((await bytesAt(server, later['url'])).equals(photo)).toBe(true);
  expect(await unfinished()).toEqual([]);
});

it('ten uploads with one key at the same time make one image', async () => {
  const before = ids((await server.call('GET', '/api/images')).body).length;
  const headers = { 'Idempotency-Key': 'parallel-photo' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(server, photo, { headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => record(body)['id'])).size).toBe(1);
  expect(ids((await server.call('GET', '/api/images')).body)).toHaveLength(before + 1);
  const files = await readdir(join(server.folder, 'photos'), { recursive: true });
  expect(files.filter((file) => file.endsWith('photo.jpg'))).toHaveLength(before + 1);
});

/** Sends a body as it stands. */
async function send(type: string | undefined, body: string | Uint8Array) {
  const headers = {
    Authorization: `Bearer ${server.token}`,
    ...(type !== undefined && { 'Content-Type': type }),
  };
  const bytes = new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body);
  return answered(await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: bytes }));
}

it('ERR-15: a body that is no form with one photo is refused, never a failure of the server', async () => {
  const form = 'multipart/form-data; boundary=b';
  const part = (name: string, text = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${text}\r\n`;
  for (const [what, type, body, status] of [
    ['JSON', 'application/json', '{}', 415],
    ['no type', undefined, 'x', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['nothing in it', form, '--b--\r\n', 400],
    ['empty', form, '', 400],
    ['no end', form, part('image'), 400],
    ['another part', form, `${part('picture')}--b--\r\n`, 400],
    [
      'a text as image',
      form,
      '--b\r\nContent-Disposition: form-data; name="image"\r\n\r\nx\r\n--b--\r\n',
      400,
    ],
    ['two images', form, `${part('image')}${part('image')}--b--\r\n`, 400],
    ['no headers', form, '--b\r\n\r\nx\r\n--b--\r\n', 400],
    ['many fields', form, `${part('other').repeat(500)}--b--\r\n`, 400],
    ['control characters', form, Buffer.from([0, 1, 2, 255]), 400],
  ] as const) {
    expect((await send(type, body)).status, what).toBe(status);
  }
  expect(await unfinished()).toEqual([]);
});

it('parts that mean nothing here are passed over, and the name of the part will do', async () => {
  const form = new FormData();
  form.set('thumbnail', new Blob(['not looked at']), 'x.bin');
  form.set('colour', 'red');
  form.set('image', new Blob([new Uint8Array(photo)]), 'Größe 🔩.jpg');
  const headers = { Authorization: `Bearer ${server.token}` };
  const response = await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: form });
  expect(record(await response.json())['filename']).toBe('Größe 🔩.jpg');
});

/** A POST whose body is written piece by piece. */
function open(headers: Record<string, string>) {
  const sending = request(`${server.url}/api/images`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${server.token}`,
      'Content-Type': 'multipart/form-data; boundary=b',
      ...headers,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
  });
  status.catch(() => undefined);
  return { sending, status };
}
const HEAD = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';

it('ERR-14: what says that it is too large is answered 413 before it is sent', async () => {
  const { sending, status } = open({ 'Content-Length': String(7 * 1024 * 1024) });
  sending.flushHeaders();
  expect(await status).toBe(413);
  sending.destroy();
});

it('what turns out too large while it arrives is answered 413, and nothing of it stays', async () => {
  const { sending, status } = open({ 'Transfer-Encoding': 'chunked' });
  sending.write(HEAD);
  const chunk = Buffer.alloc(1024 * 1024);
  for (let n = 0; n < 7; n++) sending.write(chunk);
  expect(await status).toBe(413);
  sending.destroy();
  await expect.poll(unfinished).toEqual([]);
});

it('an upload that breaks off leaves nothing behind and is no failure of the server', async () => {
  const { sending } = open({ 'Content-Length': '500000' });
  sending.write(HEAD);
  sending.write(Buffer.alloc(100_000));
  await expect.poll(async () => (await unfinished()).length).toBe(1);
  sending.destroy();
  await expect.poll(unfinished).toEqual([]);
  await pause(50);
  expect(server.logged.filter((line) => line.includes('unexpected failure'))).toEqual([]);
});

it('a full disk is a 507 that says so', async () => {
  const own = await startServer({});
  try {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { openPhotos } = await import('../../../server/dataFolder.ts');
    const images = await openPhotos(own.store, own.folder, decodeHere);
    const broken = await startServer({ images: { ...images, add: () => Promise.reject(full) } });
    try {
      expect(await upload(broken, photo)).toMatchObject({ status: 507, body: { error: 'storage-full' } });
    } finally {
      await broken.stop();
    }
  } finally {
    await own.stop();
  }
});

it('photos survive a restart', async () => {
  const image = await uploaded(server, photo);
  await server.restart();
  expect((await bytesAt(server, image['url'])).equals(photo)).toBe(true);
  expect((await server.call('GET', `/api/images/${image['id']}`)).body).toEqual(image);
});

it('a photo whose files were lost after the start is a 404', async () => {
  const image = await uploaded(server, photo);
  const id = String(image['id']);
  await rm(join(server.folder, 'photos', id.slice(-2), id), { recursive: true });
  expect((await fetch(server.url + String(image['url']))).status).toBe(404);
});
