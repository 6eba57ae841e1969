import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Call } from '../http/environment.ts';
import { hashOf } from '../sessions.ts';
import { isKnownDevice, rememberDevice } from '../store/devices.ts';
import type { Db, Store } from '../store/store.ts';
import type { User } from '../store/users.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A device on which nobody has logged in for so long is a stranger again, in milliseconds. */
const REMEMBERED = 180 * DAY;
/** The one path that the cookie is sent to. */
const PATH = '/api/login';

export const DEVICE_COOKIE = 'stowage_device';

/**
 * Devices that somebody has logged in on. To be known opens nothing: it only keeps a stranger's failed logins from
 * standing in the way of this user on this device (decision record 34).
 */
export interface Devices {
  /** What the device is counted under, where the user of this name has logged in on it before; else undefined. */
  known(c: Call, username: string): Promise<string | undefined>;
  /** Makes the device known for the user. It gets a new token each time: one that was planted or stolen before ends. */
  remember(c: Call, user: User): Remembering;
}

export interface Remembering {
  /** Writes it down. In a transaction. */
  write(trx: Db): Promise<void>;
  /** Tells the device in the answer, once it is written. */
  tell(): void;
}

/** `now` gives milliseconds since 1970. */
export function createDevices(store: Store, now: () => number): Devices {
  return {
    async known(c, username) {
      const token = tokenOf(c);
      if (token === undefined) return undefined;
      const tokenHash = hashOf(token);
      const isKnown = await isKnownDevice(store.read, { tokenHash, username, since: now() - REMEMBERED });
      return isKnown ? tokenHash : undefined;
    },
    remember(c, { id }) {
      const before = tokenOf(c);
      const token = randomBytes(32).toString('base64url');
      return {
        write: (trx) =>
          rememberDevice(trx, {
            tokenHash: hashOf(token),
            before: before === undefined ? undefined : hashOf(before),
            userId: id,
            now: now(),
            forgotten: now() - REMEMBERED,
          }),
        tell: () =>
          setCookie(c, DEVICE_COOKIE, token, {
            path: PATH,
            httpOnly: true,
            sameSite: 'Strict',
            secure: c.get('client').isSecure,
            maxAge: REMEMBERED / 1000,
          }),
      };
    },
  };
}

function tokenOf(c: Call): string | undefined {
  const token = getCookie(c, DEVICE_COOKIE);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
