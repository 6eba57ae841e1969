import { expect, test } from 'vitest';
import { readBackups } from '../../../src/services/account/account.ts';
import { advertising, json, onHost } from '../host/fakeHost.ts';

const TROUBLE = {
  status: 'trouble',
  problems: [{ code: 'photos-missing', message: 'Photos have lost their files.' }],
  last_backup: '2026-11-27T15:41:31.000Z',
};
const asked = (answer: () => Response) => readBackups(onHost(answer).http, new AbortController().signal);

test('a host that is in trouble still says when its last backup was made, and what is wrong', async () => {
  expect(await asked(() => advertising('if-match', TROUBLE, { status: 503 }))).toEqual({
    last: '2026-11-27T15:41:31.000Z',
    hasFailed: false,
    troubles: ['Photos have lost their files.'],
  });
});

test('a host that is too busy to tell its health says so in its own words', async () => {
  const busy = { message: 'The database is busy.', error: 'unavailable' };
  await expect(asked(() => advertising('if-match', busy, { status: 503 }))).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'The database is busy.',
  });
});

test('a 503 of something in front of the host says nothing of its backups', async () => {
  await expect(asked(() => json(TROUBLE, { status: 503 }))).rejects.toMatchObject({ kind: 'unavailable' });
});
