import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Call } from './environment.ts';

const compress = promisify(gzip);
/** Below this many characters compression costs more than it saves. */
const COMPRESS_FROM = 2048;
/** Small JSON compresses nearly as well at a low level and much faster. */
export const gzipped = (text: Json): Promise<Buffer<ArrayBuffer>> =>
  compress(text, { level: constants.Z_BEST_SPEED + 2 });

/** A JSON text, or its UTF-8. */
type Json = string | Uint8Array<ArrayBuffer>;
export type Headers = Record<string, string>;
/** 202: it was recorded, and will be done. */
export type Success = 200 | 201 | 202;

/** Answers `value` as JSON, compressed when it is long and the client takes that. */
export function answer(
  c: Call,
  value: unknown,
  status: Success = 200,
  headers: Headers = {},
): Promise<Response> {
  return answerJson(c, JSON.stringify(value), status, headers);
}

/** Answers JSON that is written already. `compressed` gives its gzip form when the caller keeps one. */
export async function answerJson(
  c: Call,
  json: Json,
  status: Success = 200,
  headers: Headers = {},
  compressed: () => Promise<Uint8Array<ArrayBuffer>> = () => gzipped(json),
): Promise<Response> {
  if (status === 200) c.set('answered', { json, headers });
  const all: Headers = { 'Content-Type': 'application/json', ...headers };
  if (json.length < COMPRESS_FROM) return c.body(json, status, all);
  all['Vary'] = 'Accept-Encoding';
  if (!accepts(c, 'gzip')) return c.body(json, status, all);
  return c.body(await compressed(), status, { ...all, 'Content-Encoding': 'gzip' });
}

export const noContent = (c: Call): Response => c.body(null, 204);

/** Whether the client takes this content encoding; one with q=0 is refused. */
export function accepts(c: Call, encoding: string): boolean {
  return (c.req.header('Accept-Encoding') ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
