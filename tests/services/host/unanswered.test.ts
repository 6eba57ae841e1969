import { expect, test } from 'vitest';
import { type Failure, failure } from '../../../src/failure.ts';
import { type Asker, type FoundOut, createUnanswered } from '../../../src/services/host/unanswered.ts';

const SILENT = failure('timeout', 'no answer');
const BUSY = failure('unavailable', 'busy', { status: 503 });
const AWAY = failure('offline', 'no connection');

/** A renaming whose tries fail so, the last one again and again, and what is told of it; time passes in pauses alone. */
function renaming(...failures: Failure[]) {
  let at = 0;
  let isDone = false;
  let looks = 0;
  const waiting: (() => void)[] = [];
  const told: FoundOut[] = [];
  const unanswered = createUnanswered({
    now: () => at,
    tell: (found) => void told.push(...found),
    pause: (milliseconds) =>
      new Promise((resolve) =>
        waiting.push(() => {
          at += milliseconds;
          resolve();
        }),
      ),
  });
  const asked = unanswered
    .write<void>({
      intent: 'rename',
      what: '"Twine"',
      done: 'renamed',
      isRepeatable: () => false,
      ask: () => Promise.reject(failures.length > 1 ? failures.shift() : failures[0]),
      async look() {
        looks += 1;
        return isDone ? { value: undefined } : undefined;
      },
      settled: () => undefined,
    })
    .catch((error: unknown) => error);
  /** Lets a pause end, and what comes of it happen. */
  const pass = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    told,
    async look(times: number) {
      for (const until = looks + times; looks < until;) await pass();
    },
    /** Once the person has been told that nobody knows. */
    async unknown() {
      let error: unknown;
      void asked.then((came) => (error = came));
      while (error === undefined) await pass();
      expect(error).toMatchObject({ outcome: 'unknown' });
    },
    become: () => void (isDone = true),
    now: () => at,
  };
}

test.each([
  ['is silent', [SILENT]],
  ['is busy, perhaps with it', [SILENT, BUSY]],
])(
  'what is not done yet while the server %s is looked for again, and told once it is done',
  async (_why, how) => {
    const one = renaming(...how);
    await one.unknown();
    await one.look(5);
    expect(one.told).toEqual([]);
    one.become();
    await one.look(1);
    expect(one.told).toEqual([{ isDone: true, text: '"Twine" was renamed' }]);
  },
);

test('what is not done two minutes later is told as not done', async () => {
  const one = renaming(SILENT, BUSY);
  await one.unknown();
  while (one.told.length === 0) await one.look(1);
  expect(one.told).toEqual([{ isDone: false, text: '"Twine" was not renamed' }]);
  expect(one.now()).toBeGreaterThanOrEqual(120_000);
  expect(one.now()).toBeLessThan(150_000);
});

test('what never reached the server is told as not done by the first look', async () => {
  const one = renaming(AWAY);
  await one.unknown();
  await one.look(1);
  expect(one.told).toEqual([{ isDone: false, text: '"Twine" was not renamed' }]);
});

/** Writes one after the other, each of which fails so, the last failure again and again; gives how often each was tried. */
function writing() {
  let at = 0;
  let looks = 0;
  const unanswered = createUnanswered({
    now: () => at,
    pause: async (milliseconds) => void (at += milliseconds),
  });
  const write = async (...failures: (Failure | undefined)[]): Promise<number> => {
    let tries = 0;
    await unanswered
      .write<void>({
        intent: `write ${looks++}`,
        what: '"Twine"',
        done: 'saved',
        isRepeatable: () => true,
        async ask() {
          at += 1000;
          tries += 1;
          const failed = failures.length > 1 ? failures.shift() : failures[0];
          if (failed) throw failed;
        },
        look: async () => undefined,
        settled: () => undefined,
      })
      .catch(() => undefined);
    return tries;
  };
  return { write, pass: (milliseconds: number) => void (at += milliseconds) };
}

test('while a server is silent only the first of many writes is tried for long', async () => {
  const { write } = writing();
  expect([await write(AWAY), await write(AWAY), await write(AWAY)]).toEqual([4, 1, 1]);
});

test('a silence is over with any answer, a refusal too', async () => {
  const { write } = writing();
  await write(AWAY);
  await write(failure('conflict', 'Somebody was faster', { status: 409 }));
  expect(await write(AWAY, undefined)).toBe(2);
});

test('a silence that nobody has met for a minute makes no write give up at once', async () => {
  const { write, pass } = writing();
  await write(AWAY);
  pass(61_000);
  expect(await write(AWAY, undefined)).toBe(2);
});

/** A write of ada's whose pauses, calls and looks the test ends itself; `become` says who is here. */
function writingAsAda({
  isRepeatable = true,
  signal,
}: { isRepeatable?: boolean; signal?: AbortSignal } = {}) {
  let person = 'ada';
  const calls: string[] = [];
  const keys = new Set<string>();
  const told: FoundOut[] = [];
  const waiting: { what: string; end(failed?: Failure): void }[] = [];
  const until = (what: string) =>
    new Promise<void>((resolve, reject) =>
      waiting.push({ what, end: (failed) => (failed ? reject(failed) : resolve()) }),
    );
  const asker = (): Asker => {
    const who = person;
    return () => (person === who ? 'here' : person === '' ? 'gone' : 'replaced');
  };
  let settled = 0;
  const unanswered = createUnanswered({
    asker,
    pause: () => until('pause'),
    tell: (found) => void told.push(...found),
  });
  const asked = unanswered
    .write<void>(
      {
        intent: 'add',
        what: '"Twine"',
        done: 'added',
        isRepeatable: () => isRepeatable,
        async ask(key) {
          calls.push('ask');
          keys.add(key);
          await until('ask');
        },
        async look() {
          calls.push('look');
          await until('look');
          return { value: undefined };
        },
        settled: () => void settled++,
      },
      signal,
    )
    .catch((error: unknown) => error);
  const end = async (what: string, failed?: Failure): Promise<void> => {
    const next = waiting.shift();
    expect(next?.what).toBe(what);
    next?.end(failed);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    asked,
    calls,
    keys,
    told,
    waiting,
    end,
    settled: () => settled,
    become(who: string) {
      if (who !== person) unanswered.clear();
      person = who;
    },
  };
}

test.each(['grace', ''])(
  'a write without an answer is not repeated under the login of "%s", and says that nobody knows',
  async (who) => {
    const one = writingAsAda();
    await one.end('ask', SILENT);
    one.become(who);
    await one.end('pause');
    expect(await one.asked).toMatchObject({ kind: 'unauthorised', outcome: 'unknown' });
    expect([one.calls, one.told, one.waiting]).toEqual([['ask'], [], []]);
  },
);

test('what cannot be repeated is not looked for under another login either', async () => {
  const one = writingAsAda({ isRepeatable: false });
  await one.end('ask', SILENT);
  one.become('grace');
  await one.end('pause');
  expect(await one.asked).toMatchObject({ kind: 'unauthorised' });
  expect(one.calls).toEqual(['ask']);
});

test.each(['grace', ''])(
  'the answer to somebody in whose place is "%s" is told to nobody, and what is shown is read anew',
  async (who) => {
    const leaving = new AbortController();
    const one = writingAsAda({ signal: leaving.signal });
    leaving.abort();
    one.become(who);
    await one.end('ask');
    expect(await one.asked).toMatchObject({ kind: 'unauthorised', outcome: 'unknown' });
    expect([one.settled(), one.told]).toEqual([1, []]);
  },
);

test('who comes while the last try is on its way is not told of it later', async () => {
  const one = writingAsAda();
  for (let turn = 0; turn < 4; turn++) {
    await one.end('ask', SILENT);
    await one.end('pause');
  }
  one.become('grace');
  await one.end('ask', SILENT);
  expect(await one.asked).toMatchObject({ outcome: 'unknown' });
  expect([one.calls.includes('look'), one.told, one.waiting]).toEqual([false, [], []]);
});

test('a look that is under way as another person comes tells them nothing', async () => {
  const one = writingAsAda();
  for (let turn = 0; turn < 4; turn++) {
    await one.end('ask', SILENT);
    await one.end('pause');
  }
  await one.end('ask', SILENT);
  expect(await one.asked).toMatchObject({ outcome: 'unknown' });
  await one.end('pause');
  expect(one.calls.at(-1)).toBe('look');
  one.become('grace');
  await one.end('look');
  expect([one.settled(), one.told, one.waiting]).toEqual([0, [], []]);
});

test('the same person who is back meanwhile goes on under the same key, and is told', async () => {
  const one = writingAsAda();
  await one.end('ask', SILENT);
  one.become('');
  one.become('ada');
  await one.end('pause');
  await one.end('ask');
  expect(await one.asked).toBeUndefined();
  expect([one.calls, one.keys.size, one.settled()]).toEqual([['ask', 'ask'], 1, 1]);
});

test('a session that ends by the write itself tells whoever has left the page that it was not done', async () => {
  const leaving = new AbortController();
  const one = writingAsAda({ signal: leaving.signal });
  leaving.abort();
  one.become('');
  await one.end('ask', failure('unauthorised', 'Log in again', { status: 401 }));
  expect(await one.asked).toMatchObject({ kind: 'unauthorised' });
  expect(one.told).toMatchObject([{ isDone: false, text: '"Twine" was not added' }]);
});
