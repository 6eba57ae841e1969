import { expect, test } from 'vitest';
import { type Failure, failure } from '../../../src/failure.ts';
import { type FoundOut, createUnanswered } from '../../../src/services/host/unanswered.ts';

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
