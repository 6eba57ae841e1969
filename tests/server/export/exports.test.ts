import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_FILES, decodeMadeExport } from '../../../contract/export/exports.ts';
import type { Disk } from '../../../server/backup/reserve.ts';
import { record } from '../answers.ts';
import { writeExport } from '../../../server/export/writeExport.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser, changePassword, removeUser } from '../../../server/store/users.ts';
import { ADMIN, QUICK, type TestServer, startServer } from '../startServer.ts';
import { csvRows, partsOf, xlsxRows } from './readers.ts';

let server: TestServer;
let bolt: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer();
  const shed = await server.location({ name: 'Shed', label: 'S-1' });
  const box = await server.location({ name: 'Nuts/Bolts', parent_id: shed });
  bolt = await server.item({
    name: '=1+1 bolt',
    location_id: box,
    quantity: 0.5,
    notes: '  two\r\nlines "x", ',
    // As the standard writes a line end; here it is a text.
    description: 'a_x000D_b & <c>',
    acquisition_date: '2024-02-29',
    supplier: 'Acme',
  });
  await server.item({ name: 'Washer', location_id: shed, quantity: 7, category: 'Fasteners' });
  await server.item({ name: "'=quoted", location_id: shed, supplier_part_no: '007' });
});
afterAll(() => server.stop());

async function fetched(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { headers: { Authorization: `Bearer ${server.token}`, ...headers } });
}

const namesOf = async (query: string): Promise<string[]> =>
  csvRows(await (await fetched(`/api/export/items.csv${query}`)).text()).map(({ name }) => name ?? '');

const left = (): Promise<string[]> => readdir(join(server.folder, '.exports')).catch(() => []);
/** Those that wait, without the notes beside them. */
const waiting = async (): Promise<string[]> => (await left()).filter((name) => !name.endsWith('.kept'));

describe('items as CSV', () => {
  it('are whole, with what spreadsheets would run neutralised, and saved under a name with the day', async () => {
    const response = await fetched('/api/export/items.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="stowage-items-\d{4}-\d\d-\d\d\.csv"/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const text = bytes.toString();
    expect(text.startsWith('\uFEFFname,location,category,quantity,')).toBe(true);
    expect(text.split('\r\n')).toContain("''=quoted,Shed,Misc,1,,,,007,,,S-1,Container,HANGAR");
    expect(csvRows(text).find(({ name }) => name === "'=1+1 bolt")).toMatchObject({
      location: 'Shed > "Nuts/Bolts"',
      quantity: '0.5',
      notes: '  two\r\nlines "x", ',
      acquisition_date: '2024-02-29',
    });
    await expect.poll(left).toEqual([]);
  });

  it('take the filters, the order and the search of lists', async () => {
    expect(await namesOf('?category=fasteners')).toEqual(['Washer']);
    expect(await namesOf(`?within=${String(bolt['location_id'])}`)).toEqual(["'=1+1 bolt"]);
    expect(await namesOf(`?location_id=${String(bolt['location_id'])}`)).toEqual(["'=1+1 bolt"]);
    expect(await namesOf('?sort=-quantity')).toEqual(['Washer', "''=quoted", "'=1+1 bolt"]);
    expect(await namesOf('?sort=supplier')).toHaveLength(3);
    expect(await namesOf('?q=washer')).toEqual(['Washer']);
    expect(await namesOf('?category=none')).toEqual([]);
    for (const query of ['?sort=size', '?photo=yes', '?changed_since=never']) {
      expect((await fetched(`/api/export/items.csv${query}`)).status).toBe(400);
    }
  });
});

it('what is found is taken out with filters and in an order, the best first without one, and chosen items as they are named', async () => {
  const own = await startServer();
  try {
    const shelf = await own.location({ name: 'Shelf' });
    const box = await own.location({ name: 'Box', parent_id: shelf });
    const of = { location_id: box, supplier: 'Acme' };
    const nuts = [
      { name: 'Adapter', notes: 'for a nut', quantity: 2, ...of },
      { name: 'Wing nut', quantity: 9, ...of },
      { name: 'Nut', quantity: 5, location_id: shelf, category: 'Tools' },
      { name: 'Bolt', quantity: 1, ...of },
    ];
    const ids: string[] = [];
    for (const nut of nuts) ids.push(String((await own.item(nut))['id']));
    const taken = async (query: string, body = {}) => {
      const { body: made } = await own.call('POST', `/api/export/items.csv${query}`, body);
      const file = await fetch(own.url + decodeMadeExport(made).address);
      return csvRows(await file.text()).map(({ name }) => name);
    };
    expect(await taken('?q=nut')).toEqual(['Nut', 'Wing nut', 'Adapter']);
    expect(await taken('?q=nut&supplier=acme')).toEqual(['Wing nut', 'Adapter']);
    expect(await taken(`?q=nut&within=${box}&sort=quantity`)).toEqual(['Adapter', 'Wing nut']);
    expect(await taken('?q=nut&category=tools')).toEqual(['Nut']);
    expect(await taken('?q=nut&sort=name')).toEqual(['Adapter', 'Nut', 'Wing nut']);
    expect(await taken(`?location_id=${box}&sort=-quantity`)).toEqual(['Wing nut', 'Adapter', 'Bolt']);
    const [adapter = '', wing = '', nut = '', bolt = ''] = ids;
    const chosen = { ids: [wing, bolt, 'none', adapter, wing].join(',') };
    expect(await taken('', chosen)).toEqual(['Wing nut', 'Bolt', 'Adapter']);
    expect(await taken('?sort=name', chosen)).toEqual(['Adapter', 'Bolt', 'Wing nut']);
    expect(await taken('?q=nut', { ids: [adapter, bolt, nut].join(',') })).toEqual(['Nut', 'Adapter']);
    expect(await taken('?category=tools', { ids: [bolt, nut].join(',') })).toEqual(['Nut']);
  } finally {
    await own.stop();
  }
});

it('an answer to HEAD makes nothing', async () => {
  const response = await fetch(`${server.url}/api/export/backup.zip`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${server.token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(await left()).toEqual([]);
});

it('a workbook has real numbers and days, exact texts, and a header that stays', async () => {
  const bytes = Buffer.from(await (await fetched('/api/export/items.xlsx')).arrayBuffer());
  const rows = await xlsxRows(bytes);
  expect(rows.map(({ name }) => name?.text)).toEqual(["''=quoted", "'=1+1 bolt", 'Washer']);
  expect(rows[1]).toMatchObject({
    location: { type: 'text', text: 'Shed > "Nuts/Bolts"' },
    quantity: { type: 'number', text: '0.5' },
    // 2024-02-29 as spreadsheets count days.
    acquisition_date: { type: 'number', text: '45351', style: '2' },
    notes: { type: 'text', text: '  two\r\nlines "x", ' },
    description: { type: 'text', text: 'a_x000D_b & <c>' },
  });
  expect(rows[0]).toMatchObject({ supplier_part_no: { type: 'text', text: '007' } });
  const parts = await partsOf(bytes);
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('state="frozen"');
  expect([...parts.keys()]).toEqual(
    expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
  );
});

it('locations are told with their paths, as a table and as a workbook', async () => {
  const rows = csvRows(await (await fetched('/api/export/locations.csv')).text());
  expect(rows).toEqual([
    { name: 'Shed', path: 'Shed', label: 'S-1', type: 'Container', area: 'HANGAR', description: '' },
    {
      name: 'Nuts/Bolts',
      path: 'Shed > "Nuts/Bolts"',
      label: '',
      type: 'Container',
      area: 'HANGAR',
      description: '',
    },
  ]);
  const bytes = Buffer.from(await (await fetched('/api/export/locations.xlsx')).arrayBuffer());
  expect((await xlsxRows(bytes)).map(({ path }) => path?.text)).toEqual(rows.map(({ path }) => path));
});

describe('a file for the browser', () => {
  async function made(path: string, body?: object) {
    const { status, body: answer } = await server.call('POST', path, body);
    expect(status).toBe(201);
    return decodeMadeExport(answer);
  }

  it('is made first, then fetched once from an address that needs no login', async () => {
    const file = await made('/api/export/items.csv?sort=-quantity');
    expect(file).toMatchObject({
      name: expect.stringMatching(/^stowage-items-.*\.csv$/),
      counts: { items: 3 },
    });
    const response = await fetch(server.url + file.address);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, bytes.length]).toEqual([200, file.bytes]);
    expect(csvRows(bytes.toString())[0]?.['name']).toBe('Washer');
    await expect.poll(left).toEqual([]);
    expect((await fetch(server.url + file.address)).status).toBe(403);
  });

  it("is nobody else's once the user who has had it made is removed", async () => {
    await server.store.write(async (trx) =>
      addUser(trx, 'cid', await createPasswords(QUICK).hash('a long secret'), 1),
    );
    const login = await server.call('POST', '/api/login', { username: 'cid', password: 'a long secret' });
    const whose = { Authorization: `Bearer ${Object(login.body).token}` };
    const { body } = await server.call('POST', '/api/export/items.csv', undefined, whose);
    const address = server.url + decodeMadeExport(body).address;
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    await server.store.write((trx) => removeUser(trx, 'cid'));
    expect((await fetch(address)).status).toBe(403);
  });

  it('is not given out any more once that user has another password', async () => {
    const hash = (secret: string) => createPasswords(QUICK).hash(secret);
    await server.store.write(async (trx) => addUser(trx, 'dan', await hash('a long secret'), 1));
    const login = await server.call('POST', '/api/login', { username: 'dan', password: 'a long secret' });
    const whose = { Authorization: `Bearer ${Object(login.body).token}` };
    const { body } = await server.call('POST', '/api/export/items.csv', undefined, whose);
    const address = server.url + decodeMadeExport(body).address;
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    await server.store.write(async (trx) => changePassword(trx, 'dan', await hash('another long secret')));
    expect((await fetch(address)).status).toBe(403);
  });

  it('is not given out either where that user got another password while it was made', async () => {
    const hash = (secret: string) => createPasswords(QUICK).hash(secret);
    let [begin, release] = [(): void => {}, (): void => {}];
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = await startServer({
      exporting: {
        small: -1,
        async make(order) {
          begin();
          await held;
          return writeExport(order);
        },
      },
    });
    try {
      const making = slow.call('POST', '/api/export/items.csv');
      await begun;
      await slow.store.write(async (trx) =>
        changePassword(trx, ADMIN.username, await hash('another long secret')),
      );
      release();
      expect(await making).toMatchObject({ status: 401 });
    } finally {
      release();
      await slow.stop();
    }
  });

  it('has the day of whoever wants it in its name, which the server need not share', async () => {
    expect((await made('/api/export/items.csv?day=1999-12-31')).name).toBe('stowage-items-1999-12-31.csv');
    for (const day of ['31.12.1999', '1999-13-01', '1999-12-32', '"; filename="x']) {
      const path = `/api/export/items.csv?day=${encodeURIComponent(day)}`;
      expect(await server.call('POST', path)).toMatchObject({ status: 400 });
    }
  });

  it('has the items that were chosen, and those that are gone are left out', async () => {
    const ids = [String(bolt['id']), 'none', crypto.randomUUID()].join(',');
    const file = await made('/api/export/items.csv', { ids });
    expect(file.counts).toEqual({ items: 1 });
    expect(csvRows(await (await fetch(server.url + file.address)).text())).toHaveLength(1);
    const empty = await made('/api/export/items.xlsx', { ids: 'none' });
    expect(
      await xlsxRows(Buffer.from(await (await fetch(server.url + empty.address)).arrayBuffer())),
    ).toEqual([]);
    const many = await server.call('POST', '/api/export/items.csv', { ids: 'x,'.repeat(10_000) });
    expect([many.status, record(record(many.body)['fields'])['ids']]).toEqual([
      422,
      'Name at most 10000 items, or use a filter.',
    ]);
  });

  it('is nobody else’s: neither without its key, with another one, nor with a login', async () => {
    const { address } = await made('/api/export/locations.csv');
    const [path = '', key = ''] = address.split('?key=');
    const stranger = await Promise.all(
      [path, `${path}?key=${key.slice(1)}x`, `${path}?key=`].map((url) => fetch(server.url + url)),
    );
    expect(stranger.map(({ status }) => status)).toEqual([401, 403, 401]);
    expect((await fetched(path)).status).toBe(404);
    expect((await fetch(server.url + address, { method: 'HEAD' })).status).toBe(200);
    await (await fetch(server.url + address)).arrayBuffer();
  });

  it('does not wait for ever, and no more than four do', async () => {
    const files = [];
    for (let count = 0; count < 6; count++) files.push(await made('/api/export/locations.csv'));
    await expect.poll(async () => (await waiting()).length).toBe(4);
    const statuses = await Promise.all(
      files.map(async ({ address }) => (await fetch(server.url + address, { method: 'HEAD' })).status),
    );
    expect(statuses).toEqual([403, 403, 200, 200, 200, 200]);
    await server.restart();
    expect(await left()).toEqual([]);
  });
});

it('a file stays where fetching it breaks off, so that the browser can do it again, and goes once it is whole', async () => {
  const own = await startServer();
  try {
    // More than fits into the buffers on the way.
    const notes = '螺'.repeat(20_000);
    for (let at = 0; at < 20; at++) {
      await Promise.all(Array.from({ length: 10 }, () => own.item({ name: 'Screw', notes })));
    }
    const { address, bytes } = decodeMadeExport((await own.call('POST', '/api/export/items.csv')).body);
    expect(bytes).toBeGreaterThan(12e6);
    const { port } = new URL(own.url);
    const cut = connect(Number(port), '127.0.0.1');
    cut.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    await once(cut, 'readable');
    cut.destroy();
    const again = await fetch(own.url + address);
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([200, bytes]);
    await expect.poll(async () => (await fetch(own.url + address)).status).toBe(403);
    await expect.poll(() => readdir(join(own.folder, '.exports'))).toEqual([]);
  } finally {
    await own.stop();
  }
});

it('nothing is made for a stranger', async () => {
  for (const file of EXPORT_FILES) {
    for (const method of ['GET', 'POST']) {
      expect((await fetch(`${server.url}/api/export/${file}`, { method })).status).toBe(401);
    }
  }
  expect(await left()).toEqual([]);
});

it('a file that takes longer to make than a connection may be silent is answered once it is made', async () => {
  let begin = (): void => undefined;
  let goOn = (): void => undefined;
  const began = new Promise<void>((resolve) => (begin = resolve));
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const own = await startServer(
    {
      exporting: {
        small: 0,
        async make(order) {
          begin();
          await held;
          return writeExport(order);
        },
      },
    },
    { limits: { idle: 500 } },
  );
  try {
    await own.item();
    const made = own.call('POST', '/api/export/items.csv');
    await began;
    // One that has been silent for a shorter time is cut.
    const other = connect(Number(new URL(own.url).port), '127.0.0.1');
    other.resume();
    await once(other, 'close');
    goOn();
    expect((await made).status).toBe(201);
  } finally {
    goOn();
    await own.stop();
  }
});

describe('on a disk with no more room than those need who save', () => {
  /** Free bytes above what is left to them. */
  let room: (folder: string) => Promise<number> | number = () => 1;
  let blocks = 10;
  const disk: Disk = async (folder) => ({
    bsize: 1,
    blocks,
    bavail: Math.min(500e6, blocks / 10) + (await room(folder)),
  });
  let own: TestServer;
  beforeAll(async () => {
    own = await startServer({ exporting: { disk, small: -1, make: (order) => writeExport(order, disk) } });
  });
  afterAll(() => own.stop());
  const made = (file: string) => own.call('POST', `/api/export/${file}`);
  const there = (): Promise<string[]> => readdir(join(own.folder, '.exports')).catch(() => []);
  const REFUSED = {
    status: 507,
    body: { error: 'storage-full', message: expect.stringContaining('has no room for this export') },
  };

  it('one that is small beside what is free is made all the same', async () => {
    [blocks, room] = [1e12, () => -400e6];
    const { address } = decodeMadeExport((await made('items.csv')).body);
    expect(await (await fetch(own.url + address)).text()).toContain('name');
    await expect.poll(there).toEqual([]);
    blocks = 10;
  });

  it.each(['items.csv', 'items.xlsx', 'everything.json'])('none is made: %s', async (file) => {
    room = () => -1;
    expect(await made(file)).toMatchObject(REFUSED);
    expect(await there()).toEqual([]);
    // Those who save have room.
    expect(own.store.condition.troubles()).toEqual([]);
  });

  it('one that would take their room ends in its midst, and what waits stays where that is not enough', async () => {
    room = () => 1;
    const waits = decodeMadeExport((await made('items.csv')).body).address;
    let asked = 0;
    room = () => (++asked < 4 ? 1 : -1e9);
    expect(await made('everything.json')).toMatchObject(REFUSED);
    expect(asked).toBeGreaterThanOrEqual(4);
    expect((await fetch(own.url + waits)).status).toBe(200);
    await expect.poll(there).toEqual([]);
  });

  it('what waits for the same person goes before', async () => {
    room = async (folder) => ((await readdir(folder)).some((name) => name.endsWith('.kept')) ? -1 : 1);
    const first = decodeMadeExport((await made('items.csv')).body).address;
    const second = decodeMadeExport((await made('items.csv')).body).address;
    const statuses = [first, second].map(async (address) => (await fetch(own.url + address)).status);
    expect(await Promise.all(statuses)).toEqual([403, 200]);
  });
});
