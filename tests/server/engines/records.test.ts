import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeCategories, decodeItems } from '../../../contract/answers.ts';
import { decodeHistory } from '../../../contract/history.ts';
import { onEachEngine } from '../../support/postgres/engines.ts';
import { names, record } from '../answers.ts';
import { checked, done } from '../imports/uploads.ts';
import { type TestServer, startServer } from '../startServer.ts';

onEachEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { engine });
  });
  afterAll(() => server.stop());

  it('an item is made, changed, found, deleted and brought back', async () => {
    const location_id = await server.location({ name: 'Shelf', label: 'S-1' });
    const item = await server.item({ name: 'Wrench', quantity: 2.5, location_id });
    const id = String(item['id']);
    const patched = await server.call('PATCH', `/api/items/${id}`, { quantity: 3 });
    expect(record(patched.body)).toMatchObject({ quantity: 3, version: 2, location_label: 'S-1' });
    expect(names((await server.call('GET', '/api/items?limit=10')).body)).toEqual(['Wrench']);
    expect((await server.call('DELETE', `/api/items/${id}`)).status).toBe(204);
    expect((await server.call('GET', `/api/items/${id}`)).status).toBe(404);
    expect((await server.call('POST', `/api/items/${id}/restore`)).status).toBe(201);
    expect(record((await server.call('GET', `/api/items/${id}`)).body)).toMatchObject({ name: 'Wrench' });
  });

  const added = async (list: string, name: string) =>
    Number(record((await server.call('POST', `/api/${list}`, { name })).body)['id']);
  const remove = async (path: string) => (await server.call('DELETE', `/api/${path}`)).status;
  const namesIn = async (list: string) => names((await server.call('GET', `/api/${list}`)).body);

  it('a removed type, area or category leaves its number to no other one, whoever still names it', async () => {
    for (const list of ['location-types', 'location-areas', 'item-categories']) {
      const gone = await added(list, 'GONE');
      expect(await remove(`${list}/${gone}`)).toBe(204);
      const other = await added(list, 'OTHER');
      expect(other).toBeGreaterThan(gone);
      expect(await remove(`${list}/${gone}`)).toBe(404);
      expect(await namesIn(list)).toContain('OTHER');
      expect(await remove(`${list}/${other}`)).toBe(204);
      expect(await added(list, 'THIRD')).toBeGreaterThan(other);
    }
    const category = await added('item-categories', 'Brass');
    expect(await remove(`item-categories/${category}`)).toBe(204);
    await server.item({ name: 'Knob', category: 'Iron' });
    expect(await remove(`item-categories/${category}`)).toBe(404);
  });

  it('an item whose category was renamed while it was deleted comes back with the new name', async () => {
    const id = String((await server.item({ name: 'Axle', category: 'Catty' }))['id']);
    const { body } = await server.call('GET', '/api/item-categories');
    const category = decodeCategories(body).find(({ name }) => name === 'Catty')?.id;
    expect(await remove(`items/${id}`)).toBe(204);
    await server.call('PATCH', `/api/item-categories/${category}`, { name: 'Cattier' });
    const restored = await server.call('POST', `/api/items/${id}/restore`);
    expect(record(restored.body)).toMatchObject({ category: 'Cattier' });
    expect(await namesIn('item-categories')).not.toContain('Catty');
    const { history } = decodeHistory((await server.call('GET', `/api/items/${id}/history`)).body);
    expect(history).toMatchObject([
      { kind: 'updated', changes: [{ field: 'category', before: 'Catty', after: 'Cattier' }] },
      { kind: 'restored' },
      { kind: 'deleted' },
      { kind: 'created' },
    ]);
    expect(await remove(`items/${id}`)).toBe(204);
    expect(await remove(`item-categories/${category}`)).toBe(204);
    await server.call('POST', `/api/items/${id}/restore`);
    expect(await namesIn('item-categories')).toContain('Cattier');
  });

  it('a deleted location whose type and area were removed comes back with them, also where others were added', async () => {
    const type = await added('location-types', 'Fireproof safe');
    const area = await added('location-areas', 'VAULT');
    const gone = { location_type_id: type, location_area_id: area };
    const id = await server.location({ name: 'Safe 1', label: 'SF-1', ...gone });
    const other = await server.location({ name: 'Safe 2', ...gone });
    for (const one of [id, other]) expect(await remove(`locations/${one}`)).toBe(204);
    expect(await remove(`location-types/${type}`)).toBe(204);
    expect(await remove(`location-areas/${area}`)).toBe(204);
    await added('location-types', 'Trash can');
    await added('location-areas', 'YARD');
    const restored = await server.call('POST', `/api/locations/${id}/restore`);
    expect([restored.status, record(restored.body)]).toMatchObject([
      201,
      { id, label: 'SF-1', location_type_name: 'Fireproof safe', location_area_name: 'VAULT' },
    ]);
    // The second one takes what the first one has brought back.
    const second = record((await server.call('POST', `/api/locations/${other}/restore`)).body);
    for (const field of ['location_type_id', 'location_area_id']) {
      expect(second[field]).toBe(record(restored.body)[field]);
    }
  });

  it('a type that was renamed while its location was deleted is its own by the new name', async () => {
    const type = await added('location-types', 'Trunk');
    const id = await server.location({ name: 'Trunk 1', location_type_id: type });
    expect(await remove(`locations/${id}`)).toBe(204);
    await server.call('PATCH', `/api/location-types/${type}`, { name: 'Coffer' });
    const restored = await server.call('POST', `/api/locations/${id}/restore`);
    expect(record(restored.body)).toMatchObject({
      location_type_id: type,
      location_type_name: 'Coffer',
    });
    expect(await namesIn('location-types')).not.toContain('Trunk');
  });

  it('a location that an earlier version has deleted comes back with its type; without it the reason is told', async () => {
    const type = await added('location-types', 'Hutch');
    const ids = [];
    for (const name of ['Hutch 1', 'Hutch 2']) {
      const id = await server.location({ name, location_type_id: type });
      expect(await remove(`locations/${id}`)).toBe(204);
      ids.push(id);
      // What versions of before have kept.
      await server.store.write(async (trx) => {
        const own = trx.selectFrom('deleted_records').select('snapshot').where('id', '=', id);
        const {
          type_name: _type,
          area_name: _area,
          ...kept
        } = record(JSON.parse((await own.executeTakeFirstOrThrow()).snapshot));
        const snapshot = JSON.stringify(kept);
        await trx.updateTable('deleted_records').set({ snapshot }).where('id', '=', id).execute();
      });
    }
    const [first, second] = ids;
    expect((await server.call('POST', `/api/locations/${first}/restore`)).status).toBe(201);
    expect(await remove(`locations/${first}`)).toBe(204);
    expect(await remove(`location-types/${type}`)).toBe(204);
    expect(await server.call('POST', `/api/locations/${second}/restore`)).toMatchObject({
      status: 422,
      body: {
        fields: {
          location_type_id: expect.stringMatching(/^Its type was removed meanwhile, .*kept no name/),
        },
      },
    });
    // It was deleted again, by this version.
    expect((await server.call('POST', `/api/locations/${first}/restore`)).status).toBe(201);
  });

  it('an import that is taken back leaves a category that was added after its own was removed', async () => {
    const { id } = await checked(server, 'wire.csv', 'Name,Location,Category\nWire,Shelf A,Copper\n');
    await done(server, id);
    const [wire] = decodeItems((await server.call('GET', '/api/items?category=copper&limit=10')).body).items;
    await server.call('PATCH', `/api/items/${wire?.id}`, { category: 'Misc' });
    const categories = decodeCategories((await server.call('GET', '/api/item-categories')).body);
    const copper = categories.find(({ name }) => name === 'Copper');
    expect(await remove(`item-categories/${copper?.id}`)).toBe(204);
    await added('item-categories', 'Family heirlooms');
    await done(server, id, 'undo');
    expect(await namesIn('item-categories')).toContain('Family heirlooms');
  });
});
