import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { jpeg } from '../images/samples.ts';
import { startProcess } from '../startProcess.ts';
import { answered, record } from '../answers.ts';
import { tokenOf } from '../startServer.ts';
import { type FakeProvider, answering, silence, startFakeProvider } from './fakeProvider.ts';

const LIMIT = 60_000;
const LOGIN = { username: 'admin', password: 'correct horse' };
let folder: string;
let fake: FakeProvider;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-kill-'));
  fake = await startFakeProvider();
});
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true });
});

/** A server of its own on the folder, with calls behind its login. */
async function start(args: readonly string[] = []) {
  const server = startProcess(
    {
      STOWAGE_DATA: folder,
      STOWAGE_ADMIN_PASSWORD: LOGIN.password,
      STOWAGE_ANALYSIS: 'openai',
      STOWAGE_ANALYSIS_URL: fake.url,
      STOWAGE_ANALYSIS_MODEL: 'fake',
      STOWAGE_ANALYSIS_DAILY: '3',
    },
    { args },
  );
  const url = await server.ready;
  const headers = { Authorization: `Bearer ${await tokenOf(url, LOGIN)}` };
  const call = async (method: string, path: string, body?: FormData) =>
    answered(await fetch(url + path, { method, headers, ...(body && { body }) }));
  return {
    ...server,
    async photo(): Promise<string> {
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(await jpeg())]), 'a.jpg');
      return String(record((await call('POST', '/api/images', form)).body)['id']);
    },
    analyse: (photo: string) => call('POST', `/api/images/${photo}/analyze`),
    stateOf: async (photo: string) =>
      decodeAnalysis((await call('GET', `/api/images/${photo}/analyze`)).body).status,
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      server.child.kill(signal);
      return server.ended;
    },
  };
}

it(
  'an analysis whose server is killed is completed after the restart, and never are two made at a time',
  { timeout: LIMIT },
  async () => {
    fake.reply(silence);
    const first = await start();
    const photos = [await first.photo(), await first.photo()];
    for (const photo of photos) await first.analyse(photo);
    await expect.poll(() => fake.asked.length, { timeout: LIMIT }).toBe(1);
    // Beside the one that works: it has nothing to do, for one is being made.
    const second = await start(['--beside']);
    expect(await Promise.all(photos.map(second.stateOf))).toEqual(['processing', 'pending']);
    expect(fake.asked).toHaveLength(1);
    let open = 0;
    let most = 0;
    fake.reply((response, asked) => {
      most = Math.max(most, ++open);
      setImmediate(() => {
        open--;
        answering('openai', '{"summary":"Done.","compartments":[]}')(response, asked);
      });
    });
    await first.end('SIGKILL');
    const third = await start();
    for (const photo of photos) {
      await expect.poll(() => third.stateOf(photo), { timeout: LIMIT }).toBe('completed');
    }
    expect(most).toBe(1);
    expect(fake.asked).toHaveLength(3);
    await Promise.all([second.end('SIGTERM'), third.end('SIGTERM')]);
  },
);

it(
  'an analysis whose server is told to stop goes back to those that wait, at once',
  { timeout: LIMIT },
  async () => {
    fake.asked.length = 0;
    fake.reply(silence);
    const first = await start();
    const photo = await first.photo();
    await first.analyse(photo);
    await expect.poll(() => fake.asked.length, { timeout: LIMIT }).toBe(1);
    expect(await first.end('SIGTERM')).toBe(0);
    fake.reply(answering('openai', '{"summary":"Done.","compartments":[]}'));
    const second = await start();
    await expect.poll(() => second.stateOf(photo), { timeout: LIMIT }).toBe('completed');
    // Three were started, before a kill and after: that is the limit of the day.
    expect((await second.analyse(await second.photo())).status).toBe(429);
    await second.end('SIGTERM');
  },
);
