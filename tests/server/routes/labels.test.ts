import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { labelKeys } from '../../../server/store/migrations/008-label-keys.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeEach(async () => void (server = await startServer()));
afterEach(() => server.stop());

const byLabel = async (label: string): Promise<unknown> => {
  const { status, body } = await server.call('GET', `/api/location/${encodeURIComponent(label)}`);
  return status === 200 ? record(body)['id'] : status;
};
const labelled = (label: string) => {
  const body = { name: 'Rack', location_type_id: 1, location_area_id: 1, parent_id: null, label };
  return server.call('POST', '/api/locations', body);
};

test.each([
  'Ｂ-7',
  'b-7',
  'B\u200B-7',
  '\u200FB-7',
  '\u2067B-7\u2069',
  'B\u00AD-7',
  '\uFEFFB-7',
  'B\u20117',
  'B\u20137',
])('a label that looks like another one is that label: %j', async (other) => {
  const id = await server.location({ label: 'B-7' });
  expect(await labelled(other)).toMatchObject({
    status: 409,
    body: { error: 'conflict', fields: { label: 'This label is already used by Lab.' } },
  });
  expect(await byLabel(other)).toBe(id);
});

it('a label is kept with the hyphens that are on keys, whatever it was copied from', async () => {
  const { status, body } = await labelled(' GA\u2011SU1\u20132');
  expect([status, record(body)['label']]).toEqual([201, 'GA-SU1-2']);
  const path = `/api/locations/${String(record(body)['id'])}`;
  const renamed = await server.call('PATCH', path, { label: 'GA\u2212SU2' });
  expect(record(renamed.body)['label']).toBe('GA-SU2');
});

it('an old label with hyphens of two kinds is found by how it is typed, and not given twice', async () => {
  const id = await server.location();
  const old = { label: 'GA-SU\u20111', label_key: 'ga-su\u20101' };
  await server.store.write((trx) => trx.updateTable('locations').set(old).where('id', '=', id).execute());
  for (const label of ['GA-SU-1', 'GA-SU\u20111', 'ga\u2013su-1']) expect(await byLabel(label)).toBe(id);
  expect(await labelled('GA-SU-1')).toMatchObject({ status: 409 });
});

it('a label that runs backwards, or shows nothing, is refused with its field', async () => {
  expect(await labelled('A\u202E1')).toMatchObject({
    status: 422,
    body: {
      error: 'invalid',
      fields: { label: 'Label contains signs that change the direction of the text.' },
    },
  });
  expect(await labelled('\u200B\u2060')).toMatchObject({
    status: 422,
    body: { error: 'invalid', fields: { label: 'Label must have a character that can be seen.' } },
  });
});

/** Keeps labels as the version before these keys did, and upgrades them. */
async function before(labels: Record<string, string>): Promise<void> {
  for (const [id, label] of Object.entries(labels)) {
    const label_key = label.trim().normalize('NFC').toLowerCase();
    await server.store.write((trx) =>
      trx.updateTable('locations').set({ label, label_key }).where('id', '=', id).execute(),
    );
  }
  await server.store.write(labelKeys);
}

it('labels of before are found by what they look like', async () => {
  const id = await server.location();
  await before({ [id]: 'Ｂ\u200B-7' });
  await server.restart();
  expect(await byLabel('b-7')).toBe(id);
  expect(await labelled('B-7')).toMatchObject({ status: 409 });
});

it('of two old labels that look the same each is found by its own spelling, and can be changed', async () => {
  const wide = await server.location({ name: 'Wide' });
  const hidden = await server.location({ name: 'Hidden' });
  await before({ [wide]: 'Ｂ-7', [hidden]: 'B\u200B-7' });
  await server.restart();
  expect(await byLabel('B-7')).toBe(wide);
  expect(await byLabel('Ｂ-7')).toBe(wide);
  expect(await byLabel('B\u200B-7')).toBe(hidden);
  const path = `/api/locations/${hidden}`;
  expect(await server.call('PATCH', path, { description: 'Top' })).toMatchObject({ status: 200 });
  expect(await byLabel('B\u200B-7')).toBe(hidden);
  expect(await server.call('PATCH', path, { label: 'B-7' })).toMatchObject({ status: 409 });
  expect(await server.call('PATCH', path, { label: 'B-8' })).toMatchObject({ status: 200 });
  expect(await byLabel('b-8')).toBe(hidden);
});

it('an old label is the one that has its plain spelling already', async () => {
  const wide = await server.location({ name: 'Wide' });
  const plain = await server.location({ name: 'Plain' });
  await before({ [wide]: 'Ｂ-7', [plain]: 'B-7' });
  await server.restart();
  expect(await byLabel('B-7')).toBe(plain);
  expect(await byLabel('Ｂ-7')).toBe(wide);
});

/** With the keys that labels had while each kind of hyphen was another. */
const asBefore = (id: string, label: string) =>
  server.store.write((trx) =>
    trx
      .updateTable('locations')
      .set({ label, label_key: label.normalize('NFKC').toLowerCase() })
      .where('id', '=', id)
      .execute(),
  );

it('an old label with a hyphen of typography is found by the usual one, and nobody else gets it', async () => {
  const old = await server.location();
  await asBefore(old, 'B\u20117\u20111');
  for (const label of ['b\u20117\u20111', 'B-7-1', 'B\u20137\u20131']) expect(await byLabel(label)).toBe(old);
  expect(await labelled('B-7-1')).toMatchObject({ status: 409 });
  // Once it is saved it is kept as others are.
  const path = `/api/locations/${old}`;
  expect(await server.call('PATCH', path, { description: 'Top' })).toMatchObject({
    status: 200,
    body: { label: 'B\u20117\u20111' },
  });
  expect(await server.call('PATCH', path, { label: 'B\u20117\u20111' })).toMatchObject({
    status: 200,
    body: { label: 'B-7-1' },
  });
});

it('of two old labels that differ by their hyphens each is found by its own, and its form can be saved', async () => {
  const [plain, old] = [await server.location(), await server.location()];
  await asBefore(plain, 'B-7');
  await asBefore(old, 'B\u20117');
  expect([await byLabel('b-7'), await byLabel('B\u20137'), await byLabel('b\u20117')]).toEqual([
    plain,
    plain,
    old,
  ]);
  // A form sends all of its fields.
  const form = { label: 'B\u20117', description: 'Top' };
  expect(await server.call('PATCH', `/api/locations/${old}`, form)).toMatchObject({
    status: 200,
    body: form,
  });
  expect([await byLabel('b-7'), await byLabel('b\u20117')]).toEqual([plain, old]);
});
