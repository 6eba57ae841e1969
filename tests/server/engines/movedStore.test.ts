import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { databaseIn, openData } from '../../../server/dataFolder.ts';
import { putMark } from '../../../server/moving/mark.ts';
import { requirePhotosOf } from '../../../server/sharedFolder.ts';
import { dropDatabase, freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { startServer } from '../startServer.ts';

const MARK = 'photos-of';
const MISSING = 'Is DATABASE_URL missing?';
const ELSEWHERE = 'lie in another folder';

describe.skipIf(!hasPostgres())('a store that was moved to PostgreSQL', () => {
  let folder: string;
  let database: string;
  beforeEach(async () => {
    const server = await startServer(
      {},
      { engine: 'sqlite', folder: await mkdtemp(join(tmpdir(), 'stowage-moved-')) },
    );
    folder = server.folder;
    await server.item({ name: 'Bolt', location_id: await server.location({ name: 'Room' }) });
    await server.stop();
    database = await freshDatabase();
  });
  afterEach(async () => {
    await dropDatabase(database);
    await rm(folder, { recursive: true });
  });

  const run = (env: NodeJS.ProcessEnv, to: string, showProgress?: (text: string) => void) =>
    commandTelling(env, showProgress, 'migrate-store', '--to', to);
  const command = (env: NodeJS.ProcessEnv, ...args: string[]) => commandTelling(env, undefined, ...args);

  async function commandTelling(
    env: NodeJS.ProcessEnv,
    showProgress: ((text: string) => void) | undefined,
    ...args: string[]
  ) {
    const told: string[] = [];
    const tell = (line: string): void => void told.push(line);
    const terminal = { env, print: tell, complain: tell, askPassword: undefined, showProgress };
    const code = await runCommand(args, terminal);
    return { code, told: told.join('\n') };
  }

  /** What a start says on the database in the folder, or on the one at `url`. */
  async function started(url?: string): Promise<string> {
    const store = await openData(folder, url === undefined ? {} : { database: { url, connections: 2 } });
    try {
      await requirePhotosOf(store, folder);
      return 'started';
    } catch (error) {
      return String(error);
    } finally {
      await store.close();
    }
  }

  it('is not started from its old file any more, by the end of the move, and is once the mark is removed as the refusal says', async () => {
    expect(await run({ STOWAGE_DATA: folder }, database)).toMatchObject({ code: 0 });
    expect(await started()).toContain(MISSING);
    expect(await started(database)).toBe('started');
    // Root may have moved it, and the server is somebody else.
    expect(statSync(join(folder, MARK)).mode & 0o777).toBe(0o644);
    await rm(join(folder, MARK));
    expect(await started()).toBe('started');
    expect(await started(database)).toContain(ELSEWHERE);
  });

  it.each([
    ['before its last step', true],
    ['behind it', false],
  ])(
    "is nobody else's after a move that was killed %s, and the same command ends it",
    async (_when, isUnfinished) => {
      const note = join(folder, 'moving.json');
      let kept = '';
      await run({ STOWAGE_DATA: folder }, database, () => {
        if (kept === '' && existsSync(note)) kept = readFileSync(note, 'utf8');
      });
      const mark = await readFile(join(folder, MARK), 'utf8');
      // As it was when the folder had just been marked.
      const [{ id }] = JSON.parse(kept);
      await writeFile(note, kept);
      const target = { database: { url: database, connections: 2 }, isMovedInto: true };
      const store = await openData(folder, target);
      if (isUnfinished) await putMark(store, id);
      await store.close();
      expect(await started()).toContain(MISSING);
      if (isUnfinished) await expect(started(database)).rejects.toThrow('run the same migrate-store again');
      expect(await run({ STOWAGE_DATA: folder }, database)).toMatchObject({ code: 0 });
      expect(await started(database)).toBe('started');
      expect(await readFile(join(folder, MARK), 'utf8')).toBe(mark);
    },
  );

  it.each([
    ['57P01', 'terminating connection due to administrator command', 'away'],
    ['08006', 'Connection terminated unexpectedly', 'away'],
    ['53100', 'could not extend file: No space left on device', 'full'],
    ['ENOSPC', 'ENOSPC: no space left on device, write', 'full'],
  ])('is told to be cut off by %s in one line, and goes on', async (code, words, kind) => {
    const cut = await run({ STOWAGE_DATA: folder }, database, (text) => {
      if (text.startsWith('Copying items')) throw Object.assign(new Error(words), { code });
    });
    const told = {
      away: /^The database at postgres:\/\/\S+ went away: run the same command again, it goes on\.$/,
      full: /^The disk is full\. Make room, then run the same command again: it goes on\.$/,
    };
    expect(cut).toEqual({ code: 1, told: expect.stringMatching(kind === 'away' ? told.away : told.full) });
    expect(await run({ STOWAGE_DATA: folder }, database)).toMatchObject({ code: 0 });
  });

  it('comes back into a folder that has the mark, which that database then has no photos in', async () => {
    await run({ STOWAGE_DATA: folder }, database);
    await rename(databaseIn(folder), `${folder}.old`);
    expect(await run({ STOWAGE_DATA: folder, DATABASE_URL: database }, folder)).toMatchObject({ code: 0 });
    expect(await started()).toBe('started');
    expect(await started(database)).toContain(ELSEWHERE);
    // And away once more: it has no mark of an earlier time by which it would be known there.
    const other = await freshDatabase();
    expect(await run({ STOWAGE_DATA: folder }, other)).toMatchObject({ code: 0 });
    expect(await started()).toContain(MISSING);
    expect(await started(other)).toBe('started');
    await dropDatabase(other);
    await rm(`${folder}.old`);
  });

  it('comes back beside its photos, which stay where they are, and beside no photos of another database', async () => {
    const server = await startServer({}, { engine: 'sqlite', folder });
    await uploaded(server, await jpeg());
    await server.stop();
    await run({ STOWAGE_DATA: folder }, database);
    await rename(databaseIn(folder), `${folder}.old`);
    const mark = await readFile(join(folder, MARK), 'utf8');
    await rm(join(folder, MARK));
    const back = () => run({ STOWAGE_DATA: folder, DATABASE_URL: database }, folder);
    expect((await back()).told).toContain('but photos/ is still there');
    await writeFile(join(folder, MARK), mark);
    const cut = commandTelling(
      { STOWAGE_DATA: folder, DATABASE_URL: database },
      (text) => {
        if (text.startsWith('Copying items')) throw new Error('cut off');
      },
      'migrate-store',
      '--to',
      folder,
    );
    await expect(cut).rejects.toThrow('cut off');
    expect(await back()).toMatchObject({
      code: 0,
      told: expect.stringContaining('1 item, 1 location and 1 photo;'),
    });
    expect(await started()).toBe('started');
    expect(await started(database)).toContain(ELSEWHERE);
    await rm(`${folder}.old`);
  });

  it("goes from one PostgreSQL to another, and its photos are the other one's from then on", async () => {
    await run({ STOWAGE_DATA: folder }, database);
    const other = await freshDatabase();
    expect(await run({ STOWAGE_DATA: folder, DATABASE_URL: database }, other)).toMatchObject({ code: 0 });
    const left = 'belongs to another database than the one at DATABASE_URL';
    expect(await started(database)).toContain(left);
    expect(await started(other)).toBe('started');
    // Nor do commands and further moves work on what is old.
    const old = { STOWAGE_DATA: folder, DATABASE_URL: database };
    expect((await command(old, 'user', 'list')).told).toContain(left);
    const third = await freshDatabase();
    expect((await run(old, third)).told).toContain(left);
    expect(existsSync(join(folder, 'moving.json'))).toBe(false);
    expect(await run(old, other)).toMatchObject({
      code: 1,
      told: expect.stringContaining('it is not empty'),
    });
    for (const url of [other, third]) await dropDatabase(url);
  });

  it('is not moved anew from its old file, and is once the mark is removed as the refusal says', async () => {
    await run({ STOWAGE_DATA: folder }, database);
    const other = await freshDatabase();
    const refused = await run({ STOWAGE_DATA: folder }, other);
    expect(refused).toEqual({ code: 1, told: expect.stringContaining(MISSING) });
    expect(existsSync(join(folder, 'moving.json'))).toBe(false);
    await rm(join(folder, MARK));
    expect(await run({ STOWAGE_DATA: folder }, other)).toMatchObject({ code: 0 });
    await dropDatabase(other);
  });

  it('leaves no note of a move to an address where nobody answers', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:1/stowage';
    expect(await run({ STOWAGE_DATA: folder }, nowhere)).toMatchObject({ code: 1 });
    expect(existsSync(join(folder, 'moving.json'))).toBe(false);
  });
});
