import { expect, it } from 'vitest';
import { createFairTurns } from '../../../server/images/fairTurns.ts';

/** Work that begins and ends when the test says so; `begun` is in the order in which it did. */
function stage(capacity: Partial<Parameters<typeof createFairTurns>[0]> = {}) {
  const inTurn = createFairTurns({ atOnce: 2, heavyAtOnce: 1, waitingEach: 3, ...capacity });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (owner: string, name: string, isHeavy = false): Promise<string> =>
    inTurn({ owner, isHeavy }, () => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)?.(error);
    // What waits begins in the turns of the loop that follow.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, end };
}

it('one who asks for much has one piece of work at a time, and somebody else begins at once beside it', async () => {
  const { ask, begun } = stage();
  void ask('a', 'a1');
  void ask('a', 'a2');
  void ask('b', 'b1');
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
});

it('who waits takes turns, however many one of them has', async () => {
  const { ask, begun, end } = stage({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b', 'b1');
  void ask('c', 'c1');
  for (const name of ['nothing', 'a1', 'b1', 'c1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('heavy work waits for other heavy work, and light work of others passes it', async () => {
  const { ask, begun, end } = stage();
  void ask('a', 'a heavy', true);
  void ask('b', 'b heavy', true);
  void ask('c', 'c light');
  await end('nothing');
  expect(begun).toEqual(['a heavy', 'c light']);
  await end('a heavy');
  expect(begun).toEqual(['a heavy', 'c light', 'b heavy']);
});

it('work that fails gives its place back', async () => {
  const { ask, begun, end } = stage({ atOnce: 1 });
  const failing = ask('a', 'a1');
  const next = ask('a', 'a2');
  await end('nothing');
  await Promise.all([end('a1', new Error('broken')), expect(failing).rejects.toThrow('broken')]);
  await end('a2');
  expect(await next).toBe('a2');
  expect(begun).toEqual(['a1', 'a2']);
});

it('too many of one owner that wait are refused with 429, and those of another are not', async () => {
  const { ask, begun, end } = stage({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  await expect(ask('a', 'a5')).rejects.toMatchObject({ code: 'too-many', headers: { 'Retry-After': '5' } });
  void ask('b', 'b1');
  await end('a1');
  expect(begun).toEqual(['a1', 'b1']);
});
