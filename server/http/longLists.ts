import { setImmediate } from 'node:timers/promises';
import { answerJson } from './answer.ts';
import type { Call } from './environment.ts';
import { streamed } from './streaming.ts';

/**
 * Lists of any length are read, encoded and sent in pieces, each of some milliseconds; between two of them everybody
 * else has a turn.
 */
/** Entries, or the JSON of some, with commas between, as UTF-8. */
export type Pieces = AsyncGenerator<readonly object[] | Bytes, void, undefined>;
type Bytes = Uint8Array<ArrayBuffer>;

/** The JSON around the entries. */
export interface Frame {
  open: string;
  close: string;
}

const encoder = new TextEncoder();
const COMMA = encoder.encode(',');
const ARRAY: Frame = { open: '[', close: ']' };
/** JSON that is longer, in bytes, is sent while it is made, and not compressed. */
const GATHERED_MAX = 2 * 1024 * 1024;

/** A page, as the object with its list, how many there are in all pages, and more where there is more to say. */
export const pageFrame = (
  name: string,
  total: number,
  more: Record<string, string | number | boolean | null> = {},
): Frame => ({
  open: `{${JSON.stringify(name)}:[`,
  close: `],${JSON.stringify({ total, ...more }).slice(1)}`,
});

/** Answers a list, an array unless `frame` says otherwise. What fails before anything is sent is thrown. */
export async function answerList(c: Call, pieces: Pieces, frame = ARRAY): Promise<Response> {
  const json = jsonOf(pieces, frame);
  const gathered: Bytes[] = [];
  for (let length = 0; length <= GATHERED_MAX;) {
    const next = await json.next();
    if (next.done) return answerJson(c, Buffer.concat(gathered));
    gathered.push(next.value);
    length += next.value.length;
  }
  const body = streamed(c, {
    next: async () => gathered.shift() ?? (await json.next()).value,
    end: async () => void (await json.return(undefined)),
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}

async function* jsonOf(pieces: Pieces, { open, close }: Frame): AsyncGenerator<Bytes, undefined, undefined> {
  yield encoder.encode(open);
  let isFirst = true;
  for await (const entries of pieces) {
    if (entries.length > 0) {
      if (!isFirst) yield COMMA;
      isFirst = false;
      yield entries instanceof Uint8Array
        ? entries
        : encoder.encode(entries.map((entry) => JSON.stringify(entry)).join(','));
    }
    await setImmediate();
  }
  yield encoder.encode(close);
  return undefined;
}

/** `values` in groups of `count`. */
export function* groupsOf<T>(values: readonly T[], count: number): Generator<T[]> {
  for (let at = 0; at < values.length; at += count) yield values.slice(at, at + count);
}
