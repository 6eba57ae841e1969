import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../contract/answers.ts';
import { decodeImages } from '../../contract/photos/images.ts';
import type { Terminal } from '../../server/commands/terminal.ts';
import { runCommand } from '../../server/commands/run.ts';
import { bytesAt, jpeg } from './images/samples.ts';
import { names, record } from './answers.ts';
import { ADMIN, type TestServer, startServer } from './startServer.ts';
import { settingsOf } from '../support/postgres/openBeside.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const DATA = join(import.meta.dirname, '../../../shared/data/inventree-demo/items.csv');

/** Runs the command line on the data folder of `target`, as another process would beside its server. */
async function stowage(
  target: Pick<TestServer, 'folder'>,
  args: string[],
  env: Record<string, string> = {},
  { showProgress, piped }: { showProgress?: Terminal['showProgress']; piped?: string } = {},
) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal: Terminal = {
    env: { ...settingsOf(target.folder), ...env },
    print: (line) => void out.push(line),
    complain: (line) => void err.push(line),
    askPassword: undefined,
    ...(piped !== undefined && { readLine: () => Promise.resolve(piped) }),
    showProgress,
  };
  return { code: await runCommand(args, terminal), out, err };
}

async function importing(text: string | Uint8Array, target = server) {
  const path = join(target.folder, `${Math.random()}.csv`);
  await writeFile(path, text);
  return stowage(target, ['import', path]);
}

const countAll = async () => record((await server.call('GET', '/api/items?limit=1')).body)['total'];

it.skipIf(!existsSync(DATA))(
  'CALL-27: the demo data is imported whole, with its pictures, and found again',
  async () => {
    const own = await startServer();
    try {
      const done = await stowage(own, ['import', DATA]);
      expect(done).toEqual({
        code: 0,
        out: ['Imported 1,055 items and 13 locations.', 'Attached 51 photos.'],
        err: [],
      });
      expect(names((await own.call('GET', '/api/search?q=10k%200402')).body)).toHaveLength(10);
      await own.restart();
      const { items } = decodeItems((await own.call('GET', '/api/search?q=R_10K_0402&limit=1')).body);
      const thumbnail = await bytesAt(own, items[0]?.thumbnail_url);
      expect(thumbnail.subarray(8, 12).toString()).toBe('WEBP');
      expect(decodeImages((await own.call('GET', '/api/images')).body).images).toHaveLength(51);
    } finally {
      await own.stop();
    }
  },
);

it('pictures are attached as far as they are there; the rest is told at the end, row by row', async () => {
  const folder = join(server.folder, 'pictures');
  await mkdir(join(folder, 'images'), { recursive: true });
  await writeFile(join(folder, 'images', 'vise.jpg'), await jpeg());
  await writeFile(join(folder, 'images', 'text.jpg'), 'no photo');
  await writeFile(join(server.folder, 'secret.jpg'), await jpeg());
  await symlink(join(server.folder, 'secret.jpg'), join(folder, 'images', 'link.jpg'));
  const file = join(server.folder, 'pictured.csv');
  await writeFile(
    file,
    'name,location,image\nPictured A,Attic,images/vise.jpg\nPictured B,Attic,images/none.jpg\nPictured C,Attic,images/vise.jpg\n' +
      'Pictured D,Attic,images/text.jpg\nPictured E,Attic,\nPictured F,Attic,../secret.jpg\nPictured G,Attic,images\nPictured H,Attic,images/link.jpg\n',
  );
  expect(await stowage(server, ['import', file, '--images', folder])).toEqual({
    code: 0,
    out: ['Imported 8 items and 1 location.', 'Attached 1 photo.'],
    err: [
      'line 3, column "image": images/none.jpg: There is no such file.',
      expect.stringMatching(/^line 5, column "image": images\/text\.jpg: .*Save the photo as JPEG or PNG/),
      'line 7, column "image": ../secret.jpg: The file is outside of the folder of the pictures.',
      'line 8, column "image": images: There is no such file.',
      'line 9, column "image": images/link.jpg: The file is outside of the folder of the pictures.',
      '5 items without a photo.',
    ],
  });
  const { items } = decodeItems((await server.call('GET', '/api/search?q=pictured')).body);
  const pictured = items.filter((item) => item.thumbnail_url !== undefined);
  expect(pictured.map(({ name }) => name)).toEqual(['Pictured A', 'Pictured C']);
  expect(new Set(pictured.map((item) => item.thumbnail_url)).size).toBe(1);
  const nowhere = await stowage(server, ['import', file, '--images', join(folder, 'nowhere')]);
  expect([nowhere.code, nowhere.err.at(-1)]).toEqual([1, 'Nothing was imported.']);
  expect(await readdir(join(server.folder, 'photos', 'unfinished'))).toEqual([]);
});

it('how far it is stands on one line of a terminal, which is empty before anything else is said', async () => {
  const folder = join(server.folder, 'shown');
  await mkdir(folder);
  await writeFile(join(folder, 'a.jpg'), await jpeg());
  await writeFile(
    join(folder, 'shown.csv'),
    'name,location,image\nShown A,Attic,a.jpg\nShown B,Attic,a.jpg\n',
  );
  const shown: string[] = [];
  const args = ['import', join(folder, 'shown.csv'), '--images', folder];
  const done = await stowage(server, args, {}, { showProgress: (text) => shown.push(text) });
  expect(done.out).toEqual(['Imported 2 items and 0 locations.', 'Attached 1 photo.']);
  expect(shown).toContain('1 photo');
  expect([shown.filter((text) => text === '').length, shown.at(-1)]).toEqual([2, '']);
});

it('a file with BOM, CRLF, quotes and odd headers is read as it was meant', async () => {
  const text =
    '\uFEFF Name ,LOCATION,Quantity,Notes,Category,Colour,\r\n' +
    '"Bolt, ""big""",Shed › Box 1/2,,"two\r\nlines",,red,\r\n' +
    'Nut,shed > Bin,0,,Fasteners,,seen\r\n' +
    'Rope,SHED/bin,2.5,,,,\r\n';
  expect(await importing(text)).toEqual({
    code: 0,
    out: ['Imported 3 items and 3 locations.'],
    err: ['Ignored columns: colour, column 7, which has no name'],
  });
  const item = async (q: string) => {
    const { body } = await server.call('GET', `/api/search?q=${q}&limit=1`);
    const { items } = record(body);
    return record(Array.isArray(items) ? items[0] : undefined);
  };
  expect(await item('bolt')).toMatchObject({
    name: 'Bolt, "big"',
    quantity: 1,
    notes: 'two\r\nlines',
    category: 'Misc',
    location_path: 'Shed › Box 1/2',
  });
  expect(await item('nut')).toMatchObject({ quantity: 0, location_path: 'Shed › Bin' });
  expect(await item('rope')).toMatchObject({ quantity: 2.5, location_path: 'Shed › Bin' });
  const { body } = await server.call('GET', '/api/locations/hierarchy');
  const shed = (Array.isArray(body) ? body : []).map(record).find((node) => node['name'] === 'Shed');
  expect(shed).toMatchObject({
    type: 'ROOM',
    area: 'SHED',
    children: [
      { name: 'Bin', type: 'CONTAINER', area: 'SHED' },
      { name: 'Box 1/2', type: 'CONTAINER', area: 'SHED' },
    ],
  });
});

it('one bad row refuses the whole file, naming line and column', async () => {
  const before = await countAll();
  const text = 'name,location,quantity\nGood,New place,1\n\n"a\nb",,x\n"two\nlines","x",1,2\nBad,Place,-1\n';
  expect(await importing(text)).toEqual({
    code: 1,
    out: [],
    err: [
      'line 4, column "name": Name must be on one line.',
      'line 4, column "quantity": Quantity must be a number.',
      'line 4, column "location": Location is required.',
      'line 6, column "name": Name must be on one line.',
      'line 6, column "location": In the path: Name must be at least 2 characters.',
      'line 6: the row has more values than the header has columns.',
      'line 8, column "quantity": Quantity must be 0 or more.',
      'Nothing was imported.',
    ],
  });
  expect(await countAll()).toBe(before);
});

it('a file has the rules of all other names and texts', async () => {
  const rows = ['gpj\u202Egnp,Lab', '\u200B\u2060\u200B,Lab', 'Bolt,Lab / a\u2067b', 'Nut,a\u0000b'];
  const { code, err } = await importing(`name,location\n${rows.join('\n')}\n`);
  expect([code, ...err]).toEqual([
    1,
    'line 2, column "name": Name contains signs that change the direction of the text.',
    'line 3, column "name": Name must have a character that can be seen.',
    'line 4, column "location": In the path: Name contains signs that change the direction of the text.',
    'line 5, column "location": In the path: Name contains a control character.',
    'Nothing was imported.',
  ]);
});

it('at most fifty bad rows are told', async () => {
  const { err } = await importing(`name,location\n${'x,Lab\n'.repeat(70)}`);
  expect(err.filter((line) => line.startsWith('line'))).toHaveLength(50);
});

it('what is no CSV of items is refused with the reason', async () => {
  for (const [file, reason] of [
    ['', 'The file is empty.'],
    ['title,location\nxy,\n', 'line 2, column "location": Location is required.'],
    ['name,name,location\nx,y,z\n', 'line 1: the column "name" is there twice.'],
    [
      new Uint8Array([0x00, 0x01, 0x02, 0x03]),
      'This is no table: the file is not a text and not a workbook. Save it as XLSX or CSV.',
    ],
  ] as const) {
    const { code, err } = await importing(file);
    expect([code, ...err.slice(-2)]).toEqual([1, reason, 'Nothing was imported.']);
  }
  expect((await importing('name,location\n"ab,Lab\n')).err[0]).toMatch(/^line 2: /);
});

it.each([
  ['file', '/nowhere.csv', ['/nowhere.csv']],
  ['file', '/nowhere.json', ['/nowhere.json']],
  ['file', '/mapping.json', [import.meta.filename, '--mapping', '/mapping.json']],
  ['folder', '/pictures', [import.meta.filename, '--images', '/pictures']],
])('where there is no %s %s no data folder is made', async (what, path, given) => {
  const folder = join(server.folder, 'new');
  const { code, err } = await stowage({ folder }, ['import', ...given]);
  expect([code, ...err]).toEqual([1, `There is no ${what} ${path}.`, 'Nothing was imported.']);
  expect(existsSync(folder)).toBe(false);
});

it('users are added, listed, given passwords and removed, but not the last one', async () => {
  const own = await startServer();
  const login = async (username: string, password: string) =>
    (await own.call('POST', '/api/login', { username, password })).status;
  try {
    expect(
      (await stowage(own, ['user', 'add', 'Ann'], { STOWAGE_PASSWORD: 'a secret of hers' })).out,
    ).toEqual(['Added user Ann.']);
    expect((await stowage(own, ['user', 'add', 'ann'])).code).toBe(1);
    // With signs that nobody sees.
    const twin = await stowage(own, ['user', 'add', 'A\u00adnn\u200b'], {
      STOWAGE_PASSWORD: 'a secret of hers',
    });
    expect(twin).toMatchObject({
      code: 1,
      err: [expect.stringContaining('already a user Ann, whose name looks the same')],
    });
    for (const [command, name] of [
      ['add', 'Bob'],
      ['passwd', 'Ann'],
    ] as const) {
      for (const password of ['x', '1234567890']) {
        const refused = await stowage(own, ['user', command, name], { STOWAGE_PASSWORD: password });
        expect(refused).toMatchObject({ code: 1, out: [], err: [expect.stringMatching(/password.*\.$/i)] });
      }
    }
    expect((await stowage(own, ['user', 'list'])).out).toEqual([ADMIN.username, 'Ann']);
    expect(await login('ann', 'a secret of hers')).toBe(200);
    const changed = await stowage(own, ['user', 'passwd', ADMIN.username]);
    const password = changed.out[0]?.replace('Password: ', '') ?? '';
    expect((await own.call('GET', '/api/items')).status).toBe(401);
    expect([await login('admin', ADMIN.password), await login('admin', password)]).toEqual([401, 200]);
    const set = ['user', 'passwd', 'Ann', '--password-stdin'];
    // Piped in, it counts before that of the setting.
    const both = { STOWAGE_PASSWORD: 'the one of the setting' };
    expect((await stowage(own, set, both, { piped: 'piped in by her' })).code).toBe(0);
    expect([await login('ann', 'the one of the setting'), await login('ann', 'piped in by her')]).toEqual([
      401, 200,
    ]);
    expect((await stowage(own, set, {}, { piped: '' })).code).toBe(1);
    expect((await stowage(own, ['user', 'remove', 'ANN', '--password-stdin'])).code).toBe(1);
    expect((await stowage(own, ['user', 'remove', 'ANN'])).code).toBe(0);
    expect((await stowage(own, ['user', 'remove', 'admin'])).code).toBe(1);
    expect((await stowage(own, ['user', 'remove', 'nobody'])).code).toBe(1);
  } finally {
    await own.stop();
  }
});

it('an unknown command shows the usage', async () => {
  for (const args of [
    [],
    ['nix'],
    ['user'],
    ['user', 'add'],
    ['import'],
    ['import', 'a.csv', 'b.csv'],
    ['import', 'a.csv', '--images'],
    ['user', 'list', 'x'],
  ]) {
    expect(await stowage(server, args)).toMatchObject({ code: 1, err: [expect.stringMatching(/^Usage:/)] });
  }
});
