import { afterEach, expect, test, vi } from 'vitest';
import { readBackups } from '../../../src/services/account/account.ts';
import { createExports } from '../../../src/services/export/exports.ts';
import { advertising, json, onHost, rejection } from '../host/fakeHost.ts';

const MADE = {
  name: 'stowage-items.csv',
  address: '/api/export/made/1?key=k',
  bytes: 12,
  counts: { items: 3 },
};
const never = new AbortController().signal;

afterEach(() => void vi.useRealTimers());

test('a file is asked for as a list is, by the ids of what was chosen, and with the day that it is here', async () => {
  // Late in the evening: in Greenwich it may be the next day, or the last one still.
  vi.useFakeTimers({ now: new Date(2026, 2, 7, 23, 59), toFake: ['Date'] });
  const { http, sent } = onHost(() => json(MADE, { status: 201 }));
  const { make } = createExports(http);
  expect(await make({ file: 'items.csv', query: { sort: '-quantity', category: undefined } }, never)).toEqual(
    MADE,
  );
  await make({ file: 'items.xlsx', ids: ['a', 'b'] }, never);
  expect(sent).toMatchObject([
    { method: 'POST', path: '/api/export/items.csv?sort=-quantity&day=2026-03-07', body: {} },
    { method: 'POST', path: '/api/export/items.xlsx?day=2026-03-07', body: { ids: 'a,b' } },
  ]);
});

test('what the host refuses is told in its words, and an answer that is none is no file', async () => {
  const refusing = onHost(() =>
    json({ message: 'The disk of the server is full.', error: 'storage-full' }, { status: 507 }),
  );
  expect(await rejection(createExports(refusing.http).make({ file: 'backup.zip' }, never))).toMatchObject({
    kind: 'unavailable',
    message: 'The disk of the server is full.',
  });
  const odd = onHost(() => json({ ...MADE, bytes: -1 }));
  expect(await rejection(createExports(odd.http).make({ file: 'backup.zip' }, never))).toMatchObject({
    kind: 'bad-answer',
  });
});

test('exports are possible where the host says so', async () => {
  for (const [features, isPossible, isBackupPossible] of [
    ['export, backup', true, true],
    // The database of the host is backed up where it runs.
    ['export', true, false],
    ['paging, backup', false, false],
  ] as const) {
    const { http } = onHost(() => advertising(features, { status: 'ok' }));
    expect(await readBackups(http, never)).toEqual({ last: undefined, hasFailed: false, troubles: [] });
    expect(createExports(http).isPossible()).toBe(isPossible);
    expect(createExports(http).isPossible('backup.zip')).toBe(isBackupPossible);
  }
});
