import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import { duplicateMachine } from '../../../src/machines/locations/duplicate.machine.ts';
import { drawersMachine } from '../../../src/machines/locations/drawers.machine.ts';
import { drawerGrid } from '../../../src/model/locations/drawerGrid.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

const CABINET = {
  id: 'l1',
  name: 'Cabinet',
  description: '',
  label: 'WS',
  type: 'CABINET',
  location_type_id: 3,
  location_type_name: 'Cabinet',
  location_area_id: 4,
  location_area_name: 'HANGAR',
  area: 'HANGAR',
  parent_id: null,
  created_at: null,
  updated_at: null,
};

/**
 * The dialog of the cabinet as its page opens it, on a host whose network is there while `isReachable` says so.
 * `storage`: another tab's.
 */
async function opened(isReachable: () => boolean = () => true, storage?: Storage) {
  const made: object[] = [];
  const stage = startApp(({ method, path, body }: AppRequest) => {
    if (!isReachable()) throw new TypeError('Failed to fetch');
    if (method === 'POST') {
      made.push(Object(body));
      return json({ ...CABINET, ...Object(body), id: `made-${made.length}` }, { status: 201 });
    }
    if (path.includes('hierarchy')) return json([{ ...CABINET, children: [] }]);
    if (path.includes('type')) return json([{ id: 9, name: 'Drawer' }]);
    return json(path.includes('area') ? [{ id: 4, name: 'HANGAR' }] : []);
  }, storage);
  const deferred = await stage.app.deferred();
  const open = () =>
    createActor(drawersMachine.provide(deferred.implementations.drawers), {
      input: { parent: CABINET satisfies Location },
    }).start();
  const drawers = open();
  const context = () => drawers.getSnapshot().context;
  await vi.waitFor(() => {
    expect(context()).toMatchObject({ types: [{ id: 9 }], areas: [{ id: 4 }] });
    expect(context().labels).toContain('ws');
  });
  return {
    ...stage,
    made,
    open,
    drawers,
    context,
    changes: deferred.changes,
    implementations: deferred.implementations,
  };
}

/** How many new locations are kept there. */
function keptIn(storage: Storage): number {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith('local_location_')).length;
}

/** What somebody has typed: how far a change is that goes on, is kept beside it. */
const draftsIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(
    (key) => key.startsWith('stowage-draft_') && !key.startsWith('stowage-draft_change-'),
  );

test('the dialog for drawers knows the types, the areas and the labels that are taken', async () => {
  const { drawers, context } = await opened();
  expect(context().values).toMatchObject({ location_type_id: '9', label: 'WS-' });
  drawers.send({ type: 'values.changed', values: { rows: '1', columns: '1', label: 'W' } });
  expect(drawerGrid(context().values, context()).inputs?.[0]?.label).toBe('WA1');
});

test('drawers are each sent once, in their order, and one undo takes back all of them', async () => {
  const { drawers, made, changes, countOf } = await opened();
  drawers.send({ type: 'values.changed', values: { rows: '5', columns: '4' } });
  drawers.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(changes.getSnapshot().context.undo).toHaveLength(1));
  expect(made).toHaveLength(20);
  expect([made[0], made[19]]).toMatchObject([
    { name: 'Drawer 1', label: 'WS-A1', parent_id: 'l1', location_type_id: 9, location_area_id: 4 },
    { name: 'Drawer 20', label: 'WS-E4' },
  ]);
  const [entry] = changes.getSnapshot().context.undo;
  expect([entry?.title, entry?.notice?.text]).toEqual(['Add 20 locations', 'Added 20 locations to Cabinet']);
  expect(entry?.notice?.action?.label).toBe('Undo');
  expect(countOf('POST', /locations/)).toBe(20);
});

test('drawers are all kept in this browser before the first is sent, and leaving the page loses none', async () => {
  const { drawers, changes, window } = await opened();
  const kept: number[] = [];
  changes.subscribe(({ context }) => {
    if (context.progress) kept.push(keptIn(window.localStorage));
  });
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  drawers.send({ type: 'values.changed', values: { rows: '2', columns: '2' } });
  drawers.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(changes.getSnapshot().context.undo).toHaveLength(1));
  expect(kept).toEqual([3, 2, 1, 0]);
  expect(isAsked()).toBe(false);
});

test('drawers that this browser has no room for make it ask before it leaves the page, and not after it', async () => {
  const { drawers, changes, window } = await opened();
  window.localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  drawers.send({ type: 'values.changed', values: { rows: '2', columns: '2' } });
  expect(isAsked()).toBe(false);
  const during: boolean[] = [];
  changes.subscribe(({ context }) => {
    if (context.progress) during.push(isAsked());
  });
  drawers.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(changes.getSnapshot().context.undo).toHaveLength(1));
  expect(during).toEqual([true, true, true, true]);
  expect(isAsked()).toBe(false);
});

test('drawers made without a network are kept in this browser, and said to be', async () => {
  let isReachable = true;
  const { drawers, made, changes, window } = await opened(() => isReachable);
  isReachable = false;
  // What asks whether the network or the server is away.
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  drawers.send({ type: 'values.changed', values: { rows: '2', columns: '2' } });
  drawers.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(changes.getSnapshot().context.undo).toHaveLength(1));
  expect(made).toEqual([]);
  expect(keptIn(window.localStorage)).toBe(4);
  const [entry] = changes.getSnapshot().context.undo;
  expect(entry?.notice?.detail).toContain('Kept in this browser');
});

test('what was typed for drawers and for a copy comes back where the page ended the dialog', async () => {
  const { drawers, open, window, implementations } = await opened();
  drawers.send({ type: 'values.changed', values: { rows: '5', numbering: 'running', label: 'X' } });
  // A session that has ended closes it without a word.
  drawers.stop();
  const again = open();
  expect(again.getSnapshot().context).toMatchObject({
    isRecalled: true,
    isTyped: true,
    values: { rows: '5', columns: '', numbering: 'running', label: 'X', location_type_id: '9' },
  });
  again.stop();
  const duplicate = createActor(duplicateMachine.provide(implementations.duplicate), {
    input: { root: CABINET satisfies Location },
  }).start();
  expect(duplicate.getSnapshot().context.isRecalled).toBe(false);
  duplicate.send({ type: 'values.changed', values: { name: 'Other', isLabelled: false } });
  duplicate.stop();
  const second = createActor(duplicateMachine.provide(implementations.duplicate), {
    input: { root: CABINET satisfies Location },
  }).start();
  expect(second.getSnapshot().context.values).toMatchObject({ name: 'Other', isLabelled: false });
  window.confirm = () => true;
  second.send({ type: 'close.requested' });
  await vi.waitFor(() => expect(second.getSnapshot().value).toBe('closed'));
  const last = open();
  last.send({ type: 'values.changed', values: { columns: '4' } });
  last.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(last.getSnapshot().value).toBe('closed'));
  expect(draftsIn(window.localStorage)).toEqual([]);
});

test('drawers made or discarded in one tab leave what another tab has typed for its own', async () => {
  for (const end of ['form.submitted', 'close.requested'] as const) {
    const one = await opened();
    const { localStorage } = one.window;
    const two = await opened(undefined, localStorage);
    two.window.confirm = () => true;
    two.drawers.send({ type: 'values.changed', values: { rows: '2', columns: '2' } });
    one.drawers.send({ type: 'values.changed', values: { rows: '9', columns: '8' } });
    two.drawers.send({ type: end });
    await vi.waitFor(() => expect(two.drawers.getSnapshot().value).toBe('closed'));
    const { drawers: again, window } = await opened(undefined, localStorage);
    expect(again.getSnapshot().context.values, end).toMatchObject({ rows: '9', columns: '8' });
    window.confirm = () => true;
    again.send({ type: 'close.requested' });
    await vi.waitFor(() => expect(again.getSnapshot().value).toBe('closed'));
    expect(draftsIn(localStorage), end).toEqual([]);
  }
});

test('a copy that this browser has no room for leaves what was typed for it, whatever another tab types', async () => {
  const { window, implementations, changes } = await opened();
  const other = await opened(undefined, window.localStorage);
  const open = (parts = implementations) =>
    createActor(duplicateMachine.provide(parts.duplicate), {
      input: { root: CABINET satisfies Location },
    }).start();
  const duplicate = open();
  const typing = open(other.implementations);
  duplicate.send({ type: 'values.changed', values: { name: 'Spare', label: 'SP' } });
  typing.send({ type: 'values.changed', values: { name: 'Third', label: 'TH' } });
  const { setItem } = window.localStorage;
  window.localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const settled = new Promise((resolve) => changes.on('change.settled', resolve));
  duplicate.send({ type: 'form.submitted' });
  window.localStorage.setItem = setItem;
  expect(await settled).toMatchObject({ outcome: undefined });
  expect(open().getSnapshot().context.values).toMatchObject({ name: 'Spare', label: 'SP' });
  expect(open(other.implementations).getSnapshot().context.values).toMatchObject({ name: 'Third' });
});

test('a copy that this browser has no room for leaves what was typed for it', async () => {
  const { window, implementations, changes } = await opened();
  const open = () =>
    createActor(duplicateMachine.provide(implementations.duplicate), {
      input: { root: CABINET satisfies Location },
    }).start();
  const duplicate = open();
  duplicate.send({ type: 'values.changed', values: { name: 'Spare', label: 'SP' } });
  const { setItem } = window.localStorage;
  window.localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const settled = new Promise((resolve) => changes.on('change.settled', resolve));
  duplicate.send({ type: 'form.submitted' });
  // There is room again for a few letters, as what was typed has given its own back.
  window.localStorage.setItem = setItem;
  expect(await settled).toMatchObject({ outcome: undefined });
  expect(open().getSnapshot().context.values).toMatchObject({ name: 'Spare', label: 'SP' });
});

test('closing the dialog asks in words that say what is lost', async () => {
  const { drawers, window } = await opened();
  const asked: string[] = [];
  window.confirm = (message = '') => {
    asked.push(message);
    return true;
  };
  drawers.send({ type: 'values.changed', values: { rows: '5' } });
  drawers.send({ type: 'close.requested' });
  await vi.waitFor(() => expect(drawers.getSnapshot().value).toBe('closed'));
  expect(asked).toEqual(['Close without making these locations?']);
});
