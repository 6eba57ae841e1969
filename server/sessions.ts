import { createHash, randomBytes } from 'node:crypto';
import { Problem } from './problems.ts';
import { addSession, findSession, removeSession, type Session, touchSession } from './store/sessions.ts';
import { storageFailure } from './store/failures.ts';
import type { Db, Store } from './store/store.ts';
import { type User, findUser } from './store/users.ts';
import { WhileUnchanged } from './store/whileUnchanged.ts';

/** A use is noted at most this often, in milliseconds: a write for each request would cost more than the request. */
const TOUCH_EVERY = 60_000;
/** What a session says of times that are later than this, in milliseconds from now, is of a clock that was ahead. */
const CLOCK_AHEAD = 60_000;
/**
 * For so long must this process have run, and its clock not have been put back, before that is put right, in milliseconds: it
 * may be the present that is wrong, as on a board that begins in 1970 until it has asked for the time.
 */
const CLOCK_STEADY = 24 * 60 * 60 * 1000;
/** Sessions in use at a time that are kept in memory; the others are read. */
const READ_MAX = 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Tokens of logged-in users. Only their hashes are kept: who reads the database cannot use them. */
export interface Sessions {
  /**
   * A session for somebody who has just said this password; undefined when it is another one by now. `beside` is
   * written with it, in its transaction.
   */
  begin(
    user: User & { password_hash: string },
    beside: (trx: Db) => Promise<void>,
  ): Promise<Begun | undefined>;
  /** The user that the token stands for, or undefined. */
  userOf(token: string): Promise<User | undefined>;
  /** Whether the token still stands for somebody, as a transaction sees it. */
  isKnownAt(db: Db, token: string): Promise<boolean>;
  end(token: string): Promise<void>;
}

export interface Begun {
  /** 32 random bytes, base64url. */
  token: string;
  /** Whether it was written, and what was to be written with it; else it ends with the process. */
  isKept: boolean;
}

interface Unkept {
  user: User & { password_hash: string };
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Whether nobody knows that it was not written. */
  mayBeKept: boolean;
}

interface Options {
  store: Store;
  /** How long a session lasts after its last use, in days. */
  days: number;
  /** How long it lasts from its beginning, however often it is used, in days. */
  maxDays: number;
  now: () => number;
  /** Milliseconds since any moment, by a clock that nobody sets. */
  elapsed?: (() => number) | undefined;
  /** Told when noting a use failed, which must not fail the request. */
  onTouchFailed: (error: unknown) => void;
}

export function createSessions(options: Options): Sessions {
  const { store, days, maxDays, now, elapsed = () => performance.now(), onTouchFailed } = options;
  const isSteady = steadiness(now, elapsed);
  /** Sessions that could not be written, or perhaps were, by the hash of their token: they end with the process. */
  const unkept = new Map<string, Unkept>();
  /** Asked for with each call; a session that ends, or a user who goes, is a commit. */
  const read = new WhileUnchanged<Session>(store.revision, READ_MAX);
  /** The end of a session that is used now and began then. A stolen token must not be good for ever. */
  const endOf = (beganAt: number): number => Math.min(now() + days * DAY, beganAt + maxDays * DAY);
  /** Of one that could not be written: a user who is removed, or given a new password, takes only the rows of sessions along. */
  const userUnkept = async (db: Db, own: Unkept): Promise<User | undefined> => {
    const user = own.expiresAt > now() ? await findUser(db, own.user.username) : undefined;
    return user?.id === own.user.id && user.password_hash === own.user.password_hash ? user : undefined;
  };
  return {
    async begin(user, beside) {
      const token = randomBytes(32).toString('base64url');
      const tokenHash = hashOf(token);
      const expiresAt = endOf(now());
      try {
        // A new password, set since the old one was looked at, has ended all sessions but this one.
        const isBegun = await store.write(async (trx) => {
          const isAdded = await addSession(trx, { tokenHash, user, now: now(), expiresAt });
          if (isAdded) await beside(trx);
          return isAdded;
        });
        return isBegun ? { token, isKept: true } : undefined;
      } catch (error) {
        if (!isOfStorage(error)) throw error;
        // Whoever logs in may read, although nothing can be written now.
        unkept.set(tokenHash, { user, expiresAt, mayBeKept: storageFailure(error) === 'unknown' });
        return { token, isKept: false };
      }
    },
    async userOf(token) {
      const hash = hashOf(token);
      const own = unkept.get(hash);
      if (own) return userUnkept(store.read, own);
      const session = await read.get(hash, () => findSession(store.read, hash));
      const at = now();
      if (!session || session.expiresAt <= at) return undefined;
      const isAhead = Math.max(session.beganAt, session.lastUsedAt) > at + CLOCK_AHEAD;
      const beganAt = Math.min(session.beganAt, at);
      const expiresAt = endOf(beganAt);
      // Also where the setting was shorter since its last use, or there was none.
      if (expiresAt <= at) return undefined;
      const isBelieved = isSteady();
      const isToNote = isAhead ? isBelieved : at - session.lastUsedAt >= TOUCH_EVERY;
      if (isToNote && !store.condition.isReadOnly) {
        const use = { beganAt, lastUsedAt: at, expiresAt };
        store.write((trx) => touchSession(trx, hash, use)).catch(onTouchFailed);
      }
      return session.user;
    },
    async isKnownAt(db, token) {
      const hash = hashOf(token);
      const own = unkept.get(hash);
      return (await (own ? userUnkept(db, own) : findSession(db, hash))) !== undefined;
    },
    async end(token) {
      const hash = hashOf(token);
      const own = unkept.get(hash);
      unkept.delete(hash);
      try {
        await store.write((trx) => removeSession(trx, hash));
      } catch (error) {
        // Where nothing can be written still, there was nothing to remove.
        if (!own || own.mayBeKept || !isOfStorage(error)) throw error;
      }
    },
  };
}

/** Answers whether the clock has gone on, or ahead, for {@link CLOCK_STEADY}, as far as the asking tells. */
function steadiness(now: () => number, elapsed: () => number): () => boolean {
  let since = elapsed();
  let apart = now() - since;
  return () => {
    const at = elapsed();
    const before = apart;
    apart = now() - at;
    if (apart < before - CLOCK_AHEAD) since = at;
    return at - since >= CLOCK_STEADY;
  };
}

/** Whether it was the storage that refused: full, busy, read-only, failing. */
export const isOfStorage = (error: unknown): boolean =>
  (error instanceof Problem && ['unavailable', 'storage-full'].includes(error.code)) ||
  storageFailure(error) !== undefined;

/** Under what a token is kept. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
