import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import { startApp } from '../appStage.ts';
import { advertising, json } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The form of an item whose changes wait for the server, which answers again now. */
async function keptInForm() {
  const server = { isAway: true, name: 'Washer' };
  const { app, window } = startApp(({ method, path, body }) => {
    const answer = (value: unknown) => advertising('idempotency, if-match', value);
    if (method === 'PATCH') {
      if (server.isAway) return json({ detail: 'Away' }, { status: 503 });
      server.name = (body as { name: string }).name;
    }
    return path.endsWith(ITEM_ID) ? answer(hostItem({ name: server.name, version: 2 })) : answer([]);
  });
  Object.assign(window.location, { pathname: `/edit/${ITEM_ID}` });
  const { implementations } = await app.deferred();
  const form = createActor(itemFormMachine.provide(implementations.itemForm), {
    input: { id: ITEM_ID },
  }).start();
  await vi.advanceTimersByTimeAsync(1100);
  form.send({ type: 'field.changed', field: 'name', value: 'Renamed' });
  form.send({ type: 'form.submitted' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(form.getSnapshot().value).toEqual({ editing: 'unreachable' });
  server.isAway = false;
  return { form, server };
}

test('ITEMF-08: the open form of changes that waited becomes what the server has once they are sent', async () => {
  const { form, server } = await keptInForm();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.name).toBe('Renamed');
  expect(form.getSnapshot().value).toEqual({ editing: 'plain' });
  expect(form.getSnapshot().context).toMatchObject({ entry: undefined, base: { name: 'Renamed' } });
  form.stop();
});

test('EDIT-07: what was typed since stays in the form, and is saved as well', async () => {
  const { form, server } = await keptInForm();
  form.send({ type: 'field.changed', field: 'notes', value: 'Typed since' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.name).toBe('Renamed');
  expect(form.getSnapshot().value).toEqual({ editing: 'plain' });
  expect(form.getSnapshot().context.values.notes).toBe('Typed since');
  form.send({ type: 'form.submitted' });
  await vi.advanceTimersByTimeAsync(50);
  expect(form.getSnapshot().value).toBe('saved');
  form.stop();
});
