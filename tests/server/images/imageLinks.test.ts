import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItem, decodeItems } from '../../../contract/answers.ts';
import { decodeItemImages, decodeLocationImages } from '../../../contract/photos/images.ts';
import { decodeNodes } from '../../../contract/hierarchy.ts';
import { jpeg, uploaded } from './samples.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await startServer();
  photo = await jpeg();
});
afterAll(() => server.stop());

const image = async (): Promise<string> => String((await uploaded(server, photo))['id']);
const linkItem = (item_id: unknown, image_id: unknown, headers = {}) =>
  server.call('POST', '/api/item-images', { item_id, image_id }, headers);
const linkLocation = (location_id: unknown, image_id: unknown, headers = {}) =>
  server.call('POST', '/api/location-images', { location_id, image_id }, headers);
const itemLinks = async (id: unknown) =>
  decodeItemImages((await server.call('GET', `/api/item-images?item_id=${id}`)).body);
const locationLinks = async (id: unknown) =>
  decodeLocationImages((await server.call('GET', `/api/location-images?location_id=${id}`)).body);

it('GOAL-07 UPLOAD-04 UPLOAD-06 ENT-31 CALL-53 CALL-54: an image is linked to a location and listed with it', async () => {
  const location_id = await server.location();
  const [first, second] = [await image(), await image()];
  const made = await linkLocation(location_id, first);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    id: expect.any(String),
    location_id,
    image_id: first,
    image: { id: first, url: expect.stringContaining(`/images/${first}?`) },
  });
  await linkLocation(location_id, second);
  const { body } = await server.call('GET', `/api/location-images?location_id=${location_id}`);
  expect(Array.isArray(body) && body[0]).toEqual(made.body);
  expect((await locationLinks(location_id)).map((link) => link.image?.id)).toEqual([first, second]);
});

it('GOAL-06 UPLOAD-05 ITEMV-16 ENT-32 CALL-58 CALL-59 CALL-60: an image is linked to an item, its ids in query, body or both', async () => {
  const { id } = await server.item();
  const [first, second, third] = [await image(), await image(), await image()];
  const query = (image_id: string) => `/api/item-images?item_id=${id}&image_id=${image_id}`;
  const made = await server.call('POST', query(first), { item_id: id, image_id: first });
  expect(made).toMatchObject({
    status: 201,
    body: { item_id: id, image_id: first, image: { id: first, url: expect.any(String) } },
  });
  expect((await server.call('POST', query(second))).status).toBe(201);
  expect((await linkItem(id, third)).status).toBe(201);
  expect((await itemLinks(id)).map((link) => link.image_id)).toEqual([first, second, third]);
  expect((await server.call('POST', query(first), { item_id: id, image_id: second })).status).toBe(400);
});

it('linking the same pair twice gives the link that is there', async () => {
  const [{ id }, location, image_id] = [await server.item(), await server.location(), await image()];
  for (const link of [() => linkItem(id, image_id), () => linkLocation(location, image_id)]) {
    const first = await link();
    expect(await link()).toMatchObject({ status: 200, body: first.body });
  }
  expect(await itemLinks(id)).toHaveLength(1);
});

it('a repeat with the same Idempotency-Key brings back no link that was removed meanwhile', async () => {
  const [location, image_id] = [await server.location(), await image()];
  const headers = { 'Idempotency-Key': 'link' };
  const first = await linkLocation(location, image_id, headers);
  await server.call('DELETE', `/api/location-images/${location}/${image_id}`);
  const again = await linkLocation(location, image_id, headers);
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await locationLinks(location)).toEqual([]);
  expect((await linkLocation(location, await image(), headers)).status).toBe(422);
});

it('DELIMG-01 DELIMG-03 CALL-57 CALL-63: removing a link leaves the image, and the list is without it', async () => {
  const [{ id }, location, image_id] = [await server.item(), await server.location(), await image()];
  const link = record((await linkItem(id, image_id)).body);
  await linkLocation(location, image_id);
  expect((await server.call('DELETE', `/api/item-images/${link['id']}`)).status).toBe(204);
  expect((await server.call('DELETE', `/api/location-images/${location}/${image_id}`)).status).toBe(204);
  expect([await itemLinks(id), await locationLinks(location)]).toEqual([[], []]);
  expect((await server.call('GET', `/api/images/${image_id}`)).status).toBe(200);
  expect((await server.call('DELETE', `/api/item-images/${link['id']}`)).status).toBe(404);
  expect((await server.call('DELETE', `/api/location-images/${location}/${image_id}`)).status).toBe(404);
});

it('CALL-55 CALL-61 FALLB-03: an unknown owner is a 404, one without photos an empty list', async () => {
  expect(await itemLinks((await server.item())['id'])).toEqual([]);
  expect(await locationLinks(await server.location())).toEqual([]);
  for (const path of [`item-images?item_id=${UNKNOWN}`, `location-images?location_id=${UNKNOWN}`]) {
    expect((await server.call('GET', `/api/${path}`)).status).toBe(404);
  }
  for (const path of ['item-images', 'location-images', 'item-images?item_id=']) {
    expect((await server.call('GET', `/api/${path}`)).status).toBe(400);
  }
});

it('a link to what does not exist names the field', async () => {
  const [{ id }, image_id] = [await server.item(), await image()];
  const fieldsOf = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return [status, Object.keys(record(record(body)['fields']))];
  };
  expect(await fieldsOf(linkItem(id, UNKNOWN))).toEqual([422, ['image_id']]);
  expect(await fieldsOf(linkItem(UNKNOWN, image_id))).toEqual([422, ['item_id']]);
  expect(await fieldsOf(linkLocation(UNKNOWN, UNKNOWN))).toEqual([422, ['location_id', 'image_id']]);
  expect(await fieldsOf(linkLocation(undefined, ['a']))).toEqual([422, ['location_id', 'image_id']]);
  expect(await fieldsOf(server.call('POST', '/api/item-images'))).toEqual([422, ['item_id', 'image_id']]);
  expect(await fieldsOf(linkItem('a\0b', { toString: 1 }))).toEqual([422, ['item_id', 'image_id']]);
});

it('deleting an item or a location removes its links and leaves the images', async () => {
  const [{ id }, location, image_id] = [await server.item(), await server.location(), await image()];
  await linkItem(id, image_id);
  await linkLocation(location, image_id);
  await server.call('DELETE', `/api/items/${id}`);
  await server.call('DELETE', `/api/locations/${location}`);
  const left = async (table: 'item_images' | 'location_images') =>
    server.store.read.selectFrom(table).select('id').where('image_id', '=', image_id).execute();
  expect([await left('item_images'), await left('location_images')]).toEqual([[], []]);
  expect((await server.call('GET', `/api/images/${image_id}`)).status).toBe(200);
});

it('every answer with items carries the thumbnail of the first photo, and none without a photo', async () => {
  const location_id = await server.location();
  const { id } = await server.item({ name: 'Zebra vise', location_id });
  const bare = await server.item({ name: 'Zebra file', location_id });
  const [first, second] = [await image(), await image()];
  await linkItem(id, first);
  await linkItem(id, second);
  const thumbnails = async (path: string) => {
    const { body } = await server.call('GET', path);
    return decodeItems(body).items.map((item) => [item.id, item.thumbnail_url?.split('/')[2]]);
  };
  const expected = [
    [bare['id'], undefined],
    [id, first],
  ];
  for (const path of [
    `/locations/${location_id}/items`,
    `/locations/${location_id}/items?limit=5`,
    '/api/search?q=zebra',
    '/api/search?q=zebra&limit=5',
  ]) {
    const found = await thumbnails(path);
    expect(
      found.toSorted((a, b) => String(b[0]).localeCompare(String(a[0]))),
      path,
    ).toEqual(expected.toSorted((a, b) => String(b[0]).localeCompare(String(a[0]))));
  }
  const one = await server.call('GET', `/api/items/${id}`);
  expect(decodeItem(one.body).thumbnail_url).toContain(`/images/${first}/320.webp?`);
  const patched = await server.call('PATCH', `/api/items/${id}`, { quantity: 5 });
  expect(decodeItem(patched.body).thumbnail_url).toContain(first);
  await server.call('DELETE', `/api/images/${first}`);
  expect(decodeItem((await server.call('GET', `/api/items/${id}`)).body).thumbnail_url).toContain(second);
});

it('a location and the tree carry the thumbnail of its first photo, anew after every change and every day', async () => {
  const location = await server.location({ label: 'PHOTO-1' });
  const tree = async () => {
    const { body, headers } = await server.call('GET', '/api/locations/hierarchy');
    const node = decodeNodes(body).find(({ id }) => id === location);
    return { etag: headers.get('ETag'), thumbnail: node?.thumbnail_url };
  };
  const [first, second] = [await image(), await image()];
  const bare = await tree();
  expect(bare.thumbnail).toBeUndefined();
  await linkLocation(location, first);
  await linkLocation(location, second);
  const linked = await tree();
  expect(linked.thumbnail).toContain(`/images/${first}/320.webp?`);
  expect(linked.etag).not.toBe(bare.etag);
  for (const path of [`/api/locations/${location}`, '/api/location/photo-1']) {
    expect((await server.call('GET', path)).body).toMatchObject({ thumbnail_url: linked.thumbnail });
  }
  server.pass(24 * 60 * 60 * 1000);
  const nextDay = await tree();
  expect(nextDay.thumbnail).toContain(first);
  expect(nextDay.thumbnail).not.toBe(linked.thumbnail);
  await server.call('DELETE', `/api/images/${first}`);
  expect((await tree()).thumbnail).toContain(second);
  await server.call('DELETE', `/api/location-images/${location}/${second}`);
  expect((await tree()).thumbnail).toBeUndefined();
});
