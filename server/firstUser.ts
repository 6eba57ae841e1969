import type { Config } from './config.ts';
import { newPasswordProblem } from './login/newPassword.ts';
import { type Passwords, readablePassword } from './passwords.ts';
import { BadSetting } from './setting.ts';
import type { Store } from './store/store.ts';
import { addUser, listUsers } from './store/users.ts';

/**
 * Looks at the password of the first user where one is still to be made: what was good enough once is not asked again.
 * Throws {@link BadSetting}.
 */
export async function requireFirstPassword(
  store: Store,
  { username, password }: Config['admin'],
): Promise<void> {
  if (password === undefined || (await listUsers(store.read)).length > 0) return;
  const problem = await newPasswordProblem(password, username);
  if (problem !== undefined) throw new BadSetting(`STOWAGE_ADMIN_PASSWORD is not usable: ${problem}.`);
}

/**
 * Makes the first user of a server that has none. Answers the line to print about it, once. Throws as
 * {@link requireFirstPassword}.
 */
export async function ensureFirstUser(
  store: Store,
  passwords: Passwords,
  admin: Config['admin'],
  now: number,
): Promise<string | undefined> {
  if ((await listUsers(store.read)).length > 0) return undefined;
  await requireFirstPassword(store, admin);
  const password = admin.password ?? readablePassword();
  const hash = await passwords.hash(password);
  const added = await store.write(async (trx) => {
    return (await listUsers(trx)).length === 0 && (await addUser(trx, admin.username, hash, now));
  });
  if (!added) return undefined;
  return admin.password === undefined
    ? `First login: ${admin.username} / ${password}`
    : `First login: ${admin.username} (password from STOWAGE_ADMIN_PASSWORD)`;
}
