import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anInput, hostItem, ITEM_ID } from '../samples.ts';
import { onFakeHost } from './changeExecutor.stage.ts';

const SECOND = 1000;
const taking = { kind: 'change quantity', items: [hostItem({ quantity: 10 })], by: -1 } as const;
const silence = () => new Promise<never>(() => {});

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
  const { answer } = app.shared.host;
  app.host.outage.answer = async (sent) => {
    await new Promise((resolve) => setTimeout(resolve, 4 * SECOND));
    app.host.outage.answer = undefined;
    return answer(sent);
  };
  const back = app.undo(done);
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  expect(await back).toMatchObject({ failed: [], done: [{ kind: 'item removed', id }] });
});
