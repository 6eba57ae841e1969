import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeHierarchy, decodeLocation } from '../../../contract/answers.ts';
import { openBeside } from '../../support/postgres/openBeside.ts';
import { names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

it('CALL-36 CALL-37 CALL-38 CALL-39 CALL-32 CALL-34: a location is created from integer ids and read by its id', async () => {
  const sent = {
    name: 'Hall',
    description: 'd',
    location_type_id: 10,
    location_area_id: 2,
    label: '',
    parent_id: null,
  };
  const created = await server.call('POST', '/api/locations', sent);
  expect(created.status).toBe(201);
  expect(decodeLocation(created.body)).toMatchObject({
    ...sent,
    type: 'ROOM',
    location_type_name: 'Room',
    area: 'GARAGE',
    location_area_name: 'GARAGE',
    version: 1,
  });
  const id = record(created.body)['id'];
  expect((await server.call('GET', `/api/locations/${id}`)).body).toEqual(created.body);
  const texts = await server.call('POST', '/api/locations', {
    ...sent,
    location_type_id: '10',
    location_area_id: 1.5,
  });
  expect(texts).toMatchObject({
    status: 422,
    body: { fields: { location_type_id: 'Type is required', location_area_id: 'Area is required' } },
  });
});

it('CALL-31: a location is found by its label, ignoring case, whatever signs it has', async () => {
  const id = await server.location({ label: 'Ä 1/2 %41' });
  const read = await server.call('GET', `/api/location/${encodeURIComponent('ä 1/2 %41')}`);
  expect(record(read.body)['id']).toBe(id);
  expect(await server.call('GET', '/api/location/none')).toMatchObject({
    status: 404,
    body: { message: 'Location not found' },
  });
});

it('CALL-40: an update changes what was sent, the description alone too', async () => {
  const id = await server.location({ name: 'Old', description: 'x', label: 'UPD' });
  const { body } = await server.call('PATCH', `/api/locations/${id}`, { description: 'new' });
  expect(body).toMatchObject({ name: 'Old', description: 'new', label: 'UPD', version: 2 });
  const label = await server.call('PATCH', `/api/locations/${id}`, { label: '', name: 'New' });
  expect(label.body).toMatchObject({ name: 'New', description: 'new', label: '', version: 3 });
  const stale = await server.call('PATCH', `/api/locations/${id}`, { name: 'X2' }, { 'If-Match': '"1"' });
  expect(stale.status).toBe(412);
  // Changing nothing makes a version too, so that an older write that comes late cannot undo it.
  const same = await server.call('PATCH', `/api/locations/${id}`, { name: 'New' }, { 'If-Match': '"3"' });
  expect(same.body).toEqual({ ...Object(label.body), version: 4 });
});

it('refuses a location inside itself, at any depth', async () => {
  const top = await server.location({ name: 'Top' });
  const middle = await server.location({ name: 'Middle', parent_id: top });
  const bottom = await server.location({ name: 'Bottom', parent_id: middle });
  for (const parent_id of [top, middle, bottom]) {
    expect(await server.call('PATCH', `/api/locations/${top}`, { parent_id })).toMatchObject({
      status: 422,
      body: { fields: { parent_id: 'A location cannot be inside itself.' } },
    });
  }
  expect((await server.call('PATCH', `/api/locations/${bottom}`, { parent_id: top })).status).toBe(200);
});

it('refuses to nest deeper than 64, by creating and by moving', async () => {
  let parent_id: string | null = null;
  const chain: string[] = [];
  for (let depth = 0; depth < 64; depth++) chain.push((parent_id = await server.location({ parent_id })));
  const body = { name: 'Deeper', location_type_id: 1, location_area_id: 1, parent_id };
  expect((await server.call('POST', '/api/locations', body)).status).toBe(422);
  const other = await server.location();
  expect((await server.call('PATCH', `/api/locations/${chain[0]}`, { parent_id: other })).status).toBe(422);
});

it('refuses a label in use ignoring case, and names who uses it', async () => {
  const id = await server.location({ name: 'First', label: 'dup-1' });
  const other = await server.location();
  const message = 'This label is already used by First.';
  const refusal = { status: 409, body: { message, error: 'conflict', fields: { label: message } } };
  expect(await server.call('PATCH', `/api/locations/${other}`, { label: 'DUP-1' })).toMatchObject(refusal);
  const body = { name: 'Third', location_type_id: 1, location_area_id: 1, label: ' Dup-1 ', parent_id: '' };
  expect(await server.call('POST', '/api/locations', body)).toMatchObject(refusal);
  expect((await server.call('PATCH', `/api/locations/${id}`, { label: 'DUP-1' })).status).toBe(200);
});

it('refuses a parent, type or area that does not exist', async () => {
  const body = { name: 'Lost', location_type_id: 999, location_area_id: 999, parent_id: null };
  const lookups = record((await server.call('POST', '/api/locations', body)).body)['fields'];
  expect(Object.keys(record(lookups))).toEqual(['location_type_id', 'location_area_id']);
  const orphan = { ...body, location_type_id: 1, location_area_id: 1, parent_id: UNKNOWN };
  expect(await server.call('POST', '/api/locations', orphan)).toMatchObject({
    status: 422,
    body: { fields: { parent_id: 'This parent location does not exist.' } },
  });
});

it('deletes an empty location only, and says what is in the other', async () => {
  const id = await server.location({ name: 'Full' });
  const child = await server.location({ parent_id: id });
  const item = await server.item({ location_id: id });
  const gone = (target: unknown) => server.call('DELETE', `/api/locations/${target}`);
  expect(await gone(id)).toMatchObject({
    status: 409,
    body: { error: 'in-use', message: 'Full still holds 1 location and 1 item. Move or delete them first.' },
  });
  await server.call('DELETE', `/api/items/${item['id']}`);
  expect((await gone(child)).status).toBe(204);
  expect((await gone(id)).status).toBe(204);
  expect((await gone(id)).status).toBe(404);
});

it('CALL-41: the tree nests children by name with numbers by value, and is not sent again unchanged', async () => {
  const own = await startServer();
  try {
    const top = await own.location({ name: 'Top' });
    for (const name of ['Bin 10', 'bin 2', 'Bin 1']) await own.location({ name, parent_id: top });
    const read = () => own.call('GET', '/api/locations/hierarchy');
    const first = await read();
    const [root] = decodeHierarchy(first.body);
    expect(names(root?.children)).toEqual(['Bin 1', 'bin 2', 'Bin 10']);
    const tag = first.headers.get('ETag') ?? '';
    const again = () => own.call('GET', '/api/locations/hierarchy', undefined, { 'If-None-Match': tag });
    expect((await again()).status).toBe(304);
    await own.call('PATCH', `/api/locations/${top}`, { name: 'Renamed' });
    expect((await again()).status).toBe(200);
    expect(names((await read()).body)).toEqual(['Renamed']);
  } finally {
    await own.stop();
  }
});

it('CALL-41: the tree shows what another process wrote into the same database', async () => {
  const own = await startServer();
  const other = await openBeside(own.folder);
  try {
    const id = await own.location({ name: 'Before' });
    expect(names((await own.call('GET', '/api/locations/hierarchy')).body)).toEqual(['Before']);
    await other.write(async (trx) => {
      await trx.updateTable('locations').set({ name: 'After' }).where('id', '=', id).execute();
    });
    expect(names((await own.call('GET', '/api/locations/hierarchy')).body)).toEqual(['After']);
  } finally {
    await other.close();
    await own.stop();
  }
});

it('locations in a circle, as only a database of somebody else has them, hold up no move', async () => {
  const [one, other] = [await server.location({ name: 'Round' }), await server.location({ name: 'About' })];
  await server.store.write(async (trx) => {
    await trx.updateTable('locations').set({ parent_id: other }).where('id', '=', one).execute();
    await trx.updateTable('locations').set({ parent_id: one }).where('id', '=', other).execute();
  });
  const place = await server.location({ name: 'Elsewhere' });
  expect(await server.call('PATCH', `/api/locations/${one}`, { parent_id: place })).toMatchObject({
    status: 422,
  });
  // Out of all others it may be taken, and is no circle any more.
  expect(await server.call('PATCH', `/api/locations/${one}`, { parent_id: null })).toMatchObject({
    status: 200,
  });
});
