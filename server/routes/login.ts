import { LoginRequest } from '../../contract/requests.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody } from '../http/body.ts';
import { createsNothing } from '../http/creating.ts';
import type { Routing } from '../http/routing.ts';
import type { LoginLimit } from '../loginLimit.ts';
import type { Passwords } from '../passwords.ts';
import { Problem } from '../problems.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store/store.ts';
import { findUser } from '../store/users.ts';

interface Parts {
  store: Store;
  sessions: Sessions;
  passwords: Passwords;
  loginLimit: LoginLimit;
}

/** POST /api/login and /api/logout. */
export function loginRoutes(
  { open, route }: Routing,
  { store, sessions, passwords, loginLimit }: Parts,
): void {
  open('/api/login', {
    POST: createsNothing(async (c) => {
      const { username, password } = await decodeBody(c, LoginRequest);
      const address = c.env.incoming.socket.remoteAddress ?? '';
      loginLimit.require(username, address);
      const user = await findUser(store.read, username);
      // An unknown name costs the same hash as a known one, so that time does not tell them apart.
      if (!(await passwords.verify(user?.password_hash, password)) || !user) {
        loginLimit.failed(username, address);
        throw new Problem('unauthorised', 'Invalid username or password.');
      }
      loginLimit.succeeded(username, address);
      return answer(c, { token: await sessions.begin(user), username: user.username });
    }),
  });
  route('/api/logout', {
    POST: createsNothing(async (c) => {
      await sessions.end(c.get('token'));
      return noContent(c);
    }),
  });
}
