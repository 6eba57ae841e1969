import { type Failure, failure, failureOf, isFailure } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import { isOfTunnel } from './errors.ts';
import { randomText } from '../browser/randomText.ts';

/** One wish of a person that changes something on the server, as it can be found out about. */
export interface Write<T> {
  /** The same for the same wish: until its outcome is known, whoever has it again asks under the same key. */
  intent: string;
  /** For the words: '"Drawers"' and 'added'. */
  what: string;
  done: 'added' | 'renamed' | 'removed' | 'deleted' | 'brought back' | 'started' | 'saved';
  /** Whether it may be asked again whatever has become of the first time; otherwise it is looked before. */
  isRepeatable(): boolean;
  /**
   * Asks the server for it. Rejects with a Failure. `isRepeat`: the server may have done it already. `check` throws once its
   * person is not here any more: to be called before each further change.
   */
  ask(key: string, isRepeat: boolean, check: () => void): Promise<T>;
  /** Looks whether it is done; undefined when it is not. Rejects with a Failure. */
  look(): Promise<{ value: T } | undefined>;
  /** Called once when it is done, whoever finds that out. */
  settled(value: T): void;
}

/** What is told of a write whose asker does not hear of it any more. */
export interface FoundOut {
  isDone: boolean;
  /** '"Drawers" was added'. */
  text: string;
  /** Why it was not done, where the server has said so. */
  failure?: Failure;
}

export interface Unanswered {
  /**
   * Does the write and finds out what became of it where no answer came. Rejects with a Failure; its `outcome` is
   * 'unknown' where that could not be found out within seconds. What then becomes known is told later. Aborting
   * before it begins rejects with the signal's reason; after that it goes on, and is told of. It is never repeated, looked
   * for or told of once its person is not here any more: then it rejects with kind 'unauthorised'.
   */
  write<T>(write: Write<T>, signal?: AbortSignal): Promise<T>;
  /** Forgets what nobody asks about any more: another person has logged in. */
  clear(): void;
}

/** The person of a write, as seen later: here, gone with nobody in their place, or somebody else is here. */
export type Asker = () => 'here' | 'gone' | 'replaced';

export interface UnansweredParts {
  /** Gives whoever is asking right now. */
  asker?: () => Asker;
  /** `navigator.onLine`: what is asked for while it is false has not left the browser when it fails. */
  onLine?: () => boolean;
  /** Told what is found out later, what one look has found at once; without it nobody looks. */
  tell?: (found: readonly FoundOut[]) => void;
  /** Resolves after so many milliseconds, or as soon as another try is promising. */
  pause?: (milliseconds: number) => Promise<void>;
  now?: () => number;
}

/** Milliseconds before each further try while the person waits. */
const PAUSES = [0, 300, 900, 1800];
/** No further try begins once the server has been silent for so many milliseconds: nobody waits for it 200 times. */
const WINDOW = 4000;
/** A silence that nobody has met for so many milliseconds is an old one: the server may well be back. */
const LAPSE = 60_000;
/** Milliseconds before each further look once the person has been told; the last one again and again. */
const LOOKS = [1000, 2000, 4000, 8000, 15_000];

const ENDED = failure('unauthorised', 'Log in again to go on.');

/** For so many milliseconds the server may still be at work on what it has not answered. */
const AT_WORK = 120_000;

/** What is looked after, and until when finding nothing is no answer, in milliseconds since 1970. */
interface Question {
  write: Write<unknown>;
  openUntil: number;
  asker: Asker;
}

/**
 * The layer that owns what happens to a write without an answer, but for the entries of the outbox and for photos on
 * their way, which repeat themselves: it asks again under the same key, or looks, before anybody is told that it failed.
 */
export function createUnanswered(parts: UnansweredParts = {}): Unanswered {
  const {
    asker: askerNow = () => () => 'here',
    onLine = () => true,
    tell,
    pause = wait,
    now = Date.now,
  } = parts;
  /** The keys of what nobody knows the outcome of, by intent. */
  const keys = new Map<string, string>();
  /** What is looked after once the person has been told, by intent. */
  const questions = new Map<string, Question>();
  let isWatching = false;
  /** Since when no write has got an answer, and when that was met last; undefined after one has. */
  let silence: { since: number; metAt: number } | undefined;

  const heard = (): void => {
    silence = undefined;
  };
  /** One more write had no answer; tells for how many milliseconds none had. */
  const notHeard = (): number => {
    const at = now();
    const isOld = !silence || at < silence.metAt || at - silence.metAt > LAPSE;
    silence = { since: isOld || !silence ? at : silence.since, metAt: at };
    return at - silence.since;
  };

  const attempt = async <T>(
    write: Write<T>,
    key: string,
    isOpen: boolean,
    isSafe: boolean,
    check: () => void,
  ): Promise<T> => {
    check();
    if (isOpen && !isSafe) {
      const found = await write.look();
      if (found) return found.value;
      check();
    }
    try {
      return await write.ask(key, isOpen, check);
    } catch (error) {
      // Without a key the refusal of a repeat may be the echo of what the first try has done.
      if (!isOpen || isSafe || !isRefusal(failureOf(error))) throw error;
      check();
      const found = await write.look();
      if (!found) throw error;
      return found.value;
    }
  };

  /** What a look at all questions has found; nothing more once the server does not answer. */
  const lookAtAll = async (): Promise<(FoundOut & { asker: Asker })[]> => {
    const found: (FoundOut & { asker: Asker })[] = [];
    for (const [intent, question] of questions) {
      const { write, openUntil, asker } = question;
      if (asker() !== 'here') {
        questions.delete(intent);
        continue;
      }
      let done: { value: unknown } | undefined;
      try {
        done = await write.look();
        heard();
      } catch {
        return found;
      }
      // Asked again, or forgotten, meanwhile.
      if (questions.get(intent) !== question || asker() !== 'here') continue;
      if (!done && now() < openUntil) continue;
      questions.delete(intent);
      keys.delete(intent);
      if (done) write.settled(done.value);
      found.push({ ...foundOut(write, done !== undefined), asker });
    }
    return found;
  };

  /** Looks from time to time, and tells what it sees. It changes nothing: the person may have other plans by now. */
  const watch = async (question: Question): Promise<void> => {
    if (!tell) return;
    questions.set(question.write.intent, question);
    if (isWatching) return;
    isWatching = true;
    for (let round = 0; questions.size > 0; round++) {
      await pause(LOOKS[Math.min(round, LOOKS.length - 1)] ?? WINDOW);
      const found = (await lookAtAll()).filter(({ asker }) => asker() === 'here');
      if (found.length > 0) tell(found.map(({ asker: _, ...told }) => told));
    }
    isWatching = false;
  };

  return {
    async write(write, signal) {
      signal?.throwIfAborted();
      const { intent } = write;
      const asker = askerNow();
      const check = (): void => {
        if (asker() !== 'here') throw ENDED;
      };
      questions.delete(intent);
      let isOpen = keys.has(intent);
      const key = keys.get(intent) ?? randomText(24);
      keys.set(intent, key);
      const isSafe = write.isRepeatable();
      let openUntil = 0;
      for (let tries = 0; ; tries++) {
        const mayLeave = onLine();
        try {
          const value = await attempt(write, key, isOpen, isSafe, check);
          heard();
          // Whoever is here by now has to see it.
          write.settled(value);
          if (asker() !== 'here') throw { ...unknown(ENDED, write), isDone: true } satisfies Failure;
          keys.delete(intent);
          if (signal?.aborted) tell?.([foundOut(write, true)]);
          return value;
        } catch (error) {
          // A read that was given up, a fault of ours, or what has been said above.
          if (!isFailure(error) || error.isDone) throw error;
          const who = asker();
          // The session may have ended by this very call, which was not done then.
          const isByIt =
            who === 'gone' && !isOpen && error.kind === 'unauthorised' && error.outcome === undefined;
          if (who !== 'here' && !isByIt) {
            const mayBeDone = isOpen || error.outcome === 'unknown' || leavesOpen(error);
            throw mayBeDone ? unknown(ENDED, write) : ENDED;
          }
          const isKnown = isOpen ? isRefusal(error) : !mayLeave || !leavesOpen(error);
          if (isKnown) {
            if (error.status !== undefined) heard();
            keys.delete(intent);
            if (signal?.aborted) tell?.([{ ...foundOut(write, false), failure: error }]);
            throw error;
          }
          isOpen = true;
          if (mayBeAtWork(error)) openUntil = now() + AT_WORK;
          const silent = notHeard();
          const next = PAUSES[tries];
          if (next === undefined || silent > WINDOW || !onLine()) {
            // A logout in between has forgotten it.
            keys.set(intent, key);
            void watch({ write, openUntil, asker });
            throw unknown(error, write);
          }
          await pause(next);
        }
      }
    },
    clear() {
      questions.clear();
      keys.clear();
    },
  };
}

/**
 * Whether a write that failed so may have been done: no answer, half of one, that of a proxy that got none, or one that
 * is not the server's.
 */
export function leavesOpen({ kind, status, mayBeDone }: Failure): boolean {
  const isSilent = kind === 'offline' || kind === 'timeout' || kind === 'bad-answer';
  const isByProxy = status === 502 || status === 504 || (status !== undefined && isOfTunnel(status));
  return isSilent || mayBeDone === true || isByProxy;
}

/** Cloudflare's word for what 504 is of others. */
const CLOUDFLARE_TIMEOUT = 524;

/** Whether the server may go on with a write that failed so: it is slow, or it is busy, perhaps with this very write. */
function mayBeAtWork({ kind, status }: Failure): boolean {
  return kind === 'timeout' || status === 503 || status === 504 || status === CLOUDFLARE_TIMEOUT;
}

/** A deletion: what is gone already, whoever was first, is what was wanted. */
export async function deleted(request: Promise<unknown>): Promise<void> {
  await request.catch((error: unknown) => {
    if (failureOf(error).kind !== 'not-found') throw error;
  });
}

/** Looks for a deletion: done when a read of the thing finds none. */
export async function isGone(read: Promise<unknown>): Promise<{ value: undefined } | undefined> {
  try {
    await read;
    return undefined;
  } catch (error) {
    if (failureOf(error).kind !== 'not-found') throw error;
    return { value: undefined };
  }
}

type Told = Pick<Write<unknown>, 'what' | 'done'>;

function foundOut({ what, done }: Told, isDone: boolean): FoundOut {
  return { isDone, text: `${what} was ${isDone ? '' : 'not '}${done}` };
}

function unknown(reason: Failure, { what, done }: Told): Failure {
  const twice = done === 'added' || done === 'started' ? `: it is never ${done} twice` : '';
  const message = `The server did not answer. It is not known whether ${what} was ${done}; look or try again${twice}.`;
  return { ...reason, outcome: 'unknown', message };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
