import { expect, test } from 'vitest';
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
