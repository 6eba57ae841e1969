import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItemImages } from '../../../contract/photos/images.ts';
import { LINKS_LIMIT_MAX, LOOKUPS_MAX, PAGE_LIMIT_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import type { Environment } from '../../../server/http/environment.ts';
import { createReading } from '../../../server/reading/reading.ts';
import { answerList, type Pieces } from '../../../server/http/longLists.ts';
import { type EncodeItems, listItems } from '../../../server/routes/itemLists.ts';
import { itemsOf } from '../../../server/store/items/rows.ts';
import { portionsOf } from '../../../server/store/portions.ts';
import type { Db } from '../../../server/store/store.ts';
import { listLookups } from '../../../server/store/lookups.ts';
import { turnsDuring } from '../turns.ts';
import { names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const IMAGES = 50_000;
/** The numbers from 1 to `count`, as `n (i)`. */
const numbers = (count: number) =>
  sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`;
/** A UUID for each number. */
const id = sql`'00000000-0000-4000-8000-' || substr(cast(1000000000000 + i as text), 2)`;

/** So many at a time as a slow machine writes in the time that a statement has. */
const AT_ONCE = 2000;
const addImages = (from: number) => (db: Db) =>
  sql`${numbers(AT_ONCE)}, numbered (i) as (select i + cast(${from} as integer) from n) insert into images
    (id, filename, mime_type, bytes, width, height, status, storage_path, created_at, updated_at)
    select ${id}, 'photo.jpg', 'image/jpeg', 1, 1, 1, 'ready', ${id}, i / 3, i from numbered`.execute(db);

it('50,000 images are answered in pages, and whole to who asks for all', async () => {
  for (let from = 0; from < IMAGES; from += AT_ONCE) await server.store.write(addImages(from));
  // Not decoded: superstruct would take seconds for so many.
  const idsOf = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((image) => Number(String(record(image)['id']).slice(-12)));
  const newestFirst = Array.from({ length: IMAGES }, (_, n) => IMAGES - n);
  const whole = await server.call('GET', '/api/images?fields=id');
  expect(whole.status).toBe(200);
  expect(idsOf(whole.body)).toEqual(newestFirst);
  for (const [limit, offset] of [
    [9, 0],
    [150, 49_900],
    [PAGE_LIMIT_MAX, 20_000],
  ] as const) {
    const { body } = await server.call('GET', `/api/images?fields=id&limit=${limit}&offset=${offset}`);
    expect(record(body)['total']).toBe(IMAGES);
    expect(idsOf(record(body)['images'])).toEqual(newestFirst.slice(offset, offset + limit));
  }
});

it('the photos of one owner are answered in pages, and whole to who asks for all', async () => {
  const item = await server.item();
  const count = 2 * LINKS_LIMIT_MAX + 30;
  await server.store.write((db) =>
    sql`${numbers(count)} insert into item_images (id, owner_id, image_id, created_at)
      select ${id}, ${item['id']}, ${id}, 0 from n`.execute(db),
  );
  // Its file is gone: it is not shown, and costs the page nothing but itself.
  await server.store.write((db) =>
    sql`update images set status = 'missing' where id like '%000000000007'`.execute(db),
  );
  const path = `/api/item-images?item_id=${item['id']}`;
  const idsOf = (body: unknown) => decodeItemImages(body).map((link) => Number(link.image?.id.slice(-12)));
  const shown = Array.from({ length: count }, (_, n) => n + 1).filter((n) => n !== 7);
  const whole = await server.call('GET', path);
  expect(Array.isArray(whole.body)).toBe(true);
  expect(idsOf(whole.body)).toEqual(shown);
  const read: number[] = [];
  const sizes: number[] = [];
  for (let next: unknown = '0'; next !== null;) {
    const { body } = await server.call('GET', `${path}&limit=${LINKS_LIMIT_MAX}&after=${String(next)}`);
    read.push(...idsOf(body));
    sizes.push(idsOf(body).length);
    next = record(body)['next'];
  }
  expect(read).toEqual(shown);
  expect(sizes).toEqual([LINKS_LIMIT_MAX - 1, LINKS_LIMIT_MAX, 30]);
  for (const query of [`limit=${LINKS_LIMIT_MAX + 1}`, 'limit=0', 'after=x']) {
    expect((await server.call('GET', `${path}&${query}`)).status, query).toBe(400);
  }
});

it('a list of names ends somewhere: it takes no more, and items may still have other categories', async () => {
  await server.store.write((db) =>
    sql`${numbers(LOOKUPS_MAX)} insert into item_categories (name, name_key)
      select 'kind ' || i, 'kind ' || i from n where true on conflict do nothing`.execute(db),
  );
  expect(await server.call('POST', '/api/item-categories', { name: 'One more' })).toMatchObject({
    status: 409,
    body: { error: 'conflict', fields: { name: expect.stringMatching(/Remove some first/) } },
  });
  const item = await server.item({ category: 'Another one' });
  expect(item['category']).toBe('Another one');
  const listed = names((await server.call('GET', '/api/item-categories')).body);
  expect(listed).not.toContain('Another one');
  expect(listed.indexOf('kind 10')).toBe(listed.indexOf('kind 9') + 1);
  const turns = await turnsDuring(() => listLookups(server.store.read, 'item_categories'));
  expect(turns).toBeGreaterThanOrEqual(LOOKUPS_MAX / 1000);
});

/** What `pieces` give as an answer, with the turns of the event loop in which each was asked for. */
async function answeredInPieces(count: number, entry: object): Promise<{ text: string; turns: number[] }> {
  let turn = 0;
  let isOver = false;
  const turns: number[] = [];
  const round = (): void => {
    turn += 1;
    if (!isOver) setImmediate(round);
  };
  setImmediate(round);
  const pieces = async function* (): Pieces {
    for (let n = 0; n < count; n++) {
      turns.push(turn);
      yield [entry, entry];
    }
  };
  const app = new Hono<Environment>().get('/', (c) => answerList(c, pieces()));
  const text = await (await app.request('/')).text();
  isOver = true;
  return { text, turns };
}

it('between two pieces of a list everybody else has a turn, whether it is gathered or sent while it is made', async () => {
  for (const [count, length] of [
    [20, 10],
    [20, 200_000],
  ] as const) {
    const entry = { text: 'n'.repeat(length) };
    const { text, turns } = await answeredInPieces(count, entry);
    expect(JSON.parse(text)).toEqual(Array.from({ length: 2 * count }, () => entry));
    expect(new Set(turns).size).toBe(count);
  }
  expect((await answeredInPieces(0, {})).text).toBe('[]');
});

it('items with long texts are read and encoded few at a time, in a page as in the whole list', async () => {
  const own = await startServer();
  try {
    const item = await own.item({ name: 'Part 0', notes: '😀'.repeat(TEXT_MAX) });
    await own.store.write((db) =>
      sql`${numbers(20)} insert into items (id, name, name_key, description, category, category_key, notes, quantity,
        location_id, supplier, supplier_part_no, supplier_item_url, version, created_at, updated_at)
        select ${id}, 'Part ' || i, 'part ' || (100 + i), description, category, category_key, notes, 1,
        location_id, '', '', '', 1, 0, 0 from n, items where items.id = ${item['id']}`.execute(db),
    );
    const reading = createReading({ store: own.store, secret: new Uint8Array(32), now: () => 0 });
    for (const query of ['', '?limit=50', '?sort=-name&limit=50']) {
      const counts: number[] = [];
      const encode: EncodeItems = (rows) => {
        counts.push(rows.length);
        return itemsOf(own.store.read, rows, { thumbnail: () => '' });
      };
      const app = new Hono<Environment>().get('/', (c) =>
        listItems(c, { read: own.store.read, reading, encode }, {}),
      );
      const listed = names(await (await app.request(`/${query}`)).json());
      const inOrder = Array.from({ length: 21 }, (_, n) => `Part ${n}`);
      expect(listed).toEqual(query.includes('-name') ? inOrder.toReversed() : inOrder);
      // Each has 80 kB, and 256 kB is read at a time.
      expect(counts).toEqual([3, 3, 3, 3, 3, 3, 3]);
    }
    const order = { by: 'name', descending: false } as const;
    for (const read of [
      { what: 'page', filter: {}, order, limit: 1000, offset: 0 },
      { what: 'onward', filter: {}, after: undefined },
    ] as const) {
      const caller = { owner: '1', signal: new AbortController().signal };
      const { json, rest } = await reading.once(caller, read);
      expect(JSON.parse(`[${new TextDecoder().decode(json)}]`)).toHaveLength(3);
      expect(rest?.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3]);
    }
  } finally {
    await own.stop();
  }
});

it('rows with long texts are read few at a time, each once and in order', () => {
  const rows = Array.from({ length: 1000 }, (_, seq) => ({ seq, bytes: seq < 500 ? 10 : 100_000 }));
  const portions = [...portionsOf(rows, 100)];
  expect(portions.flat()).toEqual(rows.map(({ seq }) => seq));
  expect(portions.slice(0, 5).map((portion) => portion.length)).toEqual([100, 100, 100, 100, 100]);
  expect(Math.max(...portions.slice(5).map((portion) => portion.length))).toBe(2);
  expect([...portionsOf([{ seq: 1, bytes: 1e9 }], 100)]).toEqual([[1]]);
});
