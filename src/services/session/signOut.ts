import { TIMEOUTS } from '../../../contract/limits.ts';
import type { Http } from '../host/http.ts';
import type { SessionStore } from './sessionStore.ts';

/** Tells a host that knows of logging out that the token is done with. Never rejects. */
export async function logout(http: Http): Promise<void> {
  if (!http.features().has('logout')) return;
  try {
    await http.request({
      operation: 'logout',
      method: 'POST',
      path: '/api/logout',
      timeout: TIMEOUTS.other,
      decode: () => undefined,
    });
  } catch {
    // Logged out here all the same; the token ends by itself.
  }
}

/** Removes the token at once, whatever the host says to it (AUTH-11). */
export async function signOut(http: Http, session: SessionStore): Promise<void> {
  // The request takes the token along before the store forgets it.
  const told = logout(http);
  session.clear();
  await told;
}
