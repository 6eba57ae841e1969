import ky from 'ky';
import type { FetchCarrier } from './carrier.ts';
import { offlineFailure } from './offlineFailure.ts';

/** Carries whatever the later part asks for and sends, by ky. */
export const kyCarrier: FetchCarrier = (fetch) => {
  /** Every way in which `fetch` itself fails is the network's, whatever words the browser has for it. */
  const connect = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    try {
      return await fetch(input, init);
    } catch (error) {
      throw offlineFailure(error instanceof Error ? error.message : '');
    }
  };
  return async ({ method, url, headers, json, cache, timeout, signal }) => {
    const answering = ky(url, {
      method,
      headers,
      ...(json !== undefined && { json }),
      ...(cache && { cache }),
      ...(signal && { signal }),
      retry: 0,
      throwHttpErrors: false,
      timeout: false,
      totalTimeout: timeout,
      fetch: connect,
    });
    const { status, ok, statusText, headers: answered } = await answering;
    // Not the response's own text: the time-out holds for reading it too.
    return { status, ok, statusText, headers: answered, text: () => answering.text() };
  };
};
