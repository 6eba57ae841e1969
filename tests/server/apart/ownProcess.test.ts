import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openData } from '../../../server/dataFolder.ts';
import { type DatabaseToRead, databaseVariables } from '../../../server/store/databaseToRead.ts';
import { startCheck } from '../../../server/store/sqlite/check.ts';
import { ProgramEnded, createAskedProgram } from '../../../server/apart/asked.ts';
import { askedProcess, startOwnProcess } from '../../../server/apart/ownProcess.ts';

const ENDLESS = new URL('./endless.mjs', import.meta.url);

/** A process that answers two questions, and does not come back from the third. */
function endless(timeLimit: number) {
  const children: ReturnType<typeof startOwnProcess>[] = [];
  const asked = createAskedProgram<object, string>({
    start() {
      const child = startOwnProcess(ENDLESS);
      children.push(child);
      return askedProcess(child);
    },
    idleTime: 60_000,
    timeLimit,
  });
  onTestFinished(() => asked.close());
  return { asked, children };
}

it('a process that is busy for ever is ended at once when it is closed, and whoever waits is told', async () => {
  const { asked, children } = endless(60_000);
  expect(await asked.ask({})).toBe('here');
  expect(await asked.ask({})).toBe('soon');
  const [told] = await Promise.allSettled([asked.ask({}), asked.close()]);
  expect(told).toMatchObject({ status: 'rejected', reason: expect.any(ProgramEnded) });
  expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL']);
  await expect(asked.ask({})).rejects.toThrow(ProgramEnded);
});

it('a process that takes too long is ended, and the next question gets another one', async () => {
  const { asked, children } = endless(1500);
  expect(await asked.ask({})).toBe('here');
  expect(await asked.ask({})).toBe('soon');
  await expect(asked.ask({})).rejects.toMatchObject({ isSlow: true });
  expect(await asked.ask({})).toBe('here');
  expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', null]);
});

it('a process that cannot be started, or is gone, is told as ended', async () => {
  const missing = createAskedProgram<object, string>({
    start: () => askedProcess(startOwnProcess(new URL('./missing.mjs', import.meta.url))),
    idleTime: 1,
    timeLimit: 60_000,
  });
  await expect(missing.ask({})).rejects.toThrow(ProgramEnded);
  const { asked, children } = endless(60_000);
  await asked.ask({});
  const [child] = children;
  if (!child) throw new Error('None was started.');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await asked.ask({})).toBe('here');
});

it('a child knows nothing of the settings and passwords of the server', async () => {
  process.env['STOWAGE_ADMIN_PASSWORD'] = 'a secret';
  onTestFinished(() => void delete process.env['STOWAGE_ADMIN_PASSWORD']);
  const child = startOwnProcess(new URL('./environment.mjs', import.meta.url), { env: { OWN: '1' } });
  const [told] = await once(child, 'message');
  expect(told).toMatchObject({ OWN: '1', PATH: process.env['PATH'] });
  expect(told).not.toHaveProperty('STOWAGE_ADMIN_PASSWORD');
});

it('a child trusts the certificates that the server trusts, and only one that needs the database knows its settings', async () => {
  const own = { NODE_EXTRA_CA_CERTS: '/own/ca.pem', PGPASSWORD: 'a secret' };
  Object.assign(process.env, own);
  onTestFinished(() => {
    for (const name of Object.keys(own)) delete process.env[name];
  });
  const told = async (database: DatabaseToRead) => {
    const env = databaseVariables(database);
    const [variables] = await once(
      startOwnProcess(new URL('./environment.mjs', import.meta.url), { env }),
      'message',
    );
    return [variables.NODE_EXTRA_CA_CERTS, variables.PGPASSWORD];
  };
  expect(await told({ engine: 'postgres', url: 'postgres://host/stowage' })).toEqual(Object.values(own));
  expect(await told({ engine: 'sqlite', path: '/stowage.db' })).toEqual([own.NODE_EXTRA_CA_CERTS, undefined]);
});

it('the check of a large database is ended with the server, however far it has come', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await (await openData(folder)).close();
  const check = await startCheck(join(folder, 'stowage.db'), 0, 0);
  expect(await check.soon).toEqual({ damage: undefined, isOver: false });
  check.end();
  expect(await check.later).toBeUndefined();
  const whole = await startCheck(join(folder, 'stowage.db'), 60_000, 0);
  expect(await whole.soon).toEqual({ damage: undefined, isOver: true });
});
