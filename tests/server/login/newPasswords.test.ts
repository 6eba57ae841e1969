import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openData } from '../../../server/dataFolder.ts';
import { ensureFirstUser, requireFirstPassword } from '../../../server/firstUser.ts';
import { newPasswordProblem } from '../../../server/login/newPassword.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser, findUser } from '../../../server/store/users.ts';
import { BadSetting } from '../../../server/setting.ts';
import { tokenOf, startServer } from '../startServer.ts';

const LENGTH = 'Password must be 10 to 128 characters long';
const COMMON = 'This password is one of those that are tried first. Choose another one';

test.each([
  ['', LENGTH],
  ['a', LENGTH],
  ['nine char', LENGTH],
  ['ten charac', undefined],
  ['🔩'.repeat(9), LENGTH],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), LENGTH],
  ['1234567890', COMMON],
  ['qwertyuiop', COMMON],
  ['QwertyUIOP', COMMON],
  ['ｑｗｅｒｔｙｕｉｏｐ', COMMON],
  // The last of the 10,000 that is long enough.
  ['greedisgood', COMMON],
  ['Marta-Maria', 'Password must not be the name of the user'],
  ['ten\0characters', 'Password contains a control character'],
  ['correct horse', undefined],
])('the new password %j: %s', async (password, problem) => {
  expect(await newPasswordProblem(password, 'marta-maria')).toBe(problem);
});

it('a first start with a poor password is refused before there is a user, a later one is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-'));
  const store = await openData(folder);
  const passwords = createPasswords();
  const { admin } = readConfig({ STOWAGE_ADMIN_PASSWORD: 'x' });
  try {
    for (const starting of [
      () => requireFirstPassword(store, admin),
      () => ensureFirstUser(store, passwords, admin, 0),
    ]) {
      await expect(starting).rejects.toThrow(BadSetting);
      await expect(starting).rejects.toThrow(`STOWAGE_ADMIN_PASSWORD is not usable: ${LENGTH}.`);
    }
    expect(await findUser(store.read, 'admin')).toBeUndefined();
    const hash = await passwords.hash('old');
    await store.write((trx) => addUser(trx, 'admin', hash, 0));
    await requireFirstPassword(store, admin);
    expect(await ensureFirstUser(store, passwords, admin, 0)).toBeUndefined();
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});

test.each(['x', 'x'.repeat(1000)])('a password of before these rules goes on working', async (password) => {
  const server = await startServer();
  try {
    const hash = await createPasswords().hash(password);
    await server.store.write((trx) => addUser(trx, 'old', hash, 0));
    expect(await tokenOf(server.url, { username: 'old', password })).toMatch(/^[\w-]{43}$/);
  } finally {
    await server.stop();
  }
});
