import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { restoreEverything } from '../../../server/export/restoreEverything.ts';
import { writeExport } from '../../../server/export/writeExport.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { everythingIn, withoutVersions } from './content.ts';
import { openBeside, settingsOf } from '../../support/postgres/openBeside.ts';

let folder: string;
let server: TestServer;
/** An export of two locations and two items, line by line. */
let lines: string[];
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-everything-'));
  server = await startServer();
  const shed = await server.location({ name: 'Shed', label: 'S-1' });
  const box = await server.location({ name: 'Box', parent_id: shed });
  await server.item({ name: 'Bolt', location_id: box });
  await server.item({ name: 'Nut', location_id: shed });
  await server.call('POST', '/api/synonyms', { words: ['biscuit', 'flat dowel'] });
  const headers = { Authorization: `Bearer ${server.token}` };
  lines = (await (await fetch(`${server.url}/api/export/everything.json`, { headers })).text()).split('\n');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function importing(text: string | Uint8Array, data = join(folder, `data-${++count}`)) {
  const path = join(folder, `${++count}.json`);
  await writeFile(path, text);
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const code = await runCommand(['import', path], {
    env: settingsOf(data),
    print: say,
    complain: say,
    askPassword: undefined,
    showProgress: undefined,
  });
  return { code, said, data };
}

/** The export with the line that has `part` written otherwise. */
const changed = (part: string, change: (line: string) => string): string => {
  expect(lines.some((line) => line.includes(part))).toBe(true);
  return lines.map((line) => (line.includes(part) ? change(line) : line)).join('\n');
};
const without = (part: string): string => changed(part, () => '').replace(/,\n+\]/, '\n]');

it('line ends of Windows, a mark at the beginning and blank lines do no harm', async () => {
  const { code, data } = await importing(`\uFEFF${lines.join('\r\n\r\n')}`);
  expect(code).toBe(0);
  expect(withoutVersions(await everythingIn(data))).toEqual(
    withoutVersions(await everythingIn(server.folder)),
  );
});

it('an edit that began with what came after the export is refused as out of date, and overwrites nothing', async () => {
  const before = await startServer();
  const item = `/api/items/${String((await before.item({ name: 'Screws' }))['id'])}`;
  const headers = { Authorization: `Bearer ${before.token}` };
  const file = await (await fetch(`${before.url}/api/export/everything.json`, { headers })).text();
  const lost = record((await before.call('PATCH', item, { quantity: 6 })).body)['version'];
  const type = record((await before.call('POST', '/api/location-types', { name: 'Pegboard' })).body);
  await before.stop();

  const after = await startServer();
  try {
    const path = join(folder, 'lost.json');
    await writeFile(path, file);
    await restoreEverything(after.store, path, { now: Date.now() });
    expect((await after.call('PATCH', item, { name: 'Screws, counted' })).status).toBe(200);
    const stale = await after.call('PATCH', item, { name: 'Old' }, { 'If-Match': `"${String(lost)}"` });
    expect(stale.status).toBe(412);
    const added = record((await after.call('POST', '/api/location-types', { name: 'Freezer' })).body);
    expect(Number(added['id'])).toBeGreaterThan(Number(type['id']));
  } finally {
    await after.stop();
  }
});

it('only an empty Stowage takes it, and one that is not is left as it is', async () => {
  const { data } = await importing(lines.join('\n'));
  const before = await everythingIn(data);
  const { code, said } = await importing(lines.join('\n'), data);
  expect([code, said]).toEqual([
    1,
    [
      'An export of everything goes only into an empty Stowage; here there are 2 items, 2 locations.',
      'Nothing was imported.',
    ],
  ]);
  expect(await everythingIn(data)).toEqual(before);
});

it('a category that somebody has made there before stays', async () => {
  const data = join(folder, 'own');
  const store = await openBeside(data);
  await store.write((trx) =>
    trx.insertInto('item_categories').values({ name: 'Vélo', name_key: 'vélo' }).execute(),
  );
  await store.close();
  expect((await importing(lines.join('\n'), data)).code).toBe(0);
  expect((await everythingIn(data)).categories.map(({ name }) => name)).toContain('Vélo');
});

it('a file of a version that knew no words of its own is taken, and what is there of them stays', async () => {
  const data = join(folder, 'before');
  const store = await openBeside(data);
  const row = { id: 'own', words: '["one","two"]' };
  await store.write((trx) => trx.insertInto('synonym_groups').values(row).execute());
  await store.close();
  const [from, to] = [lines.indexOf('"synonyms":['), lines.indexOf('"locations":[')];
  const older = lines
    .toSpliced(from, to - from)
    .join('\n')
    .replace('"stowage_export":2', '"stowage_export":1');
  expect((await importing(older, data)).code).toBe(0);
  expect(withoutVersions(await everythingIn(data))).toEqual({
    ...withoutVersions(await everythingIn(server.folder)),
    synonyms: [row],
  });
  expect((await importing(older.replace('"stowage_export":1', '"stowage_export":2'))).code).toBe(1);
});

it('a quantity that earlier versions took, and that is too small by now, is read as none', async () => {
  const file = changed('"name":"Nut"', (line) => line.replace(/"quantity":[^,]+/, '"quantity":1e-17'));
  const { code, data } = await importing(file);
  expect(code).toBe(0);
  const { items } = await everythingIn(data);
  expect(items.find(({ name }) => name === 'Nut')?.quantity).toBe(0);
});

it('an area longer than areas may be by now is taken, as imports of earlier versions have made them of places', async () => {
  const shed = lines.find((line) => line.includes('"name":"Shed"')) ?? '';
  const [, area = ''] = /"area":("[^"]+")/.exec(shed) ?? [];
  const long = `"${'A'.repeat(300)}"`;
  const { code, said } = await importing(lines.join('\n').replaceAll(area, long));
  expect({ code, said }).toMatchObject({ code: 0 });
  const longer = await importing(lines.join('\n').replaceAll(area, `"${'A'.repeat(301)}"`));
  expect(longer.said.join()).toContain('List name must be 300 characters or less');
});

it('a label with a hyphen that none gets any more comes back as it was', async () => {
  const { data } = await importing(changed('"name":"Shed"', (line) => line.replace('"S-1"', '"S\u20111"')));
  const { locations } = await everythingIn(data);
  expect(locations.map(({ label }) => label)).toContain('S\u20111');
});

it.each([
  ['S\u20111', 'S-1'],
  ['S-1', 'S\u20111'],
])(
  'old labels that differ by their hyphens alone, %s and %s, come back as they were',
  async (first, second) => {
    const text = changed('"name":"Shed"', (line) => line.replace('"S-1"', JSON.stringify(first)))
      .split('\n')
      .map((line) =>
        line.includes('"name":"Box"')
          ? line.replace('"label":""', `"label":${JSON.stringify(second)}`)
          : line,
      )
      .join('\n');
    const { data, code } = await importing(text);
    expect(code).toBe(0);
    const { locations } = await everythingIn(data);
    expect(locations.map(({ label }) => label)).toEqual(expect.arrayContaining([first, second]));
  },
);

const deep = '['.repeat(100_000);

it.each([
  ['an empty file', () => '', /The file is empty/],
  ['another JSON', () => '{"items":[]}', /no export of everything by Stowage/],
  ['a list', () => '[1,2]', /no export of everything/],
  ['a CSV', () => 'name,location\nBolt,Shed\n', /no export of everything/],
  ['a newer format', () => changed('stowage_export', (line) => line.replace(':2', ':3')), /A newer version/],
  ['a file cut within', () => lines.slice(0, -5).join('\n'), /end of the file is missing|not as Stowage/],
  ['a file without its end', () => lines.slice(0, -2).join('\n'), /The end of the file is missing/],
  ['one that goes on', () => `${lines.join('\n')}{}`, /line \d+: this is not as Stowage writes it/],
  ['one without a list', () => changed('"photos":[', () => '"pictures":['), /not as Stowage writes it/],
  ['one on a single line', () => lines.join(''), /no export of everything/],
  ['an item of no location', () => without('"name":"Box"'), /items: Its location is not in the file/],
  [
    'a location before its parent',
    () => changed('"name":"Shed"', (line) => line.replace('null', '"x-y-z"')),
    /does not stand before it/,
  ],
  [
    'one inside itself',
    () => changed('"name":"Shed"', (line) => line.replace('null', /"id":("[^"]+")/.exec(line)?.[1] ?? '')),
    /does not stand before it/,
  ],
  [
    'an item twice',
    () => changed('"name":"Nut"', (line) => `${line.replace(/,$/, '')},\n${line}`),
    /items: It is there twice/,
  ],
  ['words twice', () => changed('biscuit', (line) => `${line},\n${line}`), /synonyms: It is there twice/],
  [
    'a word of signs',
    () => changed('biscuit', (line) => line.replace('biscuit', '--')),
    /synonyms: words: “--” has no letter or digit/,
  ],
  [
    'a type that is not there',
    () => changed('"name":"Box"', (line) => line.replace('"Container"', '"Tent"')),
    /There is no type "Tent"/,
  ],
  [
    'a name that is too long',
    () => changed('"name":"Bolt"', (line) => line.replace('Bolt', 'B'.repeat(51))),
    /name: Name must be 50 characters or less/,
  ],
  [
    'a number that is none',
    () => changed('"name":"Bolt"', (line) => line.replace('"quantity":1', '"quantity":"1"')),
    /quantity: Quantity must be a number/,
  ],
  [
    'a moment that is none',
    () =>
      changed('"name":"Bolt"', (line) => line.replace(/"created_at":"[^"]+"/, '"created_at":"yesterday"')),
    /created_at: /,
  ],
  [
    'a script for a link',
    () =>
      changed('"name":"Bolt"', (line) =>
        line.replace('"supplier_item_url":""', '"supplier_item_url":"javascript:1"'),
      ),
    /supplier_item_url: /,
  ],
  [
    'a name that runs backwards',
    () => changed('"name":"Bolt"', (line) => line.replace('Bolt', 'gpj\u202Eexe')),
    /change the direction/,
  ],
  [
    'a record that is deep',
    () => changed('"name":"Bolt"', () => `{"id":${deep}`),
    /not as Stowage writes it/,
  ],
  [
    'a field that is deep',
    () => changed('"name":"Bolt"', (line) => line.replace('"Bolt"', `${deep}${']'.repeat(100_000)}`)),
    /not as Stowage writes it/,
  ],
  [
    'a line without an end',
    () => `{"stowage_export":1,"made_at":"${'x'.repeat(5_000_000)}`,
    /line 1: the line is longer/,
  ],
  [
    'a prototype',
    () => changed('"name":"Bolt"', (line) => line.replace('"name":"Bolt"', '"__proto__":{"name":"Bolt"}')),
    /name: /,
  ],
])('%s is refused with its reason, and nothing is there then', async (_what, make, reason) => {
  const { code, said, data } = await importing(make());
  expect([code, said.at(-1)]).toEqual([1, 'Nothing was imported.']);
  expect(said[0]).toMatch(reason);
  const { items, locations, types, synonyms } = await everythingIn(data);
  expect([items, locations, types.length, synonyms]).toEqual([[], [], 10, []]);
});

it('a file is of one moment, whatever is written while it is made', async () => {
  const own = await startServer();
  try {
    for (let count = 0; count < 20; count++) await own.item();
    let isMade = false;
    const writing = (async () => {
      while (!isMade) await own.item({ name: 'Written meanwhile', location_id: await own.location() });
    })();
    for (let round = 0; round < 10; round++) {
      const path = join(folder, `moment-${round}.json`);
      const wish = {
        filter: {},
        order: { by: 'name', descending: false },
        query: undefined,
        ids: undefined,
      } as const;
      const database = own.store.toRead();
      const order = {
        file: 'everything.json',
        wish,
        path,
        database,
        dataFolder: own.folder,
        mayFillDisk: true,
        now: 0,
      } as const;
      const { counts } = await writeExport(order);
      const made = record(JSON.parse(await readFile(path, 'utf8')));
      const ids = (list: unknown, field: string) =>
        (Array.isArray(list) ? list : []).map((one) => record(one)[field]);
      const locations = new Set(ids(made['locations'], 'id'));
      expect(ids(made['items'], 'location_id').filter((id) => !locations.has(id))).toEqual([]);
      expect(ids(made['items'], 'id')).toHaveLength(counts.items ?? -1);
    }
    isMade = true;
    await writing;
  } finally {
    await own.stop();
  }
});

it('what is no UTF-8 is refused', async () => {
  expect((await importing(new Uint8Array([0x7b, 0xff, 0xfe]))).said[0]).toBe('The file is not UTF-8.');
});
