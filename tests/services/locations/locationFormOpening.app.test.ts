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
