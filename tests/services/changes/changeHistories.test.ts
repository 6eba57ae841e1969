import { afterAll, beforeAll, expect, test } from 'vitest';
import { playChanges } from '../../support/changeHistories/play.ts';
import { playMeanwhile } from '../../support/changeHistories/meanwhile.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';

/** `STOWAGE_CHANGES=400-900` plays the changes that these seeds draw. */
const [first = 1, last = 12] = (process.env['STOWAGE_CHANGES'] ?? '').split('-').filter(Boolean).map(Number);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each([
  ['while the server answers', true],
  ['over a network that refuses calls and loses answers', false],
])(
  'whatever is changed, undone and done again %s is as it was before, and as it was after',
  async (_, isSound) => {
    for (let seed = first; seed <= last; seed++) expect(await playChanges(server, seed, isSound)).toEqual([]);
  },
);

test('what somebody else has made of things meanwhile outlives an undo', async () => {
  for (let seed = first; seed <= last; seed++) expect(await playMeanwhile(server, seed)).toEqual([]);
});
