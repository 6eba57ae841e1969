import { comparedText } from '../../contract/texts.ts';
import { Problem } from '../problems.ts';
import { clientKey, siteKey } from './clientAddress.ts';

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
}
/** One name from one client, or on one known device. */
const OF_NAME: Rule = { free: 5, first: 5 * SECOND, longest: 15 * 60 * SECOND };
/** All names from one place, where many people may sit behind one address. */
const OF_SITE: Rule = { free: 30, first: 5 * SECOND, longest: 15 * 60 * SECOND };

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
  failures: number;
  /** Of the last attempt, in milliseconds since 1970. */
  at: number;
}

/**
 * Nothing is counted for a name alone: that would let a stranger lock its owner out from anywhere.
 * `now` gives milliseconds since 1970.
 */
export function createLoginAttempts(now: () => number): LoginAttempts {
  const counts = new Map<string, Count>();

  function countOf(key: string): Count {
    const known = counts.get(key);
    return known && now() - known.at < FORGOTTEN_AFTER ? known : { failures: 0, at: 0 };
  }

  function waitOf(key: string, { free, first, longest }: Rule): number {
    const { failures, at } = countOf(key);
    if (failures < free) return 0;
    return at + Math.min(longest, first * 2 ** (failures - free)) - now();
  }

  function raise(key: string): void {
    const { failures } = countOf(key);
    // Entered anew, so that the map's order is the order of last attempts.
    counts.delete(key);
    counts.set(key, { failures: failures + 1, at: now() });
    const oldest = counts.size > COUNTS_MAX ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
  }

  function lower(key: string): void {
    const known = counts.get(key);
    if (!known) return;
    if (known.failures <= 1) counts.delete(key);
    else counts.set(key, { ...known, failures: known.failures - 1 });
  }

  return {
    begin({ username, address, device }) {
      const name = comparedText(username);
      const own = JSON.stringify([name, device === undefined ? clientKey(address) : { device }]);
      const site = device === undefined ? JSON.stringify([siteKey(address)]) : undefined;
      const wait = Math.max(waitOf(own, OF_NAME), site === undefined ? 0 : waitOf(site, OF_SITE));
      if (wait > 0) {
        throw new Problem('too-many', 'Too many failed logins. Try again later.', {
          headers: { 'Retry-After': String(Math.ceil(wait / SECOND)) },
        });
      }
      const keys = site === undefined ? [own] : [own, site];
      keys.forEach(raise);
      return {
        succeeded() {
          counts.delete(own);
          if (site !== undefined) lower(site);
        },
        untried: () => keys.forEach(lower),
      };
    },
  };
}
