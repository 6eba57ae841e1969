import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { duplicateMachine } from '../../../src/machines/locations/duplicate.machine.ts';
import { aLocation } from '../../machines/kit/samples.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

const CABINET = aLocation({ id: 'c', name: 'Cabinet 1', label: 'WS-1', parent_id: 'a' });
const item = (id: string) => ({ id, name: `Item ${id}`, quantity: 3, location_id: 'c', category: 'Misc' });

test('a copy is of what the server has when it is wanted, and without a server of what is known', async () => {
  const host = { place: 'a', items: ['i1'], isThere: true };
  const { app } = startApp(({ path }: AppRequest) => {
    if (!host.isThere) throw new TypeError('Failed to fetch');
    if (path.includes('hierarchy')) {
      const rooms = ['a', 'b'].map((id) => ({
        ...aLocation({ id, name: `Room ${id}`, label: '' }),
        children: host.place === id ? [{ ...CABINET, parent_id: id, children: [] }] : [],
      }));
      return json(rooms);
    }
    return path === '/locations/c/items' ? json(host.items.map(item)) : json([]);
  });
  const { implementations } = await app.deferred();
  await vi.waitFor(() => expect(app.locationIndex.getSnapshot().context.tree?.byId.has('c')).toBe(true));
  const dialog = () => {
    const duplicate = createActor(duplicateMachine.provide(implementations.duplicate), {
      input: { root: CABINET },
    }).start();
    duplicate.send({ type: 'items.wanted', wanted: true });
    return () => {
      const { root, items, locations } = duplicate.getSnapshot().context;
      return [root.parent_id, locations[0]?.parent_id, items?.map(({ id }) => id)];
    };
  };
  const before = dialog();
  await vi.waitFor(() => expect(before()).toEqual(['a', 'a', ['i1']]));
  host.place = 'b';
  host.items = ['i2'];
  const after = dialog();
  await vi.waitFor(() => expect(after()).toEqual(['b', 'b', ['i2']]));
  host.isThere = false;
  const away = dialog();
  await vi.waitFor(() => expect(away()).toEqual(['b', 'b', ['i2']]));
});
