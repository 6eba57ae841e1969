import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LONG_TEXTS } from '../../support/longTexts.ts';
import { fillLocation } from '../../support/fillLocation.ts';
import { answering, startFakeProvider } from '../analysis/fakeProvider.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { startProcess } from '../startProcess.ts';
import { answered, record } from '../answers.ts';
import { ADMIN, tokenOf } from '../startServer.ts';

it('the program reads much, and what a model wrote, in a process and a thread of its own, and they do not keep it from ending', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-reading-'));
  const provider = await startFakeProvider();
  onTestFinished(async () => {
    await provider.stop();
    await rm(folder, { recursive: true });
  });
  const items = Array.from({ length: 501 }, (_, n) => `Hook ${n}`);
  await fillLocation(folder, { name: 'Store', items });
  const server = startProcess({
    STOWAGE_DATA: folder,
    STOWAGE_ADMIN_PASSWORD: ADMIN.password,
    STOWAGE_ANALYSIS: 'openai',
    STOWAGE_ANALYSIS_URL: provider.url,
    STOWAGE_ANALYSIS_MODEL: 'fake',
  });
  const url = await server.ready;
  const token = await tokenOf(url, ADMIN);
  const call = async (path: string, method = 'GET') =>
    answered(await fetch(url + path, { method, headers: { Authorization: `Bearer ${token}` } }));
  expect((await call('/api/search?q=hook')).body).toHaveLength(501);
  expect((await call('/api/items')).body).toHaveLength(501);
  expect((await call('/api/locations/hierarchy')).body).toMatchObject([{ name: 'Store' }]);

  provider.reply(answering('openai', LONG_TEXTS.at(-1)?.text));
  const { id } = await uploaded({ url, token }, await jpeg());
  await call(`/api/images/${String(id)}/analyze`, 'POST');
  const state = async () => record((await call(`/api/images/${String(id)}/analyze`)).body)['status'];
  await expect.poll(state).toBe('completed');

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.written.err).not.toMatch(/"level":50/);
});
