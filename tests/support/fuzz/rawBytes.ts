import { createRandom, type Random } from '../generator/random.ts';
import { anyBytes } from './junk.ts';

/** What one connection sends, and how it ends. */
export interface RawConnection {
  number: number;
  name: string;
  /** Written one after the other; what they hold is no text: latin1. */
  pieces: Buffer[];
  /** Whether the server has to answer, or to cut, by itself; else the other side leaves first. */
  isAnswered: boolean;
  /** Whether it hides a request for the health of the server, which must not be answered. */
  isSmuggling: boolean;
  /** How it leaves. */
  leaving: 'end' | 'cut' | 'reset';
}

interface Kind {
  name: string;
  make: (random: Random, token: string) => string | Buffer;
  isAnswered?: boolean;
  isSmuggling?: boolean;
}

const CALL = 'GET /api/health HTTP/1.1\r\nHost: a\r\n';
const POST = 'POST /api/items HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
/** What a smuggler hides in a body; the request around it lacks a login, so that only this one could be answered 200. */
const HIDDEN = `${CALL}\r\n`;

/** What a proxy in front may take for one request, and a careless server for two. */
const SMUGGLING: Readonly<Record<string, (random: Random) => string>> = {
  'a length and chunks': () => `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks and a length': () => `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': () => `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a list of lengths': () => `Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'an odd coding': (random) =>
    `Transfer-Encoding: ${random.pick(['xchunked', 'chunked, x', ' chunked\u000b', 'x', 'identity, chunked,', '"chunked"'])}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a space before the colon': () => `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a folded header': () => `Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
  'a header of another line end': () =>
    `X: y\nTransfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
  'a bare carriage return': () => `X: y\rContent-Length: 0\r\n\r\n${HIDDEN}`,
  'a length that is no number': (random) =>
    `Content-Length: ${random.pick(['+5', '-1', '0x5', '1e1', '5 5', '99999999999999999999', ''])}\r\n\r\n${HIDDEN}`,
  'a chunk of a wrong size': (random) =>
    `Transfer-Encoding: chunked\r\n\r\n${random.pick(['-1', '0x1', 'g', '1 1', 'ffffffffffffffffff', ' 0', '+0', ''])}\r\n${HIDDEN}`,
  'a chunk longer than it says': () => `Transfer-Encoding: chunked\r\n\r\n1\r\nxxx\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk with a line end in its extension': () =>
    `Transfer-Encoding: chunked\r\n\r\n1;a\n=b\r\nx\r\n0\r\n\r\n${HIDDEN}`,
};

const KINDS: readonly Kind[] = [
  ...Object.entries(SMUGGLING).map(([name, make]) => ({
    name,
    make: (random: Random) => `${POST}${make(random)}`,
    isAnswered: true,
    isSmuggling: true,
  })),
  { name: 'nothing', make: () => '' },
  { name: 'a call', make: () => `${CALL}\r\n`, isAnswered: true },
  {
    name: 'a call with a login',
    make: (_random, token) =>
      `GET /api/items?limit=1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    isAnswered: true,
  },
  { name: 'a pipeline', make: (random) => `${CALL}\r\n`.repeat(random.whole(2, 40)), isAnswered: true },
  {
    name: 'a pipeline with junk in it',
    make: () => `${CALL}\r\n${CALL}\r\nJUNK\r\n\r\n${CALL}\r\n`,
    isAnswered: true,
  },
  { name: 'half a call', make: (random) => `${CALL}\r\n`.slice(0, random.whole(1, 36)) },
  {
    name: 'half a body',
    make: (random) => `${POST}Content-Length: 500\r\n\r\n{"name":"${'x'.repeat(random.whole(0, 300))}`,
  },
  { name: 'half a photo', make: (random, token) => halfUpload(random, token) },
  { name: 'half a chunk', make: () => `${POST}Transfer-Encoding: chunked\r\n\r\nff\r\n{"name"` },
  {
    name: 'chunks with trailers',
    make: () =>
      `${POST}Transfer-Encoding: chunked\r\n\r\n2;x=y\r\n{}\r\n0\r\nHost: b\r\nContent-Length: 5\r\n\r\n`,
    isAnswered: true,
  },
  {
    name: 'an absolute address',
    make: (random) =>
      `GET ${random.pick(['http://evil.example/api/health', 'http://[', 'https://a@b:99/', 'ftp://x/', 'http:///', 'file:///etc/passwd'])} HTTP/1.1\r\nHost: a\r\n\r\n`,
    isAnswered: true,
  },
  {
    name: 'CONNECT',
    make: (random) =>
      `CONNECT ${random.pick(['evil.example:443', '127.0.0.1:22', '/', 'x'])} HTTP/1.1\r\nHost: a\r\n\r\n`,
    isAnswered: true,
  },
  { name: 'OPTIONS *', make: () => 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', isAnswered: true },
  {
    name: 'an upgrade',
    make: (random) =>
      `${CALL}Connection: Upgrade${random.pick(['', ', HTTP2-Settings'])}\r\nUpgrade: ${random.pick(['h2c', 'websocket', 'TLS/1.2', '\u00ff'])}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    isAnswered: true,
  },
  { name: 'HTTP/2', make: () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0', isAnswered: true },
  {
    name: 'TLS',
    make: (random) =>
      Buffer.concat([Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]), anyBytes(random, 300)]),
    isAnswered: true,
  },
  {
    name: 'an odd version',
    make: (random) =>
      `GET / HTTP/${random.pick(['0.9', '1.2', '2.0', '9.9', '1', '1.11', ''])}\r\nHost: a\r\n\r\n`,
  },
  { name: 'HTTP/0.9', make: () => 'GET /\r\n\r\n', isAnswered: true },
  { name: 'HTTP/1.0', make: () => 'GET /api/health HTTP/1.0\r\n\r\n', isAnswered: true },
  {
    name: 'no host, or two',
    make: (random) =>
      `GET /api/health HTTP/1.1\r\n${random.pick(['', 'Host: a\r\nHost: b\r\n', 'Host:\r\n', 'Host: \u00ff\r\n'])}\r\n`,
    isAnswered: true,
  },
  {
    name: 'an odd method',
    make: (random) =>
      `${random.pick(['get', 'X', '', 'M-SEARCH', 'QUERY', 'TRACE', 'SOURCE', 'G\0T', 'x'.repeat(500)])} / HTTP/1.1\r\nHost: a\r\n\r\n`,
    isAnswered: true,
  },
  {
    name: 'an odd address',
    make: (random) =>
      `GET ${random.pick(['', '/a b', '/\0', '\\', '/\\..\\', 'x', '?', '#', '/#', '//', '/%', `/${'x'.repeat(60_000)}`])} HTTP/1.1\r\nHost: a\r\n\r\n`,
    isAnswered: true,
  },
  {
    name: 'an odd header',
    make: (random) =>
      `${CALL}${random.pick([': x', 'a', 'a\0: b', 'a: \0', ' a: b', 'a:b\r\n c', '\u00ff: \u00ff', 'a: \u0007'])}\r\n\r\n`,
    isAnswered: true,
  },
  {
    name: 'a flood of headers',
    make: (random) =>
      `${CALL}${random.pick(['a:b\r\n', 'Cookie: a=b\r\n', 'Host: b\r\n'])}`.padEnd(60, 'x') +
      'a: b\r\n'.repeat(random.whole(100, 12_000)),
  },
  {
    name: 'a header without an end',
    make: (random) => `${CALL}long: ${'x'.repeat(random.whole(1, 100_000))}`,
  },
  { name: 'empty lines', make: (random) => '\r\n'.repeat(random.whole(1, 5000)) },
  { name: 'any bytes', make: (random) => anyBytes(random, 600) },
  {
    name: 'a call with bytes changed',
    make: (random) => changed(random, Buffer.from(`${CALL}Accept: */*\r\n\r\n`)),
  },
  {
    name: 'a body with bytes changed',
    make: (random, token) =>
      changed(
        random,
        Buffer.from(`${POST}Authorization: Bearer ${token}\r\nContent-Length: 15\r\n\r\n{"name":"Bolt"}`),
      ),
  },
];

function halfUpload(random: Random, token: string): string {
  const part =
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n\u00ff\u00d8\u00ff';
  return `POST /api/images HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000\r\n\r\n${part.slice(0, random.whole(0, part.length))}`;
}

function changed(random: Random, bytes: Buffer): Buffer {
  for (let n = random.whole(1, 4); n > 0; n--)
    bytes[random.whole(0, bytes.length - 1)] = random.whole(0, 255);
  return bytes;
}

/** The connection of this number. */
export function rawConnection(seed: number, number: number, token: string): RawConnection {
  const random = createRandom(Math.imul(seed, 7_000_003) + number);
  const { name, make, isAnswered = false, isSmuggling = false } = random.pick(KINDS);
  const made = make(random, token);
  const bytes = typeof made === 'string' ? Buffer.from(made, 'latin1') : made;
  const leaving = random.pick(['end', 'cut', 'reset'] as const);
  return { number, name, pieces: inPieces(random, bytes), isAnswered, isSmuggling, leaving };
}

/** Whole, or in drops: the places where it is cut are those at which a parser may have to wait. */
function inPieces(random: Random, bytes: Buffer): Buffer[] {
  if (bytes.length === 0 || random.chance(0.7)) return [bytes];
  const size = Math.max(1, Math.ceil(bytes.length / random.whole(2, 12)));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
}
