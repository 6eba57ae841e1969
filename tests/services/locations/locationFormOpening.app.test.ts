import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { locationFormMachine } from '../../../src/machines/locations/locationForm.machine.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AREAS = [{ id: 4, name: 'HANGAR' }];

test.each([
  ['hangs', () => new Promise<Response>(() => {})],
  ['is answered with 500', () => json({ detail: 'Something is wrong.' }, { status: 500 })],
])('The form of a new location opens within a second when the list of types %s', async (_, types) => {
  const answer = ({ path }: AppRequest): Response | Promise<Response> => {
    if (path.includes('type')) return types();
    return json(path.includes('area') ? AREAS : []);
  };
  const { app, countOf } = startApp(answer);
  await vi.advanceTimersByTimeAsync(1);
  const { implementations } = await app.deferred();
  const form = createActor(locationFormMachine.provide(implementations.locationForm), { input: {} }).start();
  await vi.advanceTimersByTimeAsync(1100);
  expect(countOf('GET', /type/)).toBeGreaterThan(0);
  expect(form.getSnapshot().value).toEqual({ editing: 'plain' });
  expect(form.getSnapshot().context.values).toMatchObject({ location_type_id: '', location_area_id: '4' });
  form.stop();
});

test('the label that is proposed for the next one is none that is known to be taken', async () => {
  const place = { id: 'l1', name: 'Drawer 2', label: 'ws-2', parent_id: null, children: [] };
  const { app } = startApp(({ method, path, body }: AppRequest) => {
    if (method === 'POST') return json({ ...place, ...Object(body), id: 'made' }, { status: 201 });
    if (path.includes('hierarchy')) return json([place]);
    if (path.includes('type')) return json([{ id: 7, name: 'Container' }]);
    return json(path.includes('area') ? AREAS : []);
  });
  await vi.advanceTimersByTimeAsync(1);
  const { implementations } = await app.deferred();
  const form = createActor(locationFormMachine.provide(implementations.locationForm), { input: {} }).start();
  await vi.waitFor(() => expect(form.getSnapshot().value).toEqual({ editing: 'plain' }));
  await vi.waitFor(() => expect(app.locationIndex.getSnapshot().context.tree).toBeDefined());
  form.send({ type: 'field.changed', field: 'name', value: 'Drawer 1' });
  form.send({ type: 'field.changed', field: 'label', value: 'WS-1' });
  form.send({ type: 'form.submitted', another: true });
  await vi.waitFor(() => expect(form.getSnapshot().context.rounds).toBe(1));
  expect(form.getSnapshot().context.values).toMatchObject({ name: '', label: 'WS-3' });
  form.stop();
});
