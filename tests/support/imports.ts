import { decodeImport, type Import } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import { expect, type TestServer } from './app.ts';

/** Six rows below a title: one that is there twice, one without a name, one whose name is too long. */
export const MESSY = [
  'Stock of the small workshop;;;',
  'Part;Qty;Place;Colour',
  'Wood glue;2;Import shelf;white',
  `${'Panel pin of the very long kind '.repeat(12).trim()};40;Import shelf;`,
  ';7;Import shelf;grey',
  'Sanding block;1;Import shelf;',
  'Wood glue;2;Import shelf;white',
  'Chalk line;3;Import drawer;blue',
].join('\r\n');

const isBusy = ({ state }: Import): boolean => state.endsWith('ing');

async function ask(server: TestServer, method: string, path: string, body?: unknown): Promise<Import> {
  const { status, json } = await server.api(method, path, body);
  expect(status, `${method} ${path}`).toBeLessThan(300);
  return decodeImport(json);
}

/** An import as it is once the server has done with it what it does now. */
export async function rested(server: TestServer, id: string): Promise<Import> {
  await expect.poll(async () => isBusy(await ask(server, 'GET', `/api/imports/${id}`))).toBe(false);
  return ask(server, 'GET', `/api/imports/${id}`);
}

/** Uploads a table, past the screens: its columns are known. */
export async function readImport(server: TestServer, text = MESSY, name = 'messy.csv'): Promise<Import> {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const response = await fetch(new URL('/api/imports', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}` },
    body: form,
  });
  expect(response.status).toBeLessThan(300);
  return rested(server, decodeImport(await response.json()).id);
}

/** One with a preview, of the columns that were guessed but for `change`. */
export async function checkedImport(
  server: TestServer,
  change: Partial<ImportMapping> = {},
  ...table: [text?: string, name?: string]
): Promise<Import> {
  const { id, mapping } = await readImport(server, ...table);
  await ask(server, 'PUT', `/api/imports/${id}/mapping`, { ...mapping, ...change });
  return rested(server, id);
}

/** One without a problem, that was imported. */
export async function imported(server: TestServer, name = 'clean.csv'): Promise<Import> {
  const { id } = await checkedImport(
    server,
    {},
    `Name;Quantity;Location\r\n${name} bolt;3;Import shelf`,
    name,
  );
  await ask(server, 'POST', `/api/imports/${id}/apply`);
  return rested(server, id);
}
