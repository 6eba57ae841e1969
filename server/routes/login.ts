import { LoginRequest } from '../../contract/requests.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody } from '../http/body.ts';
import { createsNothing } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import type { Routing } from '../http/routing.ts';
import type { LoginAttempts } from '../login/attempts.ts';
import { clientKey } from '../network/addresses.ts';
import type { Devices } from '../login/devices.ts';
import type { Passwords } from '../passwords.ts';
import { Problem } from '../problems.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store/store.ts';
import { type User, findUser } from '../store/users.ts';

interface Parts {
  store: Store;
  sessions: Sessions;
  passwords: Passwords;
  attempts: LoginAttempts;
  devices: Devices;
}

/** POST /api/login and /api/logout. */
export function loginRoutes(
  { open, route }: Routing,
  { store, sessions, passwords, attempts, devices }: Parts,
): void {
  /** The user whose name and password these are; undefined when they are nobody's. Throws 429 as long as one has to wait. */
  async function userOf(
    c: Call,
    { username, password }: LoginRequest,
  ): Promise<(User & { password_hash: string }) | undefined> {
    const { address } = c.get('client');
    const device = await devices.known(c, username);
    const attempt = await attempts.begin({ username, address, device });
    try {
      const user = await findUser(store.read, username);
      const waiter = { owner: device ?? clientKey(address), isKnown: device !== undefined };
      // An unknown name costs the same hash as a known one, so that time does not tell them apart.
      const isRight = await passwords.verify(user?.password_hash, password, waiter);
      if (isRight) await attempt.succeeded();
      else logRefused(c, 'login failed', user);
      return isRight ? user : undefined;
    } catch (error) {
      await attempt.untried();
      throw error;
    }
  }

  /** The token of a new session; undefined when the password was changed meanwhile. */
  async function begin(c: Call, user: User & { password_hash: string }): Promise<string | undefined> {
    const device = devices.remember(c, user);
    const begun = await sessions.begin(user, device.write);
    if (begun?.isKept) device.tell();
    if (!begun) logRefused(c, 'login failed', user);
    return begun?.token;
  }

  open('/api/login', {
    POST: createsNothing(async (c) => {
      const request = await decodeBody(c, LoginRequest);
      const user = await userOf(c, request).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'too-many') logRefused(c, 'login put off');
        throw error;
      });
      const token = user && (await begin(c, user));
      if (!user || token === undefined) throw new Problem('unauthorised', 'Invalid username or password.');
      return answer(c, { token, username: user.username });
    }),
  });
  route('/api/logout', {
    POST: createsNothing(async (c) => {
      await sessions.end(c.get('token'));
      return noContent(c);
    }),
  });
}

/** Names that are no user's are left out: people type passwords into the wrong field. */
function logRefused(c: Call, message: string, user?: User): void {
  const { address } = c.get('client');
  c.get('log').warn({ id: c.get('requestId'), address, ...(user && { user: user.username }) }, message);
}
