import { object } from 'superstruct';
import { check } from '../../contract/check.ts';
import { NewUsername } from '../../contract/newUser.ts';
import { comparedText } from '../../contract/texts.ts';
import { newPasswordProblem } from '../login/newPassword.ts';
import { createPasswords, readablePassword } from '../passwords.ts';
import type { Store } from '../store/store.ts';
import { addUser, changePassword, findUser, listUsers, removeUser } from '../store/users.ts';
import type { Terminal } from './terminal.ts';

/** Where a password is from: the first line that is piped in, or as {@link newPassword} says. */
export type PasswordFrom = 'stdin' | undefined;

/** `user add NAME`. */
export async function addUserCommand(
  store: Store,
  terminal: Terminal,
  name: string,
  from?: PasswordFrom,
): Promise<number> {
  const checked = check({ username: name }, object({ username: NewUsername }));
  if (!checked.ok) return fail(terminal, checked.fields['username'] ?? 'This name is not usable.');
  const { username } = checked.value;
  if (await findUser(store.read, username)) return fail(terminal, `There is already a user ${username}.`);
  // Whatever is not seen in a name: in histories nobody could tell them apart.
  const twin = (await listUsers(store.read)).find((one) => isSameName(one.username, username));
  if (twin) return fail(terminal, `There is already a user ${twin.username}, whose name looks the same.`);
  const hash = await newPassword(terminal, username, from);
  if (hash === undefined) return 1;
  if (!(await store.write((trx) => addUser(trx, username, hash, Date.now())))) {
    return fail(terminal, `There is already a user ${username}.`);
  }
  terminal.print(`Added user ${username}.`);
  return 0;
}

const isSameName = (a: string, b: string): boolean => comparedText(a) === comparedText(b);

/** `user list`. */
export async function listUsersCommand(store: Store, terminal: Terminal): Promise<number> {
  for (const { username } of await listUsers(store.read)) terminal.print(username);
  return 0;
}

/** `user passwd NAME`; the user's sessions end. */
export async function passwordCommand(
  store: Store,
  terminal: Terminal,
  name: string,
  from?: PasswordFrom,
): Promise<number> {
  const user = await findUser(store.read, name);
  if (!user) return fail(terminal, `There is no user ${name}.`);
  const hash = await newPassword(terminal, user.username, from);
  if (hash === undefined) return 1;
  await store.write((trx) => changePassword(trx, name, hash));
  terminal.print(`Changed the password of ${user.username}.`);
  return 0;
}

/** `user remove NAME`. */
export async function removeUserCommand(store: Store, terminal: Terminal, name: string): Promise<number> {
  const outcome = await store.write((trx) => removeUser(trx, name));
  if (outcome === 'unknown') return fail(terminal, `There is no user ${name}.`);
  if (outcome === 'last') return fail(terminal, `${name} is the last user; nobody could log in any more.`);
  terminal.print(`Removed user ${name}.`);
  return 0;
}

/** The hash of the password from STOWAGE_PASSWORD, the prompt or chance; undefined when it is refused. */
async function newPassword(
  terminal: Terminal,
  username: string,
  from: PasswordFrom,
): Promise<string | undefined> {
  const given = terminal.env['STOWAGE_PASSWORD'];
  const asked = () =>
    given === undefined || given === '' ? terminal.askPassword?.(`Password for ${username}: `) : given;
  const chosen = await (from === 'stdin' && terminal.readLine ? terminal.readLine() : asked());
  const password = chosen ?? readablePassword();
  const problem = await newPasswordProblem(password, username);
  if (problem !== undefined) {
    fail(terminal, `${problem}.`);
    return undefined;
  }
  if (chosen === undefined) terminal.print(`Password: ${password}`);
  return createPasswords().hash(password);
}

function fail(terminal: Terminal, reason: string): 1 {
  terminal.complain(reason);
  return 1;
}
