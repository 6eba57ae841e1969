import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { startApp } from '../appStage.ts';
import { aLocation } from '../../machines/kit/samples.ts';
import { hostItem } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an item added while the server is away and discarded under "Waiting to sync" is not undone by the next Ctrl+Z', async () => {
  const { app, window } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(window, { confirm: () => true });
  const { changes, outbox } = await app.deferred();
  const box = aLocation({ id: 'box', name: 'Box' });
  const { name } = hostItem();
  const input = inputOfItem(hostItem({ location_id: box.id }));
  const undo = () => changes.getSnapshot().context.undo.map(({ title }) => title);
  changes.send({ type: 'change.requested', change: { kind: 'add item', input } });
  await vi.waitFor(() => expect(undo()).toEqual([`Add ${name}`]));
  await vi.waitFor(() => expect(outbox.getSnapshot().context.entries).toHaveLength(1));
  const [entry] = outbox.getSnapshot().context.entries;
  outbox.send({ type: 'discard.requested', id: entry?.id ?? '' });
  await vi.waitFor(() => expect(outbox.getSnapshot().context.entries).toEqual([]));
  await vi.waitFor(() => expect(undo()).toEqual([]));
});

test('logging out tells first how many changes the server does not have yet and where they wait, and asks nothing where it has all', async () => {
  const { app, window } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  const asked: string[] = [];
  Object.assign(window, {
    confirm(question: string) {
      asked.push(question);
      return false;
    },
  });
  const { changes, outbox, confirmsLogout } = await app.deferred();
  expect(confirmsLogout()).toBe(true);
  const box = aLocation({ id: 'box', name: 'Box' });
  const input = inputOfItem(hostItem({ location_id: box.id }));
  changes.send({ type: 'change.requested', change: { kind: 'add item', input } });
  // Nothing is under way any more, of which it would ask as well.
  await vi.waitFor(() => expect(changes.getSnapshot().context.undo).toHaveLength(1));
  await vi.waitFor(() => expect(outbox.getSnapshot().context.entries).toMatchObject([{ status: 'waiting' }]));
  app.session.send({ type: 'logout.requested' });
  expect(asked).toEqual([
    '1 change is not sent yet. Log out all the same? It waits in this browser until you log in here again.',
  ]);
  await vi.waitFor(() => expect(app.session.getSnapshot().value).toEqual({ authenticated: 'idle' }));
});
