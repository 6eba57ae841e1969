import { type Socket, connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

/**
 * The attacker of tests/bench/hostileConnections.ts, a process of its own: holds so many connections to a port of this
 * machine, from so many addresses, and opens each again that is cut. Arguments: port, connections, addresses, 'tls' or
 * 'plain'. Tells its parent when all have been tried once, and on 'end' what became of them.
 */
const [port = 0, connections = 0, addresses = 1] = process.argv.slice(2, 5).map(Number);
const isTls = process.argv[5] === 'tls';
/** Before one that was cut comes back, and between two drops, in milliseconds. */
const AGAIN = 1000;
const DROP = 500;
/** Opened at a time, so that the first wave does not only fill the queue of the system. */
const WAVE = 100;

const counts = { opened: 0, cut: 0, refused: 0 };
const open = new Set<Socket>();
let isOver = false;

const POST =
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{';

/** What each kind says first, and then in drops. */
const KINDS: readonly { first: string; drop?: string; isRaw?: boolean; isDeaf?: boolean }[] = [
  // Over TLS a handshake that never begins, and one that stops in its middle.
  { first: '', isRaw: true },
  { first: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', isRaw: true },
  { first: 'GET / HTTP/1.1\r\nHost: a\r\n', drop: 'x: y\r\n' },
  { first: `GET / HTTP/1.1\r\nHost: a\r\n${'a:b\r\n'.repeat(6000)}`, drop: 'x: y\r\n' },
  { first: `GET / HTTP/1.1\r\nHost: a\r\nlong: ${'x'.repeat(31_000)}` },
  { first: `GET / HTTP/1.1\r\nHost: a\r\nlong: ${'x'.repeat(1_000_000)}` },
  { first: POST },
  { first: POST, drop: ' ' },
  { first: 'NONSENSE\r\n\r\n', drop: 'more' },
  { first: 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50), isDeaf: true },
];

function begin(n: number): void {
  if (isOver) return;
  const kind = KINDS[n % KINDS.length];
  if (!kind) return;
  const to = { port, host: '127.0.0.1', localAddress: `127.0.0.${addresses > 1 ? 2 + (n % addresses) : 1}` };
  const isSecure = isTls && kind.isRaw !== true;
  const socket = isSecure
    ? connectTls({ ...to, rejectUnauthorized: false })
    : connect({ ...to, allowHalfOpen: true });
  const drops =
    kind.drop === undefined
      ? undefined
      : setInterval(() => socket.writable && socket.write(kind.drop ?? ''), DROP);
  let wasOpen = false;
  open.add(socket);
  socket.once(isSecure ? 'secureConnect' : 'connect', () => {
    counts.opened += 1;
    wasOpen = true;
    socket.write(kind.first, 'latin1');
  });
  if (kind.isDeaf !== true) socket.resume();
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(drops);
    open.delete(socket);
    counts[wasOpen ? 'cut' : 'refused'] += 1;
    setTimeout(() => begin(n), AGAIN);
  });
}

const tell = (): boolean => process.send?.({ ...counts, open: open.size }) ?? false;

for (let wave = 0; wave < connections; wave += WAVE) {
  setTimeout(
    () => {
      for (let n = wave; n < Math.min(wave + WAVE, connections); n++) begin(n);
    },
    (wave / WAVE) * 100,
  );
}
setTimeout(tell, (connections / WAVE) * 100 + AGAIN);
process.on('message', () => {
  isOver = true;
  tell();
  open.forEach((socket) => socket.destroy());
  process.disconnect();
});
