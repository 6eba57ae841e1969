import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../server/passwords.ts';
import { failUnfinished } from '../../../server/store/analyses/end.ts';
import { WAITING_EACH } from '../../../server/store/analyses/use.ts';
import { insertImage } from '../../../server/store/images/write.ts';
import { addUser } from '../../../server/store/users.ts';
import { type Answered } from '../answers.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';
import { startWorking } from './working.ts';

const HOUR = 60 * 60 * 1000;
const OTHER = { username: 'berta', password: 'another long one' };

describe('the turns of those whose photos wait', () => {
  it('somebody with one photo waits for one of somebody with many, not for all of them', async () => {
    const { worker, job, analysis, asks } = await startWorking();
    const many = [];
    for (let n = 0; n < WAITING_EACH; n++) many.push(await job(1));
    worker('w');
    expect(await analysis(many[0] ?? '')).toMatchObject({ status: 'processing' });
    const one = await job(2);
    asks[0]?.answer();
    expect(await analysis(one)).toMatchObject({ status: 'processing' });
    asks[1]?.answer();
    expect(await analysis(many[1] ?? '')).toMatchObject({ status: 'processing' });
  });

  it('three who ask for much are served in turn, after a restart too', async () => {
    const { worker, job, analysis, asks } = await startWorking();
    const photos = new Map<string, string>();
    for (const user of [1, 1, 1, 2, 2, 3, 3]) {
      const count = [...photos.values()].filter((name) => name.startsWith(`${user}`)).length;
      photos.set(await job(user), `${user}.${count + 1}`);
    }
    const begun: string[] = [];
    const note = async (): Promise<void> => {
      for (const [photo, name] of photos) {
        const found = await analysis(photo);
        if (found?.status === 'processing' && begun.at(-1) !== name) begun.push(name);
      }
    };
    const first = worker('before');
    for (let n = 0; n < 4; n++) {
      await note();
      asks[n]?.answer();
    }
    await note();
    // Its job goes back to those that wait, and its user behind the others.
    await first.stop();
    begun.pop();
    worker('after');
    for (let n = 5; n < 9; n++) {
      await note();
      asks[n]?.answer();
    }
    expect(begun.slice(0, 4)).toEqual(['1.1', '2.1', '3.1', '1.2']);
    expect(begun.slice(4).toSorted()).toEqual(['1.3', '2.2', '3.2']);
    expect(begun[4]).toBe('3.2');
  });
});

describe('what one person may ask for', () => {
  let server: TestServer;
  let other: string;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-03-01T20:30:00Z');
    server = await startServer({ analysisDaily: 3, now: () => now });
    const hash = await createPasswords().hash(OTHER.password);
    await server.store.write((trx) => addUser(trx, OTHER.username, hash, 0));
    other = await tokenOf(server.url, OTHER);
  });
  afterEach(() => server.stop());

  let photos = 0;
  /** The id of an image without files: nobody looks at it. */
  async function photo(): Promise<string> {
    const id = `0198f000-0000-7000-8000-${String(photos++).padStart(12, '0')}`;
    const image = { id, filename: 'a.jpg', mime_type: 'image/jpeg', bytes: 1, width: 4, height: 3 };
    await server.store.write((trx) => insertImage(trx, { ...image, storage_path: id, now }));
    return id;
  }
  const ask = (id: string, token = server.token): Promise<Answered> =>
    server.call('POST', `/api/images/${id}/analyze`, undefined, { Authorization: `Bearer ${token}` });
  const endAll = (): Promise<void> => server.store.write((trx) => failUnfinished(trx, 'Over.', now));
  const statusOf = async (id: string, token?: string): Promise<number> => (await ask(id, token)).status;

  it('is so and so much in a day, says when there is more, and holds for nobody else', async () => {
    const first = await photo();
    expect([await statusOf(first), await statusOf(await photo())]).toEqual([202, 202]);
    // The one that waits already is no further one, and one that has failed was one.
    expect(await statusOf(first)).toBe(200);
    await endAll();
    expect(await statusOf(first)).toBe(202);
    const late = await photo();
    const refused = await ask(late);
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        message:
          'You have started 3 analyses today, as many as this server makes for one person in a day. ' +
          'More are possible in 4 hours.',
        error: 'too-many',
      },
    ]);
    expect(refused.headers.get('Retry-After')).toBe(String(3.5 * 3600));
    expect((await server.call('GET', `/api/images/${late}/analyze`)).status).toBe(204);
    expect(await statusOf(late, other)).toBe(202);
  });

  it('is counted for good before anything is asked: a restart gives nothing back, midnight UTC does', async () => {
    for (let n = 0; n < 3; n++) expect(await statusOf(await photo())).toBe(202);
    await server.restart();
    const more = await photo();
    now += 3 * HOUR;
    expect((await ask(more)).body).toMatchObject({
      message: expect.stringContaining('possible in 30 minutes.'),
    });
    now += HOUR / 2 - 1;
    expect((await ask(more)).headers.get('Retry-After')).toBe('1');
    now += 1;
    expect(await statusOf(more)).toBe(202);
    expect(await statusOf(await photo())).toBe(202);
  });

  it('what is refused is not counted, and an earlier result stays', async () => {
    const first = await photo();
    await ask(first);
    await endAll();
    for (let n = 0; n < 2; n++) await ask(await photo());
    for (let n = 0; n < 4; n++) expect(await statusOf(first)).toBe(429);
    expect((await server.call('GET', `/api/images/${first}/analyze`)).body).toMatchObject({
      status: 'failed',
    });
    const used = server.store.read.selectFrom('analysis_use').select(['day', 'asked']);
    expect(await used.execute()).toEqual([{ day: '2026-03-01', asked: 3 }]);
  });
});

it('so many photos of one person wait and no more, with or without a limit of the day; others go on', async () => {
  const server = await startServer();
  try {
    const hash = await createPasswords().hash(OTHER.password);
    await server.store.write((trx) => addUser(trx, OTHER.username, hash, 0));
    const token = await tokenOf(server.url, OTHER);
    const ids = Array.from(
      { length: WAITING_EACH + 2 },
      (_, n) => `0198f000-0000-7000-8000-${100_000_000_000 + n}`,
    );
    await server.store.write(async (trx) => {
      const image = { filename: 'a.jpg', mime_type: 'image/jpeg', bytes: 1, width: 4, height: 3, now: 0 };
      for (const id of ids) await insertImage(trx, { ...image, id, storage_path: id });
    });
    const ask = (id = '', by = server.token): Promise<Answered> =>
      server.call('POST', `/api/images/${id}/analyze`, undefined, { Authorization: `Bearer ${by}` });
    for (const id of ids.slice(0, WAITING_EACH)) expect((await ask(id)).status).toBe(202);
    const refused = await ask(ids.at(-1));
    expect([refused.status, refused.headers.get('Retry-After'), refused.body]).toEqual([
      429,
      '30',
      {
        message:
          '50 of your photos wait to be analysed, which is as many as may. ' +
          'Ask for this one when some of them are done.',
        error: 'too-many',
      },
    ]);
    expect((await ask(ids[0])).status).toBe(200);
    expect((await ask(ids.at(-2), token)).status).toBe(202);
    await server.store.write((trx) => failUnfinished(trx, 'Over.', 0));
    expect((await ask(ids.at(-1))).status).toBe(202);
  } finally {
    await server.stop();
  }
});
