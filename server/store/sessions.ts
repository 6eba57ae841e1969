import type { Db } from './store.ts';
import type { User } from './users.ts';

/** A session, which may have expired. */
export interface Session {
  user: User;
  /** Milliseconds since 1970, as are the next two. */
  beganAt: number;
  lastUsedAt: number;
  expiresAt: number;
}

/** Keeps a new session and forgets expired ones. In a transaction. */
export async function addSession(
  db: Db,
  tokenHash: string,
  userId: number,
  now: number,
  expiresAt: number,
): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: now,
      expires_at: expiresAt,
      last_used_at: now,
    })
    .execute();
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

/** Notes a use, which may put off the expiry. In a transaction. */
export async function touchSession(db: Db, tokenHash: string, now: number, expiresAt: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function removeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
