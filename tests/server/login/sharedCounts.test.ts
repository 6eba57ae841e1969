import { expect, it } from 'vitest';
import { createLoginAttempts } from '../../../server/login/attempts.ts';
import { type Counts, createOwnCounts } from '../../../server/login/counts.ts';
import { Problem } from '../../../server/problems.ts';

const ADA = { username: 'ada', address: '203.0.113.7', device: undefined };
const now = () => Date.UTC(2026, 0, 5);

/** How often a login begins before it is put off. */
async function passing(begin: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 20; count++) {
    const refused = await begin().then(
      () => false,
      (error: unknown) => error instanceof Problem && error.code === 'too-many',
    );
    if (refused) return count;
  }
  return 20;
}

it('who has to wait by the counts of all servers is not looked up there again', async () => {
  const counts = createOwnCounts();
  let asked = 0;
  const shared: Counts = {
    change(keys, change) {
      asked += 1;
      return counts.change(keys, change);
    },
  };
  const [one, other] = [createLoginAttempts({ now, shared }), createLoginAttempts({ now, shared })];
  expect(await passing(() => one.begin(ADA))).toBe(5);
  expect(await passing(() => other.begin(ADA))).toBe(0);
  const before = asked;
  for (let at = 0; at < 50; at++) await passing(() => other.begin(ADA));
  expect(asked).toBe(before);
});

it('where the database takes no writes each server counts by itself; where it is away nothing is counted, and that is said', async () => {
  const failing = (error: Error) =>
    createLoginAttempts({ now, shared: { change: () => Promise.reject(error) } });
  const full = Object.assign(new Error('disk full'), { code: '53100' });
  const one = failing(full);
  expect(await passing(() => one.begin(ADA))).toBe(5);
  const gone = Object.assign(new Error('gone'), { code: '08006' });
  const other = failing(gone);
  for (let at = 0; at < 10; at++) await expect(other.begin(ADA)).rejects.toBe(gone);
});
