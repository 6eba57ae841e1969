import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../../../server/commands/run.ts';
import { type DataOptions, UnusableData, openData } from '../../../../server/dataFolder.ts';
import { openServerData } from '../../../../server/serverData.ts';
import { NEWEST } from '../../../../server/store/migrations/steps.ts';
import { itemRows } from '../../../../server/store/items/list.ts';
import { addLookup } from '../../../../server/store/lookups.ts';
import { searchItems } from '../../../../server/store/search/search.ts';
import { type SqliteDatabase, loadSqlite } from '../../../../server/store/sqlite/api.ts';
import { makeSmallDisk } from '../../../support/faults/smallDisk.ts';
import { fixtureVersions, makeFixture, masterOf, rowsOf, tableRows, tablesIn } from './fixtures.ts';
import { watchedSqlite } from './watchedSqlite.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-upgrades-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A data folder with the database of this version, in a folder of its own. */
async function dataOf(version: number, data = join(folder, crypto.randomUUID())): Promise<string> {
  await mkdir(data, { recursive: true });
  await makeFixture(version, join(data, 'stowage.db'));
  return data;
}

/** Reads the database at `path`, or changes it as something else than a Stowage would. */
async function look<T>(path: string, work: (database: SqliteDatabase) => T): Promise<T> {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 1000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const change = (data: string, sql: string): Promise<void> =>
  look(join(data, 'stowage.db'), (database) => database.exec(sql));

/** All rows by table. */
const contents = (database: SqliteDatabase) =>
  Object.fromEntries(tablesIn(database).map((table) => [table, tableRows(database, table)]));

const versionIn = (database: SqliteDatabase): unknown =>
  rowsOf(database, 'pragma user_version')[0]?.['user_version'];

async function copiesIn(data: string): Promise<string[]> {
  return (await readdir(join(data, 'backups')).catch(() => [])).toSorted();
}

/** What is said to whoever starts on a folder that cannot be used. */
async function refusalOf(data: string, options?: DataOptions): Promise<string> {
  const error: unknown = await openData(data, options).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UnusableData);
  const message = error instanceof Error ? error.message : '';
  expect(message).not.toContain('\n');
  return message;
}

it('of every earlier schema there is a database, with rows in each of its tables', async () => {
  expect(fixtureVersions()).toEqual(Array.from({ length: NEWEST - 1 }, (_, at) => at + 1));
  for (const version of fixtureVersions()) {
    const data = await dataOf(version);
    const rows = await look(join(data, 'stowage.db'), contents);
    for (const [table, found] of Object.entries(rows)) expect(found, `${version} ${table}`).not.toEqual([]);
  }
});

/** What upgrades change on purpose: labels are compared by what is seen, and who knows the tree is told. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  locations: ['label_key'],
  revisions: ['revision'],
  location_changes: ['revision'],
  // By the item's id instead, since version 9; which is looked at below.
  item_events: ['item_seq'],
};

function kept(table: string, rows: readonly object[]): string[] {
  const isKept = ([name]: [string, unknown]): boolean => !CHANGED[table]?.includes(name);
  return rows.map((row) => JSON.stringify(Object.entries(row).filter(isKept))).toSorted();
}

describe.each(fixtureVersions())('a database of version %i', (version) => {
  it('is upgraded to the schema of a fresh one with all of its data, and copied before as it was', async () => {
    const data = await dataOf(version);
    const path = join(data, 'stowage.db');
    const before = await look(path, (database) => ({ master: masterOf(database), rows: contents(database) }));
    const store = await openData(data);
    const found = await itemRows(store.read, (await searchItems(store.read, 'litze', 10, 0)).seqs);
    expect(found.map(({ name }) => name)).toEqual(['Litze 0,75 mm² 🔌']);
    await store.close();
    const fresh = join(folder, crypto.randomUUID());
    await (await openData(fresh)).close();

    await look(path, (database) => {
      expect(versionIn(database)).toBe(NEWEST);
      expect(rowsOf(database, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(rowsOf(database, 'pragma foreign_key_check')).toEqual([]);
      for (const [table, rows] of Object.entries(before.rows)) {
        const columns = Object.keys(rows[0] ?? {})
          .filter((name) => !CHANGED[table]?.includes(name))
          .join(', ');
        const after = rowsOf(database, `select ${columns} from ${table} order by ${columns}`);
        // Locations that an upgrade has changed are noted beside those that were, and what is new has revisions of its own.
        if (table === 'location_changes' || table === 'revisions')
          expect(kept(table, after)).toEqual(expect.arrayContaining(kept(table, rows)));
        else expect(kept(table, after), table).toEqual(kept(table, rows));
      }
      // In every version the first item has two events, and the second one.
      const histories = rowsOf(
        database,
        'select i.seq, e.kind from item_events e join items i on i.id = e.item_id order by e.id',
      );
      expect(histories).toEqual([
        { seq: 1, kind: 'created' },
        { seq: 1, kind: 'updated' },
        { seq: 2, kind: 'created' },
      ]);
      const labels = rowsOf(database, 'select label_key from locations where label is not null order by 1');
      expect(labels).toEqual([{ label_key: 'b-7' }, { label_key: 'c-1' }]);
    });
    const wanted = await look(join(fresh, 'stowage.db'), masterOf);
    expect(await look(path, masterOf)).toEqual(wanted);

    const copies = await copiesIn(data);
    expect(copies).toEqual([
      expect.stringMatching(RegExp(`^schema-${version}-before-${NEWEST}-\\d{8}T\\d{6}Z\\.db$`)),
    ]);
    await look(join(data, 'backups', copies[0] ?? ''), (copy) => {
      expect(versionIn(copy)).toBe(version);
      expect(masterOf(copy)).toEqual(before.master);
      expect(contents(copy)).toEqual(before.rows);
    });
    // Nothing is left to do at the next start.
    await (await openData(data)).close();
    expect(await copiesIn(data)).toEqual(copies);
  });
});

it('a server says in its log that it has upgraded the database, and where the copy is', async () => {
  const data = await dataOf(8);
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  for (let start = 0; start < 2; start++) {
    await (await openServerData(data, { readOnly: false, beside: false }, log)).close();
  }
  const [copy = ''] = await copiesIn(data);
  expect(logged).toEqual([expect.stringContaining(JSON.stringify(join(data, 'backups', copy)))]);
});

it('a copy is its owner’s alone, and can be put in the place of the database', async () => {
  const data = await dataOf(5);
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  await (await openData(data)).close();
  const [copy = ''] = await copiesIn(data);
  const path = join(data, 'backups', copy);
  if (process.platform === 'linux') {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(data, 'backups'))).mode & 0o777).toBe(0o700);
  }
  const restored = join(folder, crypto.randomUUID());
  await mkdir(restored);
  await writeFile(join(restored, 'stowage.db'), await readFile(path));
  const store = await openData(restored);
  expect(await store.read.selectFrom('items').select('name').execute()).toHaveLength(2);
  await store.close();
});

it('of each of the latest three versions the newest copy is kept, and nothing else in that folder is touched', async () => {
  const data = await dataOf(8);
  const backups = join(data, 'backups');
  await mkdir(backups);
  const old = [2, 5, 6, 7, 7].map((version, at) => `schema-${version}-before-9-2026010${at}T000000Z.db`);
  const left = 'schema-8-before-9-20260101T000000Z.db.unfinished';
  for (const name of [...old, 'mine.db', left, `${left}-journal`]) {
    await writeFile(join(backups, name), 'x');
  }
  await (await openData(data)).close();
  const copies = await copiesIn(data);
  expect(copies).toEqual(['mine.db', old[2], old[4], expect.stringMatching(/^schema-8-before-/)]);
});

it('where no copy can be made nothing is upgraded, and the refusal says why and where', async () => {
  const data = await dataOf(6);
  await writeFile(join(data, 'backups'), 'a file in the way');
  const before = await readFile(join(data, 'stowage.db'));
  const refusal = await refusalOf(data);
  expect(refusal).toContain(`The database in ${data} has to be brought from version 6 to ${NEWEST}`);
  expect(refusal).toContain(`could not be copied to ${join(data, 'backups')} before (EEXIST`);
  expect(refusal).toContain('Nothing was changed: mend that and start again.');
  expect((await readFile(join(data, 'stowage.db'))).equals(before)).toBe(true);
  await rm(join(data, 'backups'));
  await (await openData(data)).close();
  expect(await copiesIn(data)).toHaveLength(1);
});

it('on a full disk nothing is upgraded, and the refusal says how much room is needed', async ({ skip }) => {
  const disk = makeSmallDisk(2 * 1024 * 1024) ?? skip('no small file system');
  onTestFinished(() => disk.remove());
  const data = await dataOf(7, join(disk.folder, 'data'));
  disk.fill(100_000);
  const before = await readFile(join(data, 'stowage.db'));
  const refusal = await refusalOf(data);
  expect(refusal).toContain('before (the disk is full). Nothing was changed: make room there for 2 MB');
  expect((await readFile(join(data, 'stowage.db'))).equals(before)).toBe(true);
  expect(await copiesIn(data)).toEqual([]);
  disk.empty();
  await (await openData(data)).close();
  expect(await copiesIn(data)).toHaveLength(1);
});

it('a disk that is full only as the upgrade is committed is told with the room that is needed', async () => {
  const data = await dataOf(7);
  const Database = await watchedSqlite((statement) => {
    if (statement !== 'commit') return;
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 | (19 << 8) });
  });
  const refusal = await refusalOf(data, { Database });
  expect(refusal).toContain(
    `from version 7 to ${NEWEST}, but could not (the disk is full). Nothing was changed: make room there for 2 MB and start again.`,
  );
  expect(await look(join(data, 'stowage.db'), versionIn)).toBe(7);
});

it('what fails in the middle of an upgrade undoes all of it, is told, and leaves the copy', async () => {
  const data = await dataOf(3);
  // Stops the second of the steps that are to come, when it makes the table of this name.
  await change(data, 'create view deleted_records as select 1 as mine');
  const before = await look(join(data, 'stowage.db'), masterOf);
  const refusal = await refusalOf(data);
  expect(refusal).toMatch(/could not \(.*deleted_records.*\)\. Nothing was changed/);
  expect(await look(join(data, 'stowage.db'), masterOf)).toEqual(before);
  expect(await look(join(data, 'stowage.db'), versionIn)).toBe(3);
  expect(await copiesIn(data)).toHaveLength(1);
});

describe('a database that is not what its version says is refused, with the copy to go back to', () => {
  const HALF = [
    [
      'has a table of a later version',
      6,
      'create table known_devices (token_hash text)',
      'table known_devices is of a later version',
    ],
    ['misses a table', NEWEST, 'drop table known_devices', 'table known_devices is missing'],
    ['misses a column', NEWEST, 'alter table items drop column supplier', 'column items.supplier is missing'],
    [
      'has a trigger of an earlier version',
      NEWEST,
      'drop trigger locations_insert_revision; create trigger locations_insert_revision after insert on locations begin select 1; end',
      'trigger locations_insert_revision is different',
    ],
    ['says that it is of a later one', 7, `pragma user_version = ${NEWEST}`, 'table analysis_use is missing'],
    ['says nothing', 7, 'pragma user_version = 0', 'table users is of a later version'],
    ['says nonsense', 7, 'pragma user_version = -3', 'it says that it is of version -3, which there is not'],
  ] as const;
  it.each(HALF)('%s', async (_, version, harm, problem) => {
    const data = await dataOf(Math.min(version, NEWEST - 1));
    if (version === NEWEST) await (await openData(data)).close();
    else await mkdir(join(data, 'backups'));
    const copy = join(data, 'backups', 'schema-1-before-2-20260101T000000Z.db');
    if (version !== NEWEST) await writeFile(copy, 'x');
    const named = version === NEWEST ? join(data, 'backups', (await copiesIn(data))[0] ?? '') : copy;
    await change(data, harm);
    const before = await look(join(data, 'stowage.db'), contents);
    const refusal = await refusalOf(data);
    expect(refusal).toContain(problem);
    expect(refusal).toContain('half upgraded or was changed by something else');
    expect(refusal).toContain(`Restore ${named}`);
    expect(await look(join(data, 'stowage.db'), contents)).toEqual(before);
  });

  it('also a later one than this program knows', async () => {
    const data = await dataOf(NEWEST - 1);
    await (await openData(data)).close();
    await change(data, 'pragma user_version = 1000');
    const refusal = await refusalOf(data);
    expect(refusal).toContain(`of version 1000, this program knows versions up to ${NEWEST}`);
    expect(refusal).toContain('Use a newer Stowage');
    expect(refusal).toContain(`restore the copy ${join(data, 'backups', (await copiesIn(data))[0] ?? '')}`);
  });

  it('but one to which somebody has added something of their own is not', async () => {
    const data = await dataOf(NEWEST - 1);
    await change(data, 'create table mine (x); create index mine_too on items (notes); analyze');
    const store = await openData(data);
    expect(await store.read.selectFrom('items').select('id').execute()).toHaveLength(2);
    await store.close();
  });
});

it('an upgrade to version 15 gives out no number again that a deleted location or an import still names', async () => {
  const data = await dataOf(14);
  await change(
    data,
    `insert into deleted_records (kind, id, deleted_at, snapshot)
        values ('location', 'x', 1760000000018, '{"row":{"location_type_id":40,"location_area_id":3}}');
      insert into import_changes (import_id, kind, record_id, line, version)
        select id, 'item_categories', '50', 3, 0 from imports limit 1`,
  );
  const store = await openData(data);
  const added = await store.write(async (trx) => [
    await addLookup(trx, 'location_types', 'Safe'),
    await addLookup(trx, 'location_areas', 'BARN'),
    await addLookup(trx, 'item_categories', 'Rope'),
  ]);
  await store.close();
  expect(added.map(({ id }) => id)).toEqual([41, 4, 51]);
});

it('an upgrade to version 9 cuts the long texts of the histories that there are', async () => {
  const data = await dataOf(8);
  const long = JSON.stringify([{ field: 'notes', before: null, after: 'n'.repeat(1000) }]);
  await change(
    data,
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < 45)
      insert into item_events (item_seq, at, user, kind, changes) select 1, 0, 'Ada', 'updated', '${long}' from n`,
  );
  await (await openData(data)).close();
  await look(join(data, 'stowage.db'), (database) => {
    const events = rowsOf(
      database,
      `select count(*) as count, max(length(cut)) < 500 as short, min(length(changes)) > 1000 as whole
        from item_events where at = 0 and cut is not null`,
    );
    expect(events).toEqual([{ count: 45, short: 1, whole: 1 }]);
  });
});

it('a server that goes on after a newer one has upgraded the database writes nothing more, and says so', async () => {
  const data = await dataOf(NEWEST - 1);
  const older = await openData(data);
  onTestFinished(() => older.close());
  const add = (name: string) =>
    older.write((trx) => addLookup(trx, 'item_categories', name), { isSmall: true });
  const asNamed = () =>
    older.read.selectFrom('item_categories').select('name').where('name', 'like', 'New %').execute();
  await add('New of before');
  await change(data, 'pragma user_version = 1000');
  for (const name of ['New of an older one', 'New of the same']) {
    await expect(add(name)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('A newer Stowage has upgraded the database'),
    });
  }
  expect(older.condition.troubles()).toEqual(['other-version']);
  expect(await asNamed()).toEqual([{ name: 'New of before' }]);
  // The newer one has the turn to write.
  await change(data, 'begin immediate; rollback');
});

it('a command leaves a database of an earlier version to the server, and says so', async () => {
  const data = await dataOf(14);
  await writeFile(join(data, 'x.csv'), 'name,location\nScrew,Lab\n');
  const commands = [
    ['user', 'list'],
    ['user', 'add', 'eva'],
    ['import', join(data, 'x.csv')],
    ['import', join(data, 'x.csv'), '--dry-run'],
    ['backup', join(data, 'x.zip')],
    ['migrate-store', '--to', join(data, 'elsewhere')],
  ];
  for (const args of commands) {
    const told: string[] = [];
    const tell = (line: string): void => void told.push(line);
    const env = { STOWAGE_DATA: data, STOWAGE_PASSWORD: 'korrekt-pferd-99' };
    const terminal = { env, print: tell, complain: tell, askPassword: undefined, showProgress: undefined };
    expect([await runCommand(args, terminal), told]).toEqual([
      1,
      [
        `The database is of version 14, and this program works on version ${NEWEST}. Stop its server, and start this version ` +
          `of it once, without --read-only: that upgrades the database. It lies in ${data}.`,
      ],
    ]);
    expect([await look(join(data, 'stowage.db'), versionIn), await copiesIn(data)]).toEqual([14, []]);
  }
});
