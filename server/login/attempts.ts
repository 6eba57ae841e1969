import { comparedText } from '../../contract/texts.ts';
import { Problem } from '../problems.ts';
import { clientKey, siteKey } from '../network/addresses.ts';

const SECOND = 1000;
/** Without a further attempt for so long, failures are forgotten, in milliseconds. */
const FORGOTTEN_AFTER = 60 * 60 * SECOND;
/** What is counted at once; what was not used for longest goes first. */
const COUNTS_MAX = 20_000;

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
  succeeded(): void;
  /** No password was looked at. */
  untried(): void;
}

/** Counts attempts to log in, with pauses that grow. */
export interface LoginAttempts {
  /**
   * Counts the attempt: to be called before the password is looked at, so that a burst cannot be ahead of its count.
   * Throws 429 with Retry-After before the pause is over; that is not counted.
   */
  begin(applicant: Applicant): Attempt;
}

interface Count {
  /** As of then, with the fraction of the one that is being forgotten. */
  failures: number;
  /** Of the last attempt, in milliseconds since 1970. */
  at: number;
}

/** Under what an attempt is counted, and how. */
interface Counted {
  key: string;
  rule: Rule;
}

/**
 * Nothing is counted for a name alone: that would let a stranger lock its owner out from anywhere.
 * `now` gives milliseconds since 1970.
 */
export function createLoginAttempts(now: () => number): LoginAttempts {
  const counts = new Map<string, Count>();

  function failuresOf(key: string, { forgetsOneIn }: Rule): number {
    const { failures, at } = counts.get(key) ?? { failures: 0, at: 0 };
    const passed = now() - at;
    return passed < FORGOTTEN_AFTER ? Math.max(0, failures - passed / forgetsOneIn) : 0;
  }

  function waitOf({ key, rule }: Counted): number {
    const { free, first, longest } = rule;
    const failures = failuresOf(key, rule);
    if (failures < free) return 0;
    return (counts.get(key)?.at ?? 0) + Math.min(longest, first * 2 ** (failures - free)) - now();
  }

  function raise({ key, rule }: Counted): void {
    const failures = failuresOf(key, rule) + 1;
    // Entered anew, so that the map's order is the order of last attempts.
    counts.delete(key);
    counts.set(key, { failures, at: now() });
    const oldest = counts.size > COUNTS_MAX ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
  }

  function lower({ key }: Counted): void {
    const known = counts.get(key);
    if (!known) return;
    if (known.failures <= 1) counts.delete(key);
    else counts.set(key, { ...known, failures: known.failures - 1 });
  }

  return {
    begin({ username, address, device }) {
      const name = comparedText(username);
      const client = device === undefined ? clientKey(address) : { device };
      const own: Counted = { key: JSON.stringify([name, client]), rule: OF_NAME };
      const site: Counted = { key: JSON.stringify([siteKey(address)]), rule: OF_SITE };
      const all = device === undefined ? [own, site] : [own];
      const wait = Math.max(...all.map(waitOf));
      if (wait > 0) {
        throw new Problem('too-many', 'Too many failed logins. Try again later.', {
          headers: { 'Retry-After': String(Math.ceil(wait / SECOND)) },
        });
      }
      all.forEach(raise);
      return {
        succeeded() {
          all.forEach(lower);
          counts.delete(own.key);
        },
        untried: () => all.forEach(lower),
      };
    },
  };
}
