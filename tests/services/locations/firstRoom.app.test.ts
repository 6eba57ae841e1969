import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ROOT_TYPE } from '../../../contract/builtins.ts';
import { locationFormMachine } from '../../../src/machines/locations/locationForm.machine.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

const WORKSHOP = { id: 'l1', name: 'Workshop', label: '', parent_id: null, children: [] };

/** The question for the first room, in a window that has seen none. */
async function asked(there: () => Response) {
  let isAsked = false;
  const { app, countOf } = startApp(({ method, path, body }: AppRequest) => {
    if (method === 'POST') return json({ ...WORKSHOP, ...Object(body), id: 'made' }, { status: 201 });
    if (path.includes('hierarchy')) return isAsked ? there() : json([]);
    if (path.includes('type')) return json([{ id: 1, name: ROOT_TYPE }]);
    return json(path.includes('area') ? [{ id: 4, name: 'HANGAR' }] : []);
  });
  const { implementations } = await app.deferred();
  const machine = locationFormMachine
    .provide(implementations.firstRoom)
    .provide({ actions: { navigate() {} } });
  const form = createActor(machine, { input: { type: ROOT_TYPE } }).start();
  await vi.waitFor(() => expect(form.getSnapshot().value).toEqual({ editing: 'plain' }));
  await vi.waitFor(() => expect(app.locationIndex.getSnapshot().context.tree).toBeDefined());
  isAsked = true;
  const answer = (name: string): void => {
    form.send({ type: 'field.changed', field: 'name', value: name });
    form.send({ type: 'form.submitted' });
  };
  return { form, answer, made: () => countOf('POST', /locations$/) };
}

test('the first room is not added a second time where another window has added it meanwhile', async () => {
  const { form, answer, made } = await asked(() => json([WORKSHOP]));
  answer(' workshop');
  await vi.waitFor(() => expect(form.getSnapshot().context.failure?.message).toContain('is here already'));
  expect(form.getSnapshot().value).toEqual({ editing: 'plain' });
  expect(form.getSnapshot().context.values.name).toBe(' workshop');
  expect(made()).toBe(0);
  // Another one is no second.
  answer('Garage');
  await vi.waitFor(() => expect(form.getSnapshot().context.saved?.name).toBe('Garage'));
  expect(made()).toBe(1);
});

test('the first room is added where nobody can say what other windows have added', async () => {
  const { form, answer, made } = await asked(() => json({ message: 'Tired.' }, { status: 500 }));
  answer('Workshop');
  await vi.waitFor(() => expect(form.getSnapshot().context.saved?.name).toBe('Workshop'));
  expect(made()).toBe(1);
});
