import { Problem } from './problems.ts';

const FAILURES_MAX = 10;
/** Milliseconds. */
const WINDOW = 15 * 60 * 1000;
/** Pairs of name and address that are remembered; the oldest go first. */
const PAIRS_MAX = 10_000;

/** Counts failed logins for each name and address. */
export interface LoginLimit {
  /** Throws 429 with Retry-After while the pair has failed too often. */
  require(username: string, address: string): void;
  failed(username: string, address: string): void;
  succeeded(username: string, address: string): void;
}

/** `now` gives milliseconds since 1970. */
export function createLoginLimit(now: () => number): LoginLimit {
  const failures = new Map<string, number[]>();
  const keyOf = (username: string, address: string): string =>
    JSON.stringify([username.trim().toLowerCase(), address]);
  const recent = (key: string): number[] => (failures.get(key) ?? []).filter((at) => at > now() - WINDOW);

  return {
    require(username, address) {
      const times = recent(keyOf(username, address));
      const [oldest] = times;
      if (oldest === undefined || times.length < FAILURES_MAX) return;
      const seconds = Math.max(1, Math.ceil((oldest + WINDOW - now()) / 1000));
      throw new Problem('too-many', 'Too many failed logins. Try again later.', {
        headers: { 'Retry-After': String(seconds) },
      });
    },
    failed(username, address) {
      const key = keyOf(username, address);
      const times = [...recent(key), now()];
      // Entered anew, so that the map's order is the order of last failures.
      failures.delete(key);
      failures.set(key, times.slice(-FAILURES_MAX));
      const oldest = failures.size > PAIRS_MAX ? failures.keys().next().value : undefined;
      if (oldest !== undefined) failures.delete(oldest);
    },
    succeeded(username, address) {
      failures.delete(keyOf(username, address));
    },
  };
}
