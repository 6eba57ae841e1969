import type { Db } from './store.ts';
import { type User, findUser } from './users.ts';

/** A session, which may have expired. */
export interface Session {
  user: User;
  /** Milliseconds since 1970, as are the next two. */
  beganAt: number;
  lastUsedAt: number;
  expiresAt: number;
}

interface NewSession {
  tokenHash: string;
  /** Whose password was looked at, and its hash at that time. */
  user: User & { password_hash: string };
  /** Milliseconds since 1970, as is the next one. */
  now: number;
  expiresAt: number;
}

/**
 * Keeps a new session and forgets expired ones; false, and none is kept, when the user has another password by now or is
 * gone. In a transaction.
 */
export async function addSession(db: Db, { tokenHash, user, now, expiresAt }: NewSession): Promise<boolean> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  const current = await findUser(db, user.username);
  if (current?.id !== user.id || current.password_hash !== user.password_hash) return false;
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: user.id,
      created_at: now,
      expires_at: expiresAt,
      last_used_at: now,
    })
    .execute();
  return true;
}

export async function findSession(db: Db, tokenHash: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.username',
      'sessions.created_at',
      'sessions.last_used_at',
      'sessions.expires_at',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      user: { id: row.id, username: row.username },
      beganAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
    }
  );
}

/** Notes a use, which may put off the expiry, or put right what a wrong clock has noted. In a transaction. */
export async function touchSession(
  db: Db,
  tokenHash: string,
  { beganAt, lastUsedAt, expiresAt }: Omit<Session, 'user'>,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ created_at: beganAt, last_used_at: lastUsedAt, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function removeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
