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
  for (const args of [...commands(), ['migrate-store', '--to', join(parent, 'to')]]) {
    const { code, told } = await run(...args);
    expect({ args, code, told }).toEqual({
      args,
      code: 1,
      told:
        `The photos in ${folder} are those of a database elsewhere, and this one would remove all that it does not know. ` +
        `Is DATABASE_URL missing? If they are to be this one's again, remove ${mark}.`,
    });
  }
  expect((await listUsers(server.store.read)).map(({ username }) => username)).toEqual([ADMIN.username]);
  expect(await server.store.read.selectFrom('items').select('id').execute()).toEqual([]);
  await expect(readFile(join(parent, 'later.zip'))).rejects.toThrow('ENOENT');
  await rm(mark);
  for (const args of commands()) expect(await run(...args)).toMatchObject({ code: 0 });
});

it('where photos are in a bucket a mark of the folder keeps nobody from a command, as it does not keep the server from it', async () => {
  await writeFile(mark, 'ab'.repeat(32));
  const bucket = { STOWAGE_BLOBS: 's3://photos', STOWAGE_BLOBS_KEY: 'key', STOWAGE_BLOBS_SECRET: 'secret' };
  for (const args of [
    ['user', 'list'],
    ['user', 'add', 'dora'],
    ['user', 'remove', 'dora'],
  ])
    expect(await runWith({ STOWAGE_DATA: folder, ...bucket }, ...args)).toMatchObject({ code: 0 });
  await rm(mark);
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
