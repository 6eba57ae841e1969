import { TIMEOUTS } from '../../../contract/limits.ts';
import { timeoutFailure } from '../host/errors.ts';
import type { Carrier } from '../host/carrier.ts';
import type { Http } from '../host/http.ts';
import { offlineFailure } from '../host/offlineFailure.ts';

/** A photo in memory that an <img> can show. */
export interface OpenPhoto {
  /** A blob: URL. */
  url: string;
  /** Gives the memory back; the URL leads nowhere then. */
  close(): void;
}

export interface PhotoFiles {
  /** The photo at a path that wants the bearer token (ENT-30). Rejects with a Failure. */
  open(path: string): Promise<OpenPhoto>;
}

export function createPhotoFiles(http: Http, fetch: typeof globalThis.fetch = globalThis.fetch): PhotoFiles {
  return {
    async open(path) {
      let photo = new Blob();
      const carry: Carrier = async ({ url, headers }) => {
        const limit = new AbortController();
        const timer = setTimeout(() => limit.abort(), TIMEOUTS.other);
        try {
          const response = await fetch(url, {
            headers: { ...headers, accept: 'image/*' },
            signal: limit.signal,
          });
          if (!response.ok) return response;
          photo = await response.blob();
          const { status, ok, statusText, headers: answered } = response;
          return { status, ok, statusText, headers: answered, text: async () => '' };
        } catch (error) {
          throw limit.signal.aborted
            ? timeoutFailure()
            : offlineFailure(error instanceof Error ? error.message : '');
        } finally {
          clearTimeout(timer);
        }
      };
      const call = { operation: 'image file fetch', path, timeout: TIMEOUTS.other, carry };
      await http.request({ ...call, decode: () => undefined });
      const url = URL.createObjectURL(photo);
      return { url, close: () => URL.revokeObjectURL(url) };
    },
  };
}
