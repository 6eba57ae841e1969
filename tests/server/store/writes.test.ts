import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FaultySqlite, createFaultySqlite } from '../../support/faults/sqliteFaults.ts';
import { type Db, openStore, type Store } from '../../../server/store/store.ts';

let folder: string;
let sqlite: FaultySqlite;
let store: Store;
/** What was told to the writing connection, in its order. */
let told: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-writes-'));
  sqlite = await createFaultySqlite();
  told = [];
  class Listening extends sqlite.Database {
    override exec(sql: string): void {
      if (/^(begin|commit|rollback|savepoint|release)/.test(sql)) told.push(sql);
      super.exec(sql);
    }
  }
  store = await openStore(join(folder, 'stowage.db'), { Database: Listening });
  told.length = 0;
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const SMALL = { isSmall: true };
const add = (name: string) => async (trx: Db) => {
  await trx.insertInto('item_categories').values({ name, name_key: name.toLowerCase() }).execute();
  return name;
};
const names = async () => {
  const rows = await store.read.selectFrom('item_categories').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name).filter((name) => name.startsWith('New '));
};
/** Adds and throws: what it has added is to be gone. */
const failing = (name: string) => async (trx: Db) => {
  await add(name)(trx);
  throw new Error(`${name} is no good.`);
};
const some = (count: number) => Array.from({ length: count }, (_, at) => `New ${at + 1}`);

it('small works that wait share one commit, each is answered with its own, and all stand', async () => {
  const seen: string[][] = [];
  const works = some(10).map((name) =>
    store.write(add(name), SMALL).then(async (given) => {
      // Whoever is answered finds what it wrote, and that of the others, read from another connection.
      seen.push(await names());
      return given;
    }),
  );
  expect(await Promise.all(works)).toEqual(some(10));
  expect(await names()).toEqual(some(10));
  for (const found of seen) expect(found).toEqual(some(10));
  expect(told.filter((sql) => sql === 'commit')).toHaveLength(1);
});

it('a work that throws is undone alone, whether it is the first or one of the others', async () => {
  const works = ['New 1', 'New 2', 'New 3', 'New 4'].map((name, at) =>
    store.write(at % 2 === 0 ? failing(name) : add(name), SMALL),
  );
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  await expect(works[2]).rejects.toThrow('New 3 is no good.');
  expect(await names()).toEqual(['New 2', 'New 4']);
});

it('a work that is not small has its own commit, and order is kept around it', async () => {
  const order: string[] = [];
  const noting = (name: string) => async (trx: Db) => {
    order.push(name);
    return add(name)(trx);
  };
  const works = some(5).map((name, at) => store.write(noting(name), { isSmall: at !== 2 }));
  await Promise.all(works);
  expect(order).toEqual(some(5));
  expect(await names()).toEqual(some(5));
  expect(told.filter((sql) => sql === 'commit')).toHaveLength(3);
});

it('where the commit fails none of those that share it is done, and all are told; the next works', async () => {
  // However slow the machine is, they share it.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  for (const code of ['FULL', 'IOERR', 'BUSY'] as const) {
    for (const isUndone of [false, true]) {
      sqlite.fail({ code, at: 'commit', isUndone });
      const works = some(3).map((name) => store.write(add(name), SMALL));
      expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(
        Array(3).fill('rejected'),
      );
      sqlite.heal();
      expect(await names()).toEqual([]);
    }
  }
  await store.write(add('New 1'), SMALL);
  expect(await names()).toEqual(['New 1']);
});

it('where SQLite undoes everything in the middle of one, those before it are told so, and those after it are done', async () => {
  const broken = async (trx: Db) => {
    sqlite.fail({ code: 'FULL', at: 'step', isUndone: true });
    try {
      return await add('New 2')(trx);
    } finally {
      sqlite.heal();
    }
  };
  const works = [add('New 1'), broken, add('New 3')].map((work) => store.write(work, SMALL));
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  for (const undone of works.slice(0, 2)) await expect(undone).rejects.toThrow('database or disk is full');
  expect(await names()).toEqual(['New 3']);
});

it('what is refused because of those before it is told only once they are committed, and not at all if they are not', async () => {
  const order: string[] = [];
  const refusing = async (trx: Db): Promise<string> => {
    const rows = await trx.selectFrom('item_categories').select('name').where('name', '=', 'New 1').execute();
    throw new Error(rows.length > 0 ? 'There is one already.' : 'There is none.');
  };
  const told = (name: string) => () => void order.push(name);
  const works = [
    store.write(add('New 1'), SMALL).finally(told('added')),
    store.write(refusing, SMALL).finally(told('refused')),
  ];
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(order).toEqual(['added', 'refused']);
  sqlite.fail({ code: 'FULL', at: 'commit', isUndone: true });
  const failing = await Promise.allSettled([store.write(add('New 2'), SMALL), store.write(refusing, SMALL)]);
  sqlite.heal();
  expect(failing).toMatchObject([
    { reason: { message: 'database or disk is full' } },
    { reason: { message: 'database or disk is full' } },
  ]);
});

it('a store that is closed does what it was asked before, and loses none of it', async () => {
  const works = some(40).map((name) => store.write(add(name), SMALL));
  await store.close();
  expect(await Promise.all(works)).toEqual(some(40));
  store = await openStore(join(folder, 'stowage.db'));
  expect(await names()).toEqual(some(40));
});
