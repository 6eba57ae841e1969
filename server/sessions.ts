import { createHash, randomBytes } from 'node:crypto';
import { addSession, findSession, removeSession, touchSession } from './store/sessions.ts';
import type { Store } from './store/store.ts';
import type { User } from './store/users.ts';

/** A use is noted at most this often, in milliseconds: a write for each request would cost more than the request. */
const TOUCH_EVERY = 60_000;
const DAY = 24 * 60 * 60 * 1000;

/** Tokens of logged-in users. Only their hashes are kept: who reads the database cannot use them. */
export interface Sessions {
  /** A new token of 32 random bytes, base64url. */
  begin(user: User): Promise<string>;
  /** The user that the token stands for, or undefined. */
  userOf(token: string): Promise<User | undefined>;
  end(token: string): Promise<void>;
}

interface Options {
  store: Store;
  /** How long a session lasts after its last use, in days. */
  days: number;
  now: () => number;
  /** Told when noting a use failed, which must not fail the request. */
  onTouchFailed: (error: unknown) => void;
}

export function createSessions({ store, days, now, onTouchFailed }: Options): Sessions {
  return {
    async begin(user) {
      const token = randomBytes(32).toString('base64url');
      await store.write((trx) => addSession(trx, hashOf(token), user.id, now(), now() + days * DAY));
      return token;
    },
    async userOf(token) {
      const hash = hashOf(token);
      const session = await findSession(store.read, hash, now());
      if (session && now() - session.lastUsedAt >= TOUCH_EVERY) {
        store.write((trx) => touchSession(trx, hash, now(), now() + days * DAY)).catch(onTouchFailed);
      }
      return session?.user;
    },
    end: (token) => store.write((trx) => removeSession(trx, hashOf(token))),
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
