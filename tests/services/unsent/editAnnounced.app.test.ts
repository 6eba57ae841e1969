import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import { startApp } from '../appStage.ts';
import { advertising, json } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Saves another name of an item in its form; gives what the window was told. */
async function saved(status: number): Promise<unknown[]> {
  const { app, window } = startApp(({ method, path }) => {
    const answer = (value: unknown) => advertising('idempotency, if-match', value);
    if (method === 'PATCH') {
      return status === 200
        ? answer(hostItem({ name: 'Renamed', version: 2 }))
        : json({ message: 'No' }, { status });
    }
    return path.endsWith(ITEM_ID) ? answer(hostItem({ version: 1 })) : answer([]);
  });
  Object.assign(window.location, { pathname: `/edit/${ITEM_ID}` });
  const told: unknown[] = [];
  window.addEventListener('categories-updated', (event) => {
    told.push(event instanceof CustomEvent ? event.detail : event.type);
  });
  const { implementations } = await app.deferred();
  const form = createActor(itemFormMachine.provide(implementations.itemForm), {
    input: { id: ITEM_ID },
  }).start();
  await vi.advanceTimersByTimeAsync(1100);
  form.send({ type: 'field.changed', field: 'name', value: 'Renamed' });
  form.send({ type: 'form.submitted' });
  await vi.advanceTimersByTimeAsync(200);
  form.stop();
  return told;
}

test('EDIT-12: an edit that the server took is announced by categories-updated, one that it refused is not', async () => {
  expect(await saved(200)).toEqual(['items']);
  expect(await saved(403)).toEqual([]);
});
