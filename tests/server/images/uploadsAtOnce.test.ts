import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UPLOADS_EACH } from '../../../server/images/images.ts';
import { createPlaces } from '../../../server/images/places.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser } from '../../../server/store/users.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';
import { jpeg, upload } from './samples.ts';

const OTHER = { username: 'berta', password: 'another long one' };
let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

/** An upload that has begun and does not end. */
async function begin(): Promise<ClientRequest> {
  const sent = request(`${server.url}/api/images`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${server.token}`,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': 10_000,
    },
  });
  sent.on('error', () => undefined);
  sent.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
  await once(sent, 'socket');
  return sent;
}

const unfinished = async (): Promise<number> =>
  (await readdir(join(server.folder, 'photos', 'unfinished')).catch(() => [])).length;

it('one person uploads so many photos at once and no more, while somebody else is served, until one is over', async () => {
  const photo = await jpeg();
  const hash = await createPasswords().hash(OTHER.password);
  await server.store.write((trx) => addUser(trx, OTHER.username, hash, 0));
  const token = await tokenOf(server.url, OTHER);
  const begun = await Promise.all(Array.from({ length: UPLOADS_EACH }, begin));
  await expect.poll(unfinished).toBe(UPLOADS_EACH);
  const refused = await upload(server, photo);
  expect([refused.status, refused.headers.get('Retry-After'), refused.body]).toEqual([
    429,
    '5',
    {
      message: 'Too many of your photos are being uploaded at once. Try again in a moment.',
      error: 'too-many',
    },
  ]);
  expect(await unfinished()).toBe(UPLOADS_EACH);
  expect((await upload({ url: server.url, token }, photo)).status).toBe(201);
  begun[0]?.destroy();
  await expect.poll(async () => (await upload(server, photo)).status).toBe(201);
  for (const sent of begun) sent.destroy();
  await expect.poll(unfinished).toBe(0);
});

it('work that fails gives its place back', async () => {
  const inPlace = createPlaces(1);
  await expect(inPlace('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inPlace('a', async () => inPlace('b', async () => 'both'))).toBe('both');
  await expect(inPlace('a', () => inPlace('a', async () => 'never'))).rejects.toMatchObject({
    code: 'too-many',
  });
});
