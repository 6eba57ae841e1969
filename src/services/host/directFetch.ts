import { TIMEOUTS } from '../../../contract/limits.ts';

export interface DirectFetchOptions {
  /** The API host; '' for the app's own origin. */
  baseUrl: string;
  token(): string | null;
  fetch?: typeof globalThis.fetch;
}

/**
 * One plain `fetch` of a path, outside client and cache, given up after 10 s with its body (decisions, Fallback
 * order). Rejects when it is not answered, refused or cannot be decoded.
 */
export function createDirectFetch({ baseUrl, token, fetch = globalThis.fetch }: DirectFetchOptions) {
  const base = baseUrl.replace(/\/+$/, '');
  return async <T>(path: string, decode: (value: unknown) => T): Promise<T> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), TIMEOUTS.hierarchy);
    try {
      const bearer = token();
      const response = await fetch(base + path, {
        headers: {
          accept: 'application/json',
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        },
        cache: 'no-store',
        signal: limit.signal,
      });
      if (!response.ok) throw new Error(`Refused with ${response.status}`);
      return decode(await response.json());
    } finally {
      clearTimeout(timer);
    }
  };
}
