import { createHash } from 'node:crypto';
import type { Db } from './store.ts';
import { nameKey } from './keys.ts';

export interface User {
  id: number;
  username: string;
}

/** The user of this name, ignoring case, with the hash of the password. */
export function findUser(db: Db, username: string): Promise<(User & { password_hash: string }) | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'password_hash'])
    .where('username_key', '=', nameKey(username))
    .executeTakeFirst();
}

/** What stands for a user with this password, and tells nothing of it; undefined where the user is not there. */
export async function loginOf(db: Db, id: number): Promise<string | undefined> {
  const found = db.selectFrom('users').select(['created_at', 'password_hash']).where('id', '=', id);
  const user = await found.executeTakeFirst();
  return user && createHash('sha256').update(`${user.created_at} ${user.password_hash}`).digest('hex');
}

export function listUsers(db: Db): Promise<(User & { created_at: number })[]> {
  return db.selectFrom('users').select(['id', 'username', 'created_at']).orderBy('username_key').execute();
}

/** Adds a user; false when the name is taken, ignoring case. In a transaction. */
export async function addUser(db: Db, username: string, passwordHash: string, now: number): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values({ username, username_key: nameKey(username), password_hash: passwordHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Sets a new password, ends every session of the user and makes all devices unknown; false when there is no such user. In a transaction. */
export async function changePassword(db: Db, username: string, passwordHash: string): Promise<boolean> {
  const user = await findUser(db, username);
  if (!user) return false;
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await db.deleteFrom('known_devices').where('user_id', '=', user.id).execute();
  return true;
}

/** Removes a user and the sessions; the last one stays, or nobody could log in. In a transaction. */
export async function removeUser(db: Db, username: string): Promise<'removed' | 'unknown' | 'last'> {
  const user = await findUser(db, username);
  if (!user) return 'unknown';
  if ((await listUsers(db)).length === 1) return 'last';
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  return 'removed';
}
