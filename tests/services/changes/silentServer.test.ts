import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { anInput, hostItem, ITEM_ID } from '../samples.ts';
import { onFakeHost } from './changeExecutor.stage.ts';

const SECOND = 1000;
const taking = { kind: 'change quantity', items: [hostItem({ quantity: 10 })], by: -1 } as const;
const silence = () => new Promise<never>(() => {});
const inATime = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whatever is asked for next is answered after so long, all else at once. */
function delayNext(app: ReturnType<typeof onFakeHost>, ms: number): void {
  const { answer } = app.shared.host;
  app.host.outage.answer = async (sent) => {
    app.host.outage.answer = undefined;
    await inATime(ms);
    return answer(sent);
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is taken while nothing is answered is kept within seconds, the next ones at once', async () => {
  const app = onFakeHost(...taking.items);
  app.host.outage.answer = silence;
  const first = app.perform(taking);
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  expect(await first).toMatchObject({ unsent: 1, failed: [] });
  await app.perform(taking);
  await app.perform(taking);
  expect(app.entry()).toMatchObject({ item: { quantity: 7 }, by: -3, status: 'waiting' });
});

test('a server that is away is asked for a moment only, and heard where it is back', async () => {
  const app = onFakeHost(...taking.items);
  app.reach.heard(false, 0);
  app.host.outage.answer = silence;
  const first = app.perform(taking);
  await vi.advanceTimersByTimeAsync(SECOND / 2);
  expect(await first).toMatchObject({ unsent: 1 });
  // The read that nobody waits for ends, without an answer.
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  app.host.outage.answer = undefined;
  expect(await app.perform(taking)).toMatchObject({ unsent: 0, failed: [] });
  expect(app.host.item(ITEM_ID).quantity).toBe(8);
});

test('a slow answer is waited for by what takes back an addition, which could not be kept', async () => {
  const app = onFakeHost(...taking.items);
  const { done } = await app.perform({ kind: 'add item', input: anInput({ name: 'Nuts' }) });
  const [id = ''] = done.map((step) => step.id);
  delayNext(app, 4 * SECOND);
  const back = app.undo(done);
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  expect(await back).toMatchObject({ failed: [], done: [{ kind: 'item removed', id }] });
});

test('an undo is kept within seconds, too', async () => {
  const app = onFakeHost(...taking.items);
  const { done } = await app.perform(taking);
  app.host.outage.answer = silence;
  const back = app.undo(done);
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  expect(await back).toMatchObject({ unsent: 1, failed: [] });
  expect(app.entry()).toMatchObject({ item: { quantity: 10 }, by: 1 });
});

describe('one slow answer of a living server', () => {
  const second = hostItem({ id: ITEM_ID.replaceAll('1', '2'), quantity: 10 });

  test('holds up no other item', async () => {
    const app = onFakeHost(...taking.items, second);
    delayNext(app, 3500);
    const slow = app.perform({ ...taking, items: [...taking.items, second] });
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(await slow).toMatchObject({ unsent: 1, failed: [] });
    expect(app.host.item(second.id).quantity).toBe(9);
  });

  test.each([
    ['there is no room at all', 0],
    ['the item is too large for what is left', 400],
  ])('is waited for where %s', async (_, room) => {
    const app = onFakeHost(...taking.items);
    app.host.change(ITEM_ID, { quantity: 9 });
    app.storage.room = app.storage.used() + room;
    delayNext(app, 3500);
    const patient = app.perform(taking);
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(await patient).toMatchObject({ unsent: 0, failed: [] });
    expect(app.host.item(ITEM_ID).quantity).toBe(8);
  });

  test('is waited for where by what is known there is nothing to do', async () => {
    const app = onFakeHost(...taking.items);
    app.host.change(ITEM_ID, { quantity: 9 });
    delayNext(app, 3500);
    const set = app.perform({ kind: 'set quantity', items: taking.items, quantity: 10 });
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(await set).toMatchObject({ done: [{ before: 9, after: 10 }], unsent: 0 });
    expect(app.host.item(ITEM_ID).quantity).toBe(10);
  });

  test('is waited for by the undo of what was set, which refuses where others have set it since', async () => {
    const app = onFakeHost(...taking.items);
    const { done } = await app.perform({ kind: 'set quantity', items: taking.items, quantity: 8 });
    app.host.change(ITEM_ID, { quantity: 6 });
    delayNext(app, 3500);
    const back = app.undo(done);
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect((await back).failed).toMatchObject([{ failure: { kind: 'stale' } }]);
    expect(app.outbox.entries()).toEqual([]);
  });
});

test('a run on a server that is away is told so by the first read that fails, and asks no more', async () => {
  const items = [...'123456789'].map((digit) =>
    hostItem({ id: ITEM_ID.replaceAll('1', digit), quantity: 10 }),
  );
  const app = onFakeHost(...items);
  app.host.outage.answer = silence;
  const run = app.perform({ ...taking, items });
  await vi.advanceTimersByTimeAsync(13 * SECOND);
  expect(await run).toMatchObject({ unsent: 9, failed: [] });
});

test('a count waits for what the server has: nobody judges old places and numbers', async () => {
  const app = onFakeHost(...taking.items);
  const [item = hostItem()] = taking.items;
  app.host.change(ITEM_ID, { quantity: 7 });
  delayNext(app, 4 * SECOND);
  const counts = [{ item, quantity: 12 }];
  const counted = app.perform({
    kind: 'count',
    at: { id: 'l1', name: 'Shelf' } as Location,
    counts,
    added: [],
    gone: [],
  });
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  expect((await counted).failed).toMatchObject([{ failure: { kind: 'stale' } }]);
});
