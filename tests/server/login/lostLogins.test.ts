import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openData } from '../../../server/dataFolder.ts';
import { type Sessions, createSessions } from '../../../server/sessions.ts';
import { OUTCOME_UNKNOWN } from '../../../server/store/postgres/failures.ts';
import { storageProblem } from '../../../server/store/storageProblems.ts';
import type { Store } from '../../../server/store/store.ts';
import { addUser } from '../../../server/store/users.ts';

const unknown = (): Error =>
  Object.assign(new Error('Whether it was written is not known.'), { code: OUTCOME_UNKNOWN });

let folder: string;
let store: Store;
let sessions: Sessions;
/** What becomes of the writes to come: done or not, and what is thrown all the same. */
let trouble: { isDone: boolean; error: Error } | undefined;
beforeEach(async () => {
  trouble = undefined;
  folder = await mkdtemp(join(tmpdir(), 'stowage-'));
  store = await openData(folder);
  await store.write((trx) => addUser(trx, 'anna', 'hash', 0));
  const troubled: Store = {
    ...store,
    async write(work, options) {
      const now = trouble;
      const done = now?.isDone === false ? undefined : await store.write(work, options);
      if (now) throw now.error;
      // Types: without trouble it was done.
      return done as Awaited<ReturnType<typeof work>>;
    },
  };
  sessions = createSessions({
    store: troubled,
    days: 1,
    maxDays: 1,
    now: () => 1,
    onTouchFailed: () => undefined,
  });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function loggedIn(): Promise<string> {
  const user = { id: 1, username: 'anna', password_hash: 'hash' };
  const begun = await sessions.begin(user, async () => undefined);
  if (!begun) throw new Error('The password is the same.');
  expect(await sessions.userOf(begun.token)).toMatchObject({ username: 'anna' });
  return begun.token;
}

it('a login of which nobody knows whether it was written is over once it is ended', async () => {
  trouble = { isDone: true, error: unknown() };
  const token = await loggedIn();
  // Whoever is not told that it is over says so again.
  trouble = { isDone: false, error: storageProblem('busy') };
  await expect(sessions.end(token)).rejects.toThrow('is busy');
  trouble = undefined;
  await sessions.end(token);
  expect(await sessions.userOf(token)).toBeUndefined();
});

it('a login that could not be written is over once it is ended, although nothing can be written still', async () => {
  trouble = { isDone: false, error: storageProblem('full') };
  const token = await loggedIn();
  await sessions.end(token);
  expect(await sessions.userOf(token)).toBeUndefined();
});
