import { decodeCategories } from '../../../contract/answers.ts';
import { WITHDRAWAL_HEADER } from '../../../contract/builtins.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { failureOf } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import type { Http } from './http.ts';

/**
 * Learns what the host has advertised, by any call that every host knows, where it has not answered yet. Rejects with
 * a Failure when it does not answer now.
 */
export async function learnFeatures(http: Http, signal?: AbortSignal): Promise<void> {
  if (http.hasAnswered()) return;
  const call = {
    operation: 'feature check',
    path: '/api/item-categories',
    timeout: TIMEOUTS.items,
    signal,
    decode: decodeCategories,
  };
  await http.request(call).catch((error: unknown) => {
    if (signal?.aborted || !http.hasAnswered()) throw error;
  });
}

/** Whether the host is known to make one image, or one link, of a call that is sent twice with the same key. */
export function knowsPhotoKeys(http: Http): boolean {
  return http.features().has('idempotency') && http.features().has('images');
}

/** Whether the host is known to do anything that makes something once, however often it is asked with one key. */
export function takesKeys(http: Http): boolean {
  return http.features().has('idempotency-all');
}

/** The header of a call that makes something, where the host takes one. */
export function keyed(http: Http, key: string): { headers?: Record<string, string> } {
  return takesKeys(http) ? { headers: { 'idempotency-key': key } } : {};
}

/**
 * What was made under the key by the call that `post` repeats with these headers; undefined where nothing was, and nothing will be. A
 * host that does not know of giving up may make it now.
 */
export async function withdrawn<T>(
  http: Http,
  key: string,
  post: (headers: Record<string, string>) => Promise<T>,
): Promise<T | undefined> {
  const isKnown = http.features().has('withdrawal');
  try {
    return await post({ 'idempotency-key': key, ...(isKnown && { [WITHDRAWAL_HEADER]: 'yes' }) });
  } catch (error) {
    if (isRefusal(failureOf(error))) return undefined;
    throw error;
  }
}
