import { expect, it } from 'vitest';
import { createOneAtATime } from '../../../server/apart/oneAtATime.ts';

it('work is done in the order asked for, one at a time, and goes on after one that failed', async () => {
  const inTurn = createOneAtATime();
  const seen: string[] = [];
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = inTurn(async () => {
    seen.push('first begins');
    await held;
    seen.push('first ends');
    throw new Error('first failed');
  });
  const second = inTurn(async () => seen.push('second'));
  const third = inTurn(async () => seen.push('third'));
  await Promise.resolve();
  expect(seen).toEqual(['first begins']);
  release();
  await expect(first).rejects.toThrow('first failed');
  expect([await second, await third]).toEqual([3, 4]);
  expect(seen).toEqual(['first begins', 'first ends', 'second', 'third']);
});
