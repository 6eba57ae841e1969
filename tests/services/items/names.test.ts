import { expect, test, vi } from 'vitest';
import { learnNames } from '../../../contract/finding/synonyms/groups.ts';
import { synonymsOf } from '../../../contract/finding/synonyms/synonyms.ts';
import { NAMES } from '../../../contract/finding/vocabulary/names.ts';
import { createNames } from '../../../src/services/items/names.ts';

test('what everybody calls otherwise is fetched once; where it does not arrive the search goes on, and the next one asks again', async () => {
  learnNames([]);
  const load = vi.fn<() => Promise<{ NAMES: readonly string[] }>>(() => Promise.reject(new Error('away')));
  const names = createNames(load);
  await names();
  expect(synonymsOf('spanner')).toEqual([]);
  load.mockImplementation(() => Promise.resolve({ NAMES }));
  await Promise.all([names(), names()]);
  await names();
  expect(synonymsOf('spanner')).toContain('schraubenschlussel');
  expect(load).toHaveBeenCalledTimes(2);
});
