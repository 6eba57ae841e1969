import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../../server/problems.ts';
import { storageFailure } from '../../../server/store/failures.ts';
import { openPostgresStore } from '../../../server/store/postgres/open.ts';
import { searchDocument } from '../../../server/store/postgres/search/searchDocument.ts';
import { postgresSearchIndex } from '../../../server/store/postgres/search/searchIndex.ts';
import { type Db, type Store, WRITE_WAIT } from '../../../server/store/store.ts';
import type { Tables } from '../../../server/store/tables.ts';
import { dropDatabase, freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';
import { TemporaryPostgres } from '../../support/postgres/temporaryPostgres.ts';

const SMALL = { isSmall: true };
const add = (name: string) => async (trx: Db) => {
  await trx.insertInto('item_categories').values({ name, name_key: name.toLowerCase() }).execute();
  return name;
};
const added = async (store: Store): Promise<string[]> => {
  const rows = await store.read.selectFrom('item_categories').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name).filter((name) => name.startsWith('New '));
};
const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Problem ? error.code : storageFailure(error);
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

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
      // As the search's index was before it had the beginnings of names.
      const document = searchDocument({ part: 'x', name: 'washer m3', rest: '' });
      await sql`insert into items_search (seq, doc) values (1, ts_delete(${document}::tsvector, '{>w,>wa}'))`.execute(
        trx,
      );
      await sql`update schema_version set version = 1`.execute(trx);
    });
    await first.close();
    const both = await Promise.all([openPostgresStore(older), openPostgresStore(older)]);
    for (const one of both) {
      const { rows } = await sql`select (select version from schema_version) as version,
        (select count(*) from login_counts) as counts`.execute(one.read);
      expect([rows, await added(one)]).toEqual([[{ version: 3, counts: 0 }], ['New of before']]);
      const begun = await Promise.all(
        ['w', 'wa', 'washer m', 'x', 'a'].map((start) =>
          postgresSearchIndex.count(one.read, { start, of: start === 'x' ? 'part' : 'name' }, { limit: 9 }),
        ),
      );
      expect(begun).toEqual([1, 1, 1, 1, 0]);
      await one.close();
    }
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
    expect(await added(older)).toEqual([]);
    await older.close();
    await dropDatabase(shared);
  });

  it('connections that have all ended before anybody noticed are replaced by the first read', async () => {
    // As many as it may have, all in use at once.
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(other.read)));
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(store.read);
    for (const { pid } of rows) process.kill(pid, 'SIGTERM');
    // Without a turn of the event loop, in which it would be heard.
    while (rows.some(({ pid }) => isRunning(pid)));
    expect(rows.length).toBeGreaterThan(10);
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
});

describe.skipIf(!hasPostgres())('a PostgreSQL in trouble', () => {
  let postgres: TemporaryPostgres;
  let store: Store;
  beforeAll(async () => {
    const started = await TemporaryPostgres.start({
      max_connections: '8',
      superuser_reserved_connections: '1',
    });
    if (!started) throw new Error('It is there by the condition above.');
    postgres = started;
    await postgres.run('postgres', 'create database stowage');
    store = await openPostgresStore(postgres.urlOf('stowage'), { connections: 2 });
  });
  afterAll(async () => {
    await store.close();
    await postgres.remove();
  });

  it('killed under load it is away, and once it is back nothing that was acknowledged is missing', async () => {
    let isOver = false;
    const acknowledged: string[] = [];
    const failures = new Set<unknown>();
    const writer = async (of: number) => {
      for (let n = 0; !isOver; n++) {
        const failure = await failureOf(
          store.write(add(`New ${of} ${n}`), SMALL).then((name) => acknowledged.push(name)),
        );
        if (failure !== undefined) failures.add(failure);
      }
    };
    const writing = Promise.all([writer(1), writer(2), writer(3)]);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
    await postgres.end('SIGKILL');
    expect(await failureOf(added(store))).toBe('away');
    expect(store.condition.troubles()).toEqual(['database-away']);
    const before = acknowledged.length;
    await postgres.begin();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    isOver = true;
    await writing;
    const there = new Set(await added(store));
    expect(acknowledged.filter((name) => !there.has(name))).toEqual([]);
    expect([...failures].filter((failure) => failure !== 'away' && failure !== 'unknown')).toEqual([]);
    await store.revision();
    expect(store.condition.troubles()).toEqual([]);
  });

  it('while all of its connections are taken by others it is busy, and afterwards it is not', async () => {
    await postgres.end('SIGINT');
    await postgres.begin();
    const others = Array.from(
      { length: 12 },
      () => new pg.Client({ connectionString: postgres.urlOf('stowage') }),
    );
    for (const one of others) one.on('error', () => undefined);
    const taken = await Promise.allSettled(others.map((one) => one.connect()));
    expect(taken.some(({ status }) => status === 'rejected')).toBe(true);
    expect(await failureOf(added(store))).toBe('busy');
    expect(await failureOf(store.write(add('New without room')))).toBe('busy');
    await Promise.all(others.map((one) => one.end().catch(() => undefined)));
    await expect.poll(() => failureOf(store.write(add('New with room')))).toBe(undefined);
  });

  it('hanging it is away, in the middle of a write too; what merely takes long is waited for', async () => {
    await sql`select pg_sleep(0.8)`.execute(store.read);
    const hanging = store.write(async (trx) => {
      await add('New in a moment')(trx);
      postgres.signalAll('SIGSTOP');
      await add('New never')(trx);
    });
    expect(await failureOf(hanging)).toBe('away');
    expect(['away', 'busy']).toContain(await failureOf(Promise.resolve(store.revision())));
    postgres.signalAll('SIGCONT');
    await expect.poll(() => failureOf(store.write(add('New awake')))).toBe(undefined);
    expect((await added(store)).filter((name) => /moment|never/.test(name))).toEqual([]);
  });

  it('where it only reads, a write says so', async () => {
    await postgres.run('stowage', 'alter database stowage set default_transaction_read_only = on');
    await postgres.end('SIGINT');
    await postgres.begin();
    expect(await failureOf(store.write(add('New on a standby')))).toBe('read-only');
    expect(await added(store)).not.toContain('New on a standby');
    await postgres.run(
      'stowage',
      'set transaction_read_only = off; alter database stowage reset default_transaction_read_only',
    );
  });
});
