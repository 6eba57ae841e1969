import type { Config } from './config.ts';
import { type Passwords, readablePassword } from './passwords.ts';
import type { Store } from './store/store.ts';
import { addUser, listUsers } from './store/users.ts';

/** Makes the first user of a server that has none. Answers the line to print about it, once. */
export async function ensureFirstUser(
  store: Store,
  passwords: Passwords,
  admin: Config['admin'],
  now: number,
): Promise<string | undefined> {
  if ((await listUsers(store.read)).length > 0) return undefined;
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
