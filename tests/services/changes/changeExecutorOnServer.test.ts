import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeItem, decodeLocation } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { browserOn, executorIn } from './changeExecutor.stage.ts';
import { tab } from '../unsent/outbox.stage.ts';
import { anInput } from '../samples.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const itemNow = async (id: string): Promise<Item> =>
  decodeItem((await server.call('GET', `/api/items/${id}`)).body);
const locationNow = async (id: string): Promise<Location> =>
  decodeLocation((await server.call('GET', `/api/locations/${id}`)).body);
const made = async (fields: object = {}) => locationNow(await server.location(fields));

describe('items on the real server', () => {
  test('are moved and moved back while it answers', async () => {
    const [shelf, bin] = [await made({ name: 'Shelf' }), await made({ name: 'Bin 0147' })];
    const items = [
      decodeItem(await server.item({ location_id: shelf.id })),
      decodeItem(await server.item({ location_id: shelf.id, name: 'Nut' })),
    ];
    const app = executorIn(tab(browserOn(server)));
    const { done } = await app.perform({ kind: 'move items', items, to: bin });
    const places = async () => [
      (await itemNow(items[0]?.id ?? '')).location_id,
      (await itemNow(items[1]?.id ?? '')).location_id,
    ];
    expect(await places()).toEqual([bin.id, bin.id]);
    expect(await app.undo(done)).toMatchObject({ failed: [], unsent: 0 });
    expect(await places()).toEqual([shelf.id, shelf.id]);
  });

  test('are counted while it is down, and it hears of it when it is back', async () => {
    const item = decodeItem(await server.item({ quantity: 5 }));
    const app = executorIn(tab(browserOn(server)));
    await server.restart(async () => {
      const taken = await app.perform({ kind: 'change quantity', items: [item], by: -2 });
      expect(taken).toMatchObject({ done: [{ after: 3 }], unsent: 1 });
      const more = await app.perform({ kind: 'change quantity', items: [item], by: 1 });
      expect(await app.undo(more.done)).toMatchObject({ failed: [] });
    });
    expect(await app.outbox.send(item.id)).toMatchObject({ result: 'sent' });
    expect((await itemNow(item.id)).quantity).toBe(3);
  });

  test('that were set to what they were known to be while it was down are set, or shown beside what others have set', async () => {
    const [same, other] = [
      decodeItem(await server.item({ quantity: 5 })),
      decodeItem(await server.item({ quantity: 5 })),
    ];
    const app = executorIn(tab(browserOn(server)));
    await server.restart(async () => {
      const set = await app.perform({ kind: 'set quantity', items: [same, other], quantity: 5 });
      expect(set).toMatchObject({ unsent: 2, failed: [] });
    });
    await server.call('PATCH', `/api/items/${other.id}`, { ...other, quantity: 7 });
    expect(await app.outbox.send(same.id)).toMatchObject({ result: 'sent' });
    expect(await app.outbox.send(other.id)).toMatchObject({ result: 'conflict' });
    expect((await itemNow(other.id)).quantity).toBe(7);
  });

  test('that were changed and taken back while it was down are as they were, with nothing to send', async () => {
    const [item, bin] = [decodeItem(await server.item()), await made({ name: 'Bin' })];
    const app = executorIn(tab(browserOn(server)));
    await server.restart(async () => {
      const { done } = await app.perform({ kind: 'move items', items: [item], to: bin });
      expect(await app.undo(done)).toMatchObject({ failed: [], unsent: 0 });
    });
    expect(app.outbox.entries()).toEqual([]);
    expect(await itemNow(item.id)).toEqual(item);
  });

  test('changed while it was down are taken back when it has them', async () => {
    const [item, bin] = [decodeItem(await server.item()), await made({ name: 'Bin' })];
    const app = executorIn(tab(browserOn(server)));
    let steps: Awaited<ReturnType<typeof app.perform>>['done'] = [];
    await server.restart(async () => {
      steps = (await app.perform({ kind: 'move items', items: [item], to: bin })).done;
    });
    await app.outbox.send(item.id);
    expect((await itemNow(item.id)).location_id).toBe(bin.id);
    await app.undo(steps);
    expect((await itemNow(item.id)).location_id).toBe(item.location_id);
  });

  test('added are removed again', async () => {
    const location_id = await server.location();
    const app = executorIn(tab(browserOn(server)));
    const input = anInput({ location_id, category: 'Misc', name: 'M3 screws' });
    const { done } = await app.perform({ kind: 'add item', input });
    const id = done[0]?.id ?? '';
    expect((await itemNow(id)).name).toBe('M3 screws');
    expect(await app.undo(done)).toMatchObject({ failed: [] });
    expect((await server.call('GET', `/api/items/${id}`)).status).toBe(404);
    // Whoever undoes it a second time finds nothing to do.
    expect(await app.undo(done)).toEqual({ done: [], failed: [], unsent: 0 });
  });
});

describe('locations on the real server', () => {
  test('are moved by their parent alone, and moved back', async () => {
    const [room, shelf] = [await made({ name: 'Room' }), await made({ name: 'Shelf', label: 'S-1' })];
    const app = executorIn(tab(browserOn(server)), [room, shelf]);
    const { done } = await app.perform({ kind: 'move locations', locations: [shelf], to: room });
    expect(await locationNow(shelf.id)).toMatchObject({ parent_id: room.id, label: 'S-1', name: 'Shelf' });
    await app.undo(done);
    expect((await locationNow(shelf.id)).parent_id).toBeNull();
  });

  test('are not moved into themselves: here without a question, and not by the server either', async () => {
    const room = await made({ name: 'Room' });
    const shelf = await made({ name: 'Shelf', parent_id: room.id });
    const move = { kind: 'move locations', locations: [room], to: shelf } as const;
    const knowing = executorIn(tab(browserOn(server)), [room, shelf]);
    expect((await knowing.perform(move)).failed).toMatchObject([{ failure: { kind: 'input' } }]);
    expect(knowing.sent).toEqual([]);
    const unknowing = executorIn(tab(browserOn(server)));
    const [refused] = (await unknowing.perform(move)).failed;
    expect(refused?.failure.message).toContain('A location cannot be inside itself.');
    expect((await locationNow(room.id)).parent_id).toBeNull();
  });

  test('stay where they are while it is down, and can be moved back once it answers', async () => {
    const [room, shelf] = [await made({ name: 'Room' }), await made({ name: 'Shelf' })];
    const app = executorIn(tab(browserOn(server)), [room, shelf]);
    const { done } = await app.perform({ kind: 'move locations', locations: [shelf], to: room });
    let again: typeof done = [];
    await server.restart(async () => {
      const { failed } = await app.undo(done);
      expect(failed).toMatchObject([{ name: 'Shelf', failure: { kind: 'offline' } }]);
      again = failed.flatMap(({ step }) => step ?? []);
    });
    expect(again).toEqual(done);
    await app.undo(again);
    expect((await locationNow(shelf.id)).parent_id).toBeNull();
  });

  test('that somebody else has moved since stay there', async () => {
    const [room, shelf, attic] = [
      await made({ name: 'Room' }),
      await made({ name: 'Shelf' }),
      await made({ name: 'Attic' }),
    ];
    const app = executorIn(tab(browserOn(server)), [room, shelf, attic]);
    const { done } = await app.perform({ kind: 'move locations', locations: [shelf], to: room });
    await server.call('PATCH', `/api/locations/${shelf.id}`, { parent_id: attic.id });
    expect((await app.undo(done)).failed).toMatchObject([{ failure: { kind: 'stale' } }]);
    expect((await locationNow(shelf.id)).parent_id).toBe(attic.id);
  });
});
