import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';

import type { Location } from '../../../contract/entities.ts';

const BOX: Location = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Box',
  description: '',
  label: '',
  location_type_id: 1,
  location_area_id: 1,
  location_type_name: 'Container',
  location_area_name: 'HANGAR',
  type: 'CONTAINER',
  area: 'HANGAR',
  parent_id: null,
  created_at: null,
  updated_at: null,
  version: 1,
};
const FEATURES = 'idempotency, idempotency-all, idempotency-updates, if-match, rename, paging, restore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['an https address', true],
  ['a plain http address', false],
])('on %s work is sent, and taken back, in a browser that never opens its databases', async (_, hasLocks) => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const written: string[] = [];
  const { app, window } = startApp(({ method, path }) => {
    if (method !== 'GET') written.push(`${method} ${path}`);
    if (method === 'POST') return advertising(FEATURES, BOX, { status: 201 });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return advertising(
      FEATURES,
      path.startsWith('/api/locations/') && !path.endsWith('hierarchy') ? BOX : [],
    );
  });
  if (!hasLocks) Object.assign(window.navigator, { locks: undefined });
  // Loaded before, it waits for nothing but the database.
  await import('../../../src/app/deferred.ts');
  const beginning = app.deferred();
  await vi.advanceTimersByTimeAsync(15_000);
  const { changes } = await beginning;
  const place = {
    name: 'Box',
    description: '',
    label: '',
    location_type_id: 1,
    location_area_id: 1,
    parent_id: null,
  };
  changes.send({ type: 'change.requested', change: { kind: 'add locations', inputs: [place], to: BOX } });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(written).toEqual(['POST /api/locations']);
  changes.send({ type: 'undo.requested' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(written).toEqual(['POST /api/locations', `DELETE /api/locations/${BOX.id}`]);
  expect(changes.getSnapshot().hasTag('busy')).toBe(false);
});
