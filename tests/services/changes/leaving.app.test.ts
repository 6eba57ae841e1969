import { expect, test, vi } from 'vitest';
import { aLocation } from '../../machines/kit/samples.ts';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

const BOX = aLocation({ id: 'box', name: 'Box' });

test('the browser asks before it leaves the page while a change of several items, or its undo, is under way', async () => {
  const item = hostItem();
  let there = item;
  const waiting: (() => void)[] = [];
  const { app, window } = startApp(async ({ method, body }) => {
    if (method === 'PATCH') {
      await new Promise<void>((resolve) => waiting.push(resolve));
      there = { ...there, ...(body as object), version: (there.version ?? 0) + 1 };
    }
    return advertising('idempotency, if-match', there);
  });
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { changes } = await app.deferred();
  expect(asks()).toBe(false);
  changes.send({ type: 'change.requested', change: { kind: 'move items', items: [item], to: BOX } });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(asks()).toBe(true);
  waiting[0]?.();
  await vi.waitFor(() => expect(asks()).toBe(false));
  changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(asks()).toBe(true);
  waiting[1]?.();
  await vi.waitFor(() => expect(asks()).toBe(false));
});
