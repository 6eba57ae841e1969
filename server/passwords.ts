import { randomInt } from 'node:crypto';
import { type Options, hash, verify } from '@node-rs/argon2';
import { type Waiter, createTurns } from './login/turns.ts';

/** argon2id, the library's default, with 19 MiB and two passes: the minimum that OWASP names, some 10 ms a hash. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once and waiting; more would take the memory and the threads of everything else. */
const LIMITS = { atOnce: 2, waitingEach: 8, waitingAll: 64 };
/** Who sets a password is at the machine itself. */
const HERE: Waiter = { owner: '', isKnown: true };

export interface Passwords {
  /** Of the form that most keyboards write (NFC). */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` has this hash, in whichever form its accents are written; without a hash the same work for nothing,
   * so that time tells nothing. In the turn of `waiter`; throws 429 when too many wait.
   */
  verify(passwordHash: string | undefined, password: string, waiter: Waiter): Promise<boolean>;
}

/** Hashing with a bound on how much of it runs at once. `cost` is another one only where nothing is to be kept secret. */
export function createPasswords(cost: Options = COST): Passwords {
  const turns = createTurns(LIMITS);
  let dummy: Promise<string> | undefined;
  const hashNow = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);
  return {
    hash: (password) => turns.take(HERE, () => hashNow(password)),
    verify: (passwordHash, password, waiter) =>
      turns.take(waiter, async () => {
        dummy ??= hashNow(readablePassword());
        let matches = false;
        for (const form of formsOf(password)) matches ||= await verify(passwordHash ?? (await dummy), form);
        return passwordHash !== undefined && matches;
      }),
  };
}

/** As it came, and as other systems would have sent it: one for nearly all. */
const formsOf = (password: string): ReadonlySet<string> =>
  new Set([password, password.normalize('NFC'), password.normalize('NFD')]);

/** Letters and digits that nobody takes for each other when reading them off a terminal. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of four groups, 79 bits: 'k7mp-x3qd-h8va-tn2e'. */
export function readablePassword(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
