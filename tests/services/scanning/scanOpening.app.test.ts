import { beforeEach, expect, test, vi } from 'vitest';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

const SHELF = { id: 'l1', name: 'Shelf', label: 'WS-A1', parent_id: null, type: 'SHELF' };
const PART = { id: 'item-1', name: 'Timer', quantity: 4, location_id: 'l1', supplier_part_no: 'NE555P' };

/** The pages that were gone to. */
const visits: string[] = [];
beforeEach(() => {
  visits.length = 0;
  const note = (_state: unknown, _title: string, to: string): void => void visits.push(to);
  vi.stubGlobal('history', { pushState: note, replaceState: note, state: null });
});

/** An app that knows the shelf, on a host that finds the timer by its number while it is there. */
async function started(isThere: () => boolean = () => true) {
  const stage = startApp(({ path, query }: AppRequest) => {
    if (path.includes('hierarchy')) return json([{ ...SHELF, children: [] }]);
    if (!isThere()) throw new TypeError('Failed to fetch');
    const found = [...query.values()].includes('NE555P') ? [PART] : [];
    return path.includes('search') || path.endsWith('/items')
      ? json({ items: found, total: found.length })
      : json([]);
  });
  const { scanning } = await stage.app.deferred();
  await vi.waitFor(() =>
    expect(stage.app.locationIndex.getSnapshot().context.tree?.byId.has('l1')).toBe(true),
  );
  return { scanning, isThere };
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
  expect(visits).toEqual([page]);
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
  await vi.waitFor(() => expect(visits).toEqual(['/search?q=NE555P']), { timeout: 5000 });
});

test('nothing scanned goes nowhere', async () => {
  const { scanning } = await started();
  scanning.open(' \r\n');
  expect(visits).toEqual([]);
  expect(scanning.meaningOf(' ')).toBeUndefined();
});
