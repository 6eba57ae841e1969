import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItem, decodeLocation } from '../../../contract/answers.ts';
import { decodeItemImages, decodeLocationImages } from '../../../contract/photos/images.ts';
import { decodeHistory } from '../../../contract/history.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { names, record } from '../answers.ts';
import { seeDays } from '../seeDays.ts';
import { type TestServer, startServer } from '../startServer.ts';

const DAY = 24 * 60 * 60 * 1000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await startServer({ sessionDays: 3650 });
  await seeDays(server.store, 200);
  photo = await jpeg();
});
afterAll(() => server.stop());

const kindsOf = async (id: unknown) =>
  decodeHistory((await server.call('GET', `/api/items/${id}/history`)).body).history.map(({ kind }) => kind);
const remove = (path: string) => server.call('DELETE', `/api${path}`);
const restore = (path: string, headers = {}) =>
  server.call('POST', `/api${path}/restore`, undefined, headers);
const image = async (): Promise<string> => String((await uploaded(server, photo))['id']);

it('a deleted item comes back whole: its id, fields, history, photos and places in lists and search', async () => {
  const { id } = await server.item({ name: 'Restorable axle', quantity: 4, notes: 'From the attic' });
  await server.call('PATCH', `/api/items/${id}`, { quantity: 5 });
  const [first, second, gone] = [await image(), await image(), await image()];
  for (const image_id of [first, second, gone]) {
    await server.call('POST', '/api/item-images', { item_id: id, image_id });
  }
  const before = decodeItem((await server.call('GET', `/api/items/${id}`)).body);
  expect((await remove(`/items/${id}`)).status).toBe(204);
  await server.call('DELETE', `/api/images/${gone}`);
  expect((await server.call('GET', `/api/items/${id}`)).status).toBe(404);

  const { status, body, headers } = await restore(`/items/${id}`);
  expect(status).toBe(201);
  const after = decodeItem(body);
  const { updated_at: _, version, thumbnail_url: __, ...fields } = before;
  expect(after).toMatchObject({ ...fields, version: Number(version) + 1 });
  expect(headers.get('ETag')).toBe(`"${after.version}"`);
  expect((await server.call('GET', `/api/items/${id}`)).body).toEqual(body);
  expect(await kindsOf(id)).toEqual(['restored', 'deleted', 'quantity', 'created']);
  const links = decodeItemImages((await server.call('GET', `/api/item-images?item_id=${id}`)).body);
  expect(links.map(({ image_id }) => image_id)).toEqual([first, second]);
  expect(names((await server.call('GET', '/api/search?q=restorable')).body)).toEqual(['Restorable axle']);
  const there = await server.call('GET', `/locations/${before.location_id}/items?limit=5`);
  expect(record(there.body)).toMatchObject({ total: 1 });
});

it('a deleted location comes back whole, with its label, place and photos', async () => {
  const parent_id = await server.location({ name: 'Room' });
  const id = await server.location({ name: 'Shelf', label: 'RS-1', parent_id, description: 'Oak' });
  const image_id = await image();
  await server.call('POST', '/api/location-images', { location_id: id, image_id });
  const before = decodeLocation((await server.call('GET', `/api/locations/${id}`)).body);
  const treeBefore = await server.call('GET', '/api/locations/hierarchy');
  await remove(`/locations/${id}`);
  const { status, body } = await restore(`/locations/${id}`);
  expect(status).toBe(201);
  const { updated_at: _, version, thumbnail_url: __, ...fields } = before;
  expect(decodeLocation(body)).toMatchObject({ ...fields, version: Number(version) + 1 });
  const links = decodeLocationImages(
    (await server.call('GET', `/api/location-images?location_id=${id}`)).body,
  );
  expect(links.map((link) => link.image_id)).toEqual([image_id]);
  const tree = await server.call('GET', '/api/locations/hierarchy');
  expect(tree.headers.get('ETag')).not.toBe(treeBefore.headers.get('ETag'));
});

it('what is there already is answered as it is, and what nobody knows is a 404', async () => {
  const item = await server.item();
  const location = await server.location();
  const answer = await restore(`/items/${item['id']}`);
  expect([answer.status, answer.body]).toEqual([200, item]);
  expect((await restore(`/locations/${location}`)).status).toBe(200);
  expect(await kindsOf(item['id'])).toEqual(['created']);
  for (const path of [`/items/${UNKNOWN}`, `/locations/${UNKNOWN}`, `/items/%00`]) {
    expect((await restore(path)).status).toBe(404);
  }
});

it('an item whose location is gone stays deleted, says why, and comes back after it', async () => {
  const location_id = await server.location({ name: 'Gone shelf' });
  const { id } = await server.item({ location_id });
  await remove(`/items/${id}`);
  await remove(`/locations/${location_id}`);
  const refused = await restore(`/items/${id}`);
  expect([refused.status, record(refused.body)['message']]).toEqual([422, 'This location does not exist.']);
  expect((await restore(`/locations/${location_id}`)).status).toBe(201);
  expect((await restore(`/items/${id}`)).status).toBe(201);
});

it('a location whose label is in use by now, or whose parent is gone, stays deleted and says why', async () => {
  const parent_id = await server.location({ name: 'Cupboard' });
  const id = await server.location({ label: 'RS-2', parent_id });
  await remove(`/locations/${id}`);
  const holder = await server.location({ name: 'Usurper', label: 'rs-2' });
  const taken = await restore(`/locations/${id}`);
  expect([taken.status, record(taken.body)['message']]).toEqual([
    409,
    'This label is already used by Usurper.',
  ]);
  await remove(`/locations/${holder}`);
  await remove(`/locations/${parent_id}`);
  const orphaned = await restore(`/locations/${id}`);
  expect([orphaned.status, record(orphaned.body)['message']]).toEqual([
    422,
    'This parent location does not exist.',
  ]);
});

it('a late repeat with the same key brings back nothing that was deleted again meanwhile', async () => {
  const { id } = await server.item();
  await remove(`/items/${id}`);
  const key = { 'Idempotency-Key': 'restored once'.replace(/ /g, '-') };
  const first = await restore(`/items/${id}`, key);
  await remove(`/items/${id}`);
  const late = await restore(`/items/${id}`, key);
  expect([late.status, late.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
  expect(late.body).toEqual(first.body);
  expect((await server.call('GET', `/api/items/${id}`)).status).toBe(404);
  // Without the key it is another wish.
  expect((await restore(`/items/${id}`)).status).toBe(201);
  expect(await kindsOf(id)).toEqual(['restored', 'deleted', 'restored', 'deleted', 'created']);
});

it('a late repeat with the same key has an address of today for the photo, and none of its first day is kept', async () => {
  const { id } = await server.item();
  const location = await server.location();
  const image_id = await image();
  await server.call('POST', '/api/item-images', { item_id: id, image_id });
  await server.call('POST', '/api/location-images', { location_id: location, image_id });
  for (const path of [`/items/${id}`, `/locations/${location}`]) {
    await remove(path);
    const headers = { 'Idempotency-Key': `photo${path.replaceAll('/', '-')}` };
    const first = await restore(path, headers);
    server.pass(30 * DAY);
    const again = await restore(path, headers);
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
    const { thumbnail_url: before, ...fields } = record(first.body);
    const { thumbnail_url: now, ...others } = record(again.body);
    expect(others).toEqual(fields);
    expect(now).not.toBe(before);
    expect((await fetch(server.url + String(now))).status).toBe(200);
  }
  const kept = await server.store.read.selectFrom('idempotency_keys').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('signature=');
});

it('a deleted record survives a restart, needs a login, and is over after 90 days', async () => {
  const { id } = await server.item({ name: 'Kept' });
  const { id: other } = await server.item({ name: 'Kept too long' });
  await remove(`/items/${id}`);
  await remove(`/items/${other}`);
  const call = { method: 'POST' };
  expect((await fetch(`${server.url}/api/items/${id}/restore`, call)).status).toBe(401);
  await server.restart();
  expect((await restore(`/items/${id}`)).status).toBe(201);
  server.pass(91 * DAY);
  expect((await restore(`/items/${other}`)).status).toBe(404);
  const kept = async () => {
    const { rows } = await sql<{ id: string }>`select id from deleted_records`.execute(server.store.read);
    return rows.map((row) => row.id);
  };
  expect(await kept()).toContain(other);
  // With the next deletion the old ones are forgotten.
  await remove(`/items/${id}`);
  expect(await kept()).toEqual([id]);
});
