import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { startServer } from '../server/startServer.ts';

/**
 * Asks a server for the longest answers there are, one after the other: what each has in bytes, how long it takes, and how
 * long it holds the event loop at most, so that everybody else waits. The server runs in this process, who asks in
 * another thread. The hold in processor time counts only what the server itself ran, whoever else uses the machine; only
 * Linux tells it. `npx tsx tests/bench/longAnswers.ts`, which runs beside an older `server/` as well.
 */

const CLIENT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ url, token, method }) => {
    const began = performance.now();
    try {
      const response = await fetch(url, { method, headers: { Authorization: 'Bearer ' + token, 'Accept-Encoding': 'identity' } });
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.length;
      parentPort.postMessage({ status: response.status, bytes, ms: performance.now() - began });
    } catch (error) {
      parentPort.postMessage({ status: String(error.cause ?? error), bytes: 0, ms: performance.now() - began });
    }
  });`;

interface Told {
  status: number | string;
  bytes: number;
  ms: number;
}

/** Processor time of this thread so far, in ms; 0 where the system does not tell. */
function ran(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** The longest that one turn of the event loop ran until `stop` is called, in ms of processor time. */
function watchTurns(): { stop: () => number } {
  let [last, longest, isOver] = [ran(), 0, false];
  const turn = (): void => {
    const now = ran();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop() {
      isOver = true;
      return longest;
    },
  };
}

const server = await startServer();
const client = new Worker(CLIENT, { eval: true });
const numbers = (count: number) =>
  sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`;
const uuid = sql`printf('00000000-0000-4000-8000-%012d', i)`;
const write = (statement: { execute: (db: typeof server.store.read) => Promise<unknown> }) =>
  server.store.write((trx) => statement.execute(trx));

async function ask(name: string, path: string, method = 'GET'): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const turns = watchTurns();
  const told = await new Promise<Told>((resolve) => {
    client.once('message', resolve);
    client.postMessage({ url: server.url + path, token: server.token, method });
  });
  delay.disable();
  const [held, busy] = [delay.max / 1e6, turns.stop()];
  console.log(
    `${name}: ${told.status}, ${(told.bytes / 1e6).toFixed(2)} MB in ${(told.ms / 1000).toFixed(2)} s; ` +
      `the loop held for ${held.toFixed(0)} ms at most, ${busy.toFixed(0)} ms of them run`,
  );
}

const EMOJI = '😀'.repeat(20_000);
try {
  const item = await server.item();
  const id = String(item['id']);
  const picked = server.store.read.selectFrom('items').select('seq').where('id', '=', id);
  const { seq } = await picked.executeTakeFirstOrThrow();
  /** Which column says whose a change is; of an older server it is the number of its row. */
  const { rows: columns } = await sql<{
    name: string;
  }>`select name from pragma_table_info('item_events')`.execute(server.store.read);
  const isByNumber = columns.some(({ name }) => name === 'item_seq');
  const changes = JSON.stringify([{ field: 'notes', before: EMOJI, after: EMOJI }]);
  const change = (
    count: number,
  ) => sql`${numbers(count)} insert into item_events (${sql.ref(isByNumber ? 'item_seq' : 'item_id')}, at, user, kind, changes)
    select ${isByNumber ? seq : id}, 0, 'admin', 'updated', ${changes} from n`;
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  await ask('warming up', '/api/items');
  await ask('warming up', '/api/images');
  await write(change(900));
  await ask('900 changes of a text of 80 kB', `/api/items/${id}/history`);
  await write(change(2700));
  await ask('3,600 changes of a text of 80 kB', `/api/items/${id}/history`);
  await ask('its deletion', `/api/items/${id}`, 'DELETE');
  await ask('its coming back', `/api/items/${id}/restore`, 'POST');

  await write(sql`${numbers(50_000)} insert into images
    (id, filename, mime_type, bytes, width, height, status, storage_path, created_at, updated_at)
    select ${uuid}, 'photo ' || i || '.jpg', 'image/jpeg', 1, 1, 1, 'ready', ${uuid}, i, i from n`);
  await ask('50,000 images, all', '/api/images');
  await ask(
    '50,000 images, all, as the app asks',
    '/api/images?fields=id,filename,created_at,status,mime_type,url,thumbnail_url,preview_url,bytes,width,height',
  );
  await ask('50,000 images, a page of 10,000', '/api/images?limit=10000&offset=20000');
  await ask('50,000 images, the last page of 9', '/api/images?limit=9&offset=49991');
  await write(sql`${numbers(50_000)} insert into item_images (id, owner_id, image_id, created_at)
    select ${uuid}, ${id}, ${uuid}, 0 from n`);
  await ask('50,000 photos of one item', `/api/item-images?item_id=${id}`);

  const copied = (count: number, text: string) => sql`${numbers(count)} insert into items
    (id, name, name_key, description, category, category_key, notes, quantity, location_id, supplier, supplier_part_no,
      supplier_item_url, acquisition_date, version, created_at, updated_at)
    select ${uuid}, 'Part ' || i, 'part ' || i, ${text}, category, category_key, ${text}, 1, location_id, '', '', '', null,
      1, 0, 0 from n, items where items.seq = ${seq}`;
  await write(copied(10_000, 'a note'));
  await ask('10,000 items, all', '/api/items');
  await ask('10,000 items, one page', '/api/items?limit=10000');
  await write(sql`delete from items where seq <> ${seq}`);
  await write(copied(500, EMOJI));
  await ask('500 items with two texts of 80 kB, all', '/api/items');
  await ask('500 items with two texts of 80 kB, one page', '/api/items?limit=500');
  await write(
    sql`${numbers(5000)} insert into item_categories (name, name_key) select 'kind ' || i, 'kind ' || i from n`,
  );
  await ask('5,000 categories', '/api/item-categories');
} finally {
  await client.terminate();
  await server.stop();
}
