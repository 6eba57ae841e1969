import { setImmediate } from 'node:timers/promises';
import { answerJson } from './answer.ts';
import type { Call } from './environment.ts';
import { streamed } from './streaming.ts';

/**
 * Lists of any length are read, encoded and sent in pieces, each of some milliseconds; between two of them everybody
 * else has a turn.
 */
export type Pieces = AsyncGenerator<readonly object[], void, undefined>;

/** The JSON around the entries. */
export interface Frame {
  open: string;
  close: string;
}

const ARRAY: Frame = { open: '[', close: ']' };
/** JSON that is longer, in characters, is sent while it is made, and not compressed. */
const GATHERED_MAX = 2 * 1024 * 1024;

/** A page, as the object with its list and how many there are in all pages. */
export const pageFrame = (name: string, total: number): Frame => ({
  open: `{${JSON.stringify(name)}:[`,
  close: `],"total":${total}}`,
});

/** Answers a list, an array unless `frame` says otherwise. What fails before anything is sent is thrown. */
export async function answerList(c: Call, pieces: Pieces, frame = ARRAY): Promise<Response> {
  const texts = jsonOf(pieces, frame);
  const gathered: string[] = [];
  for (let length = 0; length <= GATHERED_MAX;) {
    const next = await texts.next();
    if (next.done) return answerJson(c, gathered.join(''), 200, {});
    gathered.push(next.value);
    length += next.value.length;
  }
  const encoder = new TextEncoder();
  const body = streamed(c, {
    async next() {
      const text = gathered.shift() ?? (await texts.next()).value;
      return text === undefined ? undefined : encoder.encode(text);
    },
    end: async () => void (await texts.return(undefined)),
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}

async function* jsonOf(pieces: Pieces, { open, close }: Frame): AsyncGenerator<string, undefined, undefined> {
  let before = open;
  for await (const entries of pieces) {
    if (entries.length > 0) {
      yield before + entries.map((entry) => JSON.stringify(entry)).join(',');
      before = ',';
    }
    await setImmediate();
  }
  yield before === open ? open + close : close;
  return undefined;
}

/** `values` in groups of `count`. */
export function* groupsOf<T>(values: readonly T[], count: number): Generator<T[]> {
  for (let at = 0; at < values.length; at += count) yield values.slice(at, at + count);
}
