import { createPasswords } from '../../../server/passwords.ts';
import { addUser } from '../../../server/store/users.ts';
import { type TestServer, tokenOf } from '../startServer.ts';

export const BERTA = { username: 'berta', password: 'another long one' };

/** Adds a user and logs in; answers the token. */
export async function anotherUser(server: TestServer, user = BERTA): Promise<string> {
  const hash = await createPasswords().hash(user.password);
  await server.store.write((trx) => addUser(trx, user.username, hash, 0));
  return tokenOf(server.url, user);
}

/** The header that logs in with this token. */
export const by = (token: string): { Authorization: string } => ({ Authorization: `Bearer ${token}` });
