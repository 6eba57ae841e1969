import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodePlaces, type SuggestedPlace } from '../../../contract/places/places.ts';
import { reasonWords } from '../../../src/model/places/reasonWords.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
const places = { resistors: '', screws: '', m3: '', wires: '' };
beforeAll(async () => {
  server = await startServer();
  const room = await server.location({ name: 'Workshop' });
  places.resistors = await server.location({ name: 'Reel shelf', parent_id: room });
  places.screws = await server.location({ name: 'Screws', parent_id: room });
  places.m3 = await server.location({ name: 'Left drawer', parent_id: room, label: 'M-3' });
  places.wires = await server.location({ name: 'Hook', parent_id: room });
  for (const value of ['10k', '22k', '47k']) {
    const name = `Resistor ${value} 0603`;
    await server.item({ name, category: 'Resistors', supplier: 'Reichelt', location_id: places.resistors });
  }
  await server.item({
    name: 'Cable red',
    category: 'Wire',
    supplier_part_no: 'LIY-1X0.5',
    location_id: places.wires,
  });
});
afterAll(() => server.stop());

async function suggested(thing: object): Promise<SuggestedPlace[]> {
  const { status, body } = await server.call('POST', '/api/locations/suggestions', thing);
  expect(status).toBe(200);
  return decodePlaces(body);
}
const first = async (thing: object) => {
  const [place] = await suggested(thing);
  return place && [place.location_id, ...place.reasons.map((reason) => reasonWords(reason, ''))];
};

it('a thing goes where others of its kind are, and it is said why', async () => {
  expect(await first({ name: 'Resistor 100k 0603', category: 'Resistors' })).toEqual([
    places.resistors,
    '3 other Resistors are here',
    expect.stringMatching(/^beside “Resistor \d+k 0603”$/),
  ]);
  expect(await first({ name: 'resistor' })).toEqual([
    places.resistors,
    expect.stringMatching(/^beside “Resistor/),
  ]);
  expect(await first({ supplier_part_no: 'liy-1x0.5' })).toEqual([
    places.wires,
    'the same part number is here',
  ]);
  expect(await first({ name: 'CABLE RED' })).toEqual([places.wires, 'the same name is here']);
});

it('a label or a name of a place in the texts of a thing leads there', async () => {
  expect(await first({ name: 'Washer', text: 'DIN 125\nM3 100 pcs' })).toEqual([
    places.m3,
    'its label says m3',
  ]);
  expect(await first({ name: 'Wood screw 4x40' })).toEqual([places.screws, 'its name says “screws”']);
  expect(
    (await suggested({ name: 'Resistor 3', text: 'M-3' })).map(({ location_id }) => location_id),
  ).toEqual([places.m3, places.resistors]);
});

it('a short number alone is nothing in common', async () => {
  await server.item({ name: 'Heat shrink 2', location_id: places.wires });
  expect(await suggested({ name: 'Laptop 2' })).toEqual([]);
  expect(await first({ name: 'Shrink tube 2' })).toEqual([places.wires, 'beside “Heat shrink 2”']);
});

it('nothing that is known of a thing, or nothing like it, proposes nothing', async () => {
  for (const thing of [
    {},
    { name: '' },
    { name: '%"*^', text: '\n' },
    { name: 'Zeppelin' },
    { category: 'Misc' },
  ])
    expect(await suggested(thing)).toEqual([]);
});

it('the item itself says nothing about where it belongs', async () => {
  const item = await server.item({ name: 'Zebra lamp', location_id: places.wires });
  expect(await first({ name: 'Zebra lamp' })).toEqual([places.wires, 'the same name is here']);
  expect(await suggested({ name: 'Zebra lamp', item_id: item['id'] })).toEqual([]);
});

it('places that are renamed, labelled, made or deleted count from then on', async () => {
  const id = await server.location({ name: 'Empty box' });
  expect(await suggested({ name: 'Gaskets' })).toEqual([]);
  await server.call('PATCH', `/api/locations/${id}`, { name: 'Gaskets', label: 'G7' });
  expect(await first({ name: 'Gasket' })).toEqual([id, 'its name says “gaskets”']);
  expect(await first({ text: 'g7' })).toEqual([id, 'its label says g7']);
  await server.call('DELETE', `/api/locations/${id}`);
  expect(await suggested({ name: 'Gasket', text: 'g7' })).toEqual([]);
});

it('what is no text is refused, and a hundred thousand words are answered', async () => {
  for (const body of [{ name: 7 }, { name: ['a'] }, { text: { a: 1 } }, { name: 'a\u0000' }]) {
    const { status } = await server.call('POST', '/api/locations/suggestions', body);
    expect(status).toBe(422);
  }
  expect(await suggested({ text: 'resistor m3 '.repeat(1500) })).not.toEqual([]);
  const { status } = await server.call('POST', '/api/locations/suggestions', {
    text: 'word '.repeat(100_000),
  });
  expect(status).toBe(422);
});

it('an answer with a reason that is not known yet, or with ten places, is read all the same', () => {
  const place = {
    location_id: 'a',
    reasons: [
      { by: 'moon', what: 'x' },
      { by: 'label', what: 'M3' },
    ],
    more: 1,
  };
  const told = decodePlaces({ places: Array.from({ length: 10 }, () => place) });
  expect(told).toEqual(
    Array.from({ length: 3 }, () => ({ location_id: 'a', reasons: [{ by: 'label', what: 'M3', count: 0 }] })),
  );
  expect(() => decodePlaces({ places: 'none' })).toThrow(/array/);
});
