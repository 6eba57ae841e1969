import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppRequest, startApp } from '../appStage.ts';
import { advertising, json } from '../host/fakeHost.ts';
import { anItem, aLocation } from '../../machines/kit/samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROOM = aLocation({ id: 'room', name: 'Room' });
const SHELF = aLocation({ id: 'shelf', name: 'Shelf' });

/** A host with these items, in two locations. */
function host(count: number) {
  const items = new Map(
    Array.from({ length: count }, (_, at) => {
      const item = anItem({ id: `00000000-item-${at}`, name: `Item ${at}`, location_id: 'room', version: 1 });
      return [item.id, item];
    }),
  );
  return ({ method, path, body }: AppRequest): Response => {
    const answer = (value: unknown) => advertising('paging, idempotency, if-match', value);
    if (path === '/api/locations/hierarchy') return answer([ROOM, SHELF]);
    const item = items.get(path.replace('/api/items/', ''));
    if (!item) return answer([]);
    if (method === 'PATCH') items.set(item.id, { ...item, ...(body as object), version: 2 });
    return answer(items.get(item.id));
  };
}

test('Moving many items reads the hierarchy not once more, and an event that lists have changed once', async () => {
  const answer = host(40);
  const { app, window, countOf, sent } = startApp(answer);
  await vi.advanceTimersByTimeAsync(1);
  const deferred = await app.deferred();
  expect(countOf('GET', /hierarchy$/)).toBe(1);
  const items = Array.from({ length: 40 }, (_, at) =>
    anItem({ id: `00000000-item-${at}`, name: `Item ${at}`, location_id: 'room', version: 1 }),
  );
  deferred.changes.send({ type: 'change.requested', change: { kind: 'move items', items, to: SHELF } });
  for (let turn = 0; turn < 400 && countOf('PATCH', /./) < 40; turn++) await vi.advanceTimersByTimeAsync(50);
  await vi.advanceTimersByTimeAsync(5000);
  expect(countOf('PATCH', /^\/api\/items\//), JSON.stringify(sent.slice(-5))).toBe(40);
  expect(countOf('GET', /hierarchy$/)).toBe(1);
  // Whoever else fires it may mean locations as well.
  window.dispatchEvent(new Event('categories-updated'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(countOf('GET', /hierarchy$/)).toBe(2);
});

test('A batch of location changes reads the hierarchy once more, after the last of them', async () => {
  const locations = Array.from({ length: 20 }, (_, at) =>
    aLocation({ id: `10000000-0000-4000-8000-0000000000${10 + at}`, name: `Box ${at}`, parent_id: null }),
  );
  const answer = ({ method, path }: AppRequest): Response => {
    if (path === '/api/locations/hierarchy') return json([ROOM, SHELF, ...locations]);
    const at = locations.findIndex(({ id }) => path.endsWith(id));
    const found = locations[at];
    if (!found) return json([]);
    if (method === 'PATCH') locations[at] = { ...found, parent_id: 'shelf' };
    return json(locations[at]);
  };
  const { app, countOf, sent } = startApp(answer);
  await vi.advanceTimersByTimeAsync(1);
  const deferred = await app.deferred();
  deferred.changes.send({
    type: 'change.requested',
    change: { kind: 'move locations', locations: [...locations], to: SHELF },
  });
  for (let turn = 0; turn < 400 && countOf('PATCH', /./) < 20; turn++) await vi.advanceTimersByTimeAsync(50);
  await vi.advanceTimersByTimeAsync(5000);
  expect(countOf('PATCH', /locations/)).toBe(20);
  expect(countOf('GET', /hierarchy$/)).toBe(2);
  expect(sent.at(-1)?.path).toBe('/api/locations/hierarchy');
  const known = app.locationIndex.getSnapshot().context.tree?.byId;
  expect(locations.map(({ id }) => known?.get(id)?.parent_id)).toEqual(locations.map(() => 'shelf'));
});
