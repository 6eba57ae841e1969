import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WITHDRAWAL_HEADER } from '../../../contract/builtins.ts';
import { EXPORT_FILES } from '../../../contract/export/exports.ts';
import type { Tables } from '../../../server/store/tables.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { checked, done, settled, upload } from '../imports/uploads.ts';
import { type Answered, answered, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ sessionDays: 3650 })));
afterAll(() => server.stop());

/** A call that makes something, another one of the same kind, and how many there are of that kind. */
interface Example {
  send(headers: Record<string, string>): Promise<Answered>;
  another(headers: Record<string, string>): Promise<Answered>;
  count(): Promise<number>;
}

const countOf = (table: keyof Tables) => async (): Promise<number> => {
  const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
  return (await counted.execute(server.store.read)).rows[0]?.count ?? NaN;
};

/** An example of JSON calls to `path`. */
const json = (path: string, body: object, other: object, table: keyof Tables): Example => ({
  send: (headers) => server.call('POST', path, body, headers),
  another: (headers) => server.call('POST', path, other, headers),
  count: countOf(table),
});

/** An example of bringing back what `make` makes at a path of its own. */
async function restoring(make: () => Promise<string>, table: keyof Tables): Promise<Example> {
  const [one, other] = [await make(), await make()];
  for (const path of [one, other]) await server.call('DELETE', path);
  return {
    send: (headers) => server.call('POST', `${one}/restore`, undefined, headers),
    another: (headers) => server.call('POST', `${other}/restore`, undefined, headers),
    count: countOf(table),
  };
}

const photoOf = async (): Promise<string> => String((await uploaded(server, await jpeg()))['id']);

async function uploading(filename: string): Promise<(headers: Record<string, string>) => Promise<Answered>> {
  const photo = new Uint8Array(await jpeg());
  return async (headers) => {
    const form = new FormData();
    form.set('image', new Blob([photo]), filename);
    const all = { Authorization: `Bearer ${server.token}`, ...headers };
    return answered(await fetch(`${server.url}/api/images`, { method: 'POST', headers: all, body: form }));
  };
}

/** An example of beginning something with an import, of two that `make` makes ready for it; counted once that is over. */
async function importing(what: 'apply' | 'undo', table: keyof Tables): Promise<Example> {
  const make = async (name: string): Promise<string> => {
    const { id } = await checked(server, `${name}.csv`, `name,location\n${name},Lab`);
    if (what === 'undo') await done(server, id);
    return id;
  };
  const [one, other] = [await make(`${what} one`), await make(`${what} other`)];
  const call = (id: string) => (headers: Record<string, string>) =>
    server.call('POST', `/api/imports/${id}/${what}`, undefined, headers);
  return {
    send: call(one),
    another: call(other),
    async count() {
      await settled(server, one);
      return countOf(table)();
    },
  };
}

/** For each call that makes something: a new one has to be entered here, or the first test fails. */
const EXAMPLES: Record<string, () => Promise<Example>> = {
  '/api/items': async () => {
    const item = { name: 'Screw', category: 'Misc', location_id: await server.location() };
    return json('/api/items', item, { ...item, quantity: 2 }, 'items');
  },
  '/api/locations': async () => {
    const location = { name: 'Shelf', location_type_id: 1, location_area_id: 1, label: 'SHELF-1' };
    return json('/api/locations', location, { ...location, label: 'SHELF-2' }, 'locations');
  },
  '/api/location-types': async () =>
    json('/api/location-types', { name: 'Crate' }, { name: 'Sack' }, 'location_types'),
  '/api/location-areas': async () =>
    json('/api/location-areas', { name: 'Attic' }, { name: 'Cellar' }, 'location_areas'),
  '/api/item-categories': async () =>
    json('/api/item-categories', { name: 'Springs' }, { name: 'Seals' }, 'item_categories'),
  '/api/synonyms': async () =>
    json('/api/synonyms', { words: ['a', 'b'] }, { words: ['a', 'c'] }, 'synonym_groups'),
  '/api/images': async () => ({
    send: await uploading('one.jpg'),
    another: await uploading('two.jpg'),
    count: countOf('images'),
  }),
  '/api/imports': async () => ({
    send: (headers) => upload(server, 'one.csv', 'name,location\nA1,Lab', headers),
    another: (headers) => upload(server, 'two.csv', 'name,location\nA1,Lab', headers),
    count: countOf('imports'),
  }),
  '/api/imports/:id/apply': () => importing('apply', 'items'),
  '/api/imports/:id/undo': () => importing('undo', 'deleted_records'),
  '/api/item-images': async () => {
    const link = { item_id: (await server.item())['id'], image_id: await photoOf() };
    return json('/api/item-images', link, { ...link, image_id: await photoOf() }, 'item_images');
  },
  '/api/location-images': async () => {
    const link = { location_id: await server.location(), image_id: await photoOf() };
    return json('/api/location-images', link, { ...link, image_id: await photoOf() }, 'location_images');
  },
  '/api/items/:id/restore': async () =>
    restoring(async () => `/api/items/${(await server.item())['id']}`, 'items'),
  '/api/locations/:id/restore': async () =>
    restoring(async () => `/api/locations/${await server.location()}`, 'locations'),
  '/api/images/:id/analyze': async () => {
    const path = `/api/images/${await photoOf()}/analyze`;
    return json(path, { analysis_type: 'One' }, { analysis_type: 'Two' }, 'analyses');
  },
};

/** Sessions: a second login is a second session on purpose, a second logout ends nothing. */
const MAKE_NOTHING = [
  '/api/login',
  '/api/logout',
  // Reads.
  '/api/locations/suggestions',
  // Files that are gone within minutes, each as new as its call.
  ...EXPORT_FILES.map((file) => `/api/export/${file}`),
];

it('every call that is a POST is known to these tests as one that makes something or does not', () => {
  const posts = server.routes.filter((route) => route.startsWith('POST ')).map((route) => route.slice(5));
  expect(posts.toSorted()).toEqual([...Object.keys(EXAMPLES), ...MAKE_NOTHING].toSorted());
});

for (const [path, example] of Object.entries(EXAMPLES)) {
  it(`POST ${path} makes one thing for each Idempotency-Key, after a restart too, and refuses the key for another request`, async () => {
    const { send, another, count } = await example();
    const headers = { 'Idempotency-Key': `key of ${path}`.replaceAll(' ', '-') };
    const before = await count();
    const first = await send(headers);
    expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([
      /\/(analyze|apply|undo)$/.test(path) ? 202 : 201,
      null,
    ]);
    const again = await send(headers);
    const refused = await another(headers);
    await server.restart();
    for (const replay of [again, await send(headers)]) {
      expect(replay.headers.get('Idempotency-Replayed')).toBe('true');
      expect([replay.status, replay.body]).toEqual([first.status, first.body]);
      expect(replay.headers.get('ETag')).toBe(first.headers.get('ETag'));
    }
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was already used for another request.' },
    });
    expect(await count()).toBe(before + 1);
  });

  it(`POST ${path} refuses what cannot be an Idempotency-Key`, async () => {
    const { send, count } = await example();
    const before = await count();
    expect((await send({ 'Idempotency-Key': 'two words' })).status).toBe(400);
    expect(await count()).toBe(before);
  });
}

for (const [path, example] of Object.entries(EXAMPLES)) {
  it(`POST ${path} that is given up makes nothing, then or later`, async () => {
    const { send, count } = await example();
    const key = { 'Idempotency-Key': `given-up-${path}` };
    const before = await count();
    for (const headers of [{ ...key, [WITHDRAWAL_HEADER]: 'yes' }, key]) {
      expect(await send(headers)).toMatchObject({ status: 412, body: { error: 'stale' } });
    }
    expect(await count()).toBe(before);
  });
}

it('a location is not made again for a key whose location was changed or deleted since', async () => {
  const { send, count } = await (EXAMPLES['/api/locations'] ?? expect.unreachable)();
  // Its label is in use by now: what was refused keeps no key.
  const headers = { 'Idempotency-Key': 'moved' };
  expect((await send(headers)).status).toBe(409);
  const label = await server.call('GET', '/api/location/SHELF-1');
  const path = `/api/locations/${record(label.body)['id']}`;
  await server.call('PATCH', path, { label: '' });
  const made = await send(headers);
  expect(made.status).toBe(201);
  const id = record(made.body)['id'];
  await server.call('PATCH', `/api/locations/${id}`, { name: 'Rack' });
  expect(await send(headers)).toMatchObject({ status: 201, body: made.body });
  await server.call('DELETE', `/api/locations/${id}`);
  const before = await count();
  expect(await send(headers)).toMatchObject({ status: 201, body: made.body });
  expect(await count()).toBe(before);
});
