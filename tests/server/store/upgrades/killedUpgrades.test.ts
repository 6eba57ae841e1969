import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openData } from '../../../../server/dataFolder.ts';
import { NEWEST } from '../../../../server/store/migrations/steps.ts';
import { loadSqlite } from '../../../../server/store/sqlite/api.ts';
import { makeFixture, masterOf, rowsOf, tableRows } from './fixtures.ts';
import { watchedSqlite } from './watchedSqlite.ts';

const START = 60_000;
const OLD = 5;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-killed-'))));
afterAll(() => rm(folder, { recursive: true }));

async function data(): Promise<string> {
  const made = await mkdtemp(join(folder, 'data-'));
  await makeFixture(OLD, join(made, 'stowage.db'));
  return made;
}

async function stateOf(path: string) {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 1000 });
  const state = {
    version: Number(rowsOf(database, 'pragma user_version')[0]?.['user_version']),
    schema: JSON.stringify(masterOf(database)),
    items: tableRows(database, 'items'),
    isSound: JSON.stringify(rowsOf(database, 'pragma integrity_check')).includes('"ok"'),
  };
  database.close();
  return state;
}

it(
  'what is on the disk before each statement of an upgrade is the old schema or the new one, and a start goes on from it',
  { timeout: START },
  async () => {
    const from = await data();
    const old = await stateOf(join(from, 'stowage.db'));
    const moments: string[] = [];
    const Database = await watchedSqlite((sql) => {
      const moment = join(folder, `moment-${moments.length}`);
      moments.push(sql);
      cpSync(from, moment, { recursive: true, filter: (path) => !path.endsWith('-shm') });
    });
    await (await openData(from, { Database })).close();
    const upgraded = await stateOf(join(from, 'stowage.db'));
    expect(moments).toEqual(
      expect.arrayContaining(['begin immediate', 'commit', expect.stringMatching(/^vacuum into/)]),
    );

    const seen = new Set<number>();
    for (const at of moments.keys()) {
      const moment = join(folder, `moment-${at}`);
      const found = await stateOf(join(moment, 'stowage.db'));
      seen.add(found.version);
      expect(found, moments[at]).toEqual(found.version === OLD ? old : upgraded);
      // What was committed is copied before it is gone.
      if (found.version === NEWEST) expect(await readdir(join(moment, 'backups'))).toHaveLength(1);
      await (await openData(moment)).close();
      expect(await stateOf(join(moment, 'stowage.db')), moments[at]).toEqual(upgraded);
      const copies = await readdir(join(moment, 'backups'));
      expect(copies).toHaveLength(1);
      const copy = await stateOf(join(moment, 'backups', copies[0] ?? ''));
      expect(copy).toEqual(old);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([OLD, NEWEST]);
  },
);

it.each([`pragma user_version = ${NEWEST}`, 'commit', 'pragma busy_timeout'])(
  'a process that is killed before "%s" of an upgrade leaves a database that the next one opens whole',
  { timeout: START },
  async (statement) => {
    const killed = await data();
    await mkdir(killed, { recursive: true });
    const old = await stateOf(join(killed, 'stowage.db'));
    const program = join(import.meta.dirname, 'killedUpgrade.mjs');
    const child = spawn(process.execPath, [program, killed, statement], { stdio: 'ignore' });
    const signal = await new Promise((resolve) => child.on('exit', (_, name) => resolve(name)));
    expect(signal).toBe('SIGKILL');
    const found = await stateOf(join(killed, 'stowage.db'));
    const isOver = statement === 'pragma busy_timeout';
    expect([found.version, found.isSound]).toEqual([isOver ? NEWEST : OLD, true]);
    if (!isOver) expect(found).toEqual(old);
    await (await openData(killed)).close();
    expect((await stateOf(join(killed, 'stowage.db'))).items).toEqual(old.items);
  },
);
