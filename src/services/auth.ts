import { create } from 'superstruct';
import { LoginAnswer } from '../../contract/entities.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import type { Http } from './http.ts';
import type { SessionStore } from './sessionStore.ts';

/** ERR-11: what a refused login is told as when the host has no words for it. */
const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';

export interface Credentials {
  username: string;
  password: string;
}

/** Asks for a token (CALL-06, CALL-07); stores nothing. The host's own words on a refusal are kept. */
export async function login(
  http: Http,
  { username, password }: Credentials,
  signal?: AbortSignal,
): Promise<{ token: string; username: string }> {
  const answer = await http.request({
    operation: 'login',
    method: 'POST',
    path: '/api/login',
    json: { username, password },
    timeout: TIMEOUTS.other,
    fallbackMessage: LOGIN_FAILED,
    signal,
    decode: (value) => create(value, LoginAnswer),
  });
  return { token: answer.token, username: answer.username ?? username };
}

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

/** Logs in and stores the token and its user (AUTH-10); gives the user's name. */
export async function signIn(
  http: Http,
  session: SessionStore,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<{ user: string }> {
  const { token, username } = await login(http, credentials, signal);
  session.set(token, username);
  return { user: username };
}

/** Removes the token at once, whatever the host says to it (AUTH-11). */
export async function signOut(http: Http, session: SessionStore): Promise<void> {
  // The request takes the token along before the store forgets it.
  const told = logout(http);
  session.clear();
  await told;
}
