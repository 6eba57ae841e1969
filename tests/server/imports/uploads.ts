import { setTimeout as pause } from 'node:timers/promises';
import { type Import, decodeImport, decodePreviewPage } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { type Answered, answered } from '../answers.ts';
import type { TestServer } from '../startServer.ts';

/** Uploads a file; answers what the server does. */
export async function upload(
  server: TestServer,
  name: string,
  bytes: Uint8Array | string,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const all = { Authorization: `Bearer ${server.token}`, ...headers };
  return answered(await fetch(`${server.url}/api/imports`, { method: 'POST', body: form, headers: all }));
}

const BUSY = new Set(['reading', 'checking', 'importing', 'undoing']);

/** The import once nothing is under way with it; asked for ever more seldom, for the server works beside. */
export async function settled(server: TestServer, id: string): Promise<Import> {
  for (let wait = 5; ; wait = Math.min(wait * 1.5, 50)) {
    const { status, body } = await server.call('GET', `/api/imports/${id}`);
    if (status === 503) {
      // As a page does: the database of a busy machine says to come again.
      await pause(wait);
      continue;
    }
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    const found = decodeImport(body);
    if (!BUSY.has(found.state)) return found;
    await pause(wait);
  }
}

/** Uploads a file, and waits until it is read. */
export async function read(server: TestServer, name: string, bytes: Uint8Array | string): Promise<Import> {
  const { status, body } = await upload(server, name, bytes);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return settled(server, decodeImport(body).id);
}

/** Uploads a file, and waits until it is checked by the guessed mapping and these changes of it. */
export async function checked(
  server: TestServer,
  name: string,
  bytes: Uint8Array | string,
  changes: Partial<ImportMapping> = {},
): Promise<Import> {
  const found = await read(server, name, bytes);
  if (found.state !== 'read') throw new Error(`${found.state}: ${found.problem}`);
  return mapped(server, found, changes);
}

/** Has an import checked by its mapping with these changes. */
export async function mapped(
  server: TestServer,
  { id, mapping }: Import,
  changes: Partial<ImportMapping> = {},
): Promise<Import> {
  const { status, body } = await server.call('PUT', `/api/imports/${id}/mapping`, { ...mapping, ...changes });
  if (status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return settled(server, id);
}

/** Begins it, and waits for its end. */
export async function done(
  server: TestServer,
  id: string,
  what: 'apply' | 'undo' = 'apply',
): Promise<Import> {
  const { status, body } = await server.call('POST', `/api/imports/${id}/${what}`);
  if (status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return settled(server, id);
}

export async function preview(server: TestServer, id: string, query = '') {
  return decodePreviewPage((await server.call('GET', `/api/imports/${id}/rows${query}`)).body);
}
