import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import type { Outcome } from '../../../server/backup/child.ts';
import { requireSound } from '../../../server/backup/readBackup.ts';
import type { Disk } from '../../../server/backup/reserve.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { type Backups, keepBackedUp } from '../../../server/backup/schedule.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { openData } from '../../../server/dataFolder.ts';
import { BACKUPS_ELSEWHERE, BACKUPS_OF } from '../../../server/store/secrets.ts';
import type { Store } from '../../../server/store/store.ts';
import { BadSetting } from '../../../server/setting.ts';
import { startServer } from '../startServer.ts';

const HOUR = 60 * 60 * 1000;
const BEGIN = Date.UTC(2026, 10, 23, 3, 0, 0);
const KEEP = { daily: 2, weekly: 0, monthly: 0 };

let folder: string;
let data: string;
let store: Store;
let backups: Backups | undefined;
let logged: string[];
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stowage-schedule-'));
  store = await openData(data);
});
afterAll(async () => {
  await store.close();
  await rm(data, { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-schedule-'));
  logged = [];
});
afterEach(async () => {
  await backups?.stop();
  await rm(folder, { recursive: true });
});

const zipsIn = async (path: string): Promise<string[]> =>
  (await readdir(path)).filter((name) => name.endsWith('.zip'));

const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

/** Stands for the process that makes a backup: it writes the file, and ends as told. */
function making(outcome: () => Outcome | undefined) {
  const paths: string[] = [];
  const start = (_data: string, path: string): ChildProcess => {
    paths.push(path);
    const child = new EventEmitter();
    const told = outcome();
    queueMicrotask(() => {
      void (async () => {
        if (told && 'files' in told) await writeFile(path, 'a backup');
        if (told) child.emit('message', told);
        else child.emit('exit', null, 'SIGKILL');
      })();
    });
    // All that is asked of it here.
    return Object.assign(child, {
      kill: () => true,
      ref: () => undefined,
      unref: () => undefined,
    }) as unknown as ChildProcess;
  };
  return { paths, start };
}

/** Backups at a time that the test says, by what stands for the process. */
function backupsIn(
  target: string,
  start: ReturnType<typeof making>['start'],
  { disk, of = store, isHere }: { disk?: Disk; of?: Store; isHere?: (other: string) => boolean } = {},
) {
  const clock = { now: BEGIN };
  backups = keepBackedUp(
    { folder: target, keep: KEEP },
    {
      store: of,
      dataFolder: data,
      log,
      start,
      now: () => clock.now,
      ...(disk && { disk }),
      ...(isHere && { areOneDisk: async (other) => isHere(other) }),
    },
  );
  const { look, state } = backups;
  return {
    state,
    putBack: (hours: number) => void (clock.now -= hours * HOUR),
    /** Lets so many hours pass, in which it is looked every half. */
    async pass(hours: number): Promise<void> {
      for (let halves = 0; halves < hours * 2; halves += 1) {
        clock.now += HOUR / 2;
        await look();
      }
    },
  };
}

it('a folder whose disk is not mounted is no folder for backups, and is one again with it, or on another disk', async () => {
  const { paths, start } = making(() => ({ files: 3, photos: 4, missing: 0 }));
  let isHere = false;
  const { pass, state } = backupsIn(folder, start, { isHere: () => isHere });
  await pass(1);
  expect(paths).toHaveLength(1);
  // As it is without the disk: empty, and on the disk of the data.
  const mark = await readFile(join(folder, BACKUPS_OF));
  const left = await readdir(folder);
  await Promise.all(left.map((name) => rm(join(folder, name))));
  isHere = true;
  await pass(24);
  expect([paths.length, state().problem]).toEqual([1, expect.stringContaining('Is its disk mounted?')]);
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, BACKUPS_OF), mark);
  await pass(1.5);
  expect([paths.length, state().problem]).toEqual([2, undefined]);
  // It is kept here on purpose from now on.
  await rm(join(folder, BACKUPS_OF));
  await pass(25);
  expect(paths).toHaveLength(3);
});

it('a folder that was always on the disk of the machine, and not of the data, is made anew where it is gone', async () => {
  const { paths, start } = making(() => ({ files: 3, photos: 4, missing: 0 }));
  const { pass, state } = backupsIn(folder, start, { isHere: (other) => other === '/' });
  await pass(1);
  await rm(join(folder, BACKUPS_OF));
  await pass(25);
  expect([paths.length, state().problem]).toEqual([2, undefined]);
});

it('a folder that was on the disk of the machine is not made on that of the data, nor one of which an older version has not noted which it was', async () => {
  const { paths, start } = making(() => ({ files: 3, photos: 4, missing: 0 }));
  let isHere = (other: string): boolean => other === '/';
  const { pass, state } = backupsIn(folder, start, { isHere: (other) => isHere(other) });
  await pass(1);
  await rm(join(folder, BACKUPS_OF));
  isHere = () => true;
  await pass(25);
  expect([paths.length, state().problem]).toEqual([1, expect.stringContaining('Is its disk mounted?')]);
  await store.write(async (trx) => {
    const untold = createHash('sha256').update(folder).digest();
    await trx.updateTable('secrets').set({ value: untold }).where('name', '=', BACKUPS_ELSEWHERE).execute();
  });
  isHere = (other) => other === '/';
  await pass(2);
  expect([paths.length, state().problem]).toEqual([1, expect.stringContaining('Is its disk mounted?')]);
});

it('a folder of another disk than the data is not made on that of the machine', async () => {
  const { paths, start } = making(() => ({ files: 3, photos: 4, missing: 0 }));
  let isMounted = true;
  const { pass, state } = backupsIn(folder, start, { isHere: (other) => other === '/' && !isMounted });
  await pass(1);
  await rm(join(folder, BACKUPS_OF));
  isMounted = false;
  await pass(25);
  expect([paths.length, state().problem]).toEqual([1, expect.stringContaining('Is its disk mounted?')]);
});

it('the first is made at once, then one each day, and the oldest goes', async () => {
  const { paths, start } = making(() => ({ files: 3, photos: 4, missing: 0 }));
  const target = join(folder, 'deep', 'backups');
  const { pass, state } = backupsIn(target, start);
  expect(state()).toEqual({ last: undefined, problem: undefined });
  await pass(0.5);
  expect(state()).toEqual({ last: BEGIN + HOUR / 2, problem: undefined });
  await pass(23);
  expect(paths).toHaveLength(1);
  await pass(60);
  expect(paths).toHaveLength(4);
  expect((await zipsIn(target)).map((name) => name.slice(8, 16))).toEqual(['20261125', '20261126']);
});

it('the newest is known from the start on, before it is time to look', async () => {
  await writeFile(join(folder, 'stowage-20261122T130000Z.zip'), 'a backup');
  const { paths, start } = making(() => ({ files: 1, photos: 4, missing: 0 }));
  const { state } = backupsIn(folder, start);
  await expect.poll(() => state().last).toBe(Date.UTC(2026, 10, 22, 13));
  expect(paths).toEqual([]);
});

it('one that fails is told, tried again after an hour, and nothing is removed meanwhile', async () => {
  const old = [
    'stowage-20260101T000000Z.zip',
    'stowage-20260102T000000Z.zip',
    'stowage-20260103T000000Z.zip',
  ];
  for (const name of old) await writeFile(join(folder, name), 'a backup');
  let outcome: Outcome | undefined = { failure: 'the disk is full' };
  const { paths, start } = making(() => outcome);
  const { pass, state } = backupsIn(folder, start);
  await pass(1);
  expect(paths).toHaveLength(1);
  expect(state()).toEqual({ last: Date.UTC(2026, 0, 3), problem: 'the disk is full' });
  expect(logged.join('')).toContain('no backup could be made');
  outcome = undefined;
  await pass(1);
  expect(paths).toHaveLength(2);
  expect(state().problem).toBe('It ended with SIGKILL.');
  expect(await zipsIn(folder)).toEqual(old);
  outcome = { files: 1, photos: 4, missing: 0 };
  await pass(1);
  expect(state().problem).toBeUndefined();
  expect(await zipsIn(folder)).toHaveLength(2);
});

it('one that failed while the clock was ahead is tried again once the clock is right', async () => {
  let outcome: Outcome = { failure: 'the disk is away' };
  const { paths, start } = making(() => outcome);
  const { pass, putBack, state } = backupsIn(folder, start);
  await pass(0.5);
  putBack(100);
  expect(paths).toHaveLength(1);
  outcome = { files: 1, photos: 4, missing: 0 };
  await pass(1);
  expect([paths.length, state().problem]).toEqual([2, undefined]);
});

it('one that would take the last room of the disk on which people save is not begun, and told', async () => {
  const { paths, start } = making(() => ({ files: 1, photos: 4, missing: 0 }));
  let free = 500e6;
  const disk: Disk = async () => ({ bsize: 1, blocks: 1e12, bavail: free });
  const { pass, state } = backupsIn(folder, start, { disk });
  await pass(0.5);
  expect(paths).toEqual([]);
  expect(state().problem).toMatch(/no room for this backup: it takes up to \d+ MB, and 0 MB may be used/);
  free = 600e6;
  await pass(1);
  expect(paths).toHaveLength(1);
  expect(state().problem).toBeUndefined();
});

const ELSEWHERE = ['/dev/shm', '/var/tmp', '/tmp'].find(
  (path) => existsSync(path) && statSync(path).dev !== statSync(tmpdir()).dev,
);

it.skipIf(ELSEWHERE === undefined)('one on a disk of its own may fill that', async () => {
  const target = await mkdtemp(join(ELSEWHERE ?? tmpdir(), 'stowage-schedule-'));
  onTestFinished(() => rm(target, { recursive: true }));
  const { paths, start } = making(() => ({ files: 1, photos: 4, missing: 0 }));
  const { pass } = backupsIn(target, start, {
    disk: async () => ({ bsize: 1, blocks: 1e12, bavail: 100e6 }),
  });
  await pass(0.5);
  expect(paths).toHaveLength(1);
});

it('in a folder with the backups of another Stowage none is made or removed, none counts, and that is told', async () => {
  const { paths, start } = making(() => ({ files: 1, photos: 4, missing: 0 }));
  const first = backupsIn(folder, start);
  await first.pass(72);
  const theirs = await readdir(folder);
  await backups?.stop();
  const other = await openData(join(folder, 'other'));
  const second = backupsIn(folder, start, { of: other });
  await second.pass(96);
  expect(second.state()).toEqual({
    last: undefined,
    problem: expect.stringContaining('has the backups of another Stowage'),
  });
  expect(paths).toHaveLength(3);
  expect(await readdir(folder)).toEqual([...theirs.slice(0, 1), 'other', ...theirs.slice(1)]);
  await rm(join(folder, BACKUPS_OF));
  await second.pass(1);
  expect(second.state().problem).toBeUndefined();
  expect(paths).toHaveLength(4);
  await backups?.stop();
  await other.close();
});

it.each([
  ['a backup', {}, false],
  ['one of before folders had marks', {}, true],
  ['one for the browser, which has no users', { withUsers: false }, false],
])('a database that was restored from %s goes on with its folder', async (_of, settings, isOlder) => {
  const { paths, start } = making(() => ({ files: 1, photos: 4, missing: 0 }));
  await backupsIn(join(folder, 'daily'), start).pass(1);
  await backups?.stop();
  if (isOlder) await store.write((trx) => trx.deleteFrom('secrets').where('name', '=', BACKUPS_OF).execute());
  const made = join(folder, 'made.zip');
  await writeBackup({ folder: data }, made, { now: BEGIN, ...settings });
  await restoreBackup(made, join(folder, 'restored'), { now: BEGIN });
  const restored = await openData(join(folder, 'restored'));
  const { pass, state } = backupsIn(join(folder, 'daily'), start, { of: restored });
  await pass(25);
  expect([state().problem, paths.length]).toEqual([undefined, 2]);
  await backups?.stop();
  await restored.close();
});

it('one that lacks most photos is told, and no older one is removed for it', async () => {
  const old = [
    'stowage-20260101T000000Z.zip',
    'stowage-20260102T000000Z.zip',
    'stowage-20260103T000000Z.zip',
  ];
  for (const name of old) await writeFile(join(folder, name), 'a backup');
  const { start } = making(() => ({ files: 1, photos: 4, missing: 3 }));
  const { pass, state } = backupsIn(folder, start);
  await pass(1);
  expect(state().problem).toBe('The files of 3 of 4 photos are not there; older backups are kept.');
  expect(await readdir(folder)).toEqual(expect.arrayContaining(old));
});

it('one of yesterday is enough until a day is over, and one of the future says nothing', async () => {
  await writeFile(join(folder, 'stowage-20261122T130000Z.zip'), 'a backup');
  const { paths, start } = making(() => ({ files: 1, photos: 4, missing: 0 }));
  const { pass } = backupsIn(folder, start);
  await pass(9);
  expect(paths).toHaveLength(0);
  await pass(2);
  expect(paths).toHaveLength(1);
  await writeFile(join(folder, 'stowage-20990101T000000Z.zip'), 'a backup');
  await pass(22);
  expect(paths).toHaveLength(1);
  await pass(2);
  expect(paths).toHaveLength(2);
});

it('a process of its own makes a whole backup, and is ended with the server', async () => {
  const target = join(folder, 'backups');
  const made = keepBackedUp({ folder: target, keep: KEEP }, { store, dataFolder: data, log, soon: 0 });
  await expect.poll(() => logged.join('')).toContain('made a backup');
  await made.stop();
  const [name = ''] = await zipsIn(target);
  expect((await requireSound(join(target, name))).files).toHaveLength(1);
  await rm(target, { recursive: true });
  const ended = keepBackedUp({ folder: target, keep: KEEP }, { store, dataFolder: data, log, soon: 0 });
  await expect.poll(() => readdir(target).catch(() => undefined)).toBeDefined();
  await ended.stop();
  expect(await readdir(target)).toEqual([BACKUPS_OF]);
});

it('health tells when the last backup was made, and that the latest could not be', async () => {
  let state: ReturnType<Backups['state']> = { last: undefined, problem: undefined };
  const server = await startServer({ backups: { state: () => state } });
  const health = async () => {
    const answer = await fetch(`${server.url}/api/health`);
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  };
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok', last_backup: null } });
  state = { last: BEGIN, problem: undefined };
  expect((await health()).body).toEqual({ status: 'ok', last_backup: '2026-11-23T03:00:00.000Z' });
  state = { last: BEGIN, problem: 'a secret path' };
  const { status, body } = await health();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { status: 'ok', problems: [{ code: 'backup-failed' }] },
  });
  expect(JSON.stringify(body)).not.toContain('secret');
  await server.stop();
});

it('settings say where backups lie and how many stay; none are made where nothing is said', () => {
  expect(readConfig({}).backups).toBeUndefined();
  expect(readConfig({ STOWAGE_BACKUP_DIR: '/mnt/b' }).backups).toEqual({
    folder: '/mnt/b',
    keep: { daily: 7, weekly: 4, monthly: 12 },
  });
  expect(readConfig({ STOWAGE_BACKUP_DIR: '/mnt/b', STOWAGE_BACKUP_KEEP: '1,0,2' }).backups?.keep).toEqual({
    daily: 1,
    weekly: 0,
    monthly: 2,
  });
  for (const wrong of ['7', '7,4', '7,4,12,1', 'a,b,c', '-1,4,12', '7;4;12']) {
    expect(() => readConfig({ STOWAGE_BACKUP_DIR: '/mnt/b', STOWAGE_BACKUP_KEEP: wrong })).toThrow(
      BadSetting,
    );
  }
});

it('a file in place of the folder for backups is refused at the start, which says so', async () => {
  const file = join(folder, 'backups.zip');
  await writeFile(file, '');
  expect(() => readConfig({ STOWAGE_BACKUP_DIR: file })).toThrow(
    `STOWAGE_BACKUP_DIR must be a folder, and ${file} is a file.`,
  );
});

it('a folder for backups that cannot be made is told, and the server goes on', async () => {
  await writeFile(join(folder, 'a-file'), '');
  const { start } = making(() => ({ files: 1, photos: 4, missing: 0 }));
  const { pass, state } = backupsIn(join(folder, 'a-file', 'b'), start);
  await pass(0.5);
  expect(state().problem).toMatch(/ENOTDIR/);
});
