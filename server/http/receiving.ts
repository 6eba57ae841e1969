import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { heard } from '../heard.ts';
import { arriving } from './arriving.ts';
import type { Call } from './environment.ts';
import { Problem, malformed } from '../problems.ts';

/** Room around the file itself: boundaries, headers, the other parts. */
const ENVELOPE_MAX = 64 * 1024;
const PARTS_MAX = 20;
const FIELD_BYTES_MAX = 4096;

/** What came with the file, which lies where it was asked for. */
export interface Received {
  /** As it was sent: in the field `filename`, else with the file; '' for none. */
  filename: string;
  /** SHA-256 of the bytes, base64url: tells a repeat from another request. */
  hash: string;
}

/** What is taken. */
export interface Wanted {
  /** The name of the part. */
  part: string;
  /** Bytes of the file. */
  most: number;
  /** What is thrown for a larger one. */
  tooLarge: () => Problem;
  /** What the file is, for the words. */
  what: string;
}

/**
 * Writes one part of a multipart body to `path`, a new file, while it arrives. Throws `tooLarge`, before anything is read
 * where the request says its length; 408 when it stalls; 415 for another type of body; 400
 * for a body that is broken, ends early, or has no such file or several; 401 where its login has ended by then. Once it throws, nothing writes to `path` any more.
 */
export async function receiveFile(c: Call, path: string, wanted: Wanted): Promise<Received> {
  const { part, most, tooLarge, what } = wanted;
  const { incoming } = c.env;
  if (Number(incoming.headers['content-length'] ?? 0) > most + ENVELOPE_MAX) throw tooLarge();
  const form = formOf(incoming);
  const fields = new Map<string, string>();
  const files: { name: string; saved: Promise<string> }[] = [];
  let failure: Error | undefined;
  const failed = new Promise<void>((resolve) => {
    const fail = (error: Error): void => {
      failure ??= error;
      resolve();
    };
    heard(form, () => fail(malformed('The multipart body is broken or incomplete.')));
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (name, stream, { filename }) => {
      // One that breaks off fails as a stream too. What that means is said elsewhere: by the form for what was sent, by
      // the saving for what could not be written.
      heard(stream);
      // Parts that mean nothing here are read and forgotten.
      if (name !== part || failure) return void stream.resume();
      if (files.length > 0) {
        stream.resume();
        return fail(malformed(`Upload one ${what} at a time: there are several parts named ${part}.`));
      }
      // A part that says it is a file may still come without a name, whatever the types say.
      files.push({ name: filename ?? '', saved: save(stream, path, wanted) });
      files[0]?.saved.catch(fail);
    });
  });
  try {
    await feed(arriving(incoming, c.get('bodyStall')), form, () => failure, failed, wanted);
    await c.get('stillLoggedIn')?.();
  } catch (error) {
    form.destroy();
    await Promise.allSettled(files.map(({ saved }) => saved));
    throw error;
  }
  const [file] = files;
  if (!file) throw malformed(`The part ${part} is missing, or is not a file.`);
  return { filename: fields.get('filename') || file.name, hash: await file.saved };
}

function formOf({ headers }: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) {
    throw new Problem('unsupported-media', 'The body must be multipart (Content-Type: multipart/form-data).');
  }
  const limits = { parts: PARTS_MAX, fieldSize: FIELD_BYTES_MAX, headerPairs: 50 };
  try {
    return heard(busboy({ headers, limits, defParamCharset: 'utf8' }));
  } catch {
    throw malformed('The Content-Type names no boundary.');
  }
}

/** Passes the body on; throws what has failed as soon as it has. */
async function feed(
  body: AsyncIterable<Buffer>,
  form: busboy.Busboy,
  failure: () => Error | undefined,
  failed: Promise<void>,
  { most, tooLarge }: Wanted,
): Promise<void> {
  const throwFailure = (): void => {
    const error = failure();
    if (error) throw error;
  };
  let length = 0;
  try {
    for await (const bytes of body) {
      length += bytes.length;
      if (length > most + ENVELOPE_MAX) throw tooLarge();
      if (!form.write(bytes)) await Promise.race([once(form, 'drain'), failed]);
      throwFailure();
    }
  } catch (error) {
    // The request broke off: nobody reads the answer, but it is no failure of the server.
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') throw cutOff();
    throw error;
  }
  const closed = once(form, 'close').catch(() => undefined);
  form.end();
  await Promise.race([closed, failed]);
  throwFailure();
}

const cutOff = (): Problem => malformed('The upload broke off.');

/** Writes the stream to a new file; answers its hash. Throws 413 at the limit. */
async function save(stream: Readable, path: string, { most, tooLarge }: Wanted): Promise<string> {
  const hash = createHash('sha256');
  let length = 0;
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        length += chunk.length;
        if (length > most) throw tooLarge();
        hash.update(chunk);
        yield chunk;
      }
    },
    heard(createWriteStream(path, { flags: 'wx', mode: 0o600 })),
  );
  return hash.digest('base64url');
}
