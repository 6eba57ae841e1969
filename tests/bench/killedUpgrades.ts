/**
 * Upgrades a large database in a process of its own that is really killed, at a random moment from its first statement
 * to its end, and looks at what is left: `npx tsx tests/bench/killedUpgrades.ts --kills 100 --rows 50000`. Run by
 * itself with `--upgrade DIR` it is that process.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openData } from '../../server/dataFolder.ts';
import { NEWEST } from '../../server/store/migrations/steps.ts';
import { loadSqlite } from '../../server/store/sqlite/api.ts';
import { makeFixture, rowsOf } from '../server/store/upgrades/fixtures.ts';

const OLD = 5;
const MB = 1024 * 1024;
const { values } = parseArgs({
  options: { kills: { type: 'string' }, rows: { type: 'string' }, upgrade: { type: 'string' } },
});
const [kills, rows] = [Number(values.kills ?? 20), Number(values.rows ?? 50_000)];

async function look(path: string) {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 1000 });
  try {
    const one = (sql: string): unknown => Object.values(rowsOf(database, sql)[0] ?? {})[0];
    return {
      version: Number(one('pragma user_version')),
      isSound: one('pragma integrity_check') === 'ok',
      items: Number(one('select count(*) from items')),
      locations: Number(one('select count(*) from locations')),
    };
  } finally {
    database.close();
  }
}

/** A database of the old version with so many items and labelled locations more. */
async function makeTemplate(folder: string): Promise<void> {
  await makeFixture(OLD, join(folder, 'stowage.db'));
  const Database = await loadSqlite();
  const database = new Database(join(folder, 'stowage.db'), { timeout: 1000 });
  database.exec(`begin;
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
    insert into locations select 'location-' || i, 'Drawer ' || i, 'drawer ' || i, '', 'Ｄ-' || i, 'ｄ-' || i, 2, 1, null, 1, 0, 0
      from n;
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
    insert into items select null, 'item-' || i, 'Item ' || i, 'item ' || i, '', 'Misc', 'misc', '', 1, 'location-' || i,
      '', '', '', null, 1, 0, 0 from n;
    commit; pragma wal_checkpoint(truncate)`);
  database.close();
}

/** Starts the upgrade and kills it `after` milliseconds; answers how long it ran from its first statement. */
async function upgrade(data: string, after: number): Promise<{ ran: number; wasKilled: boolean }> {
  const tsx = join(import.meta.dirname, '../../node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, import.meta.filename, '--upgrade', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: tsx starts the process that is to be killed.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const began = performance.now();
  const first = await Promise.race([ended.then(() => 'ended'), pause(after, 'late', { ref: false })]);
  if (first === 'late') process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  return { ran: performance.now() - began, wasKilled: first === 'late' };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-killed-upgrades-'));
  const template = join(folder, 'template');
  cpSync(mkdtempSync(join(folder, 'empty-')), template, { recursive: true });
  await makeTemplate(template);
  const before = await look(join(template, 'stowage.db'));
  const whole = join(folder, 'whole');
  cpSync(template, whole, { recursive: true });
  const { ran } = await upgrade(whole, 10 * 60_000);
  const size = (statSync(join(template, 'stowage.db')).size / MB).toFixed(1);
  console.log(`${size} MB, ${rows} items and locations: upgraded with its copy in ${Math.round(ran)} ms`);

  const seen = {
    'before the copy was whole': 0,
    'after the copy, before the commit': 0,
    'after the commit': 0,
  };
  let wrong = 0;
  let killed = 0;
  for (let n = 0; n < kills; n++) {
    const data = join(folder, 'data');
    cpSync(template, data, { recursive: true });
    killed += Number((await upgrade(data, Math.random() * ran)).wasKilled);
    const names = existsSync(join(data, 'backups')) ? readdirSync(join(data, 'backups')) : [];
    const found = await look(join(data, 'stowage.db'));
    if (found.version === NEWEST) seen['after the commit'] += 1;
    else if (names.some((name) => name.endsWith('.db'))) seen['after the copy, before the commit'] += 1;
    else seen['before the copy was whole'] += 1;
    await (await openData(data)).close();
    const after = await look(join(data, 'stowage.db'));
    const copies = readdirSync(join(data, 'backups'));
    const copy = await look(join(data, 'backups', copies[0] ?? ''));
    const isRight =
      [OLD, NEWEST].includes(found.version) &&
      [found, after, copy].every(({ isSound, items, locations }) => {
        return isSound && items === before.items && locations === before.locations;
      }) &&
      [after.version, copy.version, copies.length].join() === [NEWEST, OLD, 1].join();
    if (!isRight) console.log('WRONG', { found, after, copy, copies });
    wrong += Number(!isRight);
    rmSync(data, { recursive: true });
  }
  console.log(`${kills} upgrades, ${killed} killed while they ran`, seen, `wrong: ${wrong}`);
  rmSync(folder, { recursive: true });
  process.exitCode = wrong === 0 ? 0 : 1;
}

if (values.upgrade !== undefined) {
  // Heard before anything is opened.
  console.log('begins');
  await (await openData(values.upgrade)).close();
} else {
  await main();
}
