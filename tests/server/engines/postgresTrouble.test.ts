import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReading } from '../../../server/reading/reading.ts';
import { openPostgresStore } from '../../../server/store/postgres/open.ts';
import { clientConfig } from '../../../server/store/postgres/pool.ts';
import { createPresence } from '../../../server/store/postgres/presence.ts';
import type { Store } from '../../../server/store/store.ts';
import { hasPostgres } from '../../support/postgres/databases.ts';
import { TemporaryPostgres } from '../../support/postgres/temporaryPostgres.ts';
import { SMALL, add, added, failureOf } from './storeWork.ts';

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
    // It is there all the same: what takes long is not given up.
    expect(await createPresence(clientConfig(postgres.urlOf('stowage'), 1000))()).toBe(true);
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

  it('where it only reads, a write says so, and as soon as it may be written again writes go on', async () => {
    await postgres.run('stowage', 'alter database stowage set default_transaction_read_only = on');
    await postgres.end('SIGINT');
    await postgres.begin();
    expect(await failureOf(store.write(add('New on a standby')))).toBe('read-only');
    expect(await added(store)).not.toContain('New on a standby');
    await postgres.run(
      'stowage',
      'set transaction_read_only = off; alter database stowage reset default_transaction_read_only',
    );
    expect(store.condition.troubles()).toEqual(['read-only']);
    expect(await failureOf(store.write(add('New after a failover')))).toBe(undefined);
    expect(store.condition.troubles()).toEqual([]);
  });

  it('once its address leads to the server that took over, what is written there is read, though the old one still answers', async () => {
    const next = await TemporaryPostgres.start();
    if (!next) throw new Error('It is there by the condition above.');
    await next.run('postgres', 'create database stowage');
    await (await openPostgresStore(next.urlOf('stowage'))).close();
    await next.run(
      'stowage',
      `insert into location_areas values (90, 'Moved', 'moved');
        insert into locations values ('moved', 'Moved', 'moved', '', null, null, 1, 90, null, 1, 1, 1)`,
    );
    const address = join(next.folder, 'address');
    await symlink(postgres.folder, address);
    const moved = await openPostgresStore(next.urlOf('stowage', address), { connections: 2 });
    const readers = () => Promise.all(Array.from({ length: 6 }, () => added(moved)));
    const reading = createReading({
      store: moved,
      secret: new Uint8Array(32),
      now: () => 0,
      how: { small: -1 },
    });
    // By a process with a connection of its own.
    const seen = async () => new TextDecoder().decode((await reading.forAll({ what: 'tree' })).json);
    await moved.write(add('New before'));
    await postgres.run('stowage', 'alter database stowage set default_transaction_read_only = on');
    await postgres.end('SIGINT');
    await postgres.begin();
    expect(await failureOf(moved.write(add('New on the old one')))).toBe('read-only');
    for (const names of await readers()) expect(names).toContain('New before');
    expect(await seen()).toBe('[]');
    await rm(address);
    await symlink(next.folder, address);
    expect(await failureOf(moved.write(add('New on the next one')))).toBe(undefined);
    expect(await readers()).toEqual(Array(6).fill(['New on the next one']));
    expect(await seen()).toContain('Moved');
    const revision = await moved.revision();
    await moved.write(add('New again'));
    expect(await moved.revision()).toBe(Number(revision) + 1);
    await moved.close();
    await next.remove();
  });
});
