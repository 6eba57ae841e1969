import { create } from 'superstruct';
import { LoginAnswer } from '../../../contract/entities.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { Http } from '../host/http.ts';
import { kyCarrier } from '../host/kyCarrier.ts';
import type { SessionStore } from './sessionStore.ts';

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
  const answer = await http.carriedBy(kyCarrier).request({
    operation: 'login',
    method: 'POST',
    path: '/api/login',
    json: { username, password },
    timeout: TIMEOUTS.other,
    // ERR-11: the words for a refusal without any depend on what it is.
    fallbackMessage: '',
    signal,
    decode: (value) => create(value, LoginAnswer),
  });
  return { token: answer.token, username: answer.username ?? username };
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
