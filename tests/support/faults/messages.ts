/** The head of an HTTP/1.1 message. */
export interface Head {
  /** The parts of its first line: method, target and version, or version, status and words. */
  start: readonly [string, string, string];
  /** By lower-case names; several of one name with ', ' between them. */
  headers: ReadonlyMap<string, string>;
}

/** A whole message, as it came. */
export interface Message extends Head {
  raw: Buffer;
  /** Where in `raw` the body begins. */
  bodyAt: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_LINE = Buffer.from('\r\n');

interface Listener {
  /** As soon as the head is there; what it answers is for the message that follows. */
  onHead?: (head: Head) => void;
  onMessage: (message: Message) => void;
}

/** Cuts the bytes of one direction of a connection into messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #size = 0;
  /** How many bytes have to be there before it is worth looking again. */
  #needed = 1;
  #head: (Head & { bodyAt: number }) | undefined;
  readonly #listener: Listener;
  readonly #isBodyless: (head: Head) => boolean;

  /** `isBodyless` tells of an answer without a body whatever its headers say: one to HEAD, a 204 or a 304. */
  constructor(listener: Listener, isBodyless: (head: Head) => boolean = () => false) {
    this.#listener = listener;
    this.#isBodyless = isBodyless;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= this.#needed && this.#size > 0) {
      const bytes = this.#joined();
      if (!this.#head) {
        const end = bytes.indexOf(END_OF_HEAD);
        if (end < 0) {
          this.#needed = this.#size + 1;
          return;
        }
        this.#head = { ...parsedHead(bytes.subarray(0, end).toString('latin1')), bodyAt: end + 4 };
        this.#listener.onHead?.(this.#head);
      }
      const total = this.#totalOf(bytes, this.#head);
      this.#needed = total ?? this.#size + 1;
      if (total === undefined || this.#size < total) return;
      this.#take(bytes, total);
    }
  }

  /** The connection has ended: an answer that said nothing of its length is whole now. */
  end(): void {
    if (this.#head && isUntilTheEnd(this.#head)) this.#take(this.#joined(), this.#size);
  }

  #joined(): Buffer {
    const bytes =
      this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    return bytes;
  }

  #take(bytes: Buffer, total: number): void {
    const head = this.#head;
    if (!head) return;
    this.#head = undefined;
    this.#chunks = [bytes.subarray(total)];
    this.#size = bytes.length - total;
    this.#needed = 1;
    this.#listener.onMessage({ ...head, raw: bytes.subarray(0, total) });
  }

  /** Length of the whole message; undefined while that cannot be said. */
  #totalOf(bytes: Buffer, head: Head & { bodyAt: number }): number | undefined {
    if (this.#isBodyless(head)) return head.bodyAt;
    if (isChunked(head)) return endOfChunks(bytes, head.bodyAt);
    if (isUntilTheEnd(head)) return undefined;
    return head.bodyAt + Number(head.headers.get('content-length') ?? '0');
  }
}

/** The body without the framing of its chunks. */
export function bodyOf(message: Message): Buffer {
  const { raw, bodyAt } = message;
  if (!isChunked(message)) return raw.subarray(bodyAt);
  const parts: Buffer[] = [];
  for (let at = bodyAt; ;) {
    const line = raw.indexOf(END_OF_LINE, at);
    const size = Number.parseInt(raw.subarray(at, line).toString('latin1'), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(raw.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

function parsedHead(text: string): Head {
  const [first = '', ...lines] = text.split('\r\n');
  const [a = '', b = '', ...rest] = first.split(' ');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return { start: [a, b, rest.join(' ')], headers };
}

const isChunked = ({ headers }: Head): boolean =>
  headers.get('transfer-encoding')?.includes('chunked') === true;

/** Only an answer can be so; a request that tells no length has no body. */
const isUntilTheEnd = (head: Head): boolean =>
  head.start[0].startsWith('HTTP/') && !isChunked(head) && !head.headers.has('content-length');

/** Where the last chunk and the trailers end; undefined before they are there. */
function endOfChunks(bytes: Buffer, from: number): number | undefined {
  for (let at = from; ;) {
    const line = bytes.indexOf(END_OF_LINE, at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    if (!(size > 0)) {
      // Without trailers the line of the last chunk is followed by the empty one at once.
      const end = bytes.indexOf(END_OF_HEAD, line);
      return end < 0 ? undefined : end + 4;
    }
    at = line + 2 + size + 2;
  }
}
