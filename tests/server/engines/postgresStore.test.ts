import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { openData } from '../../../server/dataFolder.ts';
import { openPostgresStore } from '../../../server/store/postgres/open.ts';
import { POSTGRES_STEPS } from '../../../server/store/postgres/migrations/steps.ts';
import { searchDocument } from '../../../server/store/postgres/search/searchDocument.ts';
import { postgresSearchIndex } from '../../../server/store/postgres/search/searchIndex.ts';
import { type Db, type Store, WRITE_WAIT } from '../../../server/store/store.ts';
import type { Tables } from '../../../server/store/tables.ts';
import { ownSynonymsIn } from '../../../server/store/synonyms/ownSynonyms.ts';
import { dropDatabase, freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';
import { SMALL, add, added, failureOf } from './storeWork.ts';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What the fourth version and the fifth have brought. */
const DROP_NEWEST = `drop table synonym_groups; drop function synonym_groups_revision;
  delete from revisions where name = 'synonyms';
  drop table list_numbers; drop function list_number_removed cascade`;

const PLACES = ['place-one', 'place-two'] as const;
const itemsSql = (from: number, to: number, category: string): string =>
  `insert into items select n, 'item-' || n, 'n', 'n', '', '${category}', '${category}', '', 1, '${PLACES[0]}', '', '', '', null, 1, 1, 1
    from generate_series(${from}, ${to}) n`;

describe.skipIf(!hasPostgres())('a store on PostgreSQL', () => {
  let url: string;
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    url = await freshDatabase();
    [store, other] = [await openPostgresStore(url, { connections: 2 }), await openPostgresStore(url)];
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
    await dropDatabase(url);
  });

  it('a database of an earlier version gets what it misses, once, and keeps what it has', async () => {
    const older = await freshDatabase();
    const first = await openPostgresStore(older);
    await first.write(async (trx) => {
      await add('New of before')(trx);
      await sql`drop table login_counts`.execute(trx);
      for (const one of DROP_NEWEST.split(';')) await sql.raw(one).execute(trx);
      await sql`insert into deleted_records
        values ('location', 'x', 0, '{"row":{"location_type_id":40,"location_area_id":3}}')`.execute(trx);
      // As the search's index was before it had the beginnings of names.
      const document = searchDocument({ part: 'x', name: 'washer m3', rest: '' });
      await sql`insert into items_search (seq, doc) values (1, ts_delete(${document}::tsvector, '{>w,>wa}'))`.execute(
        trx,
      );
      await sql`update schema_version set version = 1`.execute(trx);
    });
    await first.close();
    await expect(openPostgresStore(older, { mayUpgrade: false })).rejects.toThrow(
      /^The database is of version 1, .*start this version of it once/,
    );
    const both = await Promise.all([openPostgresStore(older), openPostgresStore(older)]);
    for (const one of both) {
      const { rows } = await sql`select (select version from schema_version) as version,
        (select count(*) from login_counts) as counts,
        (select highest from list_numbers where list = 'location_types') as highest`.execute(one.read);
      expect([rows, await added(one)]).toEqual([[{ version: 6, counts: 0, highest: 40 }], ['New of before']]);
      expect((await ownSynonymsIn(one.read)).of('spanner')).toEqual([]);
      const begun = await Promise.all(
        ['w', 'wa', 'washer m', 'x', 'a'].map((start) =>
          postgresSearchIndex.matching(
            one.read,
            { start, of: start === 'x' ? 'part' : 'name' },
            { limit: 9 },
          ),
        ),
      );
      expect(begun.map(({ length }) => length)).toEqual([1, 1, 1, 1, 0]);
      await one.close();
    }
    await dropDatabase(older);
  });

  it('many items that are written at once are counted once, also in a database that counted each', async () => {
    const older = await freshDatabase();
    const empty = new pg.Client({ connectionString: older });
    await empty.connect();
    // As the fifth version made it, and counted.
    await empty.query(`drop schema public cascade; create schema public; ${POSTGRES_STEPS.slice(0, 5).join('\n')};
      create table schema_version (only_row bigint primary key, version bigint not null);
      insert into schema_version values (1, 5);
      insert into location_types values (1, 'Box', 'box');
      insert into location_areas values (1, 'Cellar', 'cellar')`);
    for (const id of PLACES) {
      await empty.query(
        `insert into locations values ('${id}', '${id}', '${id}', '', null, null, 1, 1, null, 1, 1, 1)`,
      );
    }
    await empty.query(itemsSql(1, 30, 'old'));
    await empty.end();
    const upgraded = await openPostgresStore(older);
    const changes = await upgraded.write(async (trx) => {
      for (const one of [
        itemsSql(31, 300, 'old'),
        `update items set category_key = 'new' where seq > 10`,
        `update items set location_id = '${PLACES[1]}', category_key = 'kept' where seq between 6 and 20`,
        `update items set name = 'other'`,
        `delete from items where seq > 290`,
        `insert into items select * from items where false`,
      ])
        await sql.raw(one).execute(trx);
      const { rows } = await sql<{ changes: number }>`select n_tup_ins + n_tup_upd as changes
        from pg_stat_xact_user_tables where relname = 'item_counts'`.execute(trx);
      return rows[0]?.changes;
    });
    // Three counts, two, five, none, three and none.
    expect(changes).toBe(13);
    const { rows } = await sql`select kind, key, count from item_counts order by kind, key`.execute(
      upgraded.read,
    );
    const { rows: truth } = await sql`select 'all' as kind, '' as key, count(*) as count from items
      union all select 'category', category_key, count(*) from items group by 2
      union all select 'location', location_id, count(*) from items group by 2 order by 1, 2`.execute(
      upgraded.read,
    );
    expect(rows).toEqual(truth);
    expect(truth).toHaveLength(6);
    await upgraded.close();
    await dropDatabase(older);
  });

  it('one writer at a time goes on among all servers: what each reads in a write no other one changes', async () => {
    const raise = (by: Store) =>
      by.write(async (trx) => {
        const count = trx
          .selectFrom('item_categories')
          .select((row) => row.fn.countAll<number>().as('count'));
        const name = `New ${(await count.executeTakeFirstOrThrow()).count}`;
        await add(name)(trx);
      }, SMALL);
    await Promise.all(Array.from({ length: 40 }, (_, n) => raise(n % 2 === 0 ? store : other)));
    const names = await added(store);
    expect(new Set(names).size).toBe(40);
    expect(await added(other)).toEqual(names);
  });

  it('after a write through one server every other one is told another revision', async () => {
    const before = await other.revision();
    expect(await other.revision()).toBe(before);
    await store.write(add('New revision'));
    expect(await other.revision()).not.toBe(before);
    expect(await store.revision()).toBe(await other.revision());
  });

  it('of small writes that share a commit the one that throws is undone alone', async () => {
    const throwing = async (trx: Db) => {
      await add('New and gone')(trx);
      throw new Error('undone');
    };
    const works = [add('New one'), throwing, add('New two')].map((work) => store.write(work, SMALL));
    const [one, gone, two] = await Promise.allSettled(works);
    expect([one?.status, gone?.status, two?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await added(store)).slice(-2)).toEqual(['New one', 'New two']);
  });

  it('a write that goes on after a failed statement is not taken for done, for PostgreSQL has undone it', async () => {
    const before = await added(store);
    const careless = async (trx: Db) => {
      await add('New and lost')(trx);
      await add('New and lost')(trx).catch(() => undefined);
    };
    await expect(store.write(careless)).rejects.toThrow('was undone');
    expect(await added(store)).toEqual(before);
  });

  it('a write is refused as busy, and not done later, while somebody else holds the turn', async () => {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; update revision set value = value + 1');
    expect(await failureOf(store.write(add('New too late')))).toBe(WRITE_WAIT > 0 ? 'busy' : '');
    expect(await added(store)).not.toContain('New too late');
    await holder.query('rollback');
    await holder.end();
    await store.write(add('New in time'));
    expect(await added(store)).not.toContain('New too late');
  });

  it('while somebody has locked what every call asks for, PostgreSQL ends the waiting, and no connection is left behind', async () => {
    const locking = new pg.Client({ connectionString: url });
    await locking.connect();
    await locking.query('begin; lock table revision in access exclusive mode');
    const asked = [store.revision(), store.revision()].map((one) => failureOf(Promise.resolve(one)));
    expect(await Promise.all(asked)).toEqual(['busy', 'busy']);
    const { rows } = await locking.query(`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows).toEqual([{ waiting: '0' }]);
    await locking.query('rollback');
    await locking.end();
    const before = await store.revision();
    await store.write(add('New after a lock'));
    expect(await store.revision()).not.toBe(before);
  });

  it('a connection that was ended is replaced, and no read or write fails for it', async () => {
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    for (const name of ['New after one end', 'New after two']) {
      await end.execute(store.read);
      expect(await added(store)).not.toContain(name);
      await store.write(add(name));
      expect(await added(other)).toContain(name);
    }
  });

  it('a server that goes on after a newer one has upgraded the database writes nothing, and says so', async () => {
    const shared = await freshDatabase();
    const older = await openPostgresStore(shared);
    // In the middle of a request, and before one.
    await older.revision();
    const upgrading = new pg.Client({ connectionString: shared });
    await upgrading.connect();
    await upgrading.query(
      'begin; update revision set value = value + 1; update schema_version set version = 1000',
    );
    const told = {
      code: 'unavailable',
      message: expect.stringContaining('A newer Stowage has upgraded the database'),
    };
    const late = older.write(add('New of an older one')).catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const { rows } = await sql<{
          waiting: number;
        }>`select count(*) as waiting from pg_locks where not granted and pid in
            (select pid from pg_stat_activity where datname = current_database())`.execute(older.read);
        return rows[0]?.waiting;
      })
      .toBe(1);
    await upgrading.query('commit');
    await upgrading.end();
    expect(await late).toMatchObject(told);
    await expect(older.revision()).rejects.toMatchObject(told);
    expect(older.condition.troubles()).toEqual(['other-version']);
    expect(await added(older)).toEqual([]);
    await older.close();
    await dropDatabase(shared);
  });

  it('an upgrade waits for the write that has the turn, and keeps it until it is done', async () => {
    const shared = await freshDatabase();
    const writing = new pg.Client({ connectionString: shared });
    await writing.connect();
    await writing.query(`${DROP_NEWEST}; update schema_version set version = 2`);
    await writing.query('begin; update revision set value = value + 1');
    const upgraded = openPostgresStore(shared);
    const waiting = sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = ${/\/(t_\w+)\?/.exec(shared)?.[1] ?? ''} and wait_event_type = 'Lock' and query like 'update revision%'`;
    await expect.poll(async () => (await waiting.execute(store.read)).rows[0]?.waiting).toBe(1);
    await writing.query('commit');
    await writing.end();
    await (await upgraded).close();
    await dropDatabase(shared);
  });

  it('connections that have all ended before anybody noticed are replaced by the first read', async () => {
    // As many as it may have, all in use at once.
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(other.read)));
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(store.read);
    for (const { pid } of rows) process.kill(pid, 'SIGTERM');
    // Without a turn of the event loop, in which it would be heard.
    const limit = performance.now() + 5000;
    while (rows.some(({ pid }) => isRunning(pid)) && performance.now() < limit);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(await failureOf(added(other))).toBeUndefined();
  });

  it('a number that JavaScript cannot hold, and a text with a NUL, are refused', async () => {
    const number = sql<{ number: number }>`select 9007199254740993::bigint as number`;
    await expect(number.execute(store.read)).rejects.toThrow(RangeError);
    await expect(store.write(add('New\0'))).rejects.toThrow(TypeError);
    await store.write(add('New after them'));
  });

  it('many servers that start at once on an empty database make its schema once', async () => {
    const empty = await freshDatabase('/template0?');
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(empty)));
    const names = (db: Kysely<Tables>) => db.selectFrom('location_types').select('name').execute();
    const [first] = stores;
    expect(first && (await names(first.read)).length).toBeGreaterThan(3);
    await Promise.all(stores.map((one) => one.close()));
    await dropDatabase(empty);
  });

  it('an empty database is not begun with beside what a restore has left that was killed', async () => {
    const empty = await freshDatabase('/template0?');
    const folder = await mkdtemp(join(tmpdir(), 'stowage-restoring-'));
    const left = join(folder, 'restoring');
    await mkdir(left);
    const open = () => openData(folder, { database: { url: empty, connections: 2 } });
    await expect(open()).rejects.toThrow(
      `A restore into ${folder} was broken off: run it again, or remove ${left} to begin anew.`,
    );
    await rm(left, { recursive: true });
    await (await open()).close();
    await rm(folder, { recursive: true });
    await dropDatabase(empty);
  });

  it('an empty database that may only be read stays empty, and it is said how it is filled', async () => {
    const empty = await freshDatabase('/template0?');
    const env = { DATABASE_URL: empty, STOWAGE_DATA: join(tmpdir(), 'stowage-none') };
    const told: string[] = [];
    const tell = (line: string): void => void told.push(line);
    const terminal = { env, print: tell, complain: tell, askPassword: undefined, showProgress: undefined };
    expect([await runCommand(['user', 'list'], terminal), told]).toEqual([
      1,
      [
        expect.stringMatching(
          /cannot be used: The database is empty\. Start the server once, without --read-only: that fills it\.$/,
        ),
      ],
    ]);
    const made = await openPostgresStore(empty);
    await expect(openPostgresStore(empty, { readOnly: true }).then((one) => one.close())).resolves.toBe(
      undefined,
    );
    await made.close();
    await dropDatabase(empty);
  });
});
