import { readFile, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_FILES, decodeMadeExport } from '../../../contract/export/exports.ts';
import { type TestServer, record, startServer } from '../startServer.ts';
import { csvRows } from './readers.ts';

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
    expect(text.split('\r\n')).toContain(
      `''=quoted,Shed,Misc,1,,,,007,,,S-1,ROOM,${area}`.replace('ROOM', type),
    );
    expect(csvRows(text).find(({ name }) => name === "'=1+1 bolt")).toMatchObject({
      location: 'Shed > "Nuts/Bolts"',
      quantity: '0.5',
      notes: '  two\r\nlines "x", ',
      acquisition_date: '2024-02-29',
    });
    expect(await left()).toEqual([]);
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

const type = 'WORKSHOP';
const area = 'WORKSHOP';

it('an answer to HEAD makes nothing', async () => {
  const response = await fetch(`${server.url}/api/export/backup.zip`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${server.token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(await left()).toEqual([]);
});
