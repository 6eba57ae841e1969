import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { labelsMachine } from '../../../src/machines/labels/labels.machine.ts';
import type { LabelChoice } from '../../../src/model/labels/labelChoice.ts';
import { DEFAULT_LABELS } from '../../../src/model/labels/labelSettings.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

const node = (id: string, label: string, children: object[] = []) => ({
  id,
  name: `Name of ${id}`,
  label,
  children,
});
const item = (id: string) => ({
  id,
  name: `Item ${id}`,
  quantity: 3,
  location_id: 'drawer',
  category: 'Misc',
});
const ALL = Array.from({ length: 1500 }, (_, at) => item(`i${at}`));

/** The page that prints, on a host that knows what a host of ours knows, or nothing of it. */
async function printing(
  choice: LabelChoice,
  features = 'paging, within, server',
  kept: Readonly<Record<string, unknown>> = {},
) {
  const headers = { 'Stowage-Features': features };
  const host = { drawer: 'WS-A1', isAddressed: !features.includes('away'), isThere: true };
  const stage = startApp(({ path, query }: AppRequest) => {
    if (!host.isThere) throw new TypeError('Failed to fetch');
    if (path.endsWith('/hierarchy'))
      return json([node('room', 'WS', [node('drawer', host.drawer)])], { headers });
    if (path === '/api/server' && !host.isAddressed) throw new TypeError('Failed to fetch');
    if (path === '/api/server') return json({ url: 'https://stowage.lan' }, { headers });
    if (path === '/api/items' || path === '/locations/drawer/items') {
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 0)];
      // Asked for what is inside, a host that does not know the question answers everything.
      const isAll = path === '/api/items' && !features.includes('within');
      const found = isAll ? [item('elsewhere'), ...ALL] : ALL;
      return json({ items: found.slice(offset, offset + limit), total: found.length }, { headers });
    }
    const one = ALL.find(({ id }) => path === `/api/items/${id}`);
    if (one) return json(one, { headers });
    return path.endsWith('/items')
      ? json({ items: [], total: 0 }, { headers })
      : json({ message: 'None' }, { status: 404, headers });
  });
  for (const [key, value] of Object.entries(kept))
    stage.window.localStorage.setItem(key, JSON.stringify(value));
  const { implementations, labelSettings, ownLabelSize } = await stage.app.deferred();
  expect(labelSettings()).toEqual(DEFAULT_LABELS);
  const opened = () =>
    createActor(labelsMachine.provide(implementations.labels), {
      input: { choice, settings: labelSettings(), own: ownLabelSize() },
    }).start();
  const labels = opened();
  await vi.waitFor(() => expect(labels.getSnapshot().hasTag('busy')).toBe(false));
  return { ...stage, host, opened, labels, context: labels.getSnapshot().context };
}

test('all that is inside of a location is read to any depth, and where the server is reached', async () => {
  const { context, countOf } = await printing({ kind: 'location', id: 'room', of: ['locations', 'items'] });
  expect(context.failure).toBeUndefined();
  expect(context.url).toBe('https://stowage.lan');
  expect(context.subjects).toHaveLength(1501);
  expect(context.subjects[0]).toMatchObject({ label: 'WS-A1', path: 'Name of room' });
  expect(countOf('GET', /^\/api\/items$/)).toBe(2);
});

test('a server that was away is asked for its address again once it is back, without a word of anybody', async () => {
  const { context, labels, host, window } = await printing({ kind: 'nothing' }, 'server, away');
  expect(context.urlFailure?.kind).toBe('offline');
  host.isAddressed = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(labels.getSnapshot().context.url).toBe('https://stowage.lan'));
  expect(labels.getSnapshot().context.urlFailure).toBeUndefined();
});

test('a host that knows neither is asked location by location, and reached as this page is', async () => {
  const { context, countOf } = await printing({ kind: 'location', id: 'room', of: ['items'] }, 'paging');
  expect(context.subjects).toHaveLength(1500);
  expect([context.url, countOf('GET', /\/api\/server$/)]).toEqual([undefined, 0]);
});

test('items of an address are read one by one; one that is gone is told, and the others are printed', async () => {
  const read = await printing({ kind: 'items', ids: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'] });
  expect(read.context.subjects.map(({ page }) => page).join(' ')).toBe(
    '/view/i1 /view/i2 /view/i3 /view/i4 /view/i5 /view/i6',
  );
  read.labels.send({ type: 'choice.made', choice: { kind: 'items', ids: ['i1', 'gone'] } });
  await vi.waitFor(() => expect(read.labels.getSnapshot().context.gone).toBe(1));
  const { subjects, failure } = read.labels.getSnapshot().context;
  expect([subjects.map(({ page }) => page), failure]).toEqual([['/view/i1'], undefined]);
});

test('of many selected items those that are gone are told, and the others have the names of now', async () => {
  const then = { name: 'Old name', quantity: 1, location_id: 'drawer' };
  const { context, countOf } = await printing({
    kind: 'selected',
    items: [
      { ...then, id: 'i1' },
      { ...then, id: 'never' },
    ],
  });
  expect([context.subjects.map(({ name }) => name), context.gone]).toEqual([['Item i1'], 1]);
  expect(countOf('GET', /^\/api\/items\//)).toBe(1);
});

test('labels ahead of time need nothing but the tree, and a location that is gone is told', async () => {
  const { context, labels, window } = await printing({ kind: 'range', text: 'WS-A1..WS-A2' });
  expect(context.subjects.map(({ isAhead }) => isAhead)).toEqual([false, true]);
  labels.send({ type: 'settings.changed', change: { kind: 'values', values: { sheet: '3475' } } });
  expect(window.localStorage.getItem('stowage-labels')).toContain('"sheet":"3475"');
  labels.send({ type: 'choice.made', choice: { kind: 'location', id: 'nowhere', of: ['self'] } });
  await vi.waitFor(() => expect(labels.getSnapshot().context.failure?.kind).toBe('not-found'));
});

test('of a location that this browser does not know nobody says that it is gone while the server is away', async () => {
  const { host, labels } = await printing({ kind: 'nothing' });
  host.isThere = false;
  labels.send({ type: 'choice.made', choice: { kind: 'location', id: 'made-since', of: ['self'] } });
  await vi.waitFor(() => expect(labels.getSnapshot().context.failure?.kind).toBe('offline'));
});

test('a label that is not on the server yet is not printed: another location may have it by now', async () => {
  const drawer = { id: 'drawer', name: 'Drawer', label: 'WS-A1', parent_id: 'room' };
  const outbox = { user: 'ada', madeAt: 1, revision: '1', status: 'refused', base: drawer };
  const choice: LabelChoice = { kind: 'location', id: 'drawer', of: ['self'] };
  const { context } = await printing(choice, undefined, {
    offline_location_drawer: { ...drawer, label: 'NEW-7', outbox },
  });
  expect(context.subjects.map(({ label, page }) => [label, page])).toEqual([['WS-A1', '/location/WS-A1']]);
  expect(context.relabelled).toBe(1);
});

test('a size that is typed and not saved is there on the next page of labels, until it is given up', async () => {
  const { labels, opened } = await printing({ kind: 'nothing' });
  labels.send({ type: 'own.opened' });
  labels.send({ type: 'own.changed', field: 'name', value: 'Mine' });
  labels.stop();
  const next = opened();
  expect(next.getSnapshot().context.own).toMatchObject({ isOpen: false, values: { name: 'Mine' } });
  next.send({ type: 'own.opened' });
  next.send({ type: 'own.cancelled' });
  next.stop();
  expect(opened().getSnapshot().context.own).toBeUndefined();
});

test('a label that somebody has changed a moment ago is printed as it is now, and as it was known without a server', async () => {
  const { host, opened } = await printing({ kind: 'location', id: 'drawer', of: ['self'] });
  host.drawer = 'NEW-7';
  const printed = async () => {
    const labels = opened();
    await vi.waitFor(() => expect(labels.getSnapshot().context.subjects).toHaveLength(1));
    const { subjects, missed } = labels.getSnapshot().context;
    return [subjects[0]?.page, missed?.kind];
  };
  expect(await printed()).toEqual(['/location/NEW-7', undefined]);
  host.drawer = 'NEW-8';
  host.isThere = false;
  expect(await printed()).toEqual(['/location/NEW-7', 'offline']);
});

test('a label that reads like a range is printed once where a location has it', async () => {
  const { host, opened } = await printing({ kind: 'range', text: 'WS-A1..WS-A2, 361-373' });
  host.drawer = '361-373';
  const labels = opened();
  await vi.waitFor(() => expect(labels.getSnapshot().hasTag('busy')).toBe(false));
  expect(labels.getSnapshot().context.subjects.map(({ page }) => page)).toEqual([
    '/location/WS-A1',
    '/location/WS-A2',
    '/location/361-373',
  ]);
});

test('a size that is typed and not saved is there again after a login of its person, and never the next one’s', async () => {
  const { labels, opened, window } = await printing({ kind: 'nothing' });
  labels.send({ type: 'own.opened' });
  labels.send({ type: 'own.changed', field: 'name', value: 'Mine' });
  labels.stop();
  const become = (token: string | null, user: string): void => {
    window.localStorage.setItem('stowage-user', user);
    if (token === null) window.localStorage.removeItem('auth_token');
    else window.localStorage.setItem('auth_token', token);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  };
  const left = () => opened().getSnapshot().context.own?.values.name;
  become(null, 'ada');
  become('def', 'ada');
  expect(left()).toBe('Mine');
  become(null, 'ada');
  become('ghi', 'bea');
  expect(left()).toBeUndefined();
});

test('a label that was not on the server yet is printed once it is, though it was sent by another tab', async () => {
  const drawer = { id: 'drawer', name: 'Drawer', label: 'WS-A1', parent_id: 'room' };
  const outbox = { user: 'ada', madeAt: 1, revision: '1', status: 'refused', base: drawer };
  const choice: LabelChoice = { kind: 'location', id: 'drawer', of: ['self'] };
  const key = 'offline_location_drawer';
  const { labels, host, window } = await printing(choice, undefined, {
    [key]: { ...drawer, label: 'NEW-7', outbox },
  });
  host.drawer = 'NEW-7';
  window.localStorage.removeItem(key);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: window.localStorage }));
  await vi.waitFor(() => {
    const { subjects, relabelled } = labels.getSnapshot().context;
    expect([subjects.map(({ page }) => page), relabelled]).toEqual([['/location/NEW-7'], 0]);
  });
});

test('a browser that lets the address change no more loses nothing of a typed range', async () => {
  const { labels, window } = await printing({ kind: 'nothing' });
  Object.defineProperty(window.location, 'pathname', {
    get: () => {
      throw new DOMException('Too many calls', 'SecurityError');
    },
  });
  labels.send({ type: 'range.typed', text: 'WS-A1' });
  labels.send({ type: 'range.left' });
  await vi.waitFor(() => expect(labels.getSnapshot().context.subjects).toHaveLength(1));
  expect(labels.getSnapshot().context.typed).toBe('WS-A1');
});
