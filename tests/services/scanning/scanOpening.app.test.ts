import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

const SHELF = { id: 'l1', name: 'Shelf', label: 'WS-A1', parent_id: null, type: 'SHELF' };
const OTHER = { id: 'l9', name: 'Other', label: 'WS-A10', parent_id: null, type: 'SHELF' };
const PART = { id: 'item-1', name: 'Timer', quantity: 4, location_id: 'l1', supplier_part_no: 'NE555P' };

/** The pages that were gone to. */
const visits: string[] = [];
beforeEach(() => {
  visits.length = 0;
  const note = (_state: unknown, _title: string, to: string): void => void visits.push(to);
  vi.stubGlobal('history', { pushState: note, replaceState: note, state: null });
});

/** An app that knows the shelf, on a host that finds the timer by its number while it is there. */
async function started(isThere: () => boolean = () => true, part = PART) {
  const host = { locations: [SHELF], isAway: false, told: Promise.resolve() };
  const stage = startApp(async ({ path, query }: AppRequest) => {
    if (path.includes('hierarchy')) await host.told;
    if (host.isAway) throw new TypeError('Failed to fetch');
    if (path.includes('hierarchy')) return json(host.locations.map((one) => ({ ...one, children: [] })));
    if (!isThere()) throw new TypeError('Failed to fetch');
    const found = [...query.values()].includes(part.supplier_part_no) ? [part] : [];
    return path.includes('search') || path.endsWith('/items')
      ? json({ items: found, total: found.length })
      : json([]);
  });
  const { scanning, palette, implementations } = await stage.app.deferred();
  const find = async (query: string) => {
    const { findLocations } = implementations.search.actors ?? {};
    return findLocations && toPromise(createActor(findLocations, { input: { query } }).start());
  };
  await vi.waitFor(() =>
    expect(stage.app.locationIndex.getSnapshot().context.tree?.byId.has('l1')).toBe(true),
  );
  const { app, window } = stage;
  return { scanning, find, isThere, host, palette, window, locationIndex: app.locationIndex };
}

test.each([
  ['http://another.example/location/WS-A1', '/location/l1'],
  ['ws-a1', '/location/l1'],
  ['http://another.example/location/NEW%201', '/location/NEW%201'],
  ['WS-A9', '/location/WS-A9'],
  ['http://another.example/view/a%2Fb', '/view/a%2Fb'],
])('%j scanned opens %s, at this host', async (scanned, page) => {
  const { scanning } = await started();
  scanning.open(scanned);
  await vi.waitFor(() => expect(visits).toEqual([page]));
});

test('a code that is scanned on the page that it opens leads nowhere, so that Back leads back', async () => {
  const { scanning, window } = await started();
  Object.assign(window.location, { pathname: '/location/l1', search: '' });
  scanning.open('ws-a1');
  await vi.waitFor(() => expect(scanning.lookUp('ws-a1')).resolves.toBeDefined());
  scanning.open('WS-A9');
  await vi.waitFor(() => expect(visits).toEqual(['/location/WS-A9']));
});

test('a label that was given to another location a moment ago opens that one, and the known one without a server', async () => {
  const { scanning, find, host } = await started();
  host.locations = [
    { ...SHELF, label: 'WS-A2' },
    { ...SHELF, id: 'l2', name: 'Box', label: 'WS-A1' },
  ];
  const code = 'http://another.example/location/WS-A1';
  expect(await scanning.lookUp(code)).toMatchObject({ meant: { kind: 'location', location: { id: 'l2' } } });
  scanning.open(code);
  await vi.waitFor(() => expect(visits).toEqual(['/location/l2']));
  host.locations = host.locations.map((one) => ({ ...one, id: one.id.replace('2', '4') }));
  expect((await find(code))?.ids).toEqual(['l4']);
  host.locations = [{ ...SHELF, id: 'l3' }];
  host.isAway = true;
  scanning.open('WS-A1');
  await vi.waitFor(() => expect(visits).toEqual(['/location/l2', '/location/l4']));
});

test('a bare label scanned into a question is that location or none, never one whose label goes on', async () => {
  const { palette, locationIndex, host } = await started();
  host.locations = [SHELF, OTHER];
  const scanned = async (query: string) => {
    palette.send({ type: 'argument.asked', asked: { argument: 'label' } });
    palette.send({ type: 'first.chosen', query, isScanned: true });
    const { context } = await waitFor(palette, (state) => state.context.located === query);
    return context.locations;
  };
  expect(await scanned('WS-A10')).toMatchObject({ ids: ['l9'], isScanned: true });
  await vi.waitFor(() => expect(locationIndex.getSnapshot().context.tree?.byId.has('l9')).toBe(true));
  expect(await scanned('ws-a1')).toMatchObject({ ids: ['l1'] });
  expect(await scanned('WS-A')).toMatchObject({ ids: [], isScanned: true });
  palette.send({ type: 'query.changed', query: 'WS-' });
  const { context } = await waitFor(palette, (state) => state.context.located === 'WS-');
  expect(context.locations?.ids).toContain('l1');
});

test('of two codes scanned while the server is slow the newest one is opened, and no other', async () => {
  const { scanning, host } = await started();
  host.locations = [SHELF, { ...SHELF, id: 'l2', name: 'Box', label: 'WS-A2' }];
  let tell = (): void => {};
  host.told = new Promise((resolve) => (tell = resolve));
  scanning.open('WS-A1');
  scanning.open('WS-A2');
  tell();
  await vi.waitFor(() => expect(visits).not.toEqual([]));
  await new Promise((resolve) => setImmediate(resolve));
  expect(visits).toEqual(['/location/l2']);
});

test('a part number that is built like the labels here opens the item that has it', async () => {
  const { scanning } = await started(undefined, { ...PART, supplier_part_no: 'WS-A77' });
  scanning.open('WS-A77');
  await vi.waitFor(() => expect(visits).toEqual(['/view/item-1']));
  // An address says that it is a label.
  scanning.open('http://another.example/location/WS-A77');
  await vi.waitFor(() => expect(visits.at(-1)).toBe('/location/WS-A77'));
});

test.each([
  ['{pbn:1,pc:C12345,pm:NE555P}', '/view/item-1'],
  ['NE555P', '/view/item-1'],
  ['https://evil.example/', '/search?q=https%3A%2F%2Fevil.example%2F'],
])('%j scanned leads to %s: what it finds, or the search for it', async (scanned, page) => {
  const { scanning } = await started();
  scanning.open(scanned);
  await vi.waitFor(() => expect(visits).toEqual([page]));
});

test('while the server is away a number is looked for on the search screen, which says so', async () => {
  const { scanning } = await started(() => false);
  scanning.open('NE555P');
  await vi.waitFor(() => expect(visits).toEqual(['/search?q=NE555P']));
});

test('nothing scanned goes nowhere', async () => {
  const { scanning } = await started();
  scanning.open(' \r\n');
  expect(await scanning.lookUp(' ')).toMatchObject({ meant: undefined });
  expect(visits).toEqual([]);
  expect(scanning.meaningOf(' ')).toBeUndefined();
});
