import { nameKey } from './keys.ts';
import type { Db } from './store.ts';

/** Devices that are remembered of one user; those not used for longest are forgotten. */
const DEVICES_MAX = 20;

/** A login that worked on a device. Moments are milliseconds since 1970. */
interface DeviceUse {
  tokenHash: string;
  /** The hash that the device had before, and loses; undefined for a new one. */
  before: string | undefined;
  userId: number;
  now: number;
  /** Devices that were last used before this are forgotten. */
  forgotten: number;
}

/** Whether the user of this name has logged in on the device since `since`, milliseconds since 1970. */
export async function isKnownDevice(
  db: Db,
  { tokenHash, username, since }: { tokenHash: string; username: string; since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('known_devices.token_hash', '=', tokenHash)
    .where('known_devices.last_used_at', '>', since)
    .where('users.username_key', '=', nameKey(username))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a user has logged in on a device, under the hash of its new token. In a transaction. */
export async function rememberDevice(
  db: Db,
  { tokenHash, before, userId, now, forgotten }: DeviceUse,
): Promise<void> {
  await db.deleteFrom('known_devices').where('last_used_at', '<=', forgotten).execute();
  if (before !== undefined) {
    const renamed = db.updateTable('known_devices').set({ token_hash: tokenHash });
    await renamed.where('token_hash', '=', before).execute();
  }
  await db
    .insertInto('known_devices')
    .values({ token_hash: tokenHash, user_id: userId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  const kept = db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .limit(DEVICES_MAX);
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', kept)
    .execute();
}
