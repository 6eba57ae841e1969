import { expect, it } from 'vitest';
import { createHeavyCalls } from '../../../server/reading/turns.ts';

/** Calls whose work begins and ends when the test says so; `begun` is in the order in which it did. */
function stage({ atOnce = 1, each = 3 } = {}) {
  const calls = createHeavyCalls({ atOnce, each });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return {
    begun,
    calls,
    /** Makes a call; `go` is when its caller goes away. */
    call(owner: string, name: string) {
      const going = new AbortController();
      const call = calls.begin({ owner, signal: going.signal });
      const answer = call
        .inTurn(() => {
          begun.push(name);
          return new Promise<string>((resolve, reject) => {
            ends.set(name, (error) => (error ? reject(error) : resolve(name)));
          });
        })
        .finally(() => call.end());
      answer.catch(() => undefined);
      return { answer, go: () => going.abort() };
    },
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      await settle();
    },
  };
}

it('people take turns, however many calls one of them makes', async () => {
  const { call, begun, end } = stage();
  for (const name of ['a1', 'a2', 'a3']) call('a', name);
  call('b', 'b1');
  for (const name of ['nothing', 'a1', 'b1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('too many calls of one person are refused with 429 and when to try again; those of another are not', () => {
  const { call } = stage();
  for (const name of ['a1', 'a2', 'a3']) call('a', name);
  expect(() => call('a', 'a4')).toThrow(
    expect.objectContaining({ code: 'too-many', status: 429, headers: { 'Retry-After': '1' } }),
  );
  expect(() => call('b', 'b1')).not.toThrow();
});

it('a call whose caller goes makes room for another one at once, begun or not, and is never begun later', async () => {
  const { call, begun, end } = stage();
  const [first, second] = ['a1', 'a2', 'a3'].map((name) => call('a', name));
  await end('nothing');
  second?.go();
  await expect(second?.answer).rejects.toThrow('Nobody waits');
  call('a', 'a4');
  first?.go();
  call('a', 'a5');
  expect(() => call('a', 'a6')).toThrow('at once');
  for (const name of ['a1', 'a3', 'a4']) await end(name);
  expect(begun).toEqual(['a1', 'a3', 'a4', 'a5']);
});

it('what somebody does for nobody holds the place until it has ended: two never read at once', async () => {
  const { call, begun, end } = stage();
  const first = call('a', 'a1');
  await end('nothing');
  first.go();
  call('b', 'b1');
  await end('nothing');
  expect(begun).toEqual(['a1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1']);
});

it('a call that fails gives its place back', async () => {
  const { call, begun, end } = stage({ each: 1 });
  const first = call('a', 'a1');
  await end('nothing');
  await Promise.all([end('a1', new Error('broken')), expect(first.answer).rejects.toThrow('broken')]);
  call('a', 'a2');
  await end('nothing');
  expect(begun).toEqual(['a1', 'a2']);
});

it('between two pieces of work the event loop does what else waits', async () => {
  const { calls } = stage({ each: 2 });
  const seen: string[] = [];
  const signal = new AbortController().signal;
  const work = (name: string) =>
    calls.begin({ owner: 'a', signal }).inTurn(async () => {
      seen.push(name);
      setImmediate(() => seen.push(`after ${name}`));
    });
  await Promise.all([work('one'), work('two')]);
  expect(seen).toEqual(['one', 'after one', 'two']);
});
