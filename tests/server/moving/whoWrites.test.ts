import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { openServerData } from '../../../server/serverData.ts';
import { lockFolderAlone } from '../../../server/serverLock.ts';

const log = pino({ level: 'silent' });
const beside = { readOnly: false, beside: true, database: undefined };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-who-writes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function run(folder: string, ...args: string[]) {
  const told: string[] = [];
  const tell = (line: string): void => void told.push(line);
  const env = { STOWAGE_DATA: folder, STOWAGE_PASSWORD: 'korrekt-pferd-99' };
  const terminal = { env, print: tell, complain: tell, askPassword: undefined, showProgress: undefined };
  return { code: await runCommand(args, terminal), told: told.join('\n') };
}

it('a store is not moved away under servers with --beside, which share it with each other and with commands', async () => {
  const [folder, parent] = [await newFolder(), await newFolder()];
  const servers = [await openServerData(folder, beside, log), await openServerData(folder, beside, log)];
  expect(await run(folder, 'user', 'add', 'eva')).toMatchObject({ code: 0 });
  const move = () => run(folder, 'migrate-store', '--to', join(parent, 'there'));
  for (const server of servers) {
    expect(await move()).toMatchObject({
      code: 1,
      told: expect.stringMatching(/^A server with --beside, or another command, works on .* End it first\.$/),
    });
    await server.close();
  }
  expect(await move()).toMatchObject({ code: 0 });
});

it('what root has made there can be opened by whom the folder belongs to', async (context) => {
  if (process.getuid?.() !== 0) context.skip();
  const folder = await newFolder();
  await chown(folder, 65534, 65534);
  expect(await run(folder, 'user', 'add', 'eva')).toMatchObject({ code: 0 });
  await (await lockFolderAlone(folder)).release();
  const locks = ['server.lock', 'server.writers.lock'].map(
    async (name) => (await stat(join(folder, name))).uid,
  );
  expect(await Promise.all(locks)).toEqual([65534, 65534]);
});

it('nobody writes where a store is being moved or restored', async () => {
  const folder = await newFolder();
  const lock = await lockFolderAlone(folder);
  const refusal = `The data folder ${folder} is being moved or restored. Wait until that is done.`;
  await expect(openServerData(folder, beside, log)).rejects.toThrow(refusal);
  expect(await run(folder, 'user', 'add', 'eva')).toEqual({ code: 1, told: refusal });
  await lock.release();
  expect(await run(folder, 'user', 'add', 'eva')).toMatchObject({ code: 0 });
});
