import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillLocation } from '../../support/fillLocation.ts';
import { decodeHits, decodeItems } from '../../../contract/answers.ts';
import { findItems } from '../../../src/model/finding/itemMatches.ts';
import { QUERY_MAX } from '../../../contract/searchWords.ts';
import { names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const location_id = await server.location({
    name: 'Drawer',
    parent_id: await server.location(),
    label: 'D1',
  });
  for (const item of [
    { name: 'Zange', notes: 'belongs to RR05P22 and the washer set' },
    { name: 'Kit for RR05P22', description: 'a kit' },
    { name: 'Zinc filter', supplier_part_no: 'RR05P22-X', supplier: 'Würth' },
    { name: 'Washer (M3) 50%', category: 'Fasteners' },
    { name: 'Søren’s Café lamp', supplier_item_url: 'https://example.org/lamps/4711' },
  ]) {
    await server.item({ ...item, location_id });
  }
});
afterAll(() => server.stop());

const search = async (q: string, more = '') => {
  const { status, body } = await server.call('GET', `/api/search?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body;
};
const found = async (q: string) => names(await search(q));

it('CALL-27: a part number comes first, then names, then notes', async () => {
  expect(await found('RR05P22')).toEqual(['Zinc filter', 'Kit for RR05P22', 'Zange']);
  expect(await found('rr05p2')).toEqual(['Zinc filter', 'Kit for RR05P22', 'Zange']);
});

it('CALL-27: every word must begin a word somewhere, in any order', async () => {
  expect(await found('set wash')).toEqual(['Zange']);
  expect(await found('zinc würth')).toEqual(['Zinc filter']);
  expect(await found('washer zzz')).toEqual([]);
});

it('letters within words are found where nothing begins with them, as what was typed', async () => {
  expect(await found('asher')).toEqual(['Washer (M3) 50%', 'Zange']);
  expect(await found('5p22')).toEqual([]);
  expect(await found('p22')).toEqual(['Kit for RR05P22', 'Zinc filter', 'Zange']);
  expect(await found('she')).toEqual([]);
});

it('Chinese and Japanese words are found within others, by the server and by what the browser knows', async () => {
  for (const name of ['不锈钢螺丝 M5', 'M4螺丝', '六角ナット M6', '木ネジ 4x40', '木钉', 'ガス缶'])
    await server.item({ name });
  const { items } = decodeItems((await server.call('GET', '/api/items')).body);
  for (const [q, expected] of [
    ['螺丝', ['M4螺丝', '不锈钢螺丝 M5']],
    ['螺丝 m5', ['不锈钢螺丝 M5']],
    ['ナット', ['六角ナット M6']],
    ['ネジ', ['木ネジ 4x40']],
    ['钉', ['木钉']],
    ['ス', []],
    ['铁钉', []],
  ] as const) {
    expect(await found(q), q).toEqual(expected);
    expect(
      (await findItems(items, q)).items.map(({ name }) => name),
      q,
    ).toEqual(expected);
  }
});

it('a Chinese word is found within others beside those that begin with it, in however many, and left out of them', async () => {
  const within = Array.from({ length: 40 }, (_, at) => `${String.fromCodePoint(0x4e00 + at)}垫圈`);
  for (const name of [...within, '垫圈盒', '垫圈']) await server.item({ name });
  await server.item({ name: '机油滤芯', notes: '附密封垫圈' });
  const { items } = decodeItems((await server.call('GET', '/api/items')).body);
  const ordered = ['垫圈', '垫圈盒', ...within, '机油滤芯'];
  for (const [q, expected] of [
    ['垫圈', ordered],
    ['垫圈 滤芯', ['机油滤芯']],
    ['滤芯 -垫圈', []],
  ] as const) {
    const hits = decodeHits(await search(q, '&limit=100'));
    expect([hits.total, names(hits.items)], q).toEqual([expected.length, expected]);
    expect((await findItems(items, q)).items.map(({ name }) => name)).toEqual(expected);
  }
});

it('a thing is found within a word, too, where what it is for is nowhere', async () => {
  await server.item({ name: 'Steinbohrer 8 mm' });
  const hits = decodeHits(await search('Bohrer 8mm für Beton', '&limit=5'));
  expect([names(hits.items), hits.meant]).toEqual([['Steinbohrer 8 mm'], 'bohrer 8mm']);
});

it('nothing else is said to be meant than what was typed, by the server and by what the browser knows', async () => {
  await server.item({ name: 'Microfibre cloth', category: 'Misc' });
  const { items } = decodeItems((await server.call('GET', '/api/items')).body);
  for (const [q, meant] of [
    ['Fibre Cloth cat:misc', undefined],
    ['Fibre Cloht cat:misc', 'fibre cloth'],
  ] as const) {
    const hits = decodeHits(await search(q, '&limit=5'));
    expect([names(hits.items), hits.meant], q).toEqual([['Microfibre cloth'], meant]);
    const known = await findItems(items, q);
    expect([known.items.map(({ name }) => name), known.meant], q).toEqual([['Microfibre cloth'], meant]);
  }
});

it('a word is known as soon as it is written: within others, and to whoever misspells it', async () => {
  expect([await found('phone'), await found('xylophnoe')]).toEqual([[], []]);
  await server.item({ name: 'Xylophone' });
  expect([await found('phone'), await found('xylophnoe')]).toEqual([['Xylophone'], ['Xylophone']]);
});

it('a part number is found without its signs, and a name before notes in any spelling', async () => {
  for (const item of [
    { name: 'Cutters', supplier_part_no: '70 06 160' },
    { name: 'Bracket', notes: 'with a spanner' },
    { name: 'Wrench' },
    { name: 'Rod 16 mm' },
    { name: 'Rod 6.8 mm' },
    { name: 'Rod 6.0 mm' },
  ])
    await server.item(item);
  for (const q of ['7006160', '70 06160', '7006-160']) expect(await found(q)).toEqual(['Cutters']);
  expect(await found('7006161')).toEqual([]);
  expect(await found('spanner')).toEqual(['Wrench', 'Bracket']);
  // Half of a decimal is no number.
  expect(await found('6 mm rod')).toEqual(['Rod 6.0 mm']);
  expect(await found('8 mm rod')).toEqual([]);
});

it('CALL-27: accents and case do not count, on either side', async () => {
  for (const q of ['soren cafe', 'SØREN', 'café', 'lamps 4711'])
    expect(await found(q)).toEqual(['Søren’s Café lamp']);
  expect(await found('wurth')).toEqual(['Zinc filter']);
});

it('an umlaut is found in one letter or two, by the server and by what the browser knows', async () => {
  for (const name of ['Müllbeutel', 'Öl 5W40', 'Tür Scharnier', 'Dübel 10', 'Duebel 8', 'Schluessel 13'])
    await server.item({ name });
  const { items } = decodeItems((await server.call('GET', '/api/items')).body);
  for (const [q, expected] of [
    ['muell', ['Müllbeutel']],
    ['oel', ['Öl 5W40']],
    ['oel 5w40', ['Öl 5W40']],
    ['tuer', ['Tür Scharnier']],
    ['dübel', ['Dübel 10', 'Duebel 8']],
    ['duebel', ['Duebel 8', 'Dübel 10']],
    ['schlüssel 13', ['Schluessel 13']],
  ] as const) {
    expect(await found(q), q).toEqual(expected);
    expect(
      (await findItems(items, q)).items.map(({ name }) => name),
      q,
    ).toEqual(expected);
  }
});

it('CALL-27: signs are text, not operators', async () => {
  expect(await found('(M3')).toEqual(['Washer (M3) 50%']);
  expect(await found('50%')).toEqual(['Washer (M3) 50%']);
  expect(await found('%')).toEqual(['Washer (M3) 50%']);
  for (const q of ['', ' ', '_', '"', 'washer NOT zange', 'zange AND zz', 'NEAR(', '*', '^', 'name:', '\0']) {
    expect(await found(q)).toEqual([]);
  }
});

it.each([
  ['ø', 'Drill bit ø 3.5'],
  ['100%', '100% cotton rags'],
  ['"half', 'Pipe "half inch"'],
  ['%26', 'Label %26 roll'],
  ['nuts & bolts', 'Nuts & bolts'],
  ['c++', 'C++ handbook'],
  ["o'ring", "Set of O'Ring seals"],
  ['größe', 'Größe 10 Dübel'],
  ['#7=?', 'Resistor #7=?'],
])('CALL-27: %j finds what is named so', async (q, name) => {
  await server.item({ name });
  expect(await found(q)).toContain(name);
});

it('hits carry the path and the label of their location', async () => {
  const body = await search('zange');
  const hit: unknown = Array.isArray(body) ? body[0] : undefined;
  expect(record(hit)).toMatchObject({ location_path: 'Lab › Drawer', location_label: 'D1' });
});

it('a page of hits tells the total', async () => {
  const page = await search('rr05p22', '&limit=1&offset=1');
  expect(names(page)).toEqual(['Kit for RR05P22']);
  expect(page).toMatchObject({ total: 3 });
});

it('pages of hits have every one of them once', async () => {
  const all = Array.from({ length: 60 }, (_, at) => `Gasket ${at}`);
  await server.restart(async () => void (await fillLocation(server.folder, { name: 'Store', items: all })));
  const read: unknown[] = [];
  for (let offset = 0; offset < all.length; offset += 25) {
    const page = await search('gasket', `&limit=25&offset=${offset}`);
    expect(page).toMatchObject({ total: all.length });
    read.push(...names(page));
  }
  expect(read.toSorted()).toEqual(all.toSorted());
  expect(names(await search('gasket', '&limit=25&offset=60'))).toEqual([]);
});

it('a hit follows a change of the item', async () => {
  const { id } = await server.item({ name: 'Oldname' });
  await server.call('PATCH', `/api/items/${id}`, { name: 'Newname' });
  expect([await found('oldname'), await found('newname')]).toEqual([[], ['Newname']]);
});

it('CALL-27: no input whatsoever makes a search fail', async () => {
  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'"\'*^:()-+~%_\\ {}ANDORNEARøﷺ\0'), maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(junk, async (q) => {
      // What a browser sends for half of a surrogate pair.
      await search(q.replace(/\p{Cs}/gu, '\uFFFD'));
    }),
    { numRuns: 300 },
  );
  for (const raw of [
    '%ED%A0%80',
    '%ff',
    '%',
    '100%',
    '%00',
    // No more is looked at, and the app asks for no more; an address of over 32 kB is no request.
    'ø"(*'.repeat(QUERY_MAX / 4),
    'x+'.repeat(QUERY_MAX / 2),
  ]) {
    expect((await server.call('GET', `/api/search?q=${raw}`)).status, raw.slice(0, 20)).toBe(200);
  }
  // Three hundred searches, of which a busy machine does fifteen a second.
});

const said = async (q: string) => {
  const { total, more } = decodeHits(await search(q, '&limit=1'));
  return { total, more };
};

it('a Chinese word is found within others, and left out, behind thousands of other words', async () => {
  await server.item({ name: '钳子' });
  await server.item({ name: '尖嘴钳子' });
  await server.item({ name: 'USB钳子' });
  const words = (from: number, count: number, letters = '') =>
    Array.from({ length: count }, (_, at) => `${letters}${String.fromCodePoint(from + at)}`).join(' ');
  const numbers = Array.from({ length: 5001 }, (_, at) => `${at}`);
  const [description, notes] = [numbers.slice(0, 2500).join(' '), numbers.slice(2500).join(' ')];
  await server.item({ name: 'List of numbers', description, notes });
  await server.item({ name: 'Signs', description: words(0x34_00, 6000), notes: words(0x34_00, 5000, '㐀') });
  expect(await said('钳子')).toEqual({ total: 3, more: undefined });
  expect(await said('嘴钳')).toEqual({ total: 1, more: undefined });
  expect(await said('尖嘴钳子 -嘴钳')).toEqual({ total: 0, more: undefined });
  expect(await said('钳子 -嘴钳')).toEqual({ total: 2, more: undefined });
});

it('where few are found what ends with the word comes before what only begins with it, by the server and by what the browser knows', async () => {
  for (const name of ['Klammer 6 mm', 'Wandklammer 8 mm', 'Klammheft', 'Brotmesser', 'Messer', 'Messerblock'])
    await server.item({ name });
  const { items } = decodeItems((await server.call('GET', '/api/items')).body);
  for (const [q, expected] of [
    ['klammer', ['Klammer 6 mm', 'Wandklammer 8 mm']],
    ['klammer mm', ['Klammer 6 mm', 'Wandklammer 8 mm']],
    ['messer', ['Messer', 'Brotmesser', 'Messerblock']],
    ['in:drawer messer', []],
  ] as const) {
    expect(await found(q), q).toEqual(expected);
    expect((await findItems(items, q)).items.map(({ name }) => name)).toEqual(expected);
  }
});

it('a short word with an umlaut is found once, on whichever page it is looked at', async () => {
  for (let at = 0; at < 8; at++) {
    await server.item({ name: `Öl ${at}` });
    await server.item({ name: `OLED ${at}` });
    await server.item({ name: `Trichter ${at}`, description: 'für Öl' });
  }
  await server.item({ name: 'Motor lubricant', supplier_part_no: 'ÖL-5W40' });
  const all: string[] = [];
  for (const offset of [0, 10, 20])
    all.push(...decodeHits(await search('Öl', `&limit=10&offset=${offset}`)).items.map(({ name }) => name));
  expect(new Set(all).size).toBe(all.length);
  // Those of the name, then those of another text, and what only begins alike.
  const kinds = all.map((name) => ['Öl', 'Motor', 'Trichter', 'OLED'].find((kind) => name.startsWith(kind)));
  expect(kinds.filter((kind, at) => kind !== undefined && kind !== kinds[at - 1])).toEqual([
    'Motor',
    'Öl',
    'Trichter',
    'OLED',
  ]);
});

it('where not every word was looked for the answer says that there may be more than were counted, and only there', async () => {
  await server.item({ name: '圆头锤' });
  expect(await said('头锤')).toEqual({ total: 1, more: undefined });
  // More words than are looked for at once.
  const others = Array.from({ length: 2001 }, (_, at) => `${String.fromCodePoint(0x4e_00 + at)}头锤`);
  await server.item({ name: 'List of hammers', description: others.join(' ') });
  expect(await said('头锤')).toEqual({ total: 1, more: true });
  expect(await said('hammers')).toEqual({ total: 1, more: undefined });
  expect(await said('头锤 zzzz')).toEqual({ total: 0, more: true });
  expect(await said('hammers -头锤')).toEqual({ total: 0, more: true });
  expect(await said('"list of hammers" -头锤')).toEqual({ total: 0, more: true });
  expect(await said('"list of hammers"')).toEqual({ total: 1, more: undefined });
});
