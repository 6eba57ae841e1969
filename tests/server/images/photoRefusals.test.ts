import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPhotos } from '../../../server/dataFolder.ts';
import { type Decoder, DecodingFailure, type Reason } from '../../../server/images/decoding/decoder.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import type { Images } from '../../../server/images/images.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser } from '../../../server/store/users.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';
import { jpeg, noise, upload } from './samples.ts';

let data: TestServer;
let photo: Buffer;
beforeAll(async () => {
  data = await startServer();
  photo = await jpeg();
});
afterAll(() => data.stop());

/** Makes a photo of `bytes` with this decoder; answers its owner. */
async function added(decoder: Partial<Decoder>, bytes: Uint8Array): Promise<string> {
  return addedTo(await openPhotos(data.store, data.folder, { ...decodeHere, ...decoder }), bytes, 'a');
}

function addedTo(images: Images, bytes: Uint8Array, owner: string): Promise<string> {
  return images.add({
    now: Date.now(),
    owner,
    async receive(path) {
      await writeFile(path, bytes);
      return { filename: 'photo.jpg' };
    },
    // Without a row the files go again.
    enter: () => Promise.resolve(owner),
  });
}

it.each([
  ['time', 422, 'invalid', 'took too long'],
  ['memory', 422, 'invalid', 'too much memory'],
  ['ended', 422, 'invalid', 'ended unexpectedly'],
  ['unavailable', 503, 'unavailable', 'right now'],
  ['unreadable', 400, 'malformed', 'damaged'],
] as const)(
  'why a photo was not read is told as it was, not as an unknown format: %s',
  async (reason: Reason, status, error, words) => {
    const make = (): Promise<never> => Promise.reject(new DecodingFailure(reason));
    const message: unknown = expect.stringContaining(words);
    const headers = status === 503 ? { 'Retry-After': '5' } : {};
    await expect(added({ make }, photo)).rejects.toMatchObject({ status, code: error, message, headers });
  },
);

it('an AVIF that takes too long or too much memory is not told to be one that cannot be read here', async () => {
  const avif = await noise(20, 20).avif().toBuffer();
  for (const reason of ['time', 'memory'] as const) {
    const header = (): Promise<never> => Promise.reject(new DecodingFailure(reason));
    await expect(added({ header }, avif)).rejects.toMatchObject({ status: 422 });
  }
});

it.each([
  ['AVIF', () => noise(20, 20).avif().toBuffer(), {}, 13],
  [
    'interlaced PNG of 16 bits',
    () => noise(20, 20).png().toBuffer(),
    { isDeep: true, isProgressive: true },
    28,
  ],
])(
  'an %s of 100 megapixels is refused for its pixels before it is unpacked, and what is possible is said',
  async (_kind, sample, more, most) => {
    const header: Decoder['header'] = async (source) => {
      const sides = { width: 10_000, height: 10_000 };
      return { ...(await decodeHere.header(source)), ...sides, ...more };
    };
    let made = 0;
    const make: Decoder['make'] = (source, order) => {
      made += 1;
      return decodeHere.make(source, order);
    };
    await expect(added({ header, make }, await sample())).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      message:
        `The photo has 10,000 x 10,000 pixels; at most ${most} million can be processed in this format. ` +
        'Make it smaller or save it as a plain JPEG, then upload it again.',
    });
    expect(made).toBe(0);
  },
);

it('while a photo of one person is made, that of another is taken, and a second one of the first waits', async () => {
  const made: string[] = [];
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  const make: Decoder['make'] = async (source, order) => {
    made.push(source);
    if (made.length === 1) await held;
    return decodeHere.make(source, order);
  };
  const images = await openPhotos(data.store, data.folder, { ...decodeHere, make });
  const adding = (owner: string): Promise<string> => addedTo(images, photo, owner);
  const [first, second] = [adding('a'), adding('a')];
  await expect.poll(() => made.length).toBe(1);
  expect(await adding('b')).toBe('b');
  expect(made).toHaveLength(2);
  finish();
  expect(await Promise.all([first, second])).toEqual(['a', 'a']);
});

it('an upload takes the turn of who is logged in', async () => {
  const images = await openPhotos(data.store, data.folder, decodeHere);
  const owners: string[] = [];
  const watched: Images = {
    ...images,
    add(intake) {
      owners.push(intake.owner);
      return images.add(intake);
    },
  };
  const server = await startServer({ images: watched });
  try {
    const other = { username: 'berta', password: 'another long one' };
    const hash = await createPasswords().hash(other.password);
    await server.store.write((trx) => addUser(trx, other.username, hash, 0));
    const token = await tokenOf(server.url, other);
    for (const by of [server.token, server.token, token]) {
      expect((await upload({ url: server.url, token: by }, photo)).status).toBe(201);
    }
  } finally {
    await server.stop();
  }
  const [first, again, second] = owners;
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});
