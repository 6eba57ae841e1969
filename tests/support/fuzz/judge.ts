import { gunzipSync } from 'node:zlib';
import { ErrorAnswer } from '../../../contract/errors.ts';
import type { FuzzAnswer } from './send.ts';

/** Answers without a body, whatever was asked. */
const BODILESS = new Set([204, 304]);

/**
 * What no server may answer, in words; undefined for what it may. A 503 with Retry-After is none of its faults: it says
 * that the server is full, and when to come again.
 */
export function faultOf(method: string, answer: FuzzAnswer): string | undefined {
  const { status, headers } = answer;
  if (status === 503 && headers['retry-after'] !== undefined) return undefined;
  if (status < 200 || status >= 500) return `status ${status}`;
  if (method === 'HEAD' || BODILESS.has(status))
    return answer.text === '' ? undefined : 'a body where none belongs';
  const body = jsonOf(answer);
  if (status >= 400 && !ErrorAnswer.is(body)) return `status ${status} without an error of the contract`;
  // To a page of the app, and to no other host.
  if (status === 303 && /^\/(?![/\\])/.test(headers.location ?? '')) return undefined;
  if (status >= 300) return status < 400 ? `a redirection to ${headers.location}` : undefined;
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return isJson && body === undefined ? 'JSON that cannot be read' : undefined;
}

/** The body as JSON; undefined for anything else. */
export function jsonOf({ text, headers }: FuzzAnswer): unknown {
  try {
    const bytes = Buffer.from(text, 'latin1');
    const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    return JSON.parse(plain.toString());
  } catch {
    return undefined;
  }
}
