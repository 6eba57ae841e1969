import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Lookup } from '../../../contract/entities.ts';
import { renameMachine } from '../../../src/machines/lists/rename.machine.ts';
import { startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

test('what is typed for one entry of a list stays while another one is renamed', async () => {
  const { implementations, renames } = await startApp(() => json([])).app.deferred();
  const machine = renameMachine.provide(implementations.rename);
  const begun = (entry: Lookup) =>
    createActor(machine, {
      input: { kind: 'types', entry, name: renames.typed('types', entry.id)?.name },
    }).start();
  const [shelf, box] = [
    { id: 1, name: 'Shelf' },
    { id: 2, name: 'Box' },
  ];
  const first = begun(shelf);
  first.send({ type: 'name.changed', name: 'Steel shelf' });
  first.stop();
  const other = begun(box);
  expect(other.getSnapshot().context.name).toBe('Box');
  other.send({ type: 'name.changed', name: 'Crate' });
  expect(renames.typed('types')).toEqual({ kind: 'types', entry: box, name: 'Crate' });
  expect(renames.typed('areas')).toBeUndefined();
  other.send({ type: 'rename.cancelled' });
  expect(renames.typed('types')).toEqual({ kind: 'types', entry: shelf, name: 'Steel shelf' });
  const again = begun(shelf);
  expect(again.getSnapshot().context.name).toBe('Steel shelf');
  again.send({ type: 'rename.cancelled' });
  expect(renames.typed('types')).toBeUndefined();
});

test('a rename whose dialog was closed before its answer is told to forms, and is not typed any more', async () => {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { app, countOf } = startApp(({ method }) => (method === 'PATCH' ? answered : json([])));
  const { implementations, renames } = await app.deferred();
  const entry = { id: 1, name: 'Tools' };
  const rename = createActor(renameMachine.provide(implementations.rename), {
    input: { kind: 'categories', entry },
  }).start();
  rename.send({ type: 'name.changed', name: ' Werkzeug ' });
  rename.send({ type: 'rename.requested' });
  await vi.waitFor(() => expect(countOf('PATCH', /item-categories/)).toBe(1));
  rename.stop();
  expect(renames.typed('categories')?.name).toBe(' Werkzeug ');
  const told = new Promise((resolve) => {
    renames.follow(resolve);
  });
  answer(json({ id: 1, name: 'Werkzeug' }));
  expect(await told).toEqual({ kind: 'categories', entry, name: 'Werkzeug' });
  expect(renames.typed('categories')).toBeUndefined();
});
