import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { Toasts } from '../../../src/views/notices/Toasts.tsx';
import { anItem } from '../../machines/kit/samples.ts';
import { startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

afterEach(() => vi.unstubAllGlobals());

/** What stands once all has come that was told: by the time that another task is begun. */
async function standing(): Promise<string> {
  await new Promise((resolve) => void setImmediate(resolve));
  return renderToStaticMarkup(
    createElement(CommandProvider, { value: createCommandRegistry() }, createElement(Toasts)),
  );
}

test('what is told of a change and has lost its sense in the same moment does not stay', async () => {
  const { app } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  const { changes } = await app.deferred();
  const [axle, bolt] = ['Axle', 'Bolt'].map((name) => anItem({ id: name, name }));
  changes.send({ type: 'items.added', items: bolt ? [bolt] : [] });
  changes.send({ type: 'items.added', items: axle ? [axle] : [] });
  changes.send({ type: 'work.discarded', id: 'Axle' });
  const shown = await standing();
  expect(shown).toContain('Added Bolt');
  expect(shown).not.toContain('Axle');
});

test('how far a deletion of many is does not stay once it is over, whether it went to its end or was stopped', async () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    hostItem({ id: `${at + 10}111111-1111-4111-8111-111111111111`, name: `Part ${at}` }),
  );
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const { app, window } = startApp(async ({ method }) => {
    if (method !== 'DELETE') return json([]);
    if (isHeld) await new Promise<void>((resolve) => void waiting.push(resolve));
    return new Response(null, { status: 204 });
  });
  Object.assign(window, { confirm: () => true });
  const { newSelection } = await app.deferred();
  const deleting = () => {
    const selection = newSelection();
    selection.send({ type: 'items.shown', items: many });
    selection.send({ type: 'all.chosen' });
    selection.send({ type: 'delete.requested' });
    return selection;
  };
  const ended = (selection: ReturnType<typeof newSelection>) =>
    vi.waitFor(() => expect(selection.getSnapshot().context.rounds).toBe(1));

  await ended(deleting());
  const whole = await standing();
  expect(whole).toContain('25 items deleted');
  expect(whole).not.toContain('Deleting');

  isHeld = true;
  const stopped = deleting();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  stopped.send({ type: 'stop.requested' });
  expect(await standing()).toContain('Stopping…');
  waiting[0]?.();
  await ended(stopped);
  const part = await standing();
  expect(part).toContain('Stopped: 1 of 25 items deleted');
  expect(part).not.toMatch(/Stopping|Deleting/);
});

test('Ctrl+Z stops a deletion of many after the item that it is at, and brings back those that were deleted', async () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    hostItem({ id: `${at + 10}111111-1111-4111-8111-111111111111`, name: `Part ${at}` }),
  );
  let waiting = (): void => {};
  const { app, window, countOf } = startApp(async ({ method, body }) => {
    if (method === 'POST')
      return json({ ...many[0], ...Object(body), id: crypto.randomUUID() }, { status: 201 });
    if (method !== 'DELETE') return json([]);
    await new Promise<void>((resolve) => void (waiting = resolve));
    return new Response(null, { status: 204 });
  });
  Object.assign(window, { confirm: () => true });
  const { newSelection, changes } = await app.deferred();
  const selection = newSelection();
  selection.send({ type: 'items.shown', items: many });
  selection.send({ type: 'all.chosen' });
  selection.send({ type: 'delete.requested' });
  const deletes = () => countOf('DELETE', /items/);
  for (let at = 1; at <= 3; at++) {
    await vi.waitFor(() => expect(deletes()).toBe(at));
    if (at < 3) waiting();
  }
  changes.send({ type: 'undo.requested' });
  expect(await standing()).toContain('Stopping…');
  waiting();
  await vi.waitFor(async () => expect(await standing()).toContain('Brought back 3 items'));
  expect([deletes(), countOf('POST', /items/), selection.getSnapshot().context.selected.length]).toEqual([
    3, 3, 22,
  ]);
  expect(await standing()).not.toMatch(/Stopping|3 of 25/);
});
