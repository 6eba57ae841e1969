import { expect, it } from 'vitest';
import { createTurns } from '../../../server/login/turns.ts';

/** Turns of which one runs at a time, and which end when the test says so. */
function stage(limits: { waitingEach: number; waitingAll: number }) {
  const turns = createTurns({ atOnce: 1, ...limits });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, owner: string, isKnown = false): void => {
    const work = (): Promise<void> =>
      new Promise((resolve) => {
        begun.push(name);
        ends.push(resolve);
      });
    turns.take({ owner, isKnown }, work).catch(() => refused.push(name));
  };
  /** Ends what runs, and what comes after it, until nobody waits. */
  const play = async (): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const end = ends.shift();
      if (!end) return;
      end();
    }
  };
  return { ask, play, begun, refused };
}

it('one who asks for much waits for each who asks for little', async () => {
  const { ask, play, begun } = stage({ waitingEach: 10, waitingAll: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'a');
  ask('b1', 'b');
  ask('c1', 'c');
  ask('b2', 'b');
  await play();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('known ones come before all others', async () => {
  const { ask, play, begun } = stage({ waitingEach: 10, waitingAll: 10 });
  for (const name of ['a1', 'a2']) ask(name, 'a');
  ask('b1', 'b');
  ask('mine', 'device', true);
  await play();
  expect(begun).toEqual(['a1', 'mine', 'a2', 'b1']);
});

it('one owner waits only so often, and does not use up the room of others', async () => {
  const { ask, play, begun, refused } = stage({ waitingEach: 2, waitingAll: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name, 'a');
  ask('b1', 'b');
  await play();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(refused).toEqual(['a4', 'a5']);
});

it('when all room is taken, who asked for most gives some to who asks for less', async () => {
  const { ask, play, begun, refused } = stage({ waitingEach: 3, waitingAll: 4 });
  for (const name of ['a0', 'a1', 'a2', 'a3']) ask(name, 'a');
  ask('b1', 'b');
  ask('c1', 'c');
  await play();
  expect(begun).toEqual(['a0', 'a1', 'b1', 'c1', 'a2']);
  expect(refused).toEqual(['a3']);
});

it('when everybody waits once there is no room for one more, but for a known one', async () => {
  const { ask, play, begun, refused } = stage({ waitingEach: 3, waitingAll: 2 });
  ask('run', 'z');
  ask('a1', 'a');
  ask('b1', 'b');
  ask('c1', 'c');
  ask('mine', 'device', true);
  await play();
  expect(refused.toSorted()).toEqual(['a1', 'c1']);
  expect(begun).toEqual(['run', 'mine', 'b1']);
});

it('a turn that fails is a turn, and the next one comes', async () => {
  const turns = createTurns({ atOnce: 1, waitingEach: 1, waitingAll: 1 });
  const waiter = { owner: 'a', isKnown: false };
  const failing = turns.take(waiter, () => Promise.reject(new Error('broken')));
  const next = turns.take(waiter, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(turns.take(waiter, async () => 'again')).resolves.toBe('again');
});
