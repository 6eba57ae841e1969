import { connect } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { type RawConnection, rawConnection } from './rawBytes.ts';
import { HANG } from './send.ts';

interface Playing {
  url: URL;
  seed: number;
  token: string;
  /** The first number, and how many connections. */
  from: number;
  count: number;
  /** How many at a time. */
  atOnce: number;
}

interface Fault {
  connection: RawConnection;
  what: string;
}

export interface ConnectionTally {
  /** How many of the answers had which status; 'none' for connections that got none. */
  statuses: Map<string, number>;
  faults: Fault[];
  /** Connections that took too long among the others, but not alone: the machine was busy. */
  late: number;
}

/** How long one that asks for nothing whole stays, in milliseconds: the server has time to begin with it. */
const STAY = 5;

/** Opens the connections and judges what is answered. One that hangs is opened again alone: only then is it a fault. */
export async function playConnections(playing: Playing): Promise<ConnectionTally> {
  const { url, seed, token, from, count, atOnce } = playing;
  const tally: ConnectionTally = { statuses: new Map(), faults: [], late: 0 };
  const hanging: RawConnection[] = [];
  let next = from;
  const play = async (): Promise<void> => {
    while (next < from + count) {
      const connection = rawConnection(seed, next++, token);
      const heard = await exchange(url, connection);
      if (heard === undefined) {
        hanging.push(connection);
        continue;
      }
      const statuses = statusesIn(heard);
      for (const status of statuses.length === 0 ? ['none'] : statuses) {
        tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      }
      const what = faultIn(connection, heard, statuses);
      if (what !== undefined) tally.faults.push({ connection, what: `${what}: ${heard.slice(0, 300)}` });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  for (const connection of hanging) {
    const alone = await exchange(url, connection);
    if (alone === undefined) tally.faults.push({ connection, what: 'no answer in time, alone either' });
    else tally.late += 1;
  }
  return tally;
}

/** A further answer begins right behind the body of the one before. */
const statusesIn = (heard: string): string[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

function faultIn(
  { isSmuggling }: RawConnection,
  heard: string,
  statuses: readonly string[],
): string | undefined {
  if (heard !== '' && !heard.startsWith('HTTP/1.1 ')) return 'what is no answer';
  const own = statuses.find((status) => status >= '500');
  if (own !== undefined) return `status ${own}`;
  if (isSmuggling && statuses.includes('200')) return 'an answer to what was hidden in a body';
  const isTold = statuses.every((status) => status < '400') || heard.includes('"error":"');
  return isTold ? undefined : 'an error without a word of why';
}

/** All that the server said, until it ended, or was left; undefined where it had to say something and did not in time. */
function exchange({ hostname, port }: URL, connection: RawConnection): Promise<string | undefined> {
  const { pieces, isAnswered, leaving } = connection;
  return new Promise((resolve) => {
    let heard = '';
    let staying: NodeJS.Timeout | undefined;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true });
    const leave = (): void => {
      if (leaving === 'end') socket.end();
      else if (leaving === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    };
    // Where it is the one that leaves, it need not wait for the server's own end.
    const limit = setTimeout(() => {
      done(isAnswered && heard === '' ? undefined : heard);
      socket.destroy();
    }, HANG);
    const done = (what: string | undefined): void => {
      clearTimeout(limit);
      clearTimeout(staying);
      resolve(what);
    };
    const stay = (): void => {
      clearTimeout(staying);
      staying = setTimeout(leave, STAY);
    };
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      // The next answer of a pipeline may come.
      stay();
    });
    socket.on('end', () => socket.end());
    // A server may cut what it does not understand: the close tells.
    socket.on('error', () => undefined);
    socket.on('close', () => done(heard));
    socket.on('connect', () => {
      void (async () => {
        for (const piece of pieces) {
          if (!socket.writable) break;
          socket.write(piece);
          await soon();
        }
        if (!isAnswered) stay();
      })();
    });
  });
}

/** A connection in one line, short enough to be read. */
export function toldConnection({ number, name, pieces }: RawConnection): string {
  return `#${number} ${name}: ${JSON.stringify(Buffer.concat(pieces).toString('latin1').slice(0, 400))}`;
}
