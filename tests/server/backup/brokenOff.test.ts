import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import { databaseIn, openData, photosIn } from '../../../server/dataFolder.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { type TestServer, startServer } from '../startServer.ts';

let parent: string;
let server: TestServer;
let backup: string;
/** Restored from it, whole. */
let data: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'stowage-broken-off-'));
  server = await startServer({}, { engine: 'sqlite' });
  await server.item({ name: 'Bolt' });
  await uploaded(server, await jpeg());
  backup = join(parent, 'backup.zip');
  await run(server.folder, 'backup', backup);
});
afterAll(async () => {
  await server.stop();
  await rm(parent, { recursive: true });
});
beforeEach(async () => {
  data = await mkdtemp(join(parent, 'data-'));
  await run(data, 'restore', backup);
});

async function run(folder: string, ...args: string[]) {
  const told: string[] = [];
  const tell = (line: string): void => void told.push(line);
  const env = { STOWAGE_DATA: folder, STOWAGE_PASSWORD: 'korrekt-pferd-99' };
  const terminal = { env, print: tell, complain: tell, askPassword: undefined, showProgress: undefined };
  return { code: await runCommand(args, terminal), told: told.join('\n') };
}

/** Leaves the folder as a restore does that is killed before it puts the database in its place. */
async function killedBefore(step: 'photos' | 'database'): Promise<void> {
  const unfinished = join(data, 'restoring');
  await mkdir(unfinished);
  await rename(databaseIn(data), databaseIn(unfinished));
  if (step === 'photos') await rename(photosIn(data), photosIn(unfinished));
}

const refusal = (): string =>
  `A restore into ${data} was broken off: run it again, or remove ${join(data, 'restoring')} to begin anew.`;

it.each(['photos', 'database'] as const)(
  'a restore that was killed before it had put the %s in place can be done again: nothing begins anew meanwhile',
  async (step) => {
    await killedBefore(step);
    const left = await readdir(data);
    await expect(openData(data)).rejects.toThrow(refusal());
    expect((await readdir(data)).toSorted()).toEqual(left.toSorted());
    expect(await run(data, 'user', 'add', 'eva')).toEqual({ code: 1, told: refusal() });
    expect(await run(data, 'restore', backup)).toMatchObject({ code: 0 });
    const store = await openData(data);
    expect(await store.read.selectFrom('items').select('name').execute()).toEqual([{ name: 'Bolt' }]);
    await store.close();
    expect(await readdir(data)).not.toContain('restoring');
  },
);

it('a restore that was killed behind its database starts with all that was in the backup', async () => {
  const unfinished = join(data, 'restoring');
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'bucket-mark'), 'ab'.repeat(32));
  const store = await openData(data);
  expect(await store.read.selectFrom('items').select('name').execute()).toEqual([{ name: 'Bolt' }]);
  await store.close();
});

it('whoever removes what a broken restore has left begins anew', async () => {
  await killedBefore('photos');
  await rm(join(data, 'restoring'), { recursive: true });
  const store = await openData(data);
  expect(await store.read.selectFrom('items').select('name').execute()).toEqual([]);
  await store.close();
});
