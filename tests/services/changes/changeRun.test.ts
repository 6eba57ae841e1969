import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import type { Outcome } from '../../../src/model/changes/changes.ts';
import { runOver } from '../../../src/services/changes/changeRun.ts';

test('a run that is stopped ends after the record that it is at, and tells how many are left', async () => {
  const records = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));
  let done = 0;
  const outcome = await runOver(
    records,
    async ({ id, name }) => ({
      step: { kind: 'location moved', id, name, before: null, after: 'l1' },
      isUnsent: false,
    }),
    {
      signal: new AbortController().signal,
      onProgress: (progress) => void (done = progress.done),
      isStopped: () => done === 2,
    },
  );
  expect(outcome).toMatchObject({ done: [{ id: 'a' }, { id: 'b' }], failed: [], left: 2 });
});

const RECORDS = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));

/** A run whose signal ends it while it is at the second of `count` records, of which comes what `second` says. */
async function cutShort(second: () => Promise<void>, count = RECORDS.length) {
  const session = new AbortController();
  const cuts: Outcome[] = [];
  const running = runOver(
    RECORDS.slice(0, count),
    async ({ id, name }) => {
      if (id === 'b') {
        session.abort();
        await second();
      }
      return { step: { kind: 'location moved', id, name, before: null, after: 'l1' }, isUnsent: false };
    },
    { signal: session.signal, onProgress: () => undefined, onCut: (outcome) => void cuts.push(outcome) },
  );
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  return cuts;
}

test.each([
  ['was refused with the end of the session', failure('unauthorised', 'Log in')],
  ['was given up with it', new DOMException('Aborted', 'AbortError')],
])('a run that is cut short tells what is done; the record that %s is left', async (_, reason) => {
  expect(await cutShort(() => Promise.reject(reason))).toMatchObject([
    { done: [{ id: 'a' }], failed: [], left: 3 },
  ]);
});

test('a record of which nobody knows what became of it is not left: it may have been done', async () => {
  const open = failure('unauthorised', 'Your session has ended.', { outcome: 'unknown' });
  expect(await cutShort(() => Promise.reject(open))).toMatchObject([
    { done: [{ id: 'a' }], failed: [{ id: 'b' }], left: 2 },
  ]);
});

test('a run whose last record was done as its session ended tells of it', async () => {
  expect(await cutShort(() => Promise.resolve(), 2)).toMatchObject([{ done: [{ id: 'a' }, { id: 'b' }] }]);
});

test('a record that has failed otherwise is not left: it may have been sent', async () => {
  expect(await cutShort(() => Promise.reject(failure('storage', 'No room')))).toMatchObject([
    { done: [{ id: 'a' }], failed: [{ id: 'b' }], left: 2 },
  ]);
});

test('the record that a run is at when it is cut short counts as done where it is', async () => {
  expect(await cutShort(() => Promise.resolve())).toMatchObject([
    { done: [{ id: 'a' }, { id: 'b' }], left: 2 },
  ]);
});
