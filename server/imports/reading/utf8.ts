import { createReadStream } from 'node:fs';
import { heard } from '../../heard.ts';
import type { ImportRefused } from '../refusal.ts';

/** The text of the file at `path` in chunks, without its byte order mark. Throws the refusal where it is not UTF-8. */
export async function* utf8In(
  path: string,
  refusal: () => ImportRefused,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of heard(createReadStream(path, { highWaterMark: 256 * 1024 }))) {
      // Without an encoding set, node gives buffers.
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    // So the decoder tells of bytes that are none.
    throw error instanceof TypeError ? refusal() : error;
  }
}
