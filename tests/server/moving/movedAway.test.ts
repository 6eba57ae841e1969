import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { databaseIn } from '../../../server/dataFolder.ts';
import { listUsers } from '../../../server/store/users.ts';
import { ADMIN, type TestServer, startServer } from '../startServer.ts';

let parent: string;
let server: TestServer;
let folder: string;
let mark: string;
let backup: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'stowage-moved-away-'));
  server = await startServer({}, { engine: 'sqlite' });
  folder = server.folder;
  mark = join(folder, 'photos-of');
  backup = join(parent, 'backup.zip');
  await writeFile(join(parent, 'new.csv'), 'name,location,category\nBolt,Room,Misc\n');
  await writeFile(join(parent, 'any.csv'), 'Name,Where\nBolt,Room\n');
  await run('backup', backup);
});
afterAll(async () => {
  await server.stop();
  await rm(parent, { recursive: true });
});

const run = (...args: string[]) => runIn(folder, ...args);

const runIn = (data: string, ...args: string[]) => runWith({ STOWAGE_DATA: data }, ...args);

async function runWith(settings: NodeJS.ProcessEnv, ...args: string[]) {
  const told: string[] = [];
  const tell = (line: string): void => void told.push(line);
  const env = { ...settings, STOWAGE_PASSWORD: 'korrekt-pferd-99' };
  const terminal = { env, print: tell, complain: tell, askPassword: undefined, showProgress: undefined };
  return { code: await runCommand(args, terminal), told: told.join('\n') };
}

const BUCKET = { STOWAGE_BLOBS: 's3://photos', STOWAGE_BLOBS_KEY: 'key', STOWAGE_BLOBS_SECRET: 'secret' };

const commands = (): string[][] => [
  ['backup', join(parent, 'later.zip')],
  ['drill', backup],
  ['user', 'add', 'carol'],
  ['user', 'list'],
  ['user', 'passwd', 'carol'],
  ['import', join(parent, 'new.csv')],
  ['import', join(parent, 'any.csv')],
  ['user', 'remove', 'carol'],
];

it('a database whose content was moved elsewhere is refused by every command that would go on with it', async () => {
  await writeFile(mark, 'ab'.repeat(32));
  // The same where its photos were in a bucket before.
  for (const settings of [{}, BUCKET]) {
    for (const args of [...commands(), ['migrate-store', '--to', join(parent, 'to')]]) {
      const { code, told } = await runWith({ STOWAGE_DATA: folder, ...settings }, ...args);
      expect({ args, code, told }).toEqual({
        args,
        code: 1,
        told:
          `${folder} belongs to a database elsewhere since everything was moved there; what is in its own file is old. ` +
          `Is DATABASE_URL missing? If the file is to be used again, remove ${mark}: ` +
          'photos that it does not know are then removed.',
      });
    }
  }
  expect((await listUsers(server.store.read)).map(({ username }) => username)).toEqual([ADMIN.username]);
  expect(await server.store.read.selectFrom('items').select('id').execute()).toEqual([]);
  await expect(readFile(join(parent, 'later.zip'))).rejects.toThrow('ENOENT');
  await rm(mark);
  for (const args of commands()) expect(await run(...args)).toMatchObject({ code: 0 });
});

it('a drill tells of a damaged database beside such a mark as of any other', async () => {
  const elsewhere = await mkdtemp(join(parent, 'damaged-'));
  await writeFile(databaseIn(elsewhere), 'no database at all'.repeat(100));
  await writeFile(join(elsewhere, 'photos-of'), 'ab'.repeat(32));
  expect(await runIn(elsewhere, 'drill', backup)).toEqual({
    code: 0,
    told: expect.stringContaining('the database here is damaged'),
  });
});
