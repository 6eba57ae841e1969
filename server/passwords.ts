import { randomInt } from 'node:crypto';
import { type Options, hash, verify } from '@node-rs/argon2';
import { Problem } from './problems.ts';

/** argon2id, the library's default, with 19 MiB and two passes: the minimum that OWASP names, some 10 ms a hash. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once and waiting; more would take the memory and the threads of everything else. */
const AT_ONCE = 2;
const WAITING_MAX = 50;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether `password` has this hash; without a hash the same work for nothing, so that time tells nothing. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Hashing with a bound on how much of it runs at once; throws 429 when too many wait. */
export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  let dummy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_MAX) {
        throw new Problem('too-many', 'Too many logins at once. Try again in a moment.', {
          headers: { 'Retry-After': '5' },
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  const hashNow = (password: string): Promise<string> => hash(password, COST);
  return {
    hash: (password) => inTurn(() => hashNow(password)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        dummy ??= hashNow(readablePassword());
        const matches = await verify(passwordHash ?? (await dummy), password);
        return passwordHash !== undefined && matches;
      }),
  };
}

/** Letters and digits that nobody takes for each other when reading them off a terminal. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of four groups, 79 bits: 'k7mp-x3qd-h8va-tn2e'. */
export function readablePassword(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
