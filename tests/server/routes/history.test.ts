import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeHistory, type HistoryEntry, isCut } from '../../../contract/history.ts';
import { HISTORY_PAGE, HISTORY_TEXT_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import { historyOf } from '../../../server/store/items/history.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { turnsDuring } from '../turns.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const pageOf = async (id: unknown, query = '') =>
  server.call('GET', `/api/items/${id}/history${query}`, undefined, { 'Accept-Encoding': 'identity' });
const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));
/** Adds so many changes of the notes, as the server keeps them. */
async function changed(id: unknown, count: number, text: string): Promise<void> {
  const changes = JSON.stringify([{ field: 'notes', before: text, after: `${text.slice(0, -1)}!` }]);
  await server.store.write((trx) =>
    sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into item_events (item_id, at, "user", kind, changes)
      select ${id}, 0, 'admin', 'updated', ${changes} from n`.execute(trx),
  );
}

it('the history of a long text that was changed very often is answered in small pages, to its end', async () => {
  const { id } = await server.item();
  const text = 'n'.repeat(TEXT_MAX);
  await changed(id, 900, text);
  for (const more of [0, 2700]) {
    // Somewhat shorter ones, to spare the disk.
    if (more > 0) await changed(id, more, text.slice(0, TEXT_MAX / 4));
    const { status, body } = await pageOf(id);
    expect(status).toBe(200);
    expect(decodeHistory(body).history).toHaveLength(HISTORY_PAGE.standard);
    expect(bytesOf(body)).toBeLessThan(64 * 1024);
  }
  const entries: HistoryEntry[] = [];
  for (let next: string | null = ''; next !== null;) {
    const { body } = await pageOf(id, `?limit=${HISTORY_PAGE.max}${next === '' ? '' : `&before=${next}`}`);
    expect(bytesOf(body)).toBeLessThan(128 * 1024);
    const page = decodeHistory(body);
    entries.push(...page.history);
    next = page.next;
  }
  expect(entries).toHaveLength(3601);
  const ids = entries.map((entry) => Number(entry.id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(entries.at(-1)?.kind).toBe('created');
});

it('everybody else has turns while a history of long texts is read', async () => {
  const { id } = await server.item();
  await changed(id, 50, 'n'.repeat(TEXT_MAX));
  const turns = await turnsDuring(() =>
    historyOf(server.store.read, String(id), { limit: 50, before: undefined }),
  );
  // 2 MB, at most 256 kB at a time.
  expect(turns).toBeGreaterThanOrEqual(8);
});

it('a long text of a change is cut between two characters, with its length, and given whole when asked for', async () => {
  const text = '😀é'.repeat(TEXT_MAX / 2);
  const { id } = await server.item({ description: text, notes: 'x'.repeat(HISTORY_TEXT_MAX) });
  await server.call('PATCH', `/api/items/${id}`, { description: 'short', notes: 'x'.repeat(301) });
  const [entry] = decodeHistory((await pageOf(id)).body).history;
  expect(entry?.changes).toEqual([
    {
      field: 'description',
      before: '😀é'.repeat(HISTORY_TEXT_MAX / 2),
      before_length: TEXT_MAX,
      after: 'short',
    },
    {
      field: 'notes',
      before: 'x'.repeat(HISTORY_TEXT_MAX),
      after: 'x'.repeat(HISTORY_TEXT_MAX),
      after_length: HISTORY_TEXT_MAX + 1,
    },
  ]);
  expect(entry?.changes.map(isCut)).toEqual([true, true]);
  const whole = (field: string) => server.call('GET', `/api/items/${id}/history/${entry?.id}/${field}`);
  expect(await whole('description')).toMatchObject({
    status: 200,
    body: { field: 'description', before: text, after: 'short' },
  });
  expect((await whole('notes')).body).toEqual({
    field: 'notes',
    before: 'x'.repeat(HISTORY_TEXT_MAX),
    after: 'x'.repeat(HISTORY_TEXT_MAX + 1),
  });
});

it('the whole text is given of a change that there is, of its own item only', async () => {
  const [{ id }, other] = [await server.item(), await server.item()];
  await server.call('PATCH', `/api/items/${id}`, { notes: 'secret' });
  const [entry] = decodeHistory((await pageOf(id)).body).history;
  for (const path of [
    `${id}/history/${entry?.id}/name`,
    `${id}/history/${entry?.id}/constructor`,
    `${id}/history/999999/notes`,
    `${id}/history/x/notes`,
    `${other['id']}/history/${entry?.id}/notes`,
  ]) {
    expect(await server.call('GET', `/api/items/${path}`), path).toMatchObject({
      status: 404,
      body: { message: 'Change not found' },
    });
  }
});

it('a page of a history is never larger than the server allows, and a query that makes no sense is refused', async () => {
  const { id } = await server.item();
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'before=-1', 'before=x', 'before=1e3']) {
    expect((await pageOf(id, `?${query}`)).status, query).toBe(400);
  }
  expect((await pageOf(id, '?limit=100&before=0')).body).toEqual({ history: [], next: null });
});

it('the long texts of what was changed are not even read for a page of the history', async () => {
  const { id } = await server.item();
  const notes = `${'n'.repeat(HISTORY_TEXT_MAX)}and more`;
  await server.call('PATCH', `/api/items/${id}`, { notes });
  await server.call('PATCH', `/api/items/${id}`, { quantity: 7 });
  await server.store.write((trx) =>
    sql`update item_events set changes = 'out of reach' where item_id = ${id} and kind = 'updated'`.execute(
      trx,
    ),
  );
  const { history } = decodeHistory((await pageOf(id)).body);
  expect(history.map(({ kind }) => kind)).toEqual(['quantity', 'updated', 'created']);
  expect(history[1]?.changes).toEqual([
    {
      field: 'notes',
      before: null,
      after: 'n'.repeat(HISTORY_TEXT_MAX),
      after_length: HISTORY_TEXT_MAX + 8,
    },
  ]);
});

it('a quantity of minus nothing is 0 in the history', async () => {
  const { id } = await server.item({ quantity: 5 });
  const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
  // JSON.stringify writes none.
  await fetch(`${server.url}/api/items/${id}`, { method: 'PATCH', headers, body: '{"quantity":-0.0}' });
  const { history } = decodeHistory((await pageOf(id)).body);
  expect(history[0]?.changes).toEqual([{ field: 'quantity', before: '5', after: '0' }]);
});

it('a quantity is written in the history with all its digits, never as 1e-9', async () => {
  const { id } = await server.item({ quantity: 123456789012.5 });
  await server.call('PATCH', `/api/items/${id}`, { quantity: 1e-9 });
  const { history } = decodeHistory((await pageOf(id)).body);
  expect(history[0]?.changes).toEqual([
    { field: 'quantity', before: '123456789012.5', after: '0.000000001' },
  ]);
});
