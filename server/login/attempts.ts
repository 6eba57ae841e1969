import { comparedText } from '../../contract/texts.ts';
import { Problem } from '../problems.ts';
import { storageFailure } from '../store/failures.ts';
import { clientKey, siteKey } from '../network/addresses.ts';
import { type Change, type Count, type Counts, createOwnCounts, FORGOTTEN_AFTER } from './counts.ts';

const SECOND = 1000;
/** How many failures pass without waiting, and the pauses after that: doubling, in milliseconds. */
interface Rule {
  free: number;
  first: number;
  longest: number;
  /** After so many milliseconds one failure less is counted. */
  forgetsOneIn: number;
}
/** One name from one client, or on one known device. */
const OF_NAME: Rule = {
  free: 5,
  first: 5 * SECOND,
  longest: 15 * 60 * SECOND,
  forgetsOneIn: Infinity,
};
/** All names from one place. Many people may sit behind one address, some of whom mistype at any hour of the day. */
const OF_SITE: Rule = {
  free: 30,
  first: 5 * SECOND,
  longest: 15 * 60 * SECOND,
  forgetsOneIn: 2 * 60 * SECOND,
};

/** Who wants to log in. */
export interface Applicant {
  username: string;
  address: string;
  /** The device, where this user has logged in on it before: it is counted by itself. */
  device: string | undefined;
}

/** A login that has been counted as failed, until it is known to be none. */
export interface Attempt {
  /** The password was right: what was counted for the name is forgotten. */
  succeeded(): Promise<void>;
  /** No password was looked at. */
  untried(): Promise<void>;
}

/** Counts attempts to log in, with pauses that grow. */
export interface LoginAttempts {
  /**
   * Counts the attempt: to be waited for before the password is looked at, so that a burst cannot be ahead of its count.
   * Throws 429 with Retry-After before the pause is over; that is not counted.
   */
  begin(applicant: Applicant): Promise<Attempt>;
}

/** Under what an attempt is counted, and how. */
interface Counted {
  key: string;
  rule: Rule;
}

interface Options {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Of all servers on one database, where there may be several. */
  shared?: Counts | undefined;
}

/** Nothing is counted for a name alone: that would let a stranger lock its owner out from anywhere. */
export function createLoginAttempts({ now, shared }: Options): LoginAttempts {
  const own = createOwnCounts();

  /** A clock that was ahead and is put right must keep nobody out for as long as it was ahead. */
  const atMost = (at: number): number => Math.min(at, now());

  function failuresOf(count: Count | undefined, { forgetsOneIn }: Rule): number {
    if (!count) return 0;
    const passed = now() - atMost(count.at);
    return passed < FORGOTTEN_AFTER ? Math.max(0, count.failures - passed / forgetsOneIn) : 0;
  }

  function waitOf(count: Count | undefined, rule: Rule): number {
    const { free, first, longest } = rule;
    const failures = failuresOf(count, rule);
    if (!count || failures < free) return 0;
    return atMost(count.at) + Math.min(longest, first * 2 ** (failures - free)) - now();
  }

  const raised = (count: Count | undefined, rule: Rule): Count => ({
    failures: failuresOf(count, rule) + 1,
    at: now(),
  });
  const lowered = (count: Count | undefined): Count | undefined =>
    count && count.failures > 1 ? { ...count, failures: count.failures - 1 } : undefined;

  /** In a database that does not take it now, nothing: then each server counts by itself, as it does all along. */
  async function tell(keys: readonly string[], change: Change): Promise<void> {
    await own.change(keys, change);
    await shared?.change(keys, change).catch(() => undefined);
  }

  /** Raises all counts, unless one of them says to wait: then throws 429. */
  const raising =
    (all: readonly Counted[]): Change =>
    (known) => {
      const wait = Math.max(...all.map(({ rule }, at) => waitOf(known[at], rule)));
      if (wait <= 0) return all.map(({ rule }, at) => raised(known[at], rule));
      throw new Problem('too-many', 'Too many failed logins. Try again later.', {
        headers: { 'Retry-After': String(Math.ceil(wait / SECOND)) },
      });
    };

  return {
    async begin({ username, address, device }) {
      const name = comparedText(username);
      const client = device === undefined ? clientKey(address) : { device };
      const ofName: Counted = { key: JSON.stringify([name, client]), rule: OF_NAME };
      const ofSite: Counted = { key: JSON.stringify([siteKey(address)]), rule: OF_SITE };
      const all = device === undefined ? [ofName, ofSite] : [ofName];
      const keys = all.map(({ key }) => key);
      const raise = raising(all);
      await own.change(keys, raise);
      let there: ReturnType<Change> = [];
      const others = (known: Parameters<Change>[0]) => raise((there = known));
      await shared?.change(keys, others).catch(async (error: unknown) => {
        const isToWait = error instanceof Problem && error.code === 'too-many';
        // A database that only takes no writes lets people in who are known: this server counts them by itself.
        if (!isToWait && storageFailure(error) !== 'away') return;
        // Who waits there waits here from now on, too, without asking there again; nobody has looked at any password.
        await own.change(keys, (known) => (isToWait ? there : known.map(lowered)));
        throw error;
      });
      return {
        succeeded: () =>
          tell(keys, (known) => known.map((count, at) => (at === 0 ? undefined : lowered(count)))),
        untried: () => tell(keys, (known) => known.map(lowered)),
      };
    },
  };
}
